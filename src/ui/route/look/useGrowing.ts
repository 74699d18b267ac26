import { startTransition, useEffect, useState } from 'react'
import { BOXES_AT_ONCE } from '../../../constants'
import { whenIdle } from '../../../platform/idle'

/**
 * How many items of a long list to show: a few at once, the others while the browser is idle.
 *
 * @param first the number shown at once
 */
export const useGrowing = (count: number, first: number): number => {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const grow = () => setShown(shown + BOXES_AT_ONCE)
    return shown < count ? whenIdle(() => startTransition(grow)) : undefined
  }, [shown, count])
  return Math.min(shown, count)
}
