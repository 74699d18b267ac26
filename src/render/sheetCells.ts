import { CELL_ASPECT, CELL_GAP, CELL_NUMBER_HEIGHT, CELL_PADDING, NOTE_LINE_HEIGHT, NOTE_LINES } from '../constants'
import { contain, inflate, viewBoxOf, type Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import { distanceText, footLines, footOf, topLines, type Foot } from './cellTexts'
import { paddingFor, printPen } from './pen'
import type { Cell, PageBody } from './page'
import type { SheetContent } from './sheetContent'
import type { Typeface } from './sheetText'

/** How many rows of drawings a page has. */
const rowsOn = (body: Size, columns: number): number =>
  Math.max(1, Math.round((body.height + CELL_GAP) / (cellWidth(body, columns) * CELL_ASPECT + CELL_GAP)))

const cellWidth = (body: Size, columns: number): number => (body.width - (columns - 1) * CELL_GAP) / columns

/**
 * The drawings as numbered boxes, as many pages of them as it takes.
 *
 * @param before how many drawings of the tocht came before these
 */
export const cellBodies = (content: SheetContent, body: Box, typeface: Typeface, before = 0): readonly PageBody[] => {
  const { drawings, options } = content
  const width = cellWidth(body, options.columns)
  const usual = rowHeight(content, body, NOTE_LINES)
  // A picture keeps half of its row, whatever is said of it.
  const mostLines = Math.floor((body.height - usual / 2 - CELL_NUMBER_HEIGHT) / NOTE_LINE_HEIGHT)
  const boxed = drawings.map((drawing, index): Boxed => {
    const number = String(before + index + 1)
    return { drawing, number, foot: footOf(drawing, number, { width, mostLines }, content.words, typeface) }
  })
  // Where a row cannot grow so far, all pictures become lower.
  const most = mostOf(boxed)
  const growing = Math.floor((body.height - usual) / NOTE_LINE_HEIGHT)
  const lines = Math.max(Math.min(NOTE_LINES, most), most - growing)
  const grid: Grid = { options, body, width, height: rowHeight(content, body, lines), lines }
  const pages: PageBody[] = []
  for (let first = 0; first < boxed.length || pages.length === 0;) {
    const places = pageOf(boxed, first, grid)
    const cells = boxed.slice(first, first + places.length).map((one, at) => cellOf(content, one, places[at], typeface))
    pages.push({ kind: 'boxes', cells: cells.flatMap((cell) => cell ?? []) })
    first += places.length
  }
  return pages
}

/** A drawing with what is to be said of it. */
interface Boxed {
  readonly drawing: Drawing
  readonly number: string
  readonly foot: Foot
}

/** What all boxes of a sheet have in common, in millimetres. */
interface Grid {
  readonly options: SheetOptions
  readonly body: Box
  readonly width: number
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

const heightOfLines = (lines: number): number => (lines === 0 ? 0 : lines * NOTE_LINE_HEIGHT + CELL_PADDING)

/** Rows are no higher than the canvas needs, so that wide drawings stand close. */
const rowHeight = ({ options, canvas }: SheetContent, body: Box, lines: number): number => {
  const rows = rowsOn(body, options.columns)
  const highest = (body.height - (rows - 1) * CELL_GAP) / rows
  const picture = inflate({ x: 0, y: 0, ...canvas }, paddingFor(printPen(options)))
  const natural = (cellWidth(body, options.columns) * picture.height) / picture.width
  return Math.min(highest, natural + CELL_NUMBER_HEIGHT + heightOfLines(lines))
}

/** The places of the page that begins with a drawing, in reading order: as many rows as fit with their notes. */
const pageOf = (boxed: readonly Boxed[], first: number, grid: Grid): readonly CellPlace[] => {
  let rows = rowsOn(grid.body, grid.options.columns)
  while (rows > 1 && bottomOf(placesOf(boxed, first, rows, grid)) > grid.body.y + grid.body.height + ROUNDING) rows -= 1
  return placesOf(boxed, first, rows, grid)
}

const ROUNDING = 1e-6

const bottomOf = (places: readonly CellPlace[]): number =>
  Math.max(...places.map(({ frame }) => frame.y + frame.height))

const placesOf = (boxed: readonly Boxed[], first: number, rows: number, grid: Grid): readonly CellPlace[] => {
  const { options, body, width, height, lines } = grid
  const at = Array.from({ length: options.columns * rows }, (_, place) => placeOf(place, options, rows))
  const extras = Array.from({ length: rows }, (_, row) => {
    const inRow = at.flatMap((place, index) => (place.row === row ? (boxed[first + index] ?? []) : []))
    return Math.max(0, mostOf(inRow) - lines) * NOTE_LINE_HEIGHT
  })
  return at.map(({ column, row }) => {
    const above = extras.slice(0, row).reduce((sum, extra) => sum + height + extra + CELL_GAP, 0)
    const extra = extras[row] ?? 0
    const frame = { x: body.x + column * (width + CELL_GAP), y: body.y + above, width, height: height + extra }
    return { frame, noteHeight: heightOfLines(lines) + extra }
  })
}

const placeOf = (place: number, { columns, order }: SheetOptions, rows: number): { column: number; row: number } =>
  order === 'rows'
    ? { column: place % columns, row: Math.floor(place / columns) }
    : { column: Math.floor(place / rows), row: place % rows }

const cellOf = (
  { options, canvas, words }: SheetContent,
  { drawing, number, foot }: Boxed,
  place: CellPlace | undefined,
  typeface: Typeface,
): Cell | undefined => {
  if (!place) return undefined
  const { frame, noteHeight } = place
  const pen = printPen(options)
  const viewBox = inflate(viewBoxOf(canvas, drawing.elements), paddingFor(pen))
  const room = {
    ...frame,
    y: frame.y + CELL_NUMBER_HEIGHT,
    height: frame.height - CELL_NUMBER_HEIGHT - noteHeight,
  }
  return {
    number: Number(number),
    frame,
    border: options.borders,
    lines: [
      ...topLines(number, distanceText(drawing, words), frame, typeface),
      ...footLines(foot.lines, frame, typeface),
    ],
    picture: contain(viewBox, room),
    pen,
    viewBox,
    drawing,
    isNoteCut: foot.isCut,
  }
}
