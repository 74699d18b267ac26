/**
 * Runs a function when the tab may be closed: on phones a hidden tab often never returns.
 * @returns stops listening
 */
export const whenLeaving = (run: () => void): (() => void) => {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') run()
  }
  addEventListener('pagehide', run)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    removeEventListener('pagehide', run)
    document.removeEventListener('visibilitychange', whenHidden)
  }
}
