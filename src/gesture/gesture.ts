import { MOST_ELEMENTS, TAP_DISTANCE } from '../constants'
import { clampTo, grow, type Box } from '../geometry/bounds'
import { elementAt } from '../geometry/hit'
import { readOnce } from '../geometry/junction/readOnce'
import { directionTowards, isOnArrow, targetAt, type RingOnPaper } from '../geometry/junction/ringOnPaper'
import { roadDrawnOver } from '../geometry/junction/roadDrawnOver'
import { distance, roundPoint } from '../geometry/points'
import { iconReach } from '../geometry/shapes'
import { endedAtEdges } from '../geometry/transform'
import { indexOfElement, sameElement } from '../model/elements'
import type { Direction, TargetTap } from '../model/junction'
import { isLabel, type DrawingElement, type Label, type Point } from '../model/types'
import { adjusted, beginAdjustment, gripAt, isOnJoint, type Adjustment, type Held } from './adjust'
import { beginStroke, finishStroke, isTap, strokeAsDrawn, type DrawnStroke } from './drawStroke'
import type { Scene } from './scene'
import { isPen, tapsRing, toggle, type Tool } from './tool'

/**
 * Pointer input in canvas units. Several positions may arrive between two frames; none is dropped. `reach` is the
 * distance within which an end is joined; 0 joins nothing.
 */
export type Input =
  | {
      readonly type: 'press'
      readonly at: Point
      readonly reach: number
      /** Whether the eraser end of a pen presses, which erases with any tool. */
      readonly erases?: boolean
    }
  | { readonly type: 'move'; readonly to: readonly Point[]; readonly reach: number }
  /** The pointer has rested: its end joins nothing, and its tap is a long one. */
  | { readonly type: 'rest' }
  /** `isLong` makes a tap a long one. */
  | { readonly type: 'release'; readonly isLong?: boolean }
  | { readonly type: 'cancel' }

/** The unfinished gesture. The canvas holds the gesture; the stored state does not. */
export type Gesture =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'drawing' } & DrawnStroke)
  | { readonly kind: 'stamping'; readonly index: number; readonly at: Point }
  /** `writes` if a release without a move changes the text of the label. */
  | ({ readonly kind: 'adjusting'; readonly writes?: boolean } & Adjustment)
  /** A press with Text on empty paper. */
  | { readonly kind: 'writing'; readonly at: Point }
  | Tapping
  /** The arrowhead of a junction is dragged. */
  | { readonly kind: 'aiming'; readonly ring: RingOnPaper; readonly at: Point }
  /** A press that grabs nothing and draws nothing. */
  | { readonly kind: 'missing' }

/** A press on a target of the ring. It is a tap on the target until it moves away. */
interface Tapping extends TargetTap {
  readonly kind: 'tapping'
  readonly from: Point
  /** How far the pointer may move, in units. */
  readonly slop: number
  /** The moves so far. */
  readonly moves: readonly Moved[]
  /** What the press begins once the pointer moves away. */
  readonly otherwise: GestureResult
}

/** The part of the distance to a joint by which a finger trembles in a tap. */
const SLOP_SHARE = 0.5

export const IDLE: Gesture = { kind: 'idle' }

export interface GestureResult {
  readonly gesture: Gesture
  /** A finished element to add. */
  readonly commit?: DrawingElement
  /** The stroke as it was drawn, where the straight pen made plainly another one of it, or none. */
  readonly asDrawn?: DrawingElement
  /** A changed element and its index. */
  readonly replace?: { readonly index: number; readonly element: DrawingElement }
  /** A label that the eraser tapped, and its index. */
  readonly remove?: { readonly index: number; readonly element: DrawingElement }
  /** Where a label is to be written, or the label that is to be changed. */
  readonly write?: Writing
  /** The new selection; `null` selects nothing. */
  readonly select?: number | null
  /** Set when a press would have added an element to a full drawing. */
  readonly isFull?: boolean
  /** A tap on a target of the ring, or a stroke over a road that counts as a long tap on it. */
  readonly tap?: TargetTap
}

/** The place of a new label, or an existing label. */
export type Writing = { readonly at: Point } | { readonly label: Label }

type Pressed = Extract<Input, { type: 'press' }>
type Moved = Extract<Input, { type: 'move' }>

