/** Runs something whenever the page may be about to go: on a phone a hidden page is often never seen again. */
export const whenLeaving = (run: () => void): void => {
  addEventListener('pagehide', run)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run()
  })
}
