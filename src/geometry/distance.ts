import { ERASE_WIDTH } from '../constants'
import type { Point } from '../model/types'
import { distance } from './points'

/** From a point to the nearest place on an open line through the points; infinite where there are none. */
export const distanceToLine = (point: Point, line: readonly Point[]): number => {
  const [only, ...others] = line
  if (!only) return Infinity
  if (others.length === 0) return distance(point, only)
  return line.reduce((nearest, start, index) => {
    const end = line[index + 1]
    return end ? Math.min(nearest, distanceToSegment(point, start, end)) : nearest
  }, Infinity)
}

const distanceToSegment = (point: Point, start: Point, end: Point): number => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  // How far along the segment its nearest place lies: 0 at the start, 1 at the end.
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  const part = Math.min(1, Math.max(0, along))
  return distance(point, { x: start.x + part * dx, y: start.y + part * dy })
}

/** Whether an eraser along this line takes what is at a place, as on screen. */
export const isErasedBy = (eraser: readonly Point[], place: Point): boolean =>
  distanceToLine(place, eraser) <= ERASE_WIDTH / 2
