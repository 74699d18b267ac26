import { TAP_DISTANCE } from '../constants'
import { isKnown, type DrawingElement, type Point, type Size, type Stroke } from '../model/types'
import { clampTo, contain, type Box } from './bounds'
import { extentOf } from './extent'
import { clamp, distance, roundPoint } from './points'
import { extremesOf, placedBy } from './shapes'

/** Offset of a duplicate, across and down, in units. */
const DUPLICATE_OFFSET = 24

/** A curve whose ends are nearer than this is moved, not stretched, in units. */
export const SHORTEST_STRETCH = 24

export const moved = (element: DrawingElement, by: Point): DrawingElement =>
  placedBy(element, ({ x, y }) => ({ x: x + by.x, y: y + by.y }))

/** Moves an element, but not over the edges of the paper; a part beyond an edge comes back. */
export const movedWithin = (paper: Box, element: DrawingElement, by: Point): DrawingElement => {
  if (!isKnown(element)) return element
  const { left, top, right, bottom } = extentOf(extremesOf(element))
  return moved(element, {
    x: clamp(by.x, paper.x - left, paper.x + paper.width - right),
    y: clamp(by.y, paper.y - top, paper.y + paper.height - bottom),
  })
}

/** The part of an element beyond an edge of the paper comes to lie on that edge, as if the pointer had stopped there. */
export const endedAtEdges = (paper: Box, element: DrawingElement): DrawingElement =>
  placedBy(element, (point) => clampTo(paper, point))

/** A copy of the element, offset to the right and below, or to the other side where the paper ends. */
export const copyBeside = (paper: Box, element: DrawingElement): DrawingElement => {
  if (!isKnown(element)) return element
  const { right, bottom } = extentOf(extremesOf(element))
  return movedWithin(paper, element, {
    x: offsetBefore(paper.x + paper.width, right),
    y: offsetBefore(paper.y + paper.height, bottom),
  })
}

const offsetBefore = (edge: number, at: number): number =>
  at + DUPLICATE_OFFSET > edge ? -DUPLICATE_OFFSET : DUPLICATE_OFFSET

/** Turns a stroke clockwise around a point, in radians. */
export const turned = (stroke: Stroke, around: Point, angle: number): Stroke => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - around.x, y - around.y]
    return roundPoint({ x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos })
  }
  return { ...stroke, points: stroke.points.map(turn) }
}

/** Maps an element from a canvas of one shape to the same place on another. */
export const fittedOn = (element: DrawingElement, from: Size, to: Size): DrawingElement => {
  if (from.width === to.width && from.height === to.height) return element
  const { x: left, y: top, width } = contain(from, { x: 0, y: 0, ...to })
  const scale = width / from.width
  return placedBy(element, ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }))
}

export type End = 'start' | 'end'

/**
 * Pulls one end of a stroke to a place. The whole stroke is turned and scaled around its other end, so that a freehand
 * line keeps its character. A curve whose ends nearly meet is moved instead.
 */
export const withEndAt = (stroke: Stroke, which: End, to: Point): Stroke => {
  const [first, last] = [stroke.points[0], stroke.points.at(-1)]
  if (!first || !last) return stroke
  const [fixed, pulled] = which === 'start' ? [last, first] : [first, last]
  // The stroke would shrink to nothing.
  if (distance(fixed, pulled) >= TAP_DISTANCE && distance(fixed, to) < TAP_DISTANCE) return stroke
  if (stroke.points.length === 2)
    return { ...stroke, points: stroke.points.map((one) => (one === pulled ? roundPoint(to) : one)) }
  if (distance(fixed, pulled) < SHORTEST_STRETCH) {
    const by = { x: to.x - pulled.x, y: to.y - pulled.y }
    return { ...stroke, points: stroke.points.map(({ x, y }) => roundPoint({ x: x + by.x, y: y + by.y })) }
  }
  // The points as complex numbers: each, relative to the fixed end, is multiplied by (to - fixed) / (pulled - fixed).
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

/** The centre of a stroke's bounding box. */
export const middleOf = ({ points }: Stroke): Point => {
  const { left, top, right, bottom } = extentOf(points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
