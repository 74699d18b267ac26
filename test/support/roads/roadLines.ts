import { pointAt, polylineOf } from '../../../src/geometry/line/polyline'
import { distance, sideOf } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'

/** Lines of random roads: in metres, angles in degrees clockwise from north. */
const RADIANS = Math.PI / 180

export const onward = ({ x, y }: Point, heading: number, length: number): Point => ({
  x: x + Math.sin(heading * RADIANS) * length,
  y: y - Math.cos(heading * RADIANS) * length,
})

export const bearingTo = (from: Point, to: Point): number => Math.atan2(to.x - from.x, from.y - to.y) / RADIANS

/** The turn from one bearing to another, between -180 and 180. */
export const turnBetween = (one: number, other: number): number => ((((other - one + 180) % 360) + 360) % 360) - 180

export const isAt = (one: Point, other: Point): boolean => distance(one, other) < 0.01

export const doLinesCross = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.some((to, index) => {
    const from = one[index - 1]
    return from && other.some((end, at) => doCross(from, to, other[at - 1] ?? end, end))
  })

/** Whether two segments cross elsewhere than at a shared end. */
const doCross = (a: Point, b: Point, c: Point, d: Point): boolean => {
  if ([a, b].some((end) => isAt(end, c) || isAt(end, d))) return false
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0
}

/** Points along a line, at most this far apart. */
export const spots = (line: readonly Point[], step: number): readonly Point[] =>
  line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    const count = Math.ceil(distance(from, to) / step)
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / count,
      y: from.y + ((to.y - from.y) * (part + 1)) / count,
    }))
  })

/** The part of a line between two distances along it. */
export const partOf = (points: readonly Point[], from: number, to: number): readonly Point[] => {
  const line = polylineOf(points)
  const inside = points.filter((_, index) => (line.along[index] ?? 0) > from && (line.along[index] ?? 0) < to)
  return [pointAt(line, from), ...inside, pointAt(line, to)]
}

/** The direction of a line at a distance along it. */
export const headingAt = (points: readonly Point[], at: number): number => {
  const line = polylineOf(points)
  return bearingTo(pointAt(line, at - 1), pointAt(line, at + 1))
}
