import { CURVE_FLATNESS, TAP_DISTANCE } from '../constants'
import { distanceToLine, nearestOnSegment } from '../geometry/distance'
import { routeEnds } from '../geometry/erasing/routeEnds'
import { drawnLine } from '../geometry/line/curve'
import { isAcross, jointNear, jointsOf, NO_JOINTS, type Joint, type Joints } from '../geometry/line/joints'
import { simplifiedPoints } from '../geometry/line/simplifiedPoints'
import { snapEnd } from '../geometry/line/snap'
import { straightened } from '../geometry/line/straighten'
import { distance, roundPoint } from '../geometry/points'
import { looksOf } from '../model/looks'
import type { DrawingElement, Point, Stroke } from '../model/types'
import { routePen, type Tool } from './tool'

/** An unfinished stroke. */
export interface DrawnStroke {
  readonly tool: Tool
  /** Whether it is the route, which is never a dot or a closed curve. */
  readonly isRoute: boolean
  /** Set for a route without Curve: it is straightened on release. */
  readonly straighten: boolean
  /** The positions of the pointer, from the press on. */
  readonly points: readonly Point[]
  readonly joints: Joints
  /** The joint at the start of the stroke. */
  readonly start: Joint | undefined
  /** Distance within which the end is joined, in units; 0 joins nothing. */
  readonly reach: number
}

/**
 * Begins a stroke, at a joint if one is in reach. An eraser joins nothing. With Route on, the first stroke of a
 * drawing without a ball is its route.
 */
export const beginStroke = (at: Point, reach: number, tool: Tool, elements: readonly DrawingElement[]): DrawnStroke => {
  const joints = tool.erase ? NO_JOINTS : jointsOf(elements)
  const isRoute = tool.route && routeEnds(elements).balls === 0
  return {
    tool: isRoute ? routePen(tool) : tool,
    isRoute,
    straighten: isRoute && !tool.curve,
    points: [at],
    joints,
    start: jointNear(at, joints, reach),
    reach,
  }
}

/** True while the pointer has hardly moved. */
export const isTap = ({ points }: Pick<DrawnStroke, 'points'>): boolean => {
  const [first] = points
  return !first || points.every((point) => distance(first, point) < TAP_DISTANCE)
}

/** The line shown while drawing: every point of a curve, or a straight line as it will snap. */
export const livePoints = (drawn: DrawnStroke): readonly Point[] => {
  const [first, ...others] = drawn.points
  const last = others.at(-1)
  if (!first) return []
  const start = startJoint(drawn)?.at ?? first
  return drawn.tool.curve || !last ? [start, ...others] : [start, straightEnd(start, last, joinEnd(drawn))]
}

/** The joint at the start of the stroke, unless the stroke crosses the road there. */
const startJoint = ({ points, start, reach }: DrawnStroke): Joint | undefined => {
  const [first, last] = [points[0], points.at(-1)]
  return start && first && last && points.length > 1 && isAcross(start, first, last, reach) ? undefined : start
}

/** The joint at the end of the stroke if it ended now, unless the stroke crosses the road there. */
export const joinEnd = (drawn: DrawnStroke): Joint | undefined => {
  const { points, joints, start, reach } = drawn
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length === 1) return undefined
  const own = ownStart(drawn)
  if (own) return own
  const end = jointNear(last, joints, reach, start ?? { at: first })
  return end && isAcross(end, last, first, reach) ? undefined : end
}

/** Closes a curve that went away and came back, such as a roundabout. */
const ownStart = ({ tool, isRoute, points, start, reach }: DrawnStroke): Joint | undefined => {
  const [at, last] = [start?.at ?? points[0], points.at(-1)]
  if (!tool.curve || tool.erase || isRoute || !at || !last || distance(last, at) > reach) return undefined
  return points.some((point) => distance(point, at) > 2 * reach) ? { at } : undefined
}

/** The stroke to keep on release; none for a straight line that was only tapped, since it has no direction. */
export const finishStroke = (drawn: DrawnStroke): Stroke | undefined => {
  const points = drawn.tool.curve ? curve(drawn) : straight(drawn)
  return points && { points, ...looksOf((look) => drawn.tool[look]) }
}

/** A straight pen that left the chord of its stroke by more than this plainly drew something else, in units. */
const PLAIN_BEND = 25

/** The stroke as it was drawn, where a straight pen makes plainly another one of it: of a bend, or of a closed curve. */
export const strokeAsDrawn = (drawn: DrawnStroke): Stroke | undefined => {
  const { tool, isRoute, points } = drawn
  const [first, last] = [points[0], points.at(-1)]
  if (tool.curve || isRoute || !first || !last) return undefined
  const isPlain = points.some((point) => distance(point, nearestOnSegment(point, first, last)) > PLAIN_BEND)
  return isPlain ? finishStroke({ ...drawn, tool: { ...tool, curve: true } }) : undefined
}

/** A freehand line, simplified. A tap is a dot, but never a route. */
const curve = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const [first] = drawn.points
  if (!first) return undefined
  if (isTap(drawn)) return drawn.isRoute ? undefined : [roundPoint(dotAt(first, drawn.start))]
  const [start, end] = [startJoint(drawn)?.at, joinEnd(drawn)?.at]
  const ended = endedAt(endedAt(drawn.points, end).toReversed(), start).toReversed()
  if (!drawn.straighten) return simplifiedPoints(ended.map(roundPoint))
  const straight = straightened(ended)
  return (end ? [...straight.slice(0, -1), end] : straight).map(roundPoint)
}

/** A dot moves to an end or a corner, but not onto a road beside it. */
const dotAt = (place: Point, start: Joint | undefined): Point => (start && !start.road ? start.at : place)

/** The points before the one nearest to `end`, then `end` itself. */
const endedAt = (points: readonly Point[], end: Point | undefined): readonly Point[] => {
  if (!end) return points
  let left = points.length - 1
  while (left > 1 && distance(points[left - 1] ?? end, end) < distance(points[left] ?? end, end)) left -= 1
  return [...points.slice(0, left), end]
}

/** The straight line from the first to the last point, joined or snapped; none if that leaves it without a direction. */
const straight = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const [first, last] = [drawn.points[0], drawn.points.at(-1)]
  if (!first || !last || isTap(drawn) || distance(first, last) < TAP_DISTANCE) return undefined
  const start = roundPoint(startJoint(drawn)?.at ?? first)
  const end = roundPoint(straightEnd(start, roundPoint(last), joinEnd(drawn)))
  return distance(start, end) < TAP_DISTANCE ? undefined : [start, end]
}

/** An end on a road still snaps to the horizontal or vertical if it stays on that road. */
const straightEnd = (start: Point, last: Point, end: Joint | undefined): Point => {
  if (!end) return snapEnd(start, last)
  const snapped = snapEnd(start, end.at)
  return end.road && distanceToLine(snapped, drawnLine(end.road.points)) < CURVE_FLATNESS ? snapped : end.at
}
