import { MOST_ELEMENTS } from '../constants'
import { clampTo, grow, type Box } from '../geometry/bounds'
import { elementAt } from '../geometry/hit'
import { roundPoint } from '../geometry/points'
import { iconReach } from '../geometry/shapes'
import { endedAtEdges } from '../geometry/transform'
import { indexOfElement, sameElement } from '../model/elements'
import { isLabel, type DrawingElement, type Label, type Point } from '../model/types'
import { adjusted, beginAdjustment, gripAt, isOnJoint, type Adjustment, type Held } from './adjust'
import { beginStroke, finishStroke, isTap, strokeAsDrawn, type DrawnStroke } from './drawStroke'
import type { Scene } from './scene'
import { toggle, type Tool } from './tool'

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
  | { readonly type: 'release' }
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
  /** A press that grabs nothing and draws nothing. */
  | { readonly kind: 'missing' }

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
}

/** The place of a new label, or an existing label. */
export type Writing = { readonly at: Point } | { readonly label: Label }

type Pressed = Extract<Input, { type: 'press' }>
type Moved = Extract<Input, { type: 'move' }>

/** Advances a gesture. The tool counts at the press; a later change applies to the next gesture. */
export const step = (gesture: Gesture, input: Input, tool: Tool, scene: Scene): GestureResult => {
  switch (input.type) {
    case 'press':
      return input.erases ? beginErasing(input, tool, scene) : begin(input, tool, scene)
    case 'move':
      return { gesture: extend(gesture, input, scene) }
    case 'cancel':
      return { gesture: IDLE }
    case 'release':
      return { ...finish(gesture, scene), gesture: IDLE }
  }
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
      return gesture
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
const finish = (gesture: Gesture, scene: Scene): Omit<GestureResult, 'gesture'> => {
  switch (gesture.kind) {
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
