import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = () => void

/** The pointers of the window, as far as the code listens to them. */
const watched = async () => {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.resetModules()
  const { watchPointers, whenNoPointerIsDown } = await import('../../src/platform/pointersDown')
  watchPointers()
  return { whenNoPointerIsDown, pointer: (type: string) => listeners.get(type)?.() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a function run by whenNoPointerIsDown', () => {
  it('runs after its delay if no pointer is down', async () => {
    const { whenNoPointerIsDown } = await watched()
    const run = vi.fn<() => void>()
    whenNoPointerIsDown(run, 500)
    vi.advanceTimersByTime(499)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['pointerup', 'pointercancel'])('does not run during a stroke, but once after its %s', async (end) => {
    const { whenNoPointerIsDown, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown')
    whenNoPointerIsDown(run, 500)
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
    pointer(end)
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run when it is cancelled, even after a stroke', async () => {
    const { whenNoPointerIsDown, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown')
    const callOff = whenNoPointerIsDown(run, 500)
    vi.advanceTimersByTime(600)
    callOff()
    pointer('pointerup')
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
  })
})
