/** For browsers that do not say when they have nothing to do, in milliseconds. */
const PAUSE_MS = 20
/** A browser that is never idle does it all the same, so often, in milliseconds. */
const LATEST_MS = 200

/** Runs something when the browser has nothing else to do. @returns calls it off */
export const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(request)
}
