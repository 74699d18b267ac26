import { IDLE_LATEST_MS, IDLE_PAUSE_MS } from '../constants'

/** Runs something when the browser has nothing else to do. @returns calls it off */
export const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, IDLE_PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: IDLE_LATEST_MS })
  return () => cancelIdleCallback(request)
}
