import {
  CAP_HEIGHT,
  CELL_GAP,
  CELL_NUMBER_HEIGHT,
  FOOTER_HEIGHT,
  FOOTER_SIZE,
  HEADER_HEIGHT,
  LOGO_SIZE,
  LONGEST_NAME,
  NAME_SIZE,
  NAME_SIZE_SMALLEST,
  PAPER,
  PHONE_SIZE,
  SHEET_COLUMNS,
  SHEET_MARGIN,
  SHEET_ROWS,
} from '../constants'
import { contain, pictureBoxOf, type Box } from '../geometry/bounds'
import type { Drawing, Size } from '../model/types'

/** The width of a text set in the sheet's typeface at a size, both in millimetres. */
export type MeasureText = (text: string, size: number) => number

export interface SheetContent {
  readonly name: string
  readonly phone: string
  readonly canvas: Size
  readonly drawings: readonly Drawing[]
  /** "Page 1 of 2", in the reader's language. */
  readonly pageLabel: (page: number, pages: number) => string
}

export interface TextLine {
  readonly text: string
  /** Millimetres, like all that follows. */
  readonly size: number
  readonly x: number
  readonly baseline: number
}

export interface Cell {
  readonly number: number
  readonly frame: Box
  /** Where the drawing is shown, and which part of it, in its own units. */
  readonly picture: Box
  readonly viewBox: Box
  readonly drawing: Drawing
}

export interface Page {
  readonly number: number
  readonly logo: Box
  readonly name: TextLine
  readonly phone: TextLine
  readonly footer: TextLine
  readonly cells: readonly Cell[]
}

const CELLS_PER_PAGE = SHEET_COLUMNS * SHEET_ROWS
const BODY: Box = {
  x: SHEET_MARGIN,
  y: SHEET_MARGIN + HEADER_HEIGHT,
  width: PAPER.width - 2 * SHEET_MARGIN,
  height: PAPER.height - 2 * SHEET_MARGIN - HEADER_HEIGHT - FOOTER_HEIGHT,
}
/** The middle of the header. */
const HEADER_MIDDLE = SHEET_MARGIN + LOGO_SIZE / 2

/** As many pages as the drawings need; a tocht without drawings still has one, with its header. */
export const layOutSheet = (content: SheetContent, measure: MeasureText): readonly Page[] => {
  const count = Math.max(1, Math.ceil(content.drawings.length / CELLS_PER_PAGE))
  const frames = cellFrames(content.canvas)
  return Array.from({ length: count }, (_, index) => {
    const first = index * CELLS_PER_PAGE
    const drawings = content.drawings.slice(first, first + CELLS_PER_PAGE)
    return {
      ...pageFrame(content, index + 1, count, measure),
      cells: drawings.flatMap((drawing, place) => {
        const frame = frames[place]
        return frame ? [cell(drawing, first + place + 1, frame, content.canvas)] : []
      }),
    }
  })
}

/** The places of one page, row by row. Rows are no higher than the canvas needs, so that wide drawings stand close. */
const cellFrames = (canvas: Size): readonly Box[] => {
  const width = (BODY.width - (SHEET_COLUMNS - 1) * CELL_GAP) / SHEET_COLUMNS
  const highest = (BODY.height - (SHEET_ROWS - 1) * CELL_GAP) / SHEET_ROWS
  const picture = pictureBoxOf(canvas, [])
  const height = Math.min(highest, (width * picture.height) / picture.width + CELL_NUMBER_HEIGHT)
  return Array.from({ length: CELLS_PER_PAGE }, (_, place) => ({
    x: BODY.x + (place % SHEET_COLUMNS) * (width + CELL_GAP),
    y: BODY.y + Math.floor(place / SHEET_COLUMNS) * (height + CELL_GAP),
    width,
    height,
  }))
}

const cell = (drawing: Drawing, number: number, frame: Box, canvas: Size): Cell => {
  const viewBox = pictureBoxOf(canvas, drawing.elements)
  const room = { ...frame, y: frame.y + CELL_NUMBER_HEIGHT, height: frame.height - CELL_NUMBER_HEIGHT }
  return { number, frame, picture: contain(viewBox, room), viewBox, drawing }
}

const pageFrame = (
  { name, phone, pageLabel }: SheetContent,
  number: number,
  pages: number,
  measure: MeasureText,
): Omit<Page, 'cells'> => {
  const right = PAPER.width - SHEET_MARGIN
  const phoneLine = fitText(phone, PHONE_SIZE, PHONE_SIZE / 2, BODY.width / 3, measure)
  const phoneWidth = measure(phoneLine.text, phoneLine.size)
  const reserved = Math.max(phoneWidth, LOGO_SIZE) + 2 * CELL_GAP
  const nameLine = fitText(name, NAME_SIZE, NAME_SIZE_SMALLEST, BODY.width - 2 * reserved, measure)
  const label = pageLabel(number, pages)
  return {
    number,
    logo: { x: SHEET_MARGIN, y: SHEET_MARGIN, width: LOGO_SIZE, height: LOGO_SIZE },
    name: {
      ...nameLine,
      x: (PAPER.width - measure(nameLine.text, nameLine.size)) / 2,
      baseline: middle(nameLine.size),
    },
    phone: { ...phoneLine, x: right - phoneWidth, baseline: middle(phoneLine.size) },
    footer: {
      text: label,
      size: FOOTER_SIZE,
      x: right - measure(label, FOOTER_SIZE),
      baseline: PAPER.height - SHEET_MARGIN,
    },
  }
}

const middle = (size: number): number => HEADER_MIDDLE + (size * CAP_HEIGHT) / 2

/** The text as large as the width allows; at the smallest size it loses its end to an ellipsis. */
export const fitText = (
  text: string,
  largest: number,
  smallest: number,
  width: number,
  measure: MeasureText,
): { readonly text: string; readonly size: number } => {
  const size = Math.min(largest, (largest * width) / measure(text, largest))
  if (size >= smallest || text === '') return { text, size: text === '' ? largest : size }
  const letters = graphemes(text).slice(0, LONGEST_NAME)
  while (letters.length > 0 && measure(`${letters.join('')}…`, smallest) > width) letters.pop()
  return { text: `${letters.join('')}…`, size: smallest }
}

/** What a reader takes for one letter, so that no accent or emoji is cut in two. */
const graphemes = (text: string): string[] => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
