import { startTransition, useEffect, useState } from 'react'
import { BOXES_AT_ONCE } from '../../constants'
import { whenIdle } from '../../platform/idle'

/**
 * How many of a long list are shown: a few at once, the others while the browser has nothing else to do.
 *
 * @param first how many at once
 */
export const useGrowing = (count: number, first: number): number => {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const grow = () => setShown(shown + BOXES_AT_ONCE)
    return shown < count ? whenIdle(() => startTransition(grow)) : undefined
  }, [shown, count])
  return Math.min(shown, count)
}
