import {
  CELL_ASPECT,
  CELL_GAP,
  CELL_NUMBER_HEIGHT,
  CELL_NUMBER_SIZE,
  CELL_PADDING,
  DISTANCE_SIZE,
  DISTANCE_SIZE_SMALLEST,
  NOTE_LINE_HEIGHT,
  NOTE_LINES,
  NOTE_SIZE,
} from '../constants'
import { contain, inflate, viewBoxOf, type Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import { paddingFor, printPen } from './pen'
import type { Cell, PageBody } from './page'
import type { SheetContent, SheetWords } from './sheetContent'
import { cleanText, fitText, isCut, lineAt, wrapText, type FittedText, type TextLine, type Typeface } from './sheetText'

/** How many rows of drawings a page has. */
export const rowsOn = (body: Size, columns: number): number =>
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

/** What stands below a picture. */
interface Foot {
  readonly lines: readonly FittedText[]
  readonly isCut: boolean
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

/** The note, and the distance where it has no room beside the number. */
const footOf = (
  drawing: Drawing,
  number: string,
  { width, mostLines }: { readonly width: number; readonly mostLines: number },
  words: SheetWords,
  typeface: Typeface,
): Foot => {
  const room = width - 2 * CELL_PADDING
  const distance = distanceText(drawing, words)
  const isBeside = distance === '' || distanceBeside(number, distance, width, typeface) !== undefined
  const below = isBeside ? [] : [fitText(distance, { largest: NOTE_SIZE, smallest: 0 }, room, typeface)]
  const note = noteText(drawing)
  const lines = wrapText(note, room / NOTE_SIZE, mostLines - below.length, typeface)
  return { lines: [...below, ...lines.map((text) => ({ text, size: NOTE_SIZE }))], isCut: isCut(note, lines) }
}

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

export const noteText = ({ note = '' }: Drawing): string => cleanText(note)

export const distanceText = ({ distance }: Drawing, words: SheetWords): string =>
  distance === undefined ? '' : words.distance(distance)

/** A distance as it stands on the right of a number; `undefined` where it would be too small to read. */
const distanceBeside = (number: string, distance: string, width: number, typeface: Typeface) => {
  const room = width - 3 * CELL_PADDING - typeface.widthOf(number) * CELL_NUMBER_SIZE
  const size = Math.min(DISTANCE_SIZE, room / typeface.widthOf(distance))
  return size >= DISTANCE_SIZE_SMALLEST ? { text: distance, size } : undefined
}

/** The number on the left, and how far it is on the right, if it can be read there. */
export const topLines = (number: string, distance: string, frame: Box, typeface: Typeface): readonly TextLine[] => {
  const baseline = frame.y + CELL_NUMBER_SIZE * 1.1
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const numberLine = lineAt({ text: number, size: CELL_NUMBER_SIZE }, left, baseline, 'start', typeface)
  const beside = distance === '' ? undefined : distanceBeside(number, distance, frame.width, typeface)
  return beside ? [numberLine, lineAt(beside, right, baseline, 'end', typeface)] : [numberLine]
}

/** At the foot of the cell, the last line at the very bottom. */
const footLines = (
  lines: readonly FittedText[],
  { x, y, width, height }: Box,
  typeface: Typeface,
): readonly TextLine[] =>
  lines.map((line, index) => {
    const below = lines.length - 1 - index
    const baseline = y + height - CELL_PADDING - below * NOTE_LINE_HEIGHT
    return lineAt(line, x + width / 2, baseline, 'middle', typeface)
  })
