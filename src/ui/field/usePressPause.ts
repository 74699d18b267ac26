import { useEffect, useState } from 'react'
import { PRESS_PAUSE_MS } from '../../constants'

/**
 * True for a moment after each change of what is shown: a second press that comes so soon is not meant for it.
 *
 * @param shown what a press changes
 */
export const usePressPause = (shown: string): boolean => {
  const [settled, setSettled] = useState(shown)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), PRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return settled !== shown
}
