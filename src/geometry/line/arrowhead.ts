import { ARROW_ANGLE, ARROW_LENGTH, ARROW_OFFSET } from '../../constants'
import type { Point, Stroke } from '../../model/types'
import { distance, interpolate, polar, radians } from '../points'

/** Length of the end of a freehand stroke that gives an arrowhead its direction. */
export const ARROW_LOOKBACK = 20

export interface ArrowSize {
  /** The length of the two sides that meet at the tip, in units. */
  readonly length: number
  /** The distance from the last point of the line to the tip, in units. */
  readonly offset: number
}

/** The arrowhead on the canvas. */
export const CANVAS_ARROW: ArrowSize = { length: ARROW_LENGTH, offset: ARROW_OFFSET }

const HALF_ANGLE = radians(ARROW_ANGLE)

/**
 * The triangle at the end of a stroke: first the tip, then its two barbs. A stroke without direction (one point, or no
 * movement) has none.
 */
export const arrowhead = (points: readonly Point[], { length, offset }: ArrowSize): readonly Point[] => {
  const end = points.at(-1)
  const direction = endDirection(points)
  if (!end || direction === undefined) return []
  const tip = polar(end, direction, offset)
  return [
    tip,
    polar(tip, direction + Math.PI - HALF_ANGLE, length),
    polar(tip, direction + Math.PI + HALF_ANGLE, length),
  ]
}

/** Whether a stroke shows an arrowhead. A dot may have the look, but shows none. */
export const hasArrowhead = ({ arrow, points }: Stroke): boolean => arrow && endDirection(points) !== undefined

/**
 * The direction in which a stroke ends, in radians. It is measured over the last ARROW_LOOKBACK units, since a finger
 * jitters as it lifts and the last segment alone may point anywhere.
 */
export const endDirection = (points: readonly Point[]): number | undefined => {
  const end = points.at(-1)
  const from = end && lookBack(points, end)
  return from && Math.atan2(end.y - from.y, end.x - from.x)
}

const lookBack = (points: readonly Point[], end: Point): Point | undefined => {
  const index = points.findLastIndex((point) => distance(point, end) >= ARROW_LOOKBACK)
  const [outside, inside] = [points[index], points[index + 1]]
  if (outside && inside) return crossing(outside, inside, end)
  const [start] = points
  // For a small loop that ends at its start, take any other point.
  return start && distance(start, end) > 0 ? start : points.findLast((point) => distance(point, end) > 0)
}

/** The place where the segment enters the circle with radius ARROW_LOOKBACK around the end. */
const crossing = (outside: Point, inside: Point, end: Point): Point => {
  const [dx, dy] = [inside.x - outside.x, inside.y - outside.y]
  const [fx, fy] = [outside.x - end.x, outside.y - end.y]
  // Solve |outside + t (inside - outside) - end| = ARROW_LOOKBACK for the smaller t.
  const a = dx * dx + dy * dy
  const b = fx * dx + fy * dy
  const c = fx * fx + fy * fy - ARROW_LOOKBACK ** 2
  const t = (-b - Math.sqrt(Math.max(0, b * b - a * c))) / a
  return interpolate(outside, inside, t)
}
