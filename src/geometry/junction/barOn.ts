import { PLAIN } from '../../model/looks'
import type { Point, Stroke } from '../../model/types'
import { pointAt, polylineOf } from '../line/polyline'
import { clamp, distance, roundPoint } from '../points'
import { STORED_STEP } from './cutStroke'
import type { StrokePart } from './junctionInk'

/** Length of a freehand road on either side of the ring's bar that gives the road's direction there. */
const BAR_AHEAD = 16
export const ROUNDABOUT_RADIUS = 58

/** Position of the bar on a shorter freehand road, as a part of its length. */
export const BAR_SHARE = 0.7

/**
 * Length of the bar across a blocked road, and its distance from the centre, or from the inner end of a freehand road.
 */
export const BAR_LENGTH = 52
export const BAR_PLACE = 95

/** A bar at right angles across a freehand road, whose line may be short or lie between two directions of the ring. */
export const barOn = ({ element: { points }, from, to }: StrokePart, centre: Point): Stroke => {
  const line = polylineOf(points)
  const at = (along: number): Point => pointAt(line, along, STORED_STEP)
  const isOutward = distance(at(from), centre) <= distance(at(to), centre)
  const reach = Math.min(BAR_PLACE, BAR_SHARE * (to - from))
  const place = isOutward ? from + reach : to - reach
  const [before, after] = [-BAR_AHEAD, BAR_AHEAD].map((by) => at(clamp(place + by, from, to)))
  const middle = at(place)
  const [dx, dy] = before && after ? [after.x - before.x, after.y - before.y] : [1, 0]
  const share = BAR_LENGTH / 2 / (Math.sqrt(dx * dx + dy * dy) || 1)
  const ends = [share, -share].map((side) => roundPoint({ x: middle.x + dy * side, y: middle.y - dx * side }))
  return { ...PLAIN, points: ends }
}
