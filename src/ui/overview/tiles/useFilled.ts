import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DrawingId } from '../../../model/types'
import { whenIdle } from '../../../platform/idle'
import { FIRST_PICTURES } from './nearness'
import type { Nearness } from './nearness'

/** Tiles filled per idle moment. */
const TILES_AT_ONCE = 48

const never = () => () => undefined

/**
 * Decides which tiles have content. Filling hundreds takes noticeable time, so only the first tiles and those near
 * the window are filled at once. The others follow in idle time, for the keyboard and for searching the page.
 */
export const useFilled = (count: number, nearness: Nearness) => {
  const [filled, setFilled] = useState(FIRST_PICTURES)
  const complete = filled >= count
  const near = useSyncExternalStore(complete ? never : nearness.subscribe, nearness.near)
  useEffect(() => (filled < count ? whenIdle(() => setFilled(filled + TILES_AT_ONCE)) : undefined), [filled, count])
  return (index: number, id: DrawingId): boolean => index < filled || near.has(id)
}
