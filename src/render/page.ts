import type { Box } from '../geometry/bounds'
import type { CutText } from '../model/printCheck'
import type { Drawing, Size, Stroke } from '../model/types'
import type { Pen } from './pen'
import type { PageFrame } from './sheetFrame'
import type { TextLine } from './sheetText'
import type { Strip } from './strips'

/** Text and the lines around it, in millimetres. */
export interface Framed {
  readonly frame: Box
  readonly border: boolean
  /** Of a row of a table: where lines part it from left to right, and whether no row above has drawn its upper edge. */
  readonly row?: { readonly dividers: readonly number[]; readonly isTop: boolean }
  readonly lines: readonly TextLine[]
}

export interface Cell extends Framed {
  readonly number: number
  /** Where the drawing is shown, in millimetres, with which pen, and which part of it, in its own units. */
  readonly picture: Box
  readonly pen: Pen
  readonly viewBox: Box
  readonly drawing: Drawing
  /** The lines to go along, where they are to be shown; none where it is not sure which those are. */
  readonly way: readonly Stroke[] | undefined
  readonly isNoteCut: boolean
  /** Whether some of its text is too small to be read on a copy. */
  readonly isSmall: boolean
}

/** Words with a place of their own, and the small pictures that they explain. */
export interface TextBox extends Framed {
  readonly samples: readonly Strip[]
  /** Which text had to be shortened. */
  readonly cut: CutText | undefined
  /** The number of the drawing whose distance stands there too small to be read on a copy. */
  readonly small?: number | undefined
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
export type PageBody = (
  | { readonly kind: 'boxes'; readonly cells: readonly Cell[] }
  | { readonly kind: 'fishbone'; readonly fishbone: PrintedFishbone }
) & { readonly texts: readonly TextBox[] }

/** Pages with boxes. */
export type BoxesBody = Extract<PageBody, { kind: 'boxes' }>

/** The bodies of some pages, and the places on the last one that nothing stands in. */
export interface LaidOut {
  readonly bodies: readonly PageBody[]
  readonly free: readonly Box[]
}

export interface Page extends PageFrame {
  readonly number: number
  readonly paper: Size
  readonly body: PageBody
}
