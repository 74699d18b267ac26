import type { Point } from '../../model/types'
import { clamp, distance, interpolate } from '../points'

/** A line through points. All lengths are in the unit of its points. */
export interface Polyline {
  /** The points of the line, at least two. */
  readonly points: readonly Point[]
  /** The distance along the line of each point. */
  readonly along: readonly number[]
  readonly length: number
}

export const polylineOf = (points: readonly Point[]): Polyline => {
  let length = 0
  const along = points.map((point, index) => (length += distance(points[index - 1] ?? point, point)))
  return { points, along, length }
}

export const reversedLine = ({ points, along, length }: Polyline): Polyline => ({
  points: points.toReversed(),
  along: along.toReversed().map((at) => length - at),
  length,
})

/** The first index at or beyond a distance along the line. */
export const indexAt = ({ along }: Pick<Polyline, 'along'>, at: number): number => {
  let [low, high] = [0, along.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((along[middle] ?? 0) >= at) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The point at a distance along the line, clamped to its ends.
 * @param tolerance distance before that place within which a point of the line is taken instead
 */
export const pointAt = (line: Polyline, at: number, tolerance = 0): Point => {
  const index = Math.max(1, indexAt(line, at - tolerance))
  const [before, after] = [line.points[index - 1], line.points[index]]
  if (!before || !after) return line.points.at(-1) ?? { x: 0, y: 0 }
  const [from = 0, to = 0] = [line.along[index - 1], line.along[index]]
  return interpolate(before, after, to === from ? 1 : clamp((at - from) / (to - from), 0, 1))
}

/**
 * The points of the line between two distances along it, including both ends.
 * @param tolerance distance from either end within which points of the line are left out
 */
export const pointsBetween = (line: Polyline, from: number, to: number, tolerance = 0): readonly Point[] => [
  pointAt(line, from, tolerance),
  ...line.points.filter((_, index) => {
    const at = line.along[index] ?? 0
    return at > from + tolerance && at < to - tolerance
  }),
  pointAt(line, to, tolerance),
]
