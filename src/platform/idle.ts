import { IDLE_LATEST_MS, IDLE_PAUSE_MS } from '../constants'

/**
 * Runs a function when the browser is idle.
 * @returns a function that cancels it
 */
export const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, IDLE_PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: IDLE_LATEST_MS })
  return () => cancelIdleCallback(request)
}
