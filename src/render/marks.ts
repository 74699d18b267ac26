import { arrowhead } from '../geometry/arrowhead'
import { circlePath, closedPath, openPath } from '../geometry/pathData'
import { multiplierOf } from '../model/icons'
import {
  isEraser,
  isInk,
  isStamp,
  type DrawingElement,
  type IconStamp,
  type InkElement,
  type Point,
  type Stroke,
} from '../model/types'
import type { Pen } from './pen'

/** One piece of ink, in canvas units. */
export type Mark =
  | { readonly kind: 'line'; readonly d: string; readonly dashed: boolean }
  /** A filled shape: a ball or an arrowhead. */
  | { readonly kind: 'solid'; readonly d: string }
  | { readonly kind: 'icon'; readonly x: number; readonly y: number; readonly index: number; readonly scale: number }

export const marksOf = (element: InkElement, pen: Pen): readonly Mark[] =>
  isStamp(element) ? [stampMark(element.icon)] : strokeMarks(element, pen)

const stampMark = ({ x, y, index }: IconStamp['icon']): Mark => ({
  kind: 'icon',
  x,
  y,
  index,
  scale: multiplierOf(index),
})

export const strokeMarks = (stroke: Stroke, pen: Pen): readonly Mark[] => [
  { kind: 'line', d: openPath(stroke.points), dashed: stroke.dashed && stroke.points.length > 1 },
  ...solidPaths(stroke, pen).map((d): Mark => ({ kind: 'solid', d })),
]

/** What is filled of a stroke: its arrowhead and its ball. */
export const solidPaths = ({ points, arrow, circle }: Stroke, pen: Pen): readonly string[] => {
  const [start] = points
  const head = arrow ? closedPath(arrowhead(points, pen.arrow)) : ''
  const ball = circle && start ? circlePath(start, pen.ball) : ''
  return [head, ball].filter((path) => path !== '')
}

/**
 * Ink, and the erasers that followed it: they take from this run and from every run before it, but not from ink that
 * was drawn afterwards. A drawing is a list of runs, one per series of consecutive erasers, and one more if it ends
 * with ink.
 */
export interface Run {
  readonly ink: readonly InkElement[]
  readonly erasers: readonly (readonly Point[])[]
}

export const runsOf = (elements: readonly DrawingElement[]): readonly Run[] => {
  const runs: { ink: InkElement[]; erasers: (readonly Point[])[] }[] = []
  for (const element of elements) {
    const last = runs.at(-1)
    // What this version does not know draws nothing.
    if (!isInk(element)) continue
    if (isEraser(element)) {
      // An eraser before any ink has nothing to take away.
      last?.erasers.push(element.points)
      continue
    }
    if (last && last.erasers.length === 0) last.ink.push(element)
    else runs.push({ ink: [element], erasers: [] })
  }
  return runs
}
