import { useEffect, useState } from 'react'

/** Further presses within this time are ignored on a walk: fingers tremble, and wet screens press twice. */
export const PRESS_PAUSE_MS = 300

/**
 * True for a moment after the content changes, so that accidental second presses can be ignored.
 *
 * @param shown identifies the content
 */
export const usePressPause = (shown: string): boolean => {
  const [settled, setSettled] = useState(shown)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), PRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return settled !== shown
}
