import { oncePer } from '../../model/oncePer'
import { isStroke, type DrawingElement, type Stroke } from '../../model/types'
import { nearestOnLine } from '../distance'
import { pointAt, polylineOf } from '../line/polyline'
import { distance, lengthOf, meanOf } from '../points'
import { cutStroke, type PartChange } from './cutStroke'
import type { JunctionInk, StrokePart } from './junctionInk'
import { readOnce } from './readOnce'
import { LONGEST_BAR } from './road'

/**
 * A drawing whose blocked roads end at their bars: on small paper, a bar in the middle of a road looks like a crossing.
 * Anything uncertain stays as it was drawn.
 */
const endRoadsAtBars = (elements: readonly DrawingElement[]): readonly DrawingElement[] => {
  // Reading takes time, and few drawings have a stroke that could be a bar.
  if (!elements.some((element) => isStroke(element) && lengthOf(element.points) <= LONGEST_BAR)) return elements
  const { ink, doubts } = readOnce(elements)
  if (!ink || doubts.length > 0) return elements
  const tails = tailsOf(ink)
  return elements.flatMap((element): readonly DrawingElement[] => {
    const own = isStroke(element) ? tails.filter((tail) => tail.element === element) : []
    return isStroke(element) && own.length > 0 ? withoutTails(element, own) : [element]
  })
}

export const roadsEndAtBars = oncePer(endRoadsAtBars)

/** The parts of blocked roads beyond their bars. */
const tailsOf = ({ arms, centre }: JunctionInk): readonly StrokePart[] =>
  arms.flatMap(({ road, bars, isErased }) => {
    const [bar] = bars
    const [part] = road
    if (!bar || !part || isErased || road.length > 1 || bars.length > 1) return []
    const { element, from, to } = part
    const line = polylineOf(element.points)
    const at = placeAlong(element, bar)
    if (at <= from || at >= to) return []
    const isOutward = distance(pointAt(line, from), centre) <= distance(pointAt(line, to), centre)
    return [isOutward ? { element, from: at, to } : { element, from, to: at }]
  })

/** The distance along a road at which its bar crosses it. */
const placeAlong = ({ points }: Stroke, bar: Stroke): number => {
  const place = nearestOnLine(meanOf([...bar.points.slice(0, 1), ...bar.points.slice(-1)]), points)
  const { along } = polylineOf(points)
  const after = points.findIndex((point, index) => {
    const before = points[index - 1]
    return before !== undefined && distance(before, place) + distance(place, point) <= distance(before, point) + SLACK
  })
  return (along[after - 1] ?? 0) + distance(points[after - 1] ?? place, place)
}

/** Rounding of a place on a line, in units. */
const SLACK = 1e-6

const withoutTails = (element: Stroke, tails: readonly StrokePart[]): readonly DrawingElement[] => {
  const { length } = polylineOf(element.points)
  const parts: PartChange[] = []
  let from = 0
  for (const tail of tails.toSorted((one, other) => one.from - other.from)) {
    if (tail.from > from) parts.push({ element, from, to: tail.from, becomes: {} })
    parts.push({ ...tail, becomes: 'gone' })
    from = tail.to
  }
  if (from < length) parts.push({ element, from, to: length, becomes: {} })
  return cutStroke(element, parts)
}
