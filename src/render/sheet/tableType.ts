import { CELL_PADDING, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { boldOf, centredBaseline, fitText, lineAt, typeSizeFor, type TextLine, type Typeface } from './sheetText'

/** Sizes of a row's number and text, as shares of the table's width. */
const TABLE_NUMBER = { share: 0.032, least: 4.9, most: 6 } as const
const TABLE_TEXT = { share: 0.0178, least: SMALLEST_TEXT, most: 3.6 } as const
const TABLE_TEXT_LINE_HEIGHT = 1.25

/** Type sizes in a table, in millimetres; they grow with its width. */
export interface TableType {
  readonly numberSize: number
  readonly size: number
  readonly lineHeight: number
}

export const tableTypeFor = (width: number): TableType => {
  const size = typeSizeFor(width, TABLE_TEXT)
  return { numberSize: typeSizeFor(width, TABLE_NUMBER), size, lineHeight: size * TABLE_TEXT_LINE_HEIGHT }
}

/** The title at the left edge of a row, centred vertically. */
export const rowTitle = (
  title: string,
  row: Box,
  { numberSize }: TableType,
  width: number,
  typeface: Typeface,
): TextLine => {
  const bold = boldOf(typeface)
  const text = fitText(title, { largest: numberSize, smallest: SMALLEST_TEXT }, width, bold)
  return lineAt(text, row.x + CELL_PADDING, centredBaseline(row, text), 'start', bold)
}
