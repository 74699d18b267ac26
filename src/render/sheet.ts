import type { Box } from '../geometry/bounds'
import type { CutText } from '../model/printCheck'
import type { SheetOptions } from '../model/sheetOptions'
import { FISH_BONE, type Drawing, type Size, type Style } from '../model/types'
import type { Pen } from './pen'
import { cellBodies } from './sheetCells'
import { fishboneBodies } from './sheetFishbones'
import { pageFrame, safetyHeight, type PageFrame } from './sheetFrame'
import { bodyOf, paperOf } from './sheetPaper'
import type { TextLine, Typeface } from './sheetText'
import type { Strip } from './strips'

export interface SheetContent {
  readonly name: string
  readonly phone: string
  /** Group, day and start, in the reader's language. */
  readonly facts: string
  readonly options: SheetOptions
  readonly style: Style
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
  /** What stands above the strips of a fish-bone: "Fish-bone 1" */
  readonly fishbone: (number: number) => string
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
  readonly isNoteCut: boolean
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

/** As many pages as the drawings need; a tocht without drawings still has one, with its header. */
export const layOutSheet = (content: SheetContent, typeface: Typeface): readonly Page[] =>
  framePages(content, bodiesOf(content, bodyFor(content, typeface), typeface), typeface)

const bodyFor = (content: SheetContent, typeface: Typeface): Box => {
  const paper = paperOf(content.options)
  return bodyOf(paper, safetyHeight(content, paper, typeface))
}

const bodiesOf = (content: SheetContent, body: Box, typeface: Typeface): readonly PageBody[] =>
  content.style === FISH_BONE && content.drawings.length > 0
    ? fishboneBodies(content, body, typeface)
    : cellBodies(content, body, typeface)

/** Puts header, safety strip and footer around what a layout made of the body of each page. */
export const framePages = (content: SheetContent, bodies: readonly PageBody[], typeface: Typeface): readonly Page[] => {
  const paper = paperOf(content.options)
  return bodies.map((body, index) => ({
    number: index + 1,
    paper,
    ...pageFrame(content, paper, { number: index + 1, pages: bodies.length }, typeface),
    body,
  }))
}

/** What had to be shortened on these pages: texts of every page, and the drawings, from zero, with such a note. */
export const cutOn = (
  pages: readonly Page[],
): { readonly cut: readonly CutText[]; readonly cutNotes: readonly number[] } => {
  const drawings = pages.flatMap(({ body }) => drawingsOn(body))
  const numbers = drawings.filter(({ isNoteCut }) => isNoteCut).map(({ number }) => number - 1)
  return { cut: pages[0]?.cut ?? [], cutNotes: [...new Set(numbers)] }
}

/** The drawings on a page, in the order in which they stand there. */
const drawingsOn = (body: PageBody): readonly (Cell | PrintedFishbone)[] => {
  switch (body.kind) {
    case 'boxes':
      return body.cells
    case 'fishbone':
      return [body.fishbone]
  }
}
