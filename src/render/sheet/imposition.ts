import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Point, Size } from '../../model/types'
import type { Page } from './page'
import { sidePaperOf } from './sheetPaper'
import type { CutMark, SheetSide } from './side'

/** Distance of a cut mark from the edge of the paper, which many printers leave white, and the length of the mark. */
const CUT_MARK_INSET = 5
const CUT_MARK_LENGTH = 5

/** The pages on one side of the paper; `undefined` leaves a place empty. */
type Slots = readonly (Page | undefined)[]

/** Slots the pages on the sides of the paper, in printing order. */
export const sidesOf = (pages: readonly Page[], options: SheetOptions): readonly SheetSide[] => {
  const paper = sidePaperOf(options)
  const second = secondSlot(paper)
  const cutMarks = marksOf(paper, options)
  return slotsOf(pages, options.imposition).map((slots, index) => ({
    number: index + 1,
    paper,
    pages: slots.flatMap((page, place) => (page ? [{ page, ...(place === 0 ? FIRST_PLACE : second) }] : [])),
    cutMarks,
  }))
}

/**
 * Pages for the leaders, one per side, after those of the participants. They begin on a sheet of paper of their own: a
 * blank side before them fills the last sheet of the participants, whose back would otherwise show what the leaders
 * found.
 *
 * @param own the participants' sides
 */
export const leaderSides = (pages: readonly Page[], own: readonly SheetSide[]): readonly SheetSide[] => {
  const last = own.at(-1)
  const blank =
    pages.length > 0 && last && own.length % 2 === 1
      ? [{ ...last, number: own.length + 1, pages: [], cutMarks: [] }]
      : []
  const behind = own.length + blank.length
  const sides = pages.map((page, index) => ({
    number: behind + index + 1,
    paper: page.size,
    pages: [{ page, ...FIRST_PLACE }],
    cutMarks: [],
  }))
  return [...blank, ...sides]
}

const slotsOf = (pages: readonly Page[], imposition: SheetOptions['imposition']): readonly Slots[] => {
  switch (imposition) {
    case undefined:
      return pages.map((page) => [page])
    case 'two':
      return pages.flatMap((page, index) => (index % 2 === 0 ? [[page, pages[index + 1]]] : []))
    case 'booklet':
      return bookletSlots(pages)
  }
}

/** The outer and inner side of each sheet of a folded booklet; empty slots fill up to a multiple of four. */
const bookletSlots = (pages: readonly Page[]): readonly Slots[] => {
  const sheets = Math.ceil(pages.length / 4)
  const last = 4 * sheets - 1
  return Array.from({ length: 2 * sheets }, (_, side) => {
    const [low, high] = [pages[side], pages[last - side]]
    // An outer side (even) has the later page first, on the left or at the top; an inner side the earlier one.
    return side % 2 === 0 ? [high, low] : [low, high]
  })
}

const FIRST_PLACE: Point = { x: 0, y: 0 }

/** Paper is halved across its longer side, so that both halves have the shape of a page. */
const secondSlot = ({ width, height }: Size): Point =>
  width > height ? { x: width / 2, y: 0 } : { x: 0, y: height / 2 }

const marksOf = (paper: Size, { imposition, folds }: SheetOptions): readonly CutMark[] => {
  if (imposition === 'two') return cutMarksOf(paper)
  return imposition === undefined && folds ? foldMarksOf(paper) : []
}

/** Fold marks at both ends of the lines that quarter the longer side, in the margins. */
const foldMarksOf = ({ width, height }: Size): readonly CutMark[] => {
  const isUpright = height >= width
  const [long, short] = isUpright ? [height, width] : [width, height]
  return [1, 2, 3].flatMap((quarter) =>
    [CUT_MARK_INSET, short - CUT_MARK_INSET - FOLD_MARK_LENGTH].map((from): CutMark => {
      const [along, to] = [(long * quarter) / 4, from + FOLD_MARK_LENGTH]
      return isUpright
        ? { from: { x: from, y: along }, to: { x: to, y: along } }
        : { from: { x: along, y: from }, to: { x: along, y: to } }
    }),
  )
}

/** Shorter than a cut mark, so that it ends before the drawings. */
const FOLD_MARK_LENGTH = 3

/** Cut marks at both ends of the line between the pages, in their margins. */
const cutMarksOf = ({ width, height }: Size): readonly CutMark[] => {
  const isUpright = height > width
  const end = isUpright ? width : height
  const mark = (from: number, to: number): CutMark =>
    isUpright
      ? { from: { x: from, y: height / 2 }, to: { x: to, y: height / 2 } }
      : { from: { x: width / 2, y: from }, to: { x: width / 2, y: to } }
  const [outer, inner] = [CUT_MARK_INSET, CUT_MARK_INSET + CUT_MARK_LENGTH]
  return [mark(outer, inner), mark(end - inner, end - outer)]
}
