import { CELL_ASPECT, CELL_GAP, CELL_PADDING, NOTE_LINES } from '../constants'
import { contain, inflate, unionBoxOf, viewBoxOf, type Box } from '../geometry/bounds'
import { COLUMN_COUNTS, FILL, isCropped, type SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import { footLines, footOf, isTooSmall, topLines, type Foot } from './cellTexts'
import { cellTypeFor } from './cellType'
import { printPen, printReach } from './pen'
import type { Cell, PageBody } from './page'
import type { SheetContent, MeasuredContent } from './sheetContent'
import type { Typeface } from './sheetText'

/**
 * The drawings as numbered boxes, as many pages of them as it takes.
 *
 * @param before how many drawings of the tocht came before these
 */
export const cellBodies = (
  content: MeasuredContent,
  body: Box,
  typeface: Typeface,
  before = 0,
): readonly PageBody[] => {
  const { columns } = content.options
  if (columns !== FILL) return bodiesWith(columns, content, body, typeface, before)
  const [first, ...others] = COLUMN_COUNTS.map((count) => bodiesWith(count, content, body, typeface, before))
  return others.reduce((best, one) => (isFuller(one, best) ? one : best), first ?? [])
}

/** Fewer pages, and on as many the larger drawings. */
const isFuller = (one: readonly Boxes[], best: readonly Boxes[]): boolean =>
  one.length < best.length || (one.length === best.length && sizeOn(one) > sizeOn(best))

/** How large the smallest drawing is shown, in millimetres per unit. */
const sizeOn = (bodies: readonly Boxes[]): number =>
  Math.min(...bodies.flatMap(({ cells }) => cells.map(({ picture, viewBox }) => picture.width / viewBox.width)))

type Boxes = Extract<PageBody, { kind: 'boxes' }>

const bodiesWith = (
  columns: number,
  content: MeasuredContent,
  body: Box,
  typeface: Typeface,
  before: number,
): readonly Boxes[] => {
  const { drawings, options, canvas } = content
  const crop = isCropped(options) ? unionBoxOf(drawings.map(({ elements }) => elements)) : undefined
  const shape: Shape = { options, body, columns, width: cellWidth(body, columns), crop, shown: crop ?? canvas }
  const usual = rowHeight(shape, NOTE_LINES)
  // A picture keeps half of its row, whatever is said of it.
  const { numberHeight, lineHeight } = cellTypeFor(shape.width)
  const mostLines = Math.floor((body.height - usual / 2 - numberHeight) / lineHeight)
  const boxed = drawings.map((drawing, index): Boxed => {
    const label = { number: String(before + index + 1), distance: content.distances[before + index] ?? '' }
    return {
      drawing,
      number: label.number,
      distance: label.distance,
      foot: footOf(drawing, label, { width: shape.width, mostLines }, typeface),
    }
  })
  // Where a row cannot grow so far, all pictures become lower.
  const most = mostOf(boxed)
  const growing = Math.floor((body.height - usual) / lineHeight)
  const lines = Math.max(Math.min(NOTE_LINES, most), most - growing)
  const grid: Grid = { ...shape, height: rowHeight(shape, lines), lines }
  const pages: Boxes[] = []
  for (let first = 0; first < boxed.length || pages.length === 0;) {
    const places = pageOf(boxed, first, grid)
    const cells = boxed
      .slice(first, first + places.length)
      .map((one, at) => cellOf(content, grid, one, places[at], typeface))
    pages.push({ kind: 'boxes', cells: cells.flatMap((cell) => cell ?? []) })
    first += places.length
  }
  return pages
}

const cellWidth = (body: Size, columns: number): number => (body.width - (columns - 1) * CELL_GAP) / columns

/** A drawing with what is to be said of it. */
interface Boxed {
  readonly drawing: Drawing
  readonly number: string
  readonly distance: string
  readonly foot: Foot
}

/** What all boxes of a sheet have in common, in millimetres. */
interface Shape {
  readonly options: SheetOptions
  readonly body: Box
  readonly columns: number
  readonly width: number
  /** What all of them show, in units, where they are cropped to it. */
  readonly crop: Box | undefined
  /** How large what they show is, in units. */
  readonly shown: Size
}

interface Grid extends Shape {
  /** Of a row with so many lines of notes; more of them make it higher. */
  readonly height: number
  readonly lines: number
}

/** Where a drawing stands on its page, and how much of its height is for notes. */
interface CellPlace {
  readonly frame: Box
  readonly noteHeight: number
}

const mostOf = (boxed: readonly Boxed[]): number =>
  boxed.reduce((most, { foot }) => Math.max(most, foot.lines.length), 0)

/** How high so many lines of notes are in a box of this width. */
const heightOfLines = (lines: number, width: number): number =>
  lines === 0 ? 0 : lines * cellTypeFor(width).lineHeight + CELL_PADDING

/** Rows are no higher than the drawings need, so that wide ones stand close. */
const rowHeight = (shape: Shape, lines: number): number => {
  const rows = rowsOn(shape)
  const highest = (shape.body.height - (rows - 1) * CELL_GAP) / rows
  return Math.min(highest, naturalHeight(shape) + heightOfLines(lines, shape.width))
}

/** Of a row without notes whose drawings are as wide as it allows. */
const naturalHeight = (shape: Shape): number => {
  const { width, shown } = shape
  const edge = edgeOf(shape)
  return ((width - 2 * edge) * shown.height) / shown.width + 2 * edge + cellTypeFor(width).numberHeight
}

/** Around a drawing, for what reaches beyond the middle of its lines; with a margin where those go to the very edge. */
const edgeOf = ({ options, crop }: Shape): number => printReach(options.lineWeight) + (crop ? CELL_PADDING : 0)

/** How many rows of drawings a page has; low ones are more where the boxes are cropped. */
const rowsOn = (shape: Shape): number => {
  const { body, width, crop } = shape
  const usual = Math.max(1, Math.round((body.height + CELL_GAP) / (width * CELL_ASPECT + CELL_GAP)))
  return crop ? Math.max(usual, Math.floor((body.height + CELL_GAP) / (naturalHeight(shape) + CELL_GAP))) : usual
}

/** The places of the page that begins with a drawing, in reading order: as many rows as fit with their notes. */
const pageOf = (boxed: readonly Boxed[], first: number, grid: Grid): readonly CellPlace[] => {
  let rows = rowsOn(grid)
  while (rows > 1 && bottomOf(placesOf(boxed, first, rows, grid)) > grid.body.y + grid.body.height + ROUNDING) rows -= 1
  return placesOf(boxed, first, rows, grid)
}

const ROUNDING = 1e-6

const bottomOf = (places: readonly CellPlace[]): number =>
  Math.max(...places.map(({ frame }) => frame.y + frame.height))

const placesOf = (boxed: readonly Boxed[], first: number, rows: number, grid: Grid): readonly CellPlace[] => {
  const { body, columns, width, height, lines } = grid
  const at = Array.from({ length: columns * rows }, (_, place) => placeOf(place, grid, rows))
  const extras = Array.from({ length: rows }, (_, row) => {
    const inRow = at.flatMap((place, index) => (place.row === row ? (boxed[first + index] ?? []) : []))
    return Math.max(0, mostOf(inRow) - lines) * cellTypeFor(width).lineHeight
  })
  return at.map(({ column, row }) => {
    const above = extras.slice(0, row).reduce((sum, extra) => sum + height + extra + CELL_GAP, 0)
    const extra = extras[row] ?? 0
    const frame = { x: body.x + column * (width + CELL_GAP), y: body.y + above, width, height: height + extra }
    return { frame, noteHeight: heightOfLines(lines, width) + extra }
  })
}

const placeOf = (place: number, { columns, options }: Grid, rows: number): { column: number; row: number } =>
  options.order === 'rows'
    ? { column: place % columns, row: Math.floor(place / columns) }
    : { column: Math.floor(place / rows), row: place % rows }

const cellOf = (
  { options, canvas }: SheetContent,
  grid: Grid,
  { drawing, number, distance, foot }: Boxed,
  place: CellPlace | undefined,
  typeface: Typeface,
): Cell | undefined => {
  if (!place) return undefined
  const { frame, noteHeight } = place
  const { numberHeight } = cellTypeFor(frame.width)
  const room = { ...frame, y: frame.y + numberHeight, height: frame.height - numberHeight - noteHeight }
  const shown = grid.crop ?? viewBoxOf(canvas, drawing.elements)
  // However little room is left, some of it is for the drawing.
  const edge = Math.min(edgeOf(grid), room.width / 4, room.height / 4)
  const scale = contain(shown, inflate(room, -edge)).width / shown.width
  const viewBox = inflate(shown, edge / scale)
  return {
    number: Number(number),
    frame,
    border: options.borders,
    lines: [...topLines(number, distance, frame, typeface), ...footLines(foot.lines, frame, typeface)],
    picture: contain(viewBox, room),
    pen: printPen(options.lineWeight, scale),
    viewBox,
    drawing,
    isNoteCut: foot.isCut,
    isSmall: foot.lines.some(isTooSmall),
  }
}
