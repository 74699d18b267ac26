import { SHORTEST_STRETCH, TAP_DISTANCE } from '../constants'
import { isStamp, type DrawingElement, type Point, type Stroke } from '../model/types'
import { distance, roundPoint } from './points'

/** The element, moved by so many units. */
export const moved = (element: DrawingElement, by: Point): DrawingElement => {
  const shift = ({ x, y }: Point): Point => roundPoint({ x: x + by.x, y: y + by.y })
  return isStamp(element)
    ? { icon: { ...shift(element.icon), index: element.icon.index } }
    : { ...element, points: element.points.map(shift) }
}

/** The element, turned clockwise around a point by an angle in radians. An icon stays upright and only moves along. */
export const turned = (element: DrawingElement, around: Point, angle: number): DrawingElement => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - around.x, y - around.y]
    return roundPoint({ x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos })
  }
  return isStamp(element)
    ? { icon: { ...turn(element.icon), index: element.icon.index } }
    : { ...element, points: element.points.map(turn) }
}

export type End = 'start' | 'end'

/**
 * The stroke with one end pulled to a place, the other end staying where it is: turned and stretched as a whole, so
 * that a freehand line keeps its character. A curve whose ends nearly meet has nothing to stretch between, and moves.
 */
export const withEndAt = (stroke: Stroke, which: End, to: Point): Stroke => {
  const [first, last] = [stroke.points[0], stroke.points.at(-1)]
  if (!first || !last) return stroke
  const [fixed, pulled] = which === 'start' ? [last, first] : [first, last]
  // Nothing would be left of it.
  if (pulled !== fixed && distance(fixed, pulled) >= TAP_DISTANCE && distance(fixed, to) < TAP_DISTANCE) return stroke
  if (stroke.points.length === 2)
    return { ...stroke, points: stroke.points.map((one) => (one === pulled ? roundPoint(to) : one)) }
  if (distance(fixed, pulled) < SHORTEST_STRETCH) {
    const by = { x: to.x - pulled.x, y: to.y - pulled.y }
    return { ...stroke, points: stroke.points.map(({ x, y }) => roundPoint({ x: x + by.x, y: y + by.y })) }
  }
  // As complex numbers: every point, seen from the fixed end, is multiplied by (to - fixed) / (pulled - fixed).
  const [ax, ay] = [to.x - fixed.x, to.y - fixed.y]
  const [bx, by] = [pulled.x - fixed.x, pulled.y - fixed.y]
  const squared = bx * bx + by * by
  const [re, im] = [(ax * bx + ay * by) / squared, (ay * bx - ax * by) / squared]
  const stretch = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - fixed.x, y - fixed.y]
    return roundPoint({ x: fixed.x + dx * re - dy * im, y: fixed.y + dx * im + dy * re })
  }
  return { ...stroke, points: stroke.points.map(stretch) }
}

/** The middle of an element's extent. */
export const middleOf = (element: DrawingElement): Point => {
  if (isStamp(element)) return element.icon
  const { left, top, right, bottom } = extentOf(element.points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box around the points; there is at least one. */
export const extentOf = (points: readonly Point[]): Extent =>
  points.reduce<Extent>(
    ({ left, top, right, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  )
