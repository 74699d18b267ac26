import { CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { CumulativeDistances } from '../../model/legs'
import type { Size } from '../../model/types'
import type { TextBox } from './page'
import type { SheetItem } from './sheetItems'
import { FIT_TOLERANCE } from './sheetPaper'
import { centredLines, wrapText, type Alignment, type TextLine, type Typeface } from './sheetText'
import { tableTypeFor, type TableType } from './tableType'

/** Width that pictures leave for notes, if possible. */
export const TABLE_NOTE = 34

/** Least height of a table row, and least wanted width of its picture. */
export const TABLE_ROW = 26

/** The columns of distances. */
export const FIGURES = ['since', 'total', 'remaining'] as const satisfies readonly (keyof CumulativeDistances)[]
type Figures = Readonly<Record<(typeof FIGURES)[number], string>>

/** The content of a table row. */
export interface TableRow {
  readonly item: SheetItem
  readonly figures: Figures
}

/** The rows, the heads of their figures, and a figure as wide as any that may be written by hand. */
export interface TableFigures {
  readonly rows: readonly TableRow[]
  readonly heads: Figures
  readonly widest: Figures
  /** The least width of the numbers' column, in millimetres. */
  readonly leastNumber: number
}

type Column = Pick<Box, 'x' | 'width'>

/** Positions of the columns and sizes of their text, in millimetres. */
export interface TableColumns extends TableType {
  readonly number: Column
  readonly picture: Column
  readonly figures: Readonly<Record<keyof Figures, Column>>
  readonly note: Column
}

/** Numbers and figures take the width that they need; pictures and notes share the rest. */
export const tableColumns = (
  { rows, heads, widest: wide, leastNumber }: TableFigures,
  shown: Size,
  room: Box,
  headLines: number,
  typeface: Typeface,
): TableColumns => {
  const type = tableTypeFor(room.width)
  const widest = (texts: readonly string[], em: number): number =>
    Math.max(0, ...texts.map(typeface.widthOf)) * em + 2 * CELL_PADDING + FIT_TOLERANCE
  const numbers = rows.flatMap(({ item }) => (item.kind === 'drawing' ? [item.title] : []))
  const widthFor = (figure: keyof Figures): number =>
    Math.max(
      widest([wide[figure], ...rows.map(({ figures }) => figures[figure])], type.size),
      Math.min(...partings(heads[figure], headLines).map((lines) => widest(lines, type.size))),
    )
  const number = { x: room.x, width: Math.max(leastNumber, widest(numbers, type.numberSize)) }
  const left = room.width - number.width - FIGURES.reduce((sum, figure) => sum + widthFor(figure), 0)
  const wanted = Math.max(TABLE_ROW, (TABLE_ROW * shown.width) / shown.height)
  const picture = behind(number, Math.min(wanted, Math.max(left - TABLE_NOTE, left / 2)))
  const since = behind(picture, widthFor('since'))
  const total = behind(since, widthFor('total'))
  const remaining = behind(total, widthFor('remaining'))
  const note = behind(remaining, left - picture.width)
  return {
    ...type,
    number,
    picture,
    figures: { since, total, remaining },
    note,
  }
}

/** The splits of a head into at most this many lines. */
const partings = (head: string, most: number): readonly (readonly string[])[] => [
  [head],
  ...(most === 1 ? [] : Array.from(head.matchAll(/ /g), ({ index }) => index)).flatMap((at) =>
    partings(head.slice(at + 1), most - 1).map((rest) => [head.slice(0, at)].concat(rest)),
  ),
]

const behind = ({ x, width: taken }: Column, width: number): Column => ({ x: x + taken, width })

/** The x of the dividers. A row without a picture uses the picture's width for its title. */
export const dividersOf = ({ picture, figures, note }: TableColumns, hasPicture: boolean): readonly number[] =>
  [...(hasPicture ? [picture] : []), ...FIGURES.map((figure) => figures[figure]), note].map(({ x }) => x)

/** Lines in a column, centred vertically in the row. */
export const columnLines = (
  lines: readonly string[],
  { x, width }: Column,
  row: Pick<Box, 'y' | 'height'>,
  type: Pick<TableType, 'size' | 'lineHeight'>,
  alignment: Extract<Alignment, 'start' | 'end'>,
  typeface: Typeface,
): readonly TextLine[] => {
  const edge = alignment === 'start' ? x + CELL_PADDING : x + width - CELL_PADDING
  return centredLines(lines, type, row, edge, alignment, typeface)
}

/** The column heads at the top of each page. */
export const tableHead = (
  columns: TableColumns,
  { x, y, width }: Box,
  heads: Figures & { readonly note: string },
  headLines: number,
  border: boolean,
  typeface: Typeface,
): TextBox => {
  const { size, lineHeight, figures, note } = columns
  const texts = [
    ...FIGURES.map((figure) => ({ column: figures[figure], text: heads[figure], alignment: 'end' as const })),
    { column: note, text: heads.note, alignment: 'start' as const },
  ].map(({ column, text, alignment }) => {
    const lines = wrapText(text, (column.width - 2 * CELL_PADDING) / size, headLines, typeface)
    return { column, lines, alignment }
  })
  const height = Math.max(...texts.map(({ lines }) => lines.length)) * lineHeight + 2 * CELL_PADDING
  return {
    frame: { x, y, width, height },
    border,
    row: { dividers: dividersOf(columns, false), isTop: true },
    lines: texts.flatMap(({ column, lines, alignment }) =>
      columnLines(lines, column, { y, height }, columns, alignment, typeface),
    ),
    samples: [],
    cut: undefined,
  }
}
