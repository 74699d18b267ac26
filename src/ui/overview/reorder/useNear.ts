import { useEffect, useState } from 'react'
import type { DrawingId } from '../../../model/types'
import type { Nearness } from '../tiles/nearness'

/** Scrolling is at rest when no tile has appeared or gone for this long. */
const SCROLL_REST_MS = 120

/** The tiles near the window, updated when scrolling rests. With `atOnce`, during a drag, they are updated at once. */
export const useNear = (nearness: Nearness, atOnce: boolean): ReadonlySet<DrawingId> => {
  const [near, setNear] = useState(nearness.near)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (): void => setNear(nearness.near())
    const onChange = (): void => {
      clearTimeout(timer)
      timer = setTimeout(take, atOnce ? 0 : SCROLL_REST_MS)
    }
    // Catches up with changes before the subscription.
    onChange()
    const stop = nearness.subscribe(onChange)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [nearness, atOnce])
  return near
}
