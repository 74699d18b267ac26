import { TAP_DISTANCE } from '../constants'
import { nearestEnd } from '../geometry/ends'
import { distance, roundPoint } from '../geometry/points'
import { simplify } from '../geometry/simplify'
import { snapEnd } from '../geometry/snap'
import { looksOf } from '../model/looks'
import type { Point, Stroke } from '../model/types'
import type { Tool } from './tool'

/** A stroke in the making. */
export interface DrawnStroke {
  readonly tool: Tool
  /** Where the pointer came down; the first point may have been moved to another stroke's end from there. */
  readonly from: Point
  readonly points: readonly Point[]
  /** The ends of other strokes, to which this one can be joined. */
  readonly ends: readonly Point[]
}

/** A stroke begins at the end of another one where it begins near enough to it. An eraser joins nothing. */
export const beginStroke = (at: Point, tool: Tool, allEnds: readonly Point[]): DrawnStroke => {
  const ends = tool.erase ? [] : allEnds
  return { tool, from: at, points: [nearestEnd(at, ends) ?? at], ends }
}

/** True while the pointer has not moved so far that it could be meant as more than a touch. */
export const isTap = ({ from, points }: Pick<DrawnStroke, 'from' | 'points'>): boolean =>
  points.every((point, index) => index === 0 || distance(from, point) < TAP_DISTANCE)

/** The line to show meanwhile: every point of a curve, a straight line as it will snap. */
export const livePoints = ({ tool, points, ends }: DrawnStroke): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  return tool.curve || !first || !last ? points : [first, straightEnd(first, last, ends)]
}

/** The end of another stroke that this one would be joined to if it ended now. */
export const joint = ({ points, ends }: DrawnStroke): Point | undefined => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? endNear(first, last, ends) : undefined
}

/** What is kept of it on release; nothing of a straight line that was only tapped, since it has no direction. */
export const finishStroke = (drawn: DrawnStroke): Stroke | undefined => {
  const points = drawn.tool.curve ? curve(drawn) : straight(drawn)
  return points && { points, ...looksOf((look) => drawn.tool[look]) }
}

/** Freehand: what was drawn, without the points that add nothing; a tap is a dot. */
const curve = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const [first, ...others] = drawn.points
  if (!first) return undefined
  if (isTap(drawn)) return [roundPoint(first)]
  const end = joint(drawn)
  const points = end ? [first, ...others.slice(0, -1), end] : drawn.points
  return simplify(points.map(roundPoint))
}

/** From the first to the last point, joined or snapped. */
const straight = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const { points, ends } = drawn
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || isTap(drawn) || distance(first, last) < TAP_DISTANCE) return undefined
  const start = roundPoint(first)
  return [start, roundPoint(straightEnd(start, roundPoint(last), ends))]
}

const straightEnd = (start: Point, last: Point, ends: readonly Point[]): Point =>
  endNear(start, last, ends) ?? snapEnd(start, last)

/** The place it began at is no place to end: a short line would be drawn back onto itself. */
const endNear = (start: Point, last: Point, ends: readonly Point[]): Point | undefined => {
  const end = nearestEnd(last, ends)
  return end && distance(end, start) < TAP_DISTANCE ? undefined : end
}
