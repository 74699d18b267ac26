import { ERASE_WIDTH } from '../constants'
import type { Point } from '../model/types'
import { drawnLine } from './line/curve'
import { distance } from './points'

/** The nearest place on an open line; the point itself when the line is empty. */
export const nearestOnLine = (point: Point, line: readonly Point[]): Point => {
  let [found, squared] = [line[0] ?? point, Infinity]
  line.forEach((end, index) => {
    const place = nearestOnSegment(point, line[index - 1] ?? end, end)
    const away = (place.x - point.x) ** 2 + (place.y - point.y) ** 2
    if (away < squared) [found, squared] = [place, away]
  })
  return found
}

/** Distance from a point to an open line; `Infinity` when the line is empty. */
export const distanceToLine = (point: Point, line: readonly Point[]): number =>
  line.length === 0 ? Infinity : distance(point, nearestOnLine(point, line))

export const nearestOnSegment = (point: Point, start: Point, end: Point): Point => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  // The position along the segment: 0 at the start, 1 at the end.
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  const part = Math.min(1, Math.max(0, along))
  return { x: start.x + part * dx, y: start.y + part * dy }
}

/** Whether an eraser along this line erases a place, as on screen. */
export const isErasedBy = (eraser: readonly Point[], place: Point): boolean =>
  distanceToLine(place, drawnLine(eraser)) <= ERASE_WIDTH / 2
