import { CELL_ASPECT, CELL_GAP, CELL_PADDING, LEAST_SCALE, NOTE_LINES } from '../constants'
import type { Box } from '../geometry/bounds'
import { edgeOf, showingOf, type Showing } from './cellPicture'
import { footOf, hasRoomBeside, type Foot } from './cellTexts'
import { cellTypeFor, LEAST_TYPE, type CellType } from './cellType'
import { noteBoxHeight } from './noteBox'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'

/** A drawing or a note, with its lines. */
export interface Boxed {
  readonly item: SheetItem
  readonly foot: Foot
}

/** What all boxes of a sheet have in common, in millimetres. */
export interface Shape extends Showing {
  readonly body: Room
  readonly columns: number
  /** As many as all drawings and notes take. */
  readonly mostRows: number
  readonly width: number
  readonly type: CellType
}

export interface Grid extends Shape {
  /** Of a row with so many lines of notes; more of them make it higher. */
  readonly height: number
  readonly lines: number
}

/** Where a drawing stands on its page, and how much of its height is for notes. */
export interface CellPlace {
  readonly frame: Box
  readonly noteHeight: number
}

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
  const { body, width, type } = shape
  const usual = rowHeight(shape, NOTE_LINES)
  const isBeside = (item: SheetItem): boolean => hasRoomBeside(item, width, type, typeface)
  // A child finds the distance at the same place of each box.
  const areBeside = items.every((item) => item.kind === 'note' || isBeside(item))
  const boxed = items.map((item): Boxed => {
    // A picture keeps half of its row, whatever is said of it.
    const pictured = item.kind === 'drawing' ? usual / 2 : 2 * CELL_PADDING
    const mostLines = Math.floor((body.height - pictured - type.numberHeight) / type.lineHeight)
    const room = { width, type, mostLines, isBeside: item.kind === 'note' ? isBeside(item) : areBeside }
    return { item, foot: footOf(item, room, typeface) }
  })
  // Where a row cannot grow so far, all pictures become lower.
  const most = Math.max(0, ...boxed.map(({ item, foot }) => (item.kind === 'drawing' ? foot.lines.length : 0)))
  let lines = Math.min(NOTE_LINES, most)
  while (lines < most && rowHeight(shape, lines) + (most - lines) * type.lineHeight > body.height) lines += 1
  return { grid: onFewerPages(gridFor(shape, lines), most, boxed), boxed }
}

const gridFor = (shape: Shape, lines: number): Grid => ({ ...shape, height: rowHeight(shape, lines), lines })

/** With all pictures a little lower where that leaves room for one more row of them, and so saves a page. */
const onFewerPages = (usual: Grid, mostLines: number, boxed: readonly Boxed[]): Grid => {
  const fewest = Math.ceil(boxed.length / (usual.columns * rowsOn(usual)))
  let [best, pages] = [usual, pageCount(boxed, usual)]
  for (let lines = usual.lines + 1; lines <= mostLines && pages > fewest; lines += 1) {
    const grid = gridFor(usual, lines)
    if (scaleOf(grid) < scaleOf(usual) * LEAST_SCALE) break
    const count = pageCount(boxed, grid)
    if (count < pages) [best, pages] = [grid, count]
  }
  return best
}

const pageCount = (boxed: readonly Boxed[], grid: Grid): number => {
  let count = 0
  for (let first = 0; first < boxed.length; first += pageOf(boxed, first, grid).length) count += 1
  return count
}

/** Of the pictures, in millimetres per unit. */
const scaleOf = (grid: Grid): number => {
  const { width, height, lines, type, shown } = grid
  const edge = edgeOf(grid)
  const across = (width - 2 * edge) / shown.width
  return Math.min(across, (height - type.numberHeight - heightOfLines(lines, type) - 2 * edge) / shown.height)
}

const cellWidth = ({ width }: Box, columns: number): number => (width - (columns - 1) * CELL_GAP) / columns

/** How high so many lines of notes are. */
const heightOfLines = (lines: number, { lineHeight }: CellType): number =>
  lines === 0 ? 0 : lines * lineHeight + CELL_PADDING

