import { armIn, type Direction } from '../../model/junction'
import type { Point } from '../../model/types'
import { distanceToLine } from '../distance'
import { sampled } from '../erasing/visibleInk'
import { distance, lengthOf } from '../points'
import { lineOf } from './junctionInk'
import type { JunctionReading } from './readJunction'

/** A hand that draws over a line stays within this distance of it, in units. A hand errs by 8; roads are wider apart. */
const OVER_LINE = 22

/** The part of a road over which a stroke must lead at least. */
const LEAST_PART = 0.5

/**
 * The road that a stroke was drawn over: from the ball, the centre or the beginning of the road, outwards. `undefined` if
 * the stroke leaves that way, or if the junction is not surely read.
 *
 * @param points the places of the pointer, because a straight pen keeps only the first and the last
 */
export const roadDrawnOver = (
  points: readonly Point[],
  { junction, ink, doubts }: JunctionReading,
): Direction | undefined => {
  const [first, last] = [points[0], points.at(-1)]
  if (!junction || !ink || doubts.length > 0 || !first || !last) return undefined
  const { centre, roundabout } = ink
  const entry = ink.entry.map(lineOf)
  const middle = (roundabout?.radius ?? 0) + OVER_LINE
  const found = junction.arms.filter((arm, index) => {
    const [line] = ink.arms[index]?.road.map(lineOf) ?? []
    if (!line || armIn(junction, arm.direction) !== arm) return false
    const road = outwards(line, centre)
    const [foot = centre, ball = centre] = [road[0], entry[0]?.[0]]
    const begins = distance(first, centre) <= middle || isNear(first, [ball, foot])
    const leads = distance(last, foot) >= LEAST_PART * lengthOf(road) && distance(last, centre) > middle
    const way = [...entry, [centre, ...road]]
    const stays = sampled(points).samples.every(
      (place) => distance(place, centre) <= middle || way.some((one) => isOver(place, one)),
    )
    return begins && leads && stays && isOver(last, road)
  })
  return found.length === 1 ? found[0]?.direction : undefined
}

const isNear = (place: Point, others: readonly Point[]): boolean =>
  others.some((other) => distance(place, other) <= OVER_LINE)

const isOver = (place: Point, line: readonly Point[]): boolean => distanceToLine(place, line) <= OVER_LINE

const outwards = (line: readonly Point[], centre: Point): readonly Point[] => {
  const [first = centre, last = centre] = [line[0], line.at(-1)]
  return distance(first, centre) <= distance(last, centre) ? line : line.toReversed()
}
