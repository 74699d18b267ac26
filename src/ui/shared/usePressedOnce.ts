import { useEffect, useRef, type RefObject } from 'react'

/** Presses a button as it comes: what it opens was asked for before it was there. */
export const usePressedOnce = (): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return button
}
