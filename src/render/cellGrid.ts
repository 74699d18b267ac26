import { CELL_PADDING, NOTE_LINES, PICTURE_STEP } from '../constants'
import { showingOf } from './cellPicture'
import { pageCount } from './cellRows'
import {
  cellWidth,
  heightOfLines,
  leastPicture,
  naturalPicture,
  usualPicture,
  type Boxed,
  type Grid,
  type Shape,
} from './cellShape'
import { besideOf, footOf } from './cellTexts'
import { cellTypeFor, LEAST_TYPE } from './cellType'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import { lastHeight, type Room } from './sheetPaper'
import type { Typeface } from './sheetText'

/** The boxes of some drawings and notes, so many in a row, with their lines; in smaller letters where one would be cut. */
export const gridOf = (
  columns: number,
  content: SheetContent,
  items: readonly SheetItem[],
  body: Room,
  typeface: Typeface,
): BoxedGrid => {
  const width = cellWidth(body, columns)
  const mostRows = Math.max(1, Math.ceil(items.length / columns))
  const shape = { ...showingOf(content, items), body, columns, mostRows, width }
  const usual = gridWith({ ...shape, type: cellTypeFor(width) }, items, typeface)
  if (!usual.boxed.some(({ foot }) => foot.isCut)) return usual
  return gridWith({ ...shape, type: LEAST_TYPE }, items, typeface)
}

interface BoxedGrid {
  readonly grid: Grid
  readonly boxed: readonly Boxed[]
}

const gridWith = (shape: Shape, items: readonly SheetItem[], typeface: Typeface): BoxedGrid => {
  const boxed = boxedIn(shape, items, typeface)
  const most = Math.max(0, ...boxed.map(({ item, foot }) => (item.kind === 'drawing' ? foot.lines.length : 0)))
  return { grid: withLargestPictures(shape, most, boxed), boxed }
}

const boxedIn = (shape: Shape, items: readonly SheetItem[], typeface: Typeface): readonly Boxed[] => {
  const { width, type } = shape
  const height = lastHeight(shape.body)
  const usual = type.numberHeight + usualPicture(shape, NOTE_LINES) + heightOfLines(NOTE_LINES, type)
  const besides = items.map((item) => besideOf(item, width, type, typeface))
  // A child finds the distance at the same place of each box.
  const areBeside = items.every(({ kind, distance }, at) => kind === 'note' || distance === '' || besides[at] !== '')
  return items.map((item, at): Boxed => {
    // A picture keeps half of its row, whatever is said of it.
    const pictured = item.kind === 'drawing' ? Math.min(usual, height) / 2 : 2 * CELL_PADDING
    const mostLines = Math.floor((height - pictured - type.numberHeight) / type.lineHeight)
    const beside = item.kind === 'note' || areBeside ? (besides[at] ?? '') : ''
    return { item, foot: footOf(item, { width, type, mostLines, beside }, typeface) }
  })
}

/** As few pages as pictures that are not too low allow, and on them the highest pictures. */
const withLargestPictures = (shape: Shape, mostLines: number, boxed: readonly Boxed[]): Grid => {
  const lines = Math.min(NOTE_LINES, mostLines)
  const gridFor = (pictureHeight: number): Grid => ({ ...shape, pictureHeight, lines })
  // Boxes as drawn stand as they always did.
  const wanted = shape.crop ? naturalPicture(shape) : usualPicture(shape, lines)
  // Where a row with all of its notes would be higher than the page, pictures give way.
  const most = Math.min(wanted, lastHeight(shape.body) - shape.type.numberHeight - heightOfLines(mostLines, shape.type))
  const least = Math.min(most, leastPicture(shape, lines))
  const fewest = pageCount(boxed, { ...gridFor(least), body: { ...shape.body, foot: 0 } })
  // What is kept free at the foot may take the further page already.
  const pages = Math.max(fewest + (shape.body.morePages ?? 0), pageCount(boxed, gridFor(least)))
  const isOnThem = (height: number): boolean => pageCount(boxed, gridFor(height)) <= pages
  return gridFor(isOnThem(most) ? most : largestOf(least, most, isOnThem))
}

/** Between a number of millimetres that will do and one that is too large. */
const largestOf = (good: number, tooLarge: number, willDo: (one: number) => boolean): number => {
  const middle = (good + tooLarge) / 2
  if (tooLarge - good < PICTURE_STEP) return good
  return willDo(middle) ? largestOf(middle, tooLarge, willDo) : largestOf(good, middle, willDo)
}
