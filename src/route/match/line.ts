import { distance, interpolate } from '../../geometry/points'
import { indexAt } from '../../geometry/junction/track'
import type { Point } from '../../model/types'

/** A line through points, in metres. */
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

/** The point at a distance along the line, clamped to its ends. */
export const placeAt = (line: Polyline, at: number): Point => {
  const index = indexAt(line, at)
  const [before, after] = [line.points[Math.max(index - 1, 0)], line.points[index]]
  if (!before || !after) return { x: 0, y: 0 }
  const [from = 0, to = 0] = [line.along[Math.max(index - 1, 0)], line.along[index]]
  const part = to === from ? 1 : Math.min(1, Math.max(0, (at - from) / (to - from)))
  return interpolate(before, after, part)
}

/** The points of the line between two distances along it, including both ends. */
export const pointsBetween = (line: Polyline, from: number, to: number): readonly Point[] => [
  placeAt(line, from),
  ...line.points.filter((_, index) => (line.along[index] ?? 0) > from && (line.along[index] ?? 0) < to),
  placeAt(line, to),
]
