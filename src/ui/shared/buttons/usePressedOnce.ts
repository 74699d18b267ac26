import { useEffect, useRef, type RefObject } from 'react'

/**
 * Presses a button once when it is mounted, for a press that came before it was loaded.
 *
 * @param known an existing reference to the button
 */
export const usePressedOnce = (known?: RefObject<HTMLButtonElement | null>): RefObject<HTMLButtonElement | null> => {
  const own = useRef<HTMLButtonElement>(null)
  const button = known ?? own
  useEffect(() => button.current?.click(), [button])
  return button
}
