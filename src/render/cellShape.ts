import { CELL_ASPECT, CELL_GAP, CELL_PADDING, LEAST_SCALE } from '../constants'
import { edgeOf, type Showing } from './cellPicture'
import type { Foot } from './cellTexts'
import type { CellType } from './cellType'
import { noteBoxHeight } from './noteBox'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'

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
  /** The room for the picture, the same in all boxes. */
  readonly pictureHeight: number
  /** So many lines of notes have room in each row; more of them make it higher. */
  readonly lines: number
}

export const cellWidth = ({ width }: Room, columns: number): number => (width - (columns - 1) * CELL_GAP) / columns

/** How high so many lines of notes are. */
export const heightOfLines = (lines: number, { lineHeight }: CellType): number =>
  lines === 0 ? 0 : lines * lineHeight + CELL_PADDING

/** How high a row is for what stands in its boxes. */
export const rowHeight = (row: readonly Boxed[], { type, pictureHeight, lines }: Grid): number => {
  const linesOf = (kind: SheetItem['kind']): readonly number[] =>
    row.flatMap(({ item, foot }) => (item.kind === kind ? [foot.lines.length] : []))
  const drawn = type.numberHeight + pictureHeight + heightOfLines(Math.max(lines, ...linesOf('drawing')), type)
  return Math.max(drawn, ...linesOf('note').map((own) => noteBoxHeight(type, own)))
}

/** Of the picture where a drawing is as wide as its box allows: a higher one would only be air. */
export const naturalPicture = (shape: Shape): number => {
  const { width, shown } = shape
  const edge = edgeOf(shape)
  return ((width - 2 * edge) * shown.height) / shown.width + 2 * edge
}

/** Of the picture where a page has as many rows as usual, each with so many lines of notes. */
export const usualPicture = (shape: Shape, lines: number): number => {
  const { body, type } = shape
  const rows = usualRows(shape)
  const highest = (body.wholeHeight - (rows - 1) * CELL_GAP) / rows
  return Math.min(naturalPicture(shape), highest - type.numberHeight - heightOfLines(lines, type))
}

/** To save a page pictures may become so low. */
export const leastPicture = (shape: Shape, lines: number): number => {
  const edges = 2 * edgeOf(shape)
  return edges + (usualPicture(shape, lines) - edges) * LEAST_SCALE
}

const usualRows = ({ body, width }: Shape): number =>
  Math.max(1, Math.round((body.wholeHeight + CELL_GAP) / (width * CELL_ASPECT + CELL_GAP)))

/** How many rows a page has at most; low ones without notes are more where the boxes are cropped. */
export const rowsOn = (shape: Shape): number => {
  const { body, crop, mostRows, type } = shape
  const usual = usualRows(shape)
  if (!crop) return usual
  const cropped = Math.floor((body.wholeHeight + CELL_GAP) / (type.numberHeight + naturalPicture(shape) + CELL_GAP))
  return Math.min(mostRows, Math.max(usual, cropped))
}
