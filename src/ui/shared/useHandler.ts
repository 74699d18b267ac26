import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that is always the same function and always does the latest thing, so that a memoised child is not rendered
 * again for it. It is for events, not for rendering.
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
