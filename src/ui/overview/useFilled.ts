import { useEffect, useState, useSyncExternalStore } from 'react'
import { TILES_AT_ONCE } from '../../constants'
import type { DrawingId } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import type { Nearness } from './nearness'

const never = () => () => undefined

/**
 * Which tiles are more than a place in the grid. A thousand take long enough to be waited for, so the first come at once
 * with all that are near the window, and the others right after, to be found by the keyboard and by a search in the page.
 */
export const useFilled = (count: number, first: number, nearness: Nearness) => {
  const [filled, setFilled] = useState(first)
  const complete = filled >= count
  const near = useSyncExternalStore(complete ? never : nearness.subscribe, nearness.near)
  useEffect(() => (filled < count ? whenIdle(() => setFilled(filled + TILES_AT_ONCE)) : undefined), [filled, count])
  return (place: number, id: DrawingId): boolean => place < filled || near.has(id)
}
