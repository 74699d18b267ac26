import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the latest handler, for memoised children and for use after an `await`. It may be called
 * in events, but not during rendering.
 */
export const useHandler = <Args extends readonly unknown[], Result>(
  handle: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
