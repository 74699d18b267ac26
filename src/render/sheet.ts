import type { Box } from '../geometry/bounds'
import type { Checked } from '../model/printCheck'
import { FISH_BONE } from '../model/types'
import type { Cell, Page, PageBody, PrintedFishbone } from './page'
import { cellBodies } from './sheetCells'
import { distanceTexts } from './cellTexts'
import type { MeasuredContent, SheetContent } from './sheetContent'
import { fishboneBodies } from './sheetFishbones'
import { pageFrame, safetyHeight } from './sheetFrame'
import { bodyOf, paperOf } from './sheetPaper'
import type { Typeface } from './sheetText'

/** As many pages as the drawings need; a tocht without drawings still has one, with its header. */
export const layOutSheet = (content: SheetContent, typeface: Typeface): readonly Page[] =>
  framePages(
    content,
    bodiesOf({ ...content, distances: distanceTexts(content) }, bodyFor(content, typeface), typeface),
    typeface,
  )

const bodyFor = (content: SheetContent, typeface: Typeface): Box => {
  const paper = paperOf(content.options)
  return bodyOf(paper, safetyHeight(content, paper, typeface))
}

const bodiesOf = (content: MeasuredContent, body: Box, typeface: Typeface): readonly PageBody[] =>
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

/** What had no room on these pages: texts of every page, and drawings, from zero, whose note was cut or whose text is small. */
export const crampedOn = (pages: readonly Page[]): Pick<Checked, 'cut' | 'cutNotes' | 'smallTexts'> => {
  const drawings = pages.flatMap(({ body }) => drawingsOn(body))
  const small = pages.flatMap(({ body }) => (body.kind === 'boxes' ? body.cells.filter(({ isSmall }) => isSmall) : []))
  return {
    cut: pages[0]?.cut ?? [],
    cutNotes: placesOf(drawings.filter(({ isNoteCut }) => isNoteCut)),
    smallTexts: placesOf(small),
  }
}

const placesOf = (drawings: readonly { readonly number: number }[]): readonly number[] => [
  ...new Set(drawings.map(({ number }) => number - 1)),
]

/** The drawings on a page, in the order in which they stand there. */
const drawingsOn = (body: PageBody): readonly (Cell | PrintedFishbone)[] => {
  switch (body.kind) {
    case 'boxes':
      return body.cells
    case 'fishbone':
      return [body.fishbone]
  }
}
