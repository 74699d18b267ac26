import { ICON_SIZE } from '../constants'
import { hasArrowhead } from '../geometry/line/arrowhead'
import { drawnLine } from '../geometry/line/curve'
import { openPath } from '../geometry/line/pathData'
import { lengthOf, roundPoint } from '../geometry/points'
import { multiplierOf } from '../model/icons'
import { LOOKS, type Look } from '../model/looks'
import {
  isEraser,
  isKnown,
  type DrawingElement,
  type IconStamp,
  type KnownElement,
  type Point,
  type Stroke,
} from '../model/types'
import { fittedDash, hasDashes, type Dash, type Stretch } from './dash'
import { arrowHair, type End } from './markers'
import type { IconSquare } from './paper/inkParts'
import type { Pen } from './pen'

/** How the line of a stroke runs. */
export type LineStyle = 'solid' | 'dashed'

/** How a look changes a stroke: a different line, or a marker at an end. Erasers are not ink: see `inkRuns`. */
interface Drawn {
  readonly line?: LineStyle
  readonly end?: End
}

const DRAWN: Readonly<Record<Look, Drawn>> = {
  dashed: { line: 'dashed' },
  erase: {},
  arrow: { end: 'arrow' },
  circle: { end: 'ball' },
}

/** A piece of ink, in canvas units. */
export type Mark =
  | {
      readonly kind: 'line'
      readonly d: string
      readonly dash?: Dash
      /** Its ball and arrowhead. */
      readonly ends?: readonly End[]
    }
  | {
      readonly kind: 'icon'
      readonly x: number
      readonly y: number
      readonly index: number
      readonly scale: number
      /** Line width in the artwork's units; by default that of the artwork. */
      readonly lineWidth?: number
    }

export type LineMark = Extract<Mark, { kind: 'line' }>

/** What other ink does to an element on paper. */
export interface PaperFit {
  readonly square?: IconSquare | undefined
  readonly stretch?: Stretch | undefined
}

/** An icon on its square; on paper the square has a least size, and may lie beside other ink. */
export const iconMark = ({ icon: { x, y, index } }: IconStamp, { width, paper }: Pen, square?: IconSquare): Mark => {
  const least = Math.max(multiplierOf(index), (paper?.smallestIcon ?? 0) / ICON_SIZE)
  const scale = square ? (2 * square.reach) / ICON_SIZE : least
  const at = roundPoint(square ?? { x, y })
  return { kind: 'icon', ...at, index, scale, ...(paper && { lineWidth: width / scale }) }
}

/** A line with its ball and its arrowhead. */
export const strokeMark = (stroke: Stroke, { width, flatness, dash, paper }: Pen, stretch?: Stretch): LineMark => {
  const ends = endsOf(stroke)
  const hair = ends.includes('arrow') ? arrowHair(drawnLine(stroke.points)) : ''
  const line = { kind: 'line' as const, d: openPath(stroke.points, flatness) + hair, ...(ends.length > 0 && { ends }) }
  if (lineStyleOf(stroke) === 'solid') return line
  if (!paper) return { ...line, dash }
  const length = lengthOf(drawnLine(stroke.points))
  // A line no longer than its width has no room for dashes.
  if (length <= width) return line
  return { ...line, dash: fittedDash(dash, length, hasDashes(stretch, { width }) ? stretch : undefined) }
}

const drawnOf = (stroke: Stroke): readonly Drawn[] => LOOKS.flatMap((look) => (stroke[look] ? DRAWN[look] : []))

/** The kind of line of a stroke; a dot is always solid. */
export const lineStyleOf = (stroke: Stroke): LineStyle =>
  (stroke.points.length > 1 && drawnOf(stroke).find(({ line }) => line)?.line) || 'solid'

/** The ends of a stroke that have a marker. Without a direction, there is no arrowhead. */
export const endsOf = (stroke: Stroke): readonly End[] =>
  drawnOf(stroke).flatMap(({ end }) => (end === undefined || (end === 'arrow' && !hasArrowhead(stroke)) ? [] : end))

/**
 * Ink with the erasers that follow it. These erase this run and all earlier ones, but no ink drawn later. A drawing is
 * a list of runs, one per series of consecutive erasers, and one more if it ends with ink.
 */
export interface InkRun {
  readonly ink: readonly KnownElement[]
  readonly erasers: readonly (readonly Point[])[]
}

export const inkRuns = (elements: readonly DrawingElement[]): readonly InkRun[] => {
  const runs: { ink: KnownElement[]; erasers: (readonly Point[])[] }[] = []
  for (const element of elements) {
    const last = runs.at(-1)
    // Unknown elements draw nothing.
    if (!isKnown(element)) continue
    if (isEraser(element)) {
      // An eraser before any ink erases nothing.
      last?.erasers.push(element.points)
      continue
    }
    if (last && last.erasers.length === 0) last.ink.push(element)
    else runs.push({ ink: [element], erasers: [] })
  }
  return runs
}
