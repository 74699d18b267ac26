/** Runs a function when the tab may be closed, until a signal: on phones a hidden tab often never returns. */
export const whenLeaving = (run: () => void, signal?: AbortSignal): void => {
  const until = signal && { signal }
  addEventListener('pagehide', run, until)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') run()
    },
    until,
  )
}
