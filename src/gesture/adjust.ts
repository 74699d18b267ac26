import { JOIN_REACH, SNAP_DEGREES } from '../constants'
import type { Box } from '../geometry/bounds'
import { extentOf } from '../geometry/extent'
import { elementAt } from '../geometry/hit'
import { endsOf, isAcross, jointNear, jointsOf, nearest, type Joint, type Joints } from '../geometry/line/joints'
import { distance, radians } from '../geometry/points'
import { endedAtEdges, middleOf, movedWithin, turned, withEndAt, type End } from '../geometry/transform'
import { isStroke, type DrawingElement, type Point, type Stroke } from '../model/types'
import type { Scene } from './scene'

/** A turned element snaps to multiples of this angle, in degrees, within SNAP_DEGREES. */
const TURN_SNAP_DEGREES = 45

/** Distance from the top of a selected stroke to the handle that turns it, in units. */
const TURN_HANDLE_DISTANCE = 44

/** Distance within which a press grabs a handle of the selected element, in units. */
export const HANDLE_REACH = 22

/** The part of a selected element that a press grabs. */
export type Grip = 'body' | 'turn' | End

export interface Handle {
  readonly grip: Exclude<Grip, 'body'>
  readonly at: Point
}

/** The handles of an element: its two ends, and one to turn it. */
export const handlesOf = (element: DrawingElement): readonly Handle[] => {
  if (!isStroke(element) || element.points.length < 2) return []
  const [first, last] = [element.points[0], element.points.at(-1)]
  if (!first || !last) return []
  return [
    { grip: 'start', at: first },
    { grip: 'end', at: last },
    { grip: 'turn', at: turnHandle(element.points) },
  ]
}

/**
 * The place of the turning handle: above the stroke if the paper has room there, else below a wide stroke or beside a
 * tall one.
 */
const turnHandle = (points: readonly Point[]): Point => {
  const { left, top, right, bottom } = extentOf(points)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  if (top >= TURN_HANDLE_DISTANCE) return { x, y: top - TURN_HANDLE_DISTANCE }
  if (right - left > bottom - top) return { x, y: bottom + TURN_HANDLE_DISTANCE }
  return { x: left >= TURN_HANDLE_DISTANCE ? left - TURN_HANDLE_DISTANCE : right + TURN_HANDLE_DISTANCE, y }
}

/** A grabbed element, and its part. */
export interface Held {
  readonly index: number
  readonly grip: Grip
}

/** The part of an element that a press grabs: a handle of the selected element, else the element under the pointer. */
export const gripAt = (point: Point, scene: Scene): Held | undefined => {
  const { elements, selected } = scene
  const element = selected === undefined ? undefined : elements[selected]
  const handle = element && nearestHandle(point, element)
  if (selected !== undefined && handle) return { index: selected, grip: handle.grip }
  const index = elementAt(elements, point)
  return index === undefined ? undefined : { index, grip: 'body' }
}

const nearestHandle = (point: Point, element: DrawingElement): Handle | undefined =>
  handlesOf(element)
    .filter(({ grip, at }) => distance(point, at) <= (grip === 'turn' ? HANDLE_REACH : endReach(element)))
    .toSorted((a, b) => distance(point, a.at) - distance(point, b.at))[0]

/** Whether a press is on an end where another stroke ends, too. */
export const isOnJoint = (point: Point, { index, grip }: Held, { elements }: Scene): boolean => {
  const element = elements[index]
  if (!element || grip === 'turn') return false
  const ends = endsOf([element])
  const end = grip === 'body' ? nearest(point, ends, JOIN_REACH) : ends[grip === 'start' ? 0 : 1]
  return end !== undefined && nearest(end, endsOf(elements.toSpliced(index, 1)), JOIN_REACH) !== undefined
}

/** The reach of an end handle; smaller for a short stroke, so that its middle can be grabbed. */
const endReach = (element: DrawingElement): number => {
  const [first, last] = isStroke(element) ? [element.points[0], element.points.at(-1)] : []
  return first && last ? Math.min(HANDLE_REACH, distance(first, last) / 3) : 0
}

/** An element that is being moved, turned or pulled by an end. */
export interface Adjustment {
  readonly index: number
  readonly element: DrawingElement
  readonly grip: Grip
  readonly from: Point
  readonly to: Point
  /** The strokes that the end can join, and the reach in units. */
  readonly joints: Joints
  readonly reach: number
  readonly paper: Box
}

/** The adjustment joins nothing until the pointer moves. */
export const beginAdjustment = ({ index, grip }: Held, from: Point, scene: Scene): Adjustment | undefined => {
  const element = scene.elements[index]
  const joints = jointsOf(scene.elements.filter((_, other) => other !== index))
  return element && { index, element, grip, from, to: from, joints, reach: 0, paper: scene.paper }
}

/** The element as it would be on release. */
export const adjusted = (adjustment: Adjustment): DrawingElement => {
  const { element, grip, from, to, paper } = adjustment
  if (grip === 'body') return movedWithin(paper, element, { x: to.x - from.x, y: to.y - from.y })
  if (!isStroke(element)) return element
  if (grip === 'turn') {
    const angle = snappedTurn(element, from, to)
    return angle === 0
      ? element
      : endedAtEdges(paper, movedWithin(paper, turned(element, middleOf(element), angle), { x: 0, y: 0 }))
  }
  return endedAtEdges(paper, withEndAt(element, grip, adjustmentJoint(adjustment)?.at ?? to))
}

/**
 * The joint for a pulled end. It excludes the stroke's own other end, where the stroke would shrink to nothing, and a
 * road that the stroke would cross.
 */
export const adjustmentJoint = ({ element, grip, to, joints, reach }: Adjustment): Joint | undefined => {
  if (!isStroke(element) || (grip !== 'start' && grip !== 'end')) return undefined
  const other = grip === 'start' ? element.points.at(-1) : element.points[0]
  if (!other) return undefined
  const joint = jointNear(to, joints, reach, { at: other })
  return joint && isAcross(joint, to, other, reach) ? undefined : joint
}

const snappedTurn = (element: Stroke, from: Point, to: Point): number => {
  const middle = middleOf(element)
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x)
  const step = radians(TURN_SNAP_DEGREES)
  const whole = Math.round(angle / step) * step
  return Math.abs(angle - whole) <= radians(SNAP_DEGREES) ? whole : angle
}
