import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/idle'

/** Doubtful boxes shown at once, and how many follow per idle moment. */
export const FIRST_BOXES = 2
const BOXES_AT_ONCE = 3

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