/** Advances a gesture. The tool counts at the press; a later change applies to the next gesture. */
export const step = (gesture: Gesture, input: Input, tool: Tool, scene: Scene): GestureResult => {
  switch (input.type) {
    case 'press':
      return input.erases ? beginErasing(input, tool, scene) : beginOnRing(input, tool, scene)
    case 'move':
      return gesture.kind === 'tapping' ? moveTap(gesture, input, scene) : { gesture: extend(gesture, input, scene) }
    case 'rest':
      return { gesture: rest(gesture, scene) }
    case 'cancel':
      return { gesture: IDLE }
    case 'release':
      return { ...finish(gesture, scene, input.isLong), gesture: IDLE }
  }
}

/** The tap that a gesture would be if it ended now, once the pointer has rested or the arrowhead is dragged. */
export const pendingTap = (gesture: Gesture): TargetTap | undefined => {
  if (gesture.kind === 'aiming') return aimedTap(gesture.ring, gesture.at)
  return gesture.kind === 'tapping' && gesture.isLong ? { target: gesture.target, isLong: true } : undefined
}

/** A press on a target may become a tap. A press on the arrowhead may also drag it. */
const beginOnRing = (input: Pressed, tool: Tool, scene: Scene): GestureResult => {
  const { at, reach } = input
  const { ring } = scene
  const otherwise: GestureResult =
    ring && isPen(tool) && isOnArrow(ring, at) ? { gesture: { kind: 'aiming', ring, at } } : begin(input, tool, scene)
  const target = ring && tapsRing(tool) && !isOnOtherInk(ring, at, scene) ? targetAt(ring, at) : undefined
  if (target === undefined) return otherwise
  const slop = Math.max(TAP_DISTANCE, SLOP_SHARE * reach)
  return { gesture: { kind: 'tapping', target, isLong: false, from: at, slop, moves: [], otherwise } }
}

/** Whether a press is on ink of a drawing in which no junction was read. A road there would lie on that ink once more. */
const isOnOtherInk = ({ places }: RingOnPaper, at: Point, { elements }: Scene): boolean =>
  places.every(({ isDrawn }) => !isDrawn) && elementAt(elements, at) !== undefined

const moveTap = (tapping: Tapping, move: Moved, scene: Scene): GestureResult => {
  const { from, slop, otherwise } = tapping
  const moves = [...tapping.moves, move]
  if (move.to.every((place) => distance(from, place) <= slop)) return { gesture: { ...tapping, moves } }
  return { ...otherwise, gesture: moves.reduce((gesture, one) => extend(gesture, one, scene), otherwise.gesture) }
}

const rest = (gesture: Gesture, scene: Scene): Gesture =>
  gesture.kind === 'tapping' ? { ...gesture, isLong: true } : extend(gesture, { type: 'move', to: [], reach: 0 }, scene)

/** The tap that moves the exit to where a dragged arrowhead points. */
const aimedTap = (ring: RingOnPaper, at: Point): TargetTap | undefined => {
  const target = directionTowards(ring, at)
  return target === undefined || target === ring.arrow?.direction ? undefined : { target, isLong: true }
}

const begin = ({ at, reach }: Pressed, tool: Tool, scene: Scene): GestureResult => {
  const held = tool.icon === undefined ? heldBy(tool, at, scene) : undefined
  const adjustment = held && beginAdjustment(held, at, scene)
  if (adjustment) {
    const writes = isLabel(adjustment.element) && (tool.text || adjustment.index === scene.selected)
    return { gesture: { kind: 'adjusting', ...adjustment, writes }, select: adjustment.index }
  }
  if (tool.select) return { gesture: { kind: 'missing' }, select: null }
  if (scene.elements.length >= MOST_ELEMENTS) return { gesture: { kind: 'missing' }, isFull: true }
  if (tool.icon !== undefined)
    return { gesture: { kind: 'stamping', index: tool.icon, at: iconPoint(at, tool.icon, scene.paper) } }
  const gesture: Gesture = tool.text
    ? { kind: 'writing', at }
    : { kind: 'drawing', ...beginStroke(at, reach, tool, scene.elements) }
  return scene.selected === undefined ? { gesture } : { gesture, select: null }
}

const beginErasing = (input: Pressed, tool: Tool, scene: Scene): GestureResult =>
  scene.elements.length === 0
    ? { gesture: { kind: 'missing' } }
    : begin(input, tool.erase ? tool : toggle(tool, 'erase'), scene)

/**
 * Finds the element that a press grabs. Select grabs any element, Text any label. The pen grabs only the selected one,
 * but draws a new road from an end where another stroke ends. The eraser grabs nothing.
 */
