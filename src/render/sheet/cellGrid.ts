import { CELL_PADDING } from '../../constants'
import { showingOf } from './cellPicture'
import { pageCount } from './cellRows'
import {
  balancedRows,
  cellWidth,
  heightOfLines,
  leastPicture,
  naturalPicture,
  usualPicture,
  type Boxed,
  type Grid,
  type CellShape,
} from './cellShape'
import { besideOf, boxTextsOf } from './cellTexts'
import { cellTypeFor, LEAST_TYPE, titleHeight, type CellType } from './cellType'
import { LARGER, NOT_SMALLER, stackedInterval, totalLine, withDistanceStack } from './distanceStack'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import { leastHeight, type Room } from './sheetPaper'
import type { Typeface } from './sheetText'
import { withTickRoom } from './tickSquare'

/** A note of up to this many lines takes room from all pictures alike; a longer one makes its row higher. */
const NOTE_LINES = 2

/** Precision of the search for the height at which all rows have room, in millimetres. */
const PICTURE_STEP = 0.005

/**
 * Lays out the boxes of drawings and notes with a number of columns. Uses the smallest type if any text would be cut.
 *
 * @param pages the pages that the boxes fill; if absent, they keep their usual shape
 */
export const gridOf = (
  columns: number,
  content: SheetContent,
  items: readonly SheetItem[],
  room: Room,
  typeface: Typeface,
  pages?: number,
): BoxedGrid => {
  const width = cellWidth(room, columns)
  const mostRows = Math.max(1, Math.ceil(items.length / columns))
  const rows = pages !== undefined && { rowsOfPages: balancedRows(mostRows, pages) }
  const shape = { ...showingOf(content, items), room, columns, mostRows, width, ...rows }
  const gridFrom = (from: CellType, larger = LARGER): BoxedGrid => {
    const stacked = withDistanceStack(from, items, width, larger, typeface)
    return evenGrid({ ...shape, type: withTickRoom(stacked, width, content.options) }, items, typeface)
  }
  const shortest = (from: CellType): BoxedGrid => {
    const own = gridFrom(from)
    if (!own.grid.type.stack?.takenLines || pagesOf(own) === 1) return own
    const beside = gridFrom(from, NOT_SMALLER)
    return pagesOf(beside) < pagesOf(own) ? beside : own
  }
  const usual = shortest(cellTypeFor(width))
  return usual.boxed.some(({ texts }) => texts.isCut) ? shortest(LEAST_TYPE) : usual
}

const pagesOf = ({ grid, boxed }: BoxedGrid): number => pageCount(boxed, grid)

/**
 * With a note at the start or finish, rows are spread evenly over the pages that they need. Without notes, each page is
 * as full as it can be: thirty drawings with six in a row.
 */
const evenGrid = (shape: CellShape, items: readonly SheetItem[], typeface: Typeface): BoxedGrid => {
  const fullest = gridWith(shape, items, typeface)
  const pages = pagesOf(fullest)
  if (shape.rowsOfPages || pages === 1 || !hasNotes(shape, items)) return fullest
  for (let evenRows = Math.ceil(shape.mostRows / pages); evenRows < shape.mostRows; evenRows += 1) {
    const even = gridWith({ ...shape, evenRows }, items, typeface)
    if (pagesOf(even) <= pages) return even
  }
  return fullest
}

/** Whether start or finish stand among the drawings, or in lines above and below them. */
const hasNotes = ({ room }: CellShape, items: readonly SheetItem[]): boolean =>
  room.head !== undefined || items.some(({ kind }) => kind === 'note')

export interface BoxedGrid {
  readonly grid: Grid
  readonly boxed: readonly Boxed[]
}

const gridWith = (shape: CellShape, items: readonly SheetItem[], typeface: Typeface): BoxedGrid => {
  const boxed = boxedIn(shape, items, typeface)
  const most = Math.max(0, ...boxed.map(({ item, texts }) => (item.kind === 'drawing' ? texts.lines.length : 0)))
  return { grid: withLargestPictures(shape, most, boxed), boxed }
}

/** Lines of notes for which all boxes keep room. */
const noteLinesOf = ({ stack }: CellType): number => NOTE_LINES - (stack?.takenLines ?? 0)

const boxedIn = (shape: CellShape, items: readonly SheetItem[], typeface: Typeface): readonly Boxed[] => {
  const { width, type } = shape
  const height = leastHeight(shape.room)
  const lines = noteLinesOf(type)
  const usual = type.numberHeight + usualPicture(shape, lines) + heightOfLines(lines, type)
  const besides = items.map((item) => {
    if (item.kind === 'drawing' && type.stack) return stackedInterval(item, type.stack, typeface)
    // Below a title, the total comes before the interval.
    return item.total === '' ? besideOf(item, width, type, typeface) : ''
  })
  // All boxes put the distance in the same place, so that a child finds it.
  const areBeside = items.every((item, at) => item.kind === 'note' || item.distance === '' || besides[at] !== '')
  return items.map((item, at): Boxed => {
    // A picture keeps at least half of its row, however long the note.
    const pictured = item.kind === 'drawing' ? Math.min(usual, height) / 2 : 2 * CELL_PADDING
    const headHeight = item.kind === 'drawing' ? type.numberHeight : titleHeight(type)
    const mostLines = Math.floor((height - pictured - headHeight) / type.lineHeight)
    const beside = item.kind === 'note' || areBeside ? (besides[at] ?? '') : ''
    const isBelow = item.total !== '' && (item.kind === 'note' || !type.stack)
    const totals = isBelow ? [totalLine(item.total, type, width, typeface)] : []
    const texts = boxTextsOf(item, { width, type, mostLines: mostLines - totals.length, beside }, typeface)
    return { item, texts: { ...texts, lines: [...totals, ...texts.lines] } }
  })
}

/** Uses the fewest pages that the least picture height allows, then the largest pictures that fit on them. */
const withLargestPictures = (shape: CellShape, mostLines: number, boxed: readonly Boxed[]): Grid => {
  const lines = Math.min(noteLinesOf(shape.type), mostLines)
  const gridFor = (pictureHeight: number): Grid => ({ ...shape, pictureHeight, lines })
  // An uncropped box keeps its usual height.
  const wanted = shape.crop && !shape.rowsOfPages ? naturalPicture(shape) : usualPicture(shape, lines)
  // Pictures shrink when a row with all of its note lines would be higher than the page.
  const most = Math.min(
    wanted,
    leastHeight(shape.room) - shape.type.numberHeight - heightOfLines(mostLines, shape.type),
  )
  // A total on a line of its own costs no page: pictures may be half a line lower for it.
  const least = Math.min(most, leastPicture(shape, shape.type.stack?.takenLines ? lines + 0.5 : lines))
  const fewest = pageCount(boxed, { ...gridFor(least), room: { ...shape.room, head: 0, foot: 0 } })
  // The space reserved at the foot may already use up the extra page.
  const pages = Math.max(fewest + (shape.room.morePages ?? 0), pageCount(boxed, gridFor(least)))
  const isOnThem = (height: number): boolean => pageCount(boxed, gridFor(height)) <= pages
  return gridFor(isOnThem(most) ? most : largestOf(least, most, isOnThem))
}

/** Binary search between a height that fits and one that does not. */
const largestOf = (good: number, tooLarge: number, willDo: (one: number) => boolean): number => {
  const middle = (good + tooLarge) / 2
  if (tooLarge - good < PICTURE_STEP) return good
  return willDo(middle) ? largestOf(middle, tooLarge, willDo) : largestOf(good, middle, willDo)
}
