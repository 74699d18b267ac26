/** Runs a function when the tab may be closed: on phones a hidden tab often never returns. */
export const whenLeaving = (run: () => void): void => {
  addEventListener('pagehide', run)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run()
  })
}
