import { BAR_FROM, BAR_LENGTH, BAR_PLACE, BAR_SHARE } from '../../constants'
import { PLAIN } from '../../model/looks'
import type { Point, Stroke } from '../../model/types'
import { alongOf, pointAlong } from './cutStroke'
import type { StrokePart } from './junctionInk'
import { clamp, distance, roundPoint } from '../points'

/** A bar at right angles across a freehand road, whose line may be short or lie between two directions of the ring. */
export const barOn = ({ element: { points }, from, to }: StrokePart, centre: Point): Stroke => {
  const along = alongOf(points)
  const isOutward = distance(pointAlong(points, along, from), centre) <= distance(pointAlong(points, along, to), centre)
  const reach = Math.min(BAR_PLACE, BAR_SHARE * (to - from))
  const place = isOutward ? from + reach : to - reach
  const [before, after] = [-BAR_FROM, BAR_FROM].map((by) => pointAlong(points, along, clamp(place + by, from, to)))
  const middle = pointAlong(points, along, place)
  const [dx, dy] = before && after ? [after.x - before.x, after.y - before.y] : [1, 0]
  const share = BAR_LENGTH / 2 / (Math.sqrt(dx * dx + dy * dy) || 1)
  const ends = [share, -share].map((side) => roundPoint({ x: middle.x + dy * side, y: middle.y - dx * side }))
  return { ...PLAIN, points: ends }
}
