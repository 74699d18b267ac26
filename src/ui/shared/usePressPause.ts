import { useEffect, useState } from 'react'
import { PRESS_PAUSE_MS } from '../../constants'

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
