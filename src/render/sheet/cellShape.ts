import { CELL_ASPECT, CELL_GAP, CELL_PADDING, LEAST_SCALE } from '../../constants'
import { paddingOf, type Showing } from './cellPicture'
import type { BoxTexts } from './cellTexts'
import type { CellType } from './cellType'
import { noteBoxHeight } from './noteBox'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'

/** A drawing or a note, with the lines below it. */
export interface Boxed {
  readonly item: SheetItem
  readonly texts: BoxTexts
}

/** Properties shared by all boxes of a sheet, in millimetres. */
export interface CellShape extends Showing {
  readonly room: Room
  readonly columns: number
  /** The number of rows that all drawings and notes need. */
  readonly mostRows: number
  /** The rows of each page that they fill; absent where boxes keep their usual shape. */
  readonly rowsOfPages?: readonly number[]
  /** The most rows of any page, to spread them evenly over the pages; absent if each page takes as many as fit. */
  readonly evenRows?: number
  readonly width: number
  readonly type: CellType
}

export interface Grid extends CellShape {
  /** The height for pictures, the same in all boxes. */
  readonly pictureHeight: number
  /** Lines of notes for which each row has room; a longer note makes its row higher. */
  readonly lines: number
}

export const cellWidth = ({ width }: Room, columns: number): number => (width - (columns - 1) * CELL_GAP) / columns

export const heightOfLines = (lines: number, { lineHeight }: CellType): number =>
  lines === 0 ? 0 : lines * lineHeight + CELL_PADDING

/** The height of a row, by its tallest box. */
export const rowHeight = (row: readonly Boxed[], { type, pictureHeight, lines }: Grid): number => {
  const linesOf = (kind: SheetItem['kind']): readonly number[] =>
    row.flatMap(({ item, texts }) => (item.kind === kind ? [texts.lines.length] : []))
  const drawn = type.numberHeight + pictureHeight + heightOfLines(Math.max(lines, ...linesOf('drawing')), type)
  return Math.max(drawn, ...linesOf('note').map((own) => noteBoxHeight(type, own)))
}

/** The picture's height when its drawing fills the width; more would be empty space. */
export const naturalPicture = (shape: CellShape): number => {
  const { width, shown } = shape
  const edge = paddingOf(shape, shape)
  return ((width - 2 * edge) * shown.height) / shown.width + 2 * edge
}

/** The picture's height when a page has the usual number of rows with this many lines of notes. */
export const usualPicture = (shape: CellShape, lines: number): number => {
  const { room, type } = shape
  const rows = usualRows(shape)
  const highest = (room.wholeHeight - (rows - 1) * CELL_GAP) / rows
  const most = highest - type.numberHeight - heightOfLines(lines, type)
  // Boxes that fill the page also take the height that their drawings leave empty.
  return shape.rowsOfPages ? most : Math.min(naturalPicture(shape), most)
}

/** The least height to which pictures shrink to save a page. */
export const leastPicture = (shape: CellShape, lines: number): number => {
  const edges = 2 * paddingOf(shape, shape)
  return edges + (usualPicture(shape, lines) - edges) * LEAST_SCALE
}

const usualRows = ({ room, width, rowsOfPages }: CellShape): number =>
  rowsOfPages
    ? Math.max(...rowsOfPages)
    : Math.max(1, Math.round((room.wholeHeight + CELL_GAP) / (width * CELL_ASPECT + CELL_GAP)))

/** The most rows on the page that begins with this row. Low cropped boxes may have more rows than usual. */
export const rowsOn = (shape: CellShape, firstRow: number): number => {
  const { room, crop, mostRows, type, rowsOfPages, evenRows = Infinity } = shape
  const usual = usualRows(shape)
  if (rowsOfPages) return rowsFrom(firstRow, rowsOfPages)
  if (!crop) return Math.min(usual, evenRows)
  const cropped = Math.floor((room.wholeHeight + CELL_GAP) / (type.numberHeight + naturalPicture(shape) + CELL_GAP))
  return Math.min(mostRows, Math.max(usual, cropped), evenRows)
}

/** The rows of a number of pages, as equal as they can be, the fuller pages first. */
export const balancedRows = (rows: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, page) => Math.floor((rows + pages - 1 - page) / pages)).filter((own) => own > 0)

/** The rows up to the end of the page in which a row lies. */
const rowsFrom = (firstRow: number, rowsOfPages: readonly number[]): number => {
  let end = 0
  for (const own of rowsOfPages) {
    end += own
    if (end > firstRow) return end - firstRow
  }
  return Math.max(1, ...rowsOfPages)
}
