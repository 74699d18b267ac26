import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (event: { readonly buttons: number }) => void

/** The pointers of the window, as far as the code listens to them. */
const watched = async () => {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.resetModules()
  const { watchPointers, whenNoPointerIsDown } = await import('../../src/platform/pointersDown')
  watchPointers()
  return { whenNoPointerIsDown, pointer: (type: string, buttons = 0) => listeners.get(type)?.({ buttons }) }
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
    pointer('pointerdown', 1)
    whenNoPointerIsDown(run, 500)
    for (let moves = 0; moves < 10; moves += 1) {
      vi.advanceTimersByTime(1_000)
      pointer('pointermove', 1)
    }
    expect(run).not.toHaveBeenCalled()
    pointer(end)
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs although the release of a pointer never came', async () => {
    const { whenNoPointerIsDown, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown', 1)
    whenNoPointerIsDown(run, 500)
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs as soon as a pointer moves without a button, whose release never came', async () => {
    const { whenNoPointerIsDown, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown', 2)
    whenNoPointerIsDown(run, 500)
    pointer('pointermove')
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run when it is cancelled, even after a stroke', async () => {
    const { whenNoPointerIsDown, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown', 1)
    const callOff = whenNoPointerIsDown(run, 500)
    vi.advanceTimersByTime(600)
    callOff()
    pointer('pointerup')
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
  })
})
