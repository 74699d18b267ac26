import type { Point } from '../../model/types'
import { distance, interpolate } from '../points'

/**
 * A road is aimed across the gap after its end if, extended by GAP_TRIED times the gap, at most GAP_LEFT of it remains:
 * to the route when a junction is read, and to any road in the check before print.
 */
const GAP_TRIED = 1.2
const GAP_LEFT = 0.6

/** An end of a road, and a place further back that gives its direction. */
export interface RoadEnd {
  readonly at: Point
  readonly from: Point
}

/**
 * Whether a road is aimed across the gap after its end: extended by a little more than the gap, it comes much nearer to
 * the ink beyond.
 *
 * @param distanceFrom the distance of a place from the ink beyond the gap, in units
 */
export const isAimedAcross = ({ at, from }: RoadEnd, gap: number, distanceFrom: (place: Point) => number): boolean => {
  const share = (GAP_TRIED * gap) / (distance(from, at) || 1)
  return distanceFrom(interpolate(from, at, 1 + share)) <= GAP_LEFT * gap
}
