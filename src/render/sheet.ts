import type { Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import type { Pen } from './pen'
import { cellBodies } from './sheetCells'
import { pageFrame, type PageFrame } from './sheetFrame'
import { bodyOf, paperOf } from './sheetPaper'
import type { TextLine, Typeface } from './sheetText'
import type { SvgNode } from './svgNode'

export interface SheetContent {
  readonly name: string
  readonly phone: string
  /** Group, day and start, in the reader's language. */
  readonly facts: string
  readonly options: SheetOptions
  readonly canvas: Size
  readonly drawings: readonly Drawing[]
  readonly words: SheetWords
}

/** What stands on the sheet in the reader's language. */
export interface SheetWords {
  /** "Page 1 of 2" */
  readonly pageOf: (page: number, pages: number) => string
  /** Whom to call, and in which order; the number is empty where there is none. */
  readonly emergency: (phone: string) => string
  readonly distance: (metres: number) => string
}

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
}

/** Something that another layout drew in units of its own, such as a strip of a fish-bone. */
export interface Placed {
  readonly at: Box
  readonly viewBox: Box
  readonly node: SvgNode
}

/** What stands between header and footer of one page. */
export interface PageBody {
  readonly cells: readonly Cell[]
  readonly placed: readonly Placed[]
}

export interface Page extends PageFrame, PageBody {
  readonly number: number
  readonly paper: Size
}

/** As many pages as the drawings need; a tocht without drawings still has one, with its header. */
export const layOutSheet = (content: SheetContent, typeface: Typeface): readonly Page[] =>
  framePages(content, cellBodies(content, bodyOf(paperOf(content.options)), typeface), typeface)

/** Puts header, safety strip and footer around what a layout made of the body of each page. */
export const framePages = (content: SheetContent, bodies: readonly PageBody[], typeface: Typeface): readonly Page[] => {
  const paper = paperOf(content.options)
  return bodies.map((body, index) => ({
    number: index + 1,
    paper,
    ...pageFrame(content, paper, { number: index + 1, pages: bodies.length }, typeface),
    ...body,
  }))
}
