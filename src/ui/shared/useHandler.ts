import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the latest handler, so that memoised children are not rendered again. It may be called
 * in events, but not during rendering.
 */
export const useHandler = <Args extends readonly unknown[]>(
  handle: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