/** Rows are no higher than the drawings need, so that wide ones stand close. */
const rowHeight = (shape: Shape, lines: number): number => {
  const rows = rowsOn(shape)
  const highest = (shape.body.height - (rows - 1) * CELL_GAP) / rows
  return Math.min(highest, naturalHeight(shape) + heightOfLines(lines, shape.type))
}

/** Of a row without notes whose drawings are as wide as it allows. */
const naturalHeight = (shape: Shape): number => {
  const { width, shown, type } = shape
  const edge = edgeOf(shape)
  return ((width - 2 * edge) * shown.height) / shown.width + 2 * edge + type.numberHeight
}

/** How many rows of drawings a page has; low ones are more where the boxes are cropped, and none there is left empty. */
const rowsOn = (shape: Shape): number => {
  const { body, width, crop, mostRows } = shape
  const usual = Math.max(1, Math.round((body.wholeHeight + CELL_GAP) / (width * CELL_ASPECT + CELL_GAP)))
  if (!crop) return usual
  const cropped = Math.floor((body.wholeHeight + CELL_GAP) / (naturalHeight(shape) + CELL_GAP))
  return Math.min(mostRows, Math.max(usual, cropped))
}

/** The places of the page that begins with a drawing, in reading order: as many rows as fit with their notes. */
export const pageOf = (boxed: readonly Boxed[], first: number, grid: Grid): readonly CellPlace[] => {
  let rows = rowsOn(grid)
  while (rows > 1 && lowestOf(placesOf(boxed, first, rows, grid)) > bottomOf(grid.body) + ROUNDING) rows -= 1
  return placesOf(boxed, first, rows, grid)
}

const ROUNDING = 1e-6

const lowestOf = (places: readonly CellPlace[]): number => Math.max(...places.map(({ frame }) => bottomOf(frame)))

/** By how much a row must be higher for what stands in one of its boxes. */
const extraFor = ({ item, foot }: Boxed, { height, lines, type }: Grid): number =>
  item.kind === 'drawing'
    ? (foot.lines.length - lines) * type.lineHeight
    : noteBoxHeight(type, foot.lines.length) - height

const placesOf = (boxed: readonly Boxed[], first: number, rows: number, grid: Grid): readonly CellPlace[] => {
  const { body, columns, width, height, lines, type } = grid
  const at = Array.from({ length: columns * rows }, (_, place) => placeOf(place, grid, rows))
  const extras = Array.from({ length: rows }, (_, row) => {
    const inRow = at.flatMap((place, index) => (place.row === row ? (boxed[first + index] ?? []) : []))
    return Math.max(0, ...inRow.map((one) => extraFor(one, grid)))
  })
  return at.map(({ column, row }) => {
    const above = extras.slice(0, row).reduce((sum, extra) => sum + height + extra + CELL_GAP, 0)
    const extra = extras[row] ?? 0
    const frame = { x: body.x + column * (width + CELL_GAP), y: body.y + above, width, height: height + extra }
    return { frame, noteHeight: heightOfLines(lines, type) + extra }
  })
}

const placeOf = (place: number, { columns, options }: Grid, rows: number): { column: number; row: number } =>
  options.order === 'rows'
    ? { column: place % columns, row: Math.floor(place / columns) }
    : { column: Math.floor(place / rows), row: place % rows }

/** What is left of the row or column that is begun, and what lies behind it. */
export const freeOn = (
  places: readonly CellPlace[],
  used: number,
  { body, columns, options }: Grid,
): readonly Box[] => {
  const frames = places.map(({ frame }) => frame)
  const isByRows = options.order === 'rows'
  const inLine = isByRows ? columns : places.length / columns
  const begun = Math.ceil(used / inLine) * inLine
  const rest = around(frames.slice(used, begun))
  // Below rows there may be more room than that of further rows.
  const top = Math.max(body.y, ...frames.slice(0, used).map((frame) => bottomOf(frame) + CELL_GAP))
  const behind = isByRows ? { ...body, y: top, height: bottomOf(body) - top } : around(frames.slice(begun))
  return [rest, behind].flatMap((box) => box ?? [])
}

/** The box around some others. */
const around = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  return { x, y, width: right - x, height: Math.max(...boxes.map(bottomOf)) - y }
}

const bottomOf = ({ y, height }: Box): number => y + height
