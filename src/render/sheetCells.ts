import {
  CELL_ASPECT,
  CELL_GAP,
  CELL_NUMBER_HEIGHT,
  CELL_NUMBER_SIZE,
  CELL_PADDING,
  DISTANCE_SIZE,
  NOTE_LINE_HEIGHT,
  NOTE_LINES,
  NOTE_SIZE,
} from '../constants'
import { contain, inflate, viewBoxOf, type Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size } from '../model/types'
import { paddingFor, printPen } from './pen'
import type { Cell, PageBody, SheetContent, SheetWords } from './sheet'
import { cleanText, fitText, lineAt, wrapText, type TextLine, type Typeface } from './sheetText'

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
  const notes = content.drawings.map((drawing) => notesOf(drawing, cellWidth(body, content.options.columns), typeface))
  const mostLines = notes.reduce((most, lines) => Math.max(most, lines.length), 0)
  const noteHeight = mostLines === 0 ? 0 : mostLines * NOTE_LINE_HEIGHT + CELL_PADDING
  const frames = cellFrames(content, body, noteHeight)
  const pages = Math.max(1, Math.ceil(content.drawings.length / frames.length))
  return Array.from({ length: pages }, (_, page) => {
    const first = page * frames.length
    const drawings = content.drawings.slice(first, first + frames.length)
    const cells = drawings.flatMap((drawing, place) => {
      const [frame, note = []] = [frames[place], notes[first + place]]
      return frame ? [cellOf(content, drawing, before + first + place + 1, frame, { note, noteHeight }, typeface)] : []
    })
    return { cells, fishbone: undefined }
  })
}

/** The places of one page, in reading order. Rows are no higher than the canvas needs, so that wide drawings stand close. */
const cellFrames = ({ options, canvas }: SheetContent, body: Box, noteHeight: number): readonly Box[] => {
  const { columns } = options
  const rows = rowsOn(body, columns)
  const width = cellWidth(body, columns)
  const highest = (body.height - (rows - 1) * CELL_GAP) / rows
  const picture = inflate({ x: 0, y: 0, ...canvas }, paddingFor(printPen(options)))
  const natural = (width * picture.height) / picture.width + CELL_NUMBER_HEIGHT + noteHeight
  const height = Math.min(highest, natural)
  return Array.from({ length: columns * rows }, (_, place) => {
    const { column, row } = placeOf(place, options, rows)
    return { x: body.x + column * (width + CELL_GAP), y: body.y + row * (height + CELL_GAP), width, height }
  })
}

const placeOf = (place: number, { columns, order }: SheetOptions, rows: number): { column: number; row: number } =>
  order === 'rows'
    ? { column: place % columns, row: Math.floor(place / columns) }
    : { column: Math.floor(place / rows), row: place % rows }

const notesOf = ({ note = '' }: Drawing, width: number, typeface: Typeface): readonly string[] =>
  wrapText(cleanText(note), (width - 2 * CELL_PADDING) / NOTE_SIZE, NOTE_LINES, typeface)

interface Note {
  readonly note: readonly string[]
  readonly noteHeight: number
}

const cellOf = (
  { options, canvas, words }: SheetContent,
  drawing: Drawing,
  number: number,
  frame: Box,
  { note, noteHeight }: Note,
  typeface: Typeface,
): Cell => {
  const pen = printPen(options)
  const viewBox = inflate(viewBoxOf(canvas, drawing.elements), paddingFor(pen))
  const room = {
    ...frame,
    y: frame.y + CELL_NUMBER_HEIGHT,
    height: frame.height - CELL_NUMBER_HEIGHT - noteHeight,
  }
  return {
    number,
    frame,
    border: options.borders,
    lines: [
      ...topLines(String(number), distanceText(drawing, words), frame, typeface),
      ...noteLines(note, frame, typeface),
    ],
    picture: contain(viewBox, room),
    pen,
    viewBox,
    drawing,
  }
}

export const distanceText = ({ distance }: Drawing, words: SheetWords): string =>
  distance === undefined ? '' : words.distance(distance)

/** The number on the left, and how far it is on the right. */
export const topLines = (number: string, distance: string, frame: Box, typeface: Typeface): readonly TextLine[] => {
  const baseline = frame.y + CELL_NUMBER_SIZE * 1.1
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const numberLine = lineAt({ text: number, size: CELL_NUMBER_SIZE }, left, baseline, 'start', typeface)
  if (distance === '') return [numberLine]
  const room = right - left - numberLine.width - CELL_PADDING
  const fitted = fitText(distance, { largest: DISTANCE_SIZE, smallest: DISTANCE_SIZE / 2 }, room, typeface)
  return [numberLine, lineAt(fitted, right, baseline, 'end', typeface)]
}

/** At the foot of the cell, the last line at the very bottom. */
const noteLines = (note: readonly string[], { x, y, width, height }: Box, typeface: Typeface): readonly TextLine[] =>
  note.map((text, index) => {
    const below = note.length - 1 - index
    const baseline = y + height - CELL_PADDING - below * NOTE_LINE_HEIGHT
    return lineAt({ text, size: NOTE_SIZE }, x + width / 2, baseline, 'middle', typeface)
  })
