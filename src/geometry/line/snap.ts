import { SNAP_DEGREES } from '../../constants'
import type { Point } from '../../model/types'
import { radians } from '../points'

const SNAP_SLOPE = Math.tan(radians(SNAP_DEGREES))

/** Snaps the end of a straight line to the horizontal or vertical when it is near enough. */
export const snapEnd = (start: Point, end: Point): Point => {
  const width = Math.abs(end.x - start.x)
  const height = Math.abs(end.y - start.y)
  if (height <= width * SNAP_SLOPE) return { x: end.x, y: start.y }
  if (width <= height * SNAP_SLOPE) return { x: start.x, y: end.y }
  return end
}
