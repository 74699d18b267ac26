import { useEffect, useRef, type RefObject } from 'react'

/**
 * Presses a button as it comes: what it opens was asked for before it was there.
 *
 * @param known the reference to the button, where there is one already
 */
export const usePressedOnce = (known?: RefObject<HTMLButtonElement | null>): RefObject<HTMLButtonElement | null> => {
  const own = useRef<HTMLButtonElement>(null)
  const button = known ?? own
  useEffect(() => button.current?.click(), [button])
  return button
}
