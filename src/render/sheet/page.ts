import type { Box } from '../../geometry/bounds'
import type { Drawing, DrawingElement, Size, Stroke } from '../../model/types'
import type { RowEdges } from '../boxSvg'
import type { PlacedLabel } from '../labels'
import type { Pen } from '../pen'
import type { RowRange } from '../strips'
import type { PlacedSvg } from '../svgNode'
import type { CutText, PageFrame } from './sheetFrame'
import type { TextLine } from './sheetText'

/** Text with its border, in millimetres. */
export interface Bordered {
  readonly frame: Box
  readonly border: boolean
  /** Whether it is so close to the drawing before that a walker may miss it: its edge is thicker. */
  readonly isClose?: boolean
  /** For a row of a table. */
  readonly row?: RowEdges
  readonly lines: readonly TextLine[]
}

export interface Cell extends Bordered {
  readonly number: number
  /** The picture's frame, in millimetres. */
  readonly picture: Box
  readonly pen: Pen
  /** The visible part of the drawing, in units. */
  readonly viewBox: Box
  readonly drawing: Drawing
  /** Its elements as they are printed; by default they are derived from the drawing: see `printedInk`. */
  readonly ink?: readonly DrawingElement[]
  readonly labels: readonly PlacedLabel[]
  /** The lines of the route to emphasise; `undefined` without emphasis, empty when the route is uncertain. */
  readonly routeInk: readonly Stroke[] | undefined
  /** The square to tick off. */
  readonly tick?: Box | undefined
  readonly isNoteCut: boolean
  /** Whether some text is too small to be read on a photocopy. */
  readonly isSmall: boolean
}

/** A part of a box of text: its lines, or pictures with the lines in them. */
export type TextPart =
  | { readonly kind: 'heading' | 'paragraph'; readonly lines: readonly TextLine[] }
  | {
      readonly kind: 'picture'
      readonly pictures: readonly PlacedSvg[]
      readonly lines: readonly TextLine[]
      /** What they show, for people who cannot see them; absent where the text beside them says it. */
      readonly description?: string | undefined
    }

/** A box of text, with small pictures that belong to it. */
export interface TextBox extends Bordered {
  readonly samples: readonly PlacedSvg[]
  /** Lines and samples in the order of reading; by default the lines are one paragraph, and the samples are decoration. */
  readonly parts?: readonly TextPart[]
  /** The text that was shortened. */
  readonly cut: CutText | undefined
  /** The number of the drawing whose distance is too small to be read on a photocopy. */
  readonly small?: number | undefined
}

/** The part of a fish-bone that fits on one page. */
export interface PrintedFishbone {
  readonly number: number
  readonly title: string
  readonly lines: readonly TextLine[]
  readonly isNoteCut: boolean
  /** The numbers of the first and the last row on this page, in walking order from 1. */
  readonly rows: RowRange
  readonly strips: readonly PlacedSvg[]
  /** Upright lines between strips: the middle and the upper end of each, and its length. */
  readonly rules: readonly Pick<Box, 'x' | 'y' | 'height'>[]
}

/** The content of a page between header and footer: cells (boxes, or rows of a table), or part of one fish-bone. */
export type PageBody = (
  | { readonly kind: 'cells'; readonly cells: readonly Cell[] }
  | { readonly kind: 'fishbone'; readonly fishbone: PrintedFishbone }
) & { readonly texts: readonly TextBox[] }

/** The drawings on a page, in order. */
export const numberedOn = (body: PageBody): readonly (Cell | PrintedFishbone)[] => {
  switch (body.kind) {
    case 'cells':
      return body.cells
    case 'fishbone':
      return [body.fishbone]
  }
}

export type CellsBody = Extract<PageBody, { kind: 'cells' }>

/** Page bodies, and the free places on the last one. */
export interface LaidOut {
  readonly bodies: readonly PageBody[]
  readonly free: readonly Box[]
}

/** Pages of boxes. */
export interface LaidOutCells extends LaidOut {
  readonly bodies: readonly CellsBody[]
}

export interface Page extends PageFrame {
  readonly number: number
  readonly size: Size
  readonly body: PageBody
}
