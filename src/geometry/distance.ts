import type { Point } from '../model/types'
import { clamp, distance, interpolate } from './points'

/** The nearest place on an open line; the point itself when the line is empty. */
export const nearestOnLine = (point: Point, line: readonly Point[]): Point =>
  nearestWithin(point, line, Infinity) ?? point

/** The nearest place on an open line, unless it is farther than `reach`. */
export const nearestWithin = (point: Point, line: readonly Point[], reach: number): Point | undefined => {
  let [found, away]: [Point | undefined, number] = [undefined, reach]
  let start = line[0] ?? point
  for (const end of line) {
    // Rules out most segments without computing their nearest place, because each move of the pen checks many lines.
    if (gap(start.x, end.x, point.x) <= away && gap(start.y, end.y, point.y) <= away) {
      const place = nearestOnSegment(point, start, end)
      const length = distance(point, place)
      if (length <= away) [found, away] = [place, length]
    }
    start = end
  }
  return found
}

/** The distance of a number from the span of two others; negative inside the span. */
const gap = (one: number, other: number, at: number): number =>
  Math.max(Math.min(one, other) - at, at - Math.max(one, other))

/** Distance from a point to an open line; `Infinity` when the line is empty. */
export const distanceToLine = (point: Point, line: readonly Point[]): number =>
  line.length === 0 ? Infinity : distance(point, nearestOnLine(point, line))

export const nearestOnSegment = (point: Point, start: Point, end: Point): Point => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  // The position along the segment: 0 at the start, 1 at the end.
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  return interpolate(start, end, clamp(along, 0, 1))
}
