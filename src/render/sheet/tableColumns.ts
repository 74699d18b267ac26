import { CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { CumulativeDistances } from '../../model/legs'
import type { Size } from '../../model/types'
import type { TextBox } from './page'
import type { SheetItem } from './sheetItems'
import { FIT_TOLERANCE } from './sheetPaper'
import { centredLines, unbrokenParts, wrapText, type Alignment, type TextLine, type Typeface } from './sheetText'
import { tableTypeFor, type TableType } from './tableType'

/** Width that pictures leave for notes, if possible, and up to which a note stands on one line. */
export const TABLE_NOTE = 34

/** Lines of a note that is short. */
export const SHORT_NOTE_LINES = 3
/** Least width of a column of notes, in millimetres. */
export const NARROWEST_NOTE = 16

/** Least height of a table row, and least wanted width of its picture. */
export const TABLE_ROW = 26

/** The width of a box up to which its pen is the usual one, in millimetres. */
const USUAL_BOX = 30

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
  readonly heads: Figures & { readonly note: string }
  readonly widest: Figures
  /** The least width of the numbers' column, in millimetres. */
  readonly leastNumber: number
}

type Column = Pick<Box, 'x' | 'width'>

/** Positions of the columns and sizes of their text, in millimetres. */
export interface TableColumns extends TableType {
  readonly number: Column
  readonly picture: Column
  /** The part of the pictures' column that drawings use: not so wide that their pen would be wider. */
  readonly drawing: Column
  readonly figures: Readonly<Record<keyof Figures, Column>>
  readonly note: Column
}

/** Numbers, figures and notes take the width that they need; pictures take the rest, and no less than usual. */
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
  const mostNote = left - Math.min(wanted, Math.max(left - TABLE_NOTE, left / 2))
  const notes = rows.map(({ item }) => item.note)
  const picture = behind(number, left - Math.min(mostNote, noteWidth(notes, heads.note, mostNote, type, typeface)))
  const drawn = Math.min(picture.width, Math.max(wanted, USUAL_BOX))
  const drawing = { x: picture.x + (picture.width - drawn) / 2, width: drawn }
  const since = behind(picture, widthFor('since'))
  const total = behind(since, widthFor('total'))
  const remaining = behind(total, widthFor('remaining'))
  const note = behind(remaining, left - picture.width)
  return {
    ...type,
    number,
    picture,
    drawing,
    figures: { since, total, remaining },
    note,
  }
}

/** The least width at which each note takes few lines and no word is broken, up to the most. */
const noteWidth = (
  notes: readonly string[],
  head: string,
  most: number,
  { size }: TableType,
  typeface: Typeface,
): number => {
  const said = [...new Set(notes)].filter((note) => note !== '')
  const widestWord = Math.max(0, ...[head, ...said].flatMap(unbrokenParts).map(typeface.widthOf))
  const widthOf = (em: number): number => em * size + 2 * CELL_PADDING + FIT_TOLERANCE
  const oneLine = Math.min(TABLE_NOTE, widthOf(Math.max(0, ...said.map(typeface.widthOf))))
  const least = Math.max(NARROWEST_NOTE, widthOf(widestWord), oneLine)
  const isWide = (width: number): boolean =>
    said.every(
      (note) => wrapText(note, (width - 2 * CELL_PADDING) / size, Infinity, typeface).length <= SHORT_NOTE_LINES,
    )
  return least >= most || isWide(least) ? least : leastOf(least, most, isWide)
}

/** Binary search between a width that is too small and one that is large enough, or the largest. */
const leastOf = (tooSmall: number, enough: number, willDo: (width: number) => boolean): number => {
  const middle = (tooSmall + enough) / 2
  if (enough - tooSmall < WIDTH_STEP) return enough
  return willDo(middle) ? leastOf(tooSmall, middle, willDo) : leastOf(middle, enough, willDo)
}

/** Precision of a column's width, in millimetres. */
const WIDTH_STEP = 0.5

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
  heads: TableFigures['heads'],
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
