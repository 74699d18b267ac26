import type { Box } from '../geometry/bounds'
import type { Drawing, Size } from '../model/types'
import type { Pen } from './pen'
import type { PageFrame } from './sheetFrame'
import type { TextLine } from './sheetText'
import type { Strip } from './strips'

export interface Cell {
  readonly number: number
  /** Millimetres, as all boxes but the view box. */
  readonly frame: Box
  readonly border: boolean
  readonly lines: readonly TextLine[]
  /** Where the drawing is shown, with which pen, and which part of it, in its own units. */
  readonly picture: Box
  readonly pen: Pen
  readonly viewBox: Box
  readonly drawing: Drawing
  readonly isNoteCut: boolean
  /** Whether some of its text is too small to be read on a copy. */
  readonly isSmall: boolean
}

/** A fish-bone, or as much of it as a page has room for. */
export interface PrintedFishbone {
  readonly number: number
  readonly title: string
  readonly lines: readonly TextLine[]
  readonly isNoteCut: boolean
  readonly strips: readonly Strip[]
}

/** What stands between header and footer of one page: drawings in boxes, or as much of one fish-bone as has room. */
export type PageBody =
  | { readonly kind: 'boxes'; readonly cells: readonly Cell[] }
  | { readonly kind: 'fishbone'; readonly fishbone: PrintedFishbone }

export interface Page extends PageFrame {
  readonly number: number
  readonly paper: Size
  readonly body: PageBody
}
