/** Latest time for idle work in a browser that is never idle. */
const IDLE_LATEST_MS = 200

/** Pause in browsers without idle callbacks. */
const IDLE_PAUSE_MS = 20

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
