import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = () => void

/** The pointers of the window, as far as the code listens to them. */
const watched = async () => {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.resetModules()
  const { watchHand, whenAtRest } = await import('../../src/platform/rest')
  watchHand()
  return { whenAtRest, pointer: (type: string) => listeners.get(type)?.() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a function run by whenAtRest', () => {
  it('runs after its delay if no pointer is down', async () => {
    const { whenAtRest } = await watched()
    const run = vi.fn<() => void>()
    whenAtRest(run, 500)
    vi.advanceTimersByTime(499)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['pointerup', 'pointercancel'])('is not done during a stroke, but once after its %s', async (end) => {
    const { whenAtRest, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown')
    whenAtRest(run, 500)
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
    pointer(end)
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run when it is cancelled, even after a stroke', async () => {
    const { whenAtRest, pointer } = await watched()
    const run = vi.fn<() => void>()
    pointer('pointerdown')
    const callOff = whenAtRest(run, 500)
    vi.advanceTimersByTime(600)
    callOff()
    pointer('pointerup')
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
  })
})
