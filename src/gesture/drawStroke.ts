import { CURVE_FLATNESS, TAP_DISTANCE } from '../constants'
import { drawnLine } from '../geometry/curve'
import { distanceToLine } from '../geometry/distance'
import { hasBall, isAcross, jointNear, jointsOf, NO_JOINTS, type Joint, type Joints } from '../geometry/joints'
import { keptPoints } from '../geometry/keptPoints'
import { distance, roundPoint } from '../geometry/points'
import { snapEnd } from '../geometry/snap'
import { straightened } from '../geometry/straighten'
import { looksOf } from '../model/looks'
import type { DrawingElement, Point, Stroke } from '../model/types'
import { routePen, type Tool } from './tool'

/** A stroke in the making. */
export interface DrawnStroke {
  readonly tool: Tool
  /** True for a route that was not asked to be a curve: it is straightened on release. */
  readonly straighten: boolean
  /** Where the pointer was, from the place where it came down on. */
  readonly points: readonly Point[]
  readonly joints: Joints
  /** To what it is joined where it begins. */
  readonly start: Joint | undefined
  /** How near its end comes to what it is joined to, in units; 0 where it stays as it is. */
  readonly reach: number
}

/**
 * A stroke begins at what is near enough to be joined. An eraser joins nothing. With Route on, the first stroke of a box
 * without a ball is its route.
 */
export const beginStroke = (at: Point, reach: number, tool: Tool, elements: readonly DrawingElement[]): DrawnStroke => {
  const joints = tool.erase ? NO_JOINTS : jointsOf(elements)
  const isRoute = tool.route && !hasBall(joints)
  return {
    tool: isRoute ? routePen(tool) : tool,
    straighten: isRoute && !tool.curve,
    points: [at],
    joints,
    start: jointNear(at, joints, reach),
    reach,
  }
}

/** True while the pointer has not moved so far that it could be meant as more than a touch. */
export const isTap = ({ points }: Pick<DrawnStroke, 'points'>): boolean => {
  const [first] = points
  return !first || points.every((point) => distance(first, point) < TAP_DISTANCE)
}

/** The line to show meanwhile: every point of a curve, a straight line as it will snap. */
export const livePoints = (drawn: DrawnStroke): readonly Point[] => {
  const [first, ...others] = drawn.points
  const last = others.at(-1)
  if (!first) return []
  const start = startJoint(drawn)?.at ?? first
  return drawn.tool.curve || !last ? [start, ...others] : [start, straightEnd(start, last, joint(drawn))]
}

/** What it is joined to where it begins, unless it goes across that. */
const startJoint = ({ points, start, reach }: DrawnStroke): Joint | undefined => {
  const [first, last] = [points[0], points.at(-1)]
  return start && first && last && points.length > 1 && isAcross(start, first, last, reach) ? undefined : start
}

/** What it would be joined to if it ended now, unless it comes from across that. */
export const joint = (drawn: DrawnStroke): Joint | undefined => {
  const { points, joints, start, reach } = drawn
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length === 1) return undefined
  const own = ownStart(drawn)
  if (own) return own
  const end = jointNear(last, joints, reach, start ?? { at: first })
  return end && isAcross(end, last, first, reach) ? undefined : end
}

/** A curve that went away and comes back, such as a roundabout, is closed where it began. */
const ownStart = ({ tool, straighten, points, start, reach }: DrawnStroke): Joint | undefined => {
  const [at, last] = [start?.at ?? points[0], points.at(-1)]
  if (!tool.curve || tool.erase || straighten || !at || !last || distance(last, at) > reach) return undefined
  return points.some((point) => distance(point, at) > 2 * reach) ? { at } : undefined
}

/** What is kept of it on release; nothing of a straight line that was only tapped, since it has no direction. */
export const finishStroke = (drawn: DrawnStroke): Stroke | undefined => {
  const points = drawn.tool.curve ? curve(drawn) : straight(drawn)
  return points && { points, ...looksOf((look) => drawn.tool[look]) }
}

/** Freehand: what was drawn, without the points that add nothing; a tap is a dot, but no route. */
const curve = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const [first] = drawn.points
  if (!first) return undefined
  if (isTap(drawn)) return drawn.straighten ? undefined : [roundPoint(dotAt(first, drawn.start))]
  const [start, end] = [startJoint(drawn)?.at, joint(drawn)?.at]
  const ended = endedAt(endedAt(drawn.points, end).toReversed(), start).toReversed()
  if (!drawn.straighten) return keptPoints(ended.map(roundPoint))
  const straight = straightened(ended)
  return (end ? [...straight.slice(0, -1), end] : straight).map(roundPoint)
}

/** A dot marks an end or a corner, but stays where it is beside a road. */
const dotAt = (place: Point, start: Joint | undefined): Point => (start && !start.road ? start.at : place)

/** What was drawn up to the place that is nearest to where it shall end, and from there to that. */
const endedAt = (points: readonly Point[], end: Point | undefined): readonly Point[] => {
  if (!end) return points
  let left = points.length - 1
  while (left > 1 && distance(points[left - 1] ?? end, end) < distance(points[left] ?? end, end)) left -= 1
  return [...points.slice(0, left), end]
}

/** From the first to the last point, joined or snapped. */
const straight = (drawn: DrawnStroke): readonly Point[] | undefined => {
  const [first, last] = [drawn.points[0], drawn.points.at(-1)]
  if (!first || !last || isTap(drawn) || distance(first, last) < TAP_DISTANCE) return undefined
  const start = roundPoint(startJoint(drawn)?.at ?? first)
  return [start, roundPoint(straightEnd(start, roundPoint(last), joint(drawn)))]
}

/** On a road it still snaps to the horizontal or vertical, where it crosses that. */
const straightEnd = (start: Point, last: Point, end: Joint | undefined): Point => {
  if (!end) return snapEnd(start, last)
  const snapped = snapEnd(start, end.at)
  return end.road && distanceToLine(snapped, drawnLine(end.road.points)) < CURVE_FLATNESS ? snapped : end.at
}