const heldBy = (tool: Tool, at: Point, scene: Scene): Held | undefined => {
  const held = tool.erase ? undefined : gripAt(at, scene)
  if (!held || tool.select) return held
  if (tool.text) return isLabelAt(scene, held.index) ? held : undefined
  return held.index === scene.selected && !isOnJoint(at, held, scene) ? held : undefined
}

const isLabelAt = ({ elements }: Scene, index: number): boolean => {
  const element = elements[index]
  return element !== undefined && isLabel(element)
}

/** Moves an icon so that all of it lies on the paper. */
const iconPoint = (at: Point, index: number, paper: Box): Point => clampTo(grow(paper, -iconReach(index)), at)

const extend = (gesture: Gesture, { to, reach }: Moved, { paper }: Scene): Gesture => {
  const last = to.at(-1)
  switch (gesture.kind) {
    case 'idle':
    case 'missing':
    case 'tapping':
      return gesture
    case 'aiming':
      return last ? { ...gesture, at: last } : gesture
    case 'drawing':
      return { ...gesture, points: [...gesture.points, ...to], reach }
    case 'stamping':
      return last ? { ...gesture, at: iconPoint(last, gesture.index, paper) } : gesture
    case 'writing':
      return last ? { ...gesture, at: last } : gesture
    case 'adjusting':
      return { ...gesture, to: last ?? gesture.to, reach }
  }
}

/** The result of the gesture if it ends now. */
const finish = (gesture: Gesture, scene: Scene, isLong = false): Omit<GestureResult, 'gesture'> => {
  switch (gesture.kind) {
    case 'tapping':
      return { tap: { target: gesture.target, isLong } }
    case 'aiming': {
      const tap = aimedTap(gesture.ring, gesture.at)
      return tap ? { tap } : {}
    }
    case 'idle':
    case 'missing':
      return {}
    case 'stamping':
      return { commit: { icon: { ...roundPoint(gesture.at), index: gesture.index } } }
    case 'writing':
      return { write: { at: roundPoint(gesture.at) } }
    case 'adjusting':
      return gesture.writes === true && isTap({ points: [gesture.from, gesture.to] })
        ? written(gesture, scene)
        : replaced(gesture, scene)
    case 'drawing': {
      const label = gesture.tool.erase && isTap(gesture) ? tappedLabel(gesture, scene) : undefined
      if (label) return { remove: label }
      const exit = exitDrawn(gesture, scene)
      if (exit !== undefined) return { tap: { target: exit, isLong: true } }
      const [commit, asDrawn] = [finishStroke(gesture), strokeAsDrawn(gesture)]
      if (!commit && !asDrawn) return tapped(gesture, scene)
      return {
        ...(commit && { commit: endedAtEdges(scene.paper, commit) }),
        ...(asDrawn && { asDrawn: endedAtEdges(scene.paper, asDrawn) }),
      }
    }
  }
}

const written = ({ element }: Adjustment, { elements }: Scene): Omit<GestureResult, 'gesture'> =>
  isLabel(element) && indexOfElement(elements, element) >= 0 ? { write: { label: element } } : {}

/** The road over which a stroke was drawn with Route or Junction on: it becomes the exit, as by a long tap. */
const exitDrawn = ({ tool, points }: DrawnStroke, { elements, ring }: Scene): Direction | undefined =>
  isPen(tool) && (tool.route || ring) ? roadDrawnOver(points, readOnce(elements)) : undefined

/** An eraser's path never reaches a label, but its tap does. */
const tappedLabel = ({ points: [at] }: DrawnStroke, { elements }: Scene): GestureResult['remove'] => {
  const index = at && elementAt(elements, at)
  const element = index === undefined ? undefined : elements[index]
  return index !== undefined && element && isLabel(element) ? { index, element } : undefined
}

/** No result when the element is unchanged, or when another tab has changed or removed it meanwhile. */
const replaced = (adjustment: Adjustment, { elements }: Scene): Omit<GestureResult, 'gesture'> => {
  const { element, from, to } = adjustment
  if (isTap({ points: [from, to] })) return {}
  const index = indexOfElement(elements, element)
  const next = adjusted(adjustment)
  return index < 0 || sameElement(next, element) ? {} : { replace: { index, element: next } }
}

/** A tap with the straight pen draws nothing and selects the element there. */
const tapped = (drawn: DrawnStroke, { elements }: Scene): Omit<GestureResult, 'gesture'> => {
  const [at] = drawn.points
  const index = at && isTap(drawn) ? elementAt(elements, at) : undefined
  return index === undefined ? {} : { select: index }
}
