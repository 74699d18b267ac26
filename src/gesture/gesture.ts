import { TAP_DISTANCE } from '../constants'
import { distance, roundPoint } from '../geometry/points'
import { simplify } from '../geometry/simplify'
import { snapEnd } from '../geometry/snap'
import type { DrawingElement, Point, Stroke } from '../model/types'
import type { Tool } from './tool'

/** What a pointer does, in canvas units. Several positions may arrive between two frames: none is dropped. */
export type Input =
  | { readonly type: 'press'; readonly at: Point }
  | { readonly type: 'move'; readonly to: readonly Point[] }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' }

/** An unfinished stroke or icon. It belongs to the canvas alone and is no part of the state. */
export type Gesture =
  | { readonly kind: 'idle' }
  | { readonly kind: 'drawing'; readonly tool: Tool; readonly points: readonly Point[] }
  | { readonly kind: 'stamping'; readonly index: number; readonly at: Point }

export const IDLE: Gesture = { kind: 'idle' }

export interface Step {
  readonly gesture: Gesture
  /** The finished element, to be kept. */
  readonly commit?: DrawingElement
}

/** One step of a gesture. The tool counts at the press: changing it midway changes the next stroke. */
export const step = (gesture: Gesture, input: Input, tool: Tool): Step => {
  switch (input.type) {
    case 'press':
      return { gesture: begin(input.at, tool) }
    case 'move':
      return { gesture: extend(gesture, input.to) }
    case 'cancel':
      return { gesture: IDLE }
    case 'release': {
      const element = finish(gesture)
      return element ? { gesture: IDLE, commit: element } : { gesture: IDLE }
    }
  }
}

const begin = (at: Point, tool: Tool): Gesture =>
  tool.icon === undefined ? { kind: 'drawing', tool, points: [at] } : { kind: 'stamping', index: tool.icon, at }

const extend = (gesture: Gesture, to: readonly Point[]): Gesture => {
  const last = to.at(-1)
  if (!last) return gesture
  switch (gesture.kind) {
    case 'idle':
      return gesture
    case 'drawing':
      return { ...gesture, points: [...gesture.points, ...to] }
    case 'stamping':
      return { ...gesture, at: last }
  }
}

/** The line to show while a stroke is drawn: every point of a curve, a straight line as it will snap. */
export const livePoints = (tool: Tool, drawn: readonly Point[]): readonly Point[] => {
  const [first, last] = [drawn[0], drawn.at(-1)]
  return tool.curve || !first || !last ? drawn : [first, snapEnd(first, last)]
}

/** What a gesture leaves if it ends now. */
const finish = (gesture: Gesture): DrawingElement | undefined => {
  switch (gesture.kind) {
    case 'idle':
      return undefined
    case 'stamping':
      return { icon: { ...roundPoint(gesture.at), index: gesture.index } }
    case 'drawing':
      return finishStroke(gesture.tool, gesture.points)
  }
}

const finishStroke = (tool: Tool, drawn: readonly Point[]): Stroke | undefined => {
  const points = tool.curve ? curve(drawn) : straight(drawn)
  if (!points) return undefined
  const { dashed, erase, arrow, circle } = tool
  return { points, dashed, erase, arrow, circle }
}

/** Freehand: what was drawn, without the points that add nothing; a tap is a dot. */
const curve = (drawn: readonly Point[]): readonly Point[] | undefined => {
  const [first] = drawn
  if (!first) return undefined
  if (drawn.every((point) => distance(first, point) < TAP_DISTANCE)) return [roundPoint(first)]
  return simplify(drawn.map(roundPoint))
}

/** From the first to the last point, snapped; a tap is nothing, since it has no direction. */
const straight = (drawn: readonly Point[]): readonly Point[] | undefined => {
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last || distance(first, last) < TAP_DISTANCE) return undefined
  const start = roundPoint(first)
  return [start, snapEnd(start, roundPoint(last))]
}
