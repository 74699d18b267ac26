import { CELL_GAP, CELL_PADDING } from '../../constants'
import { cumulativeDistances, type CumulativeDistances } from '../../model/legs'
import { decimalsOf } from '../../model/texts/metres'
import { cellPicture, showingOf, type Showing } from './cellPicture'
import type { Cell, Bordered, LaidOut, PageBody, TextBox } from './page'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import { leastHeight, FIT_TOLERANCE, type Room } from './sheetPaper'
import { isCut, wrapText, type TextLine, type Typeface } from './sheetText'
import {
  columnLines,
  dividersOf,
  FIGURES,
  tableColumns,
  tableHead,
  type TableColumns,
  type TableRow,
  TABLE_ROW,
} from './tableColumns'
import { rowTitle } from './tableType'

/** Lays out drawings as the rows of a table with their distances; each page repeats the column heads. */
export const tableBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  whole: Room,
  typeface: Typeface,
): LaidOut => {
  const { options, words } = content
  const showing = showingOf(content, items)
  const rows = tableRowsOf(content, items)
  const columns = tableColumns(rows, showing.shown, whole, words, typeface)
  const head = tableHead(columns, whole, words, options.borders, typeface)
  const room = { ...whole, y: whole.y + head.frame.height, height: whole.height - head.frame.height }
  const table = { showing, columns, room, typeface }
  const pages = pagesOf(
    rows.map((row) => withHeight(row, table)),
    room,
  )
  const bodies = pages.map((placed): PageBody => ({
    kind: 'cells',
    cells: placed.flatMap((row) => cellOf(row, table) ?? []),
    texts: [head, ...placed.flatMap((row) => noteOf(row, table) ?? [])],
  }))
  const last = pages.at(-1)?.at(-1)
  const top = last ? last.y + last.height + CELL_GAP : room.y
  return { bodies, free: [{ ...room, y: top, height: room.y + room.height - top }] }
}

/** Properties shared by all rows. */
interface Table {
  readonly showing: Showing
  readonly columns: TableColumns
  /** The room below the heads. */
  readonly room: Room
  readonly typeface: Typeface
}

const tableRowsOf = ({ drawings, options, words }: SheetContent, items: readonly SheetItem[]): readonly TableRow[] => {
  const stops = cumulativeDistances(drawings, options)
  const distancesAt = items.map((item) => (item.kind === 'drawing' ? stops.drawings[item.number - 1] : stops[item.at]))
  const shared = (...figures: readonly (keyof CumulativeDistances)[]): number | undefined =>
    decimalsOf(distancesAt.flatMap((stop) => figures.flatMap((figure) => stop?.[figure] ?? [])))
  const legDecimals = shared('since')
  // Total and remaining distances are sums, so both use the same number of decimals.
  const sumDecimals = shared('total', 'remaining')
  const formatted = (metres: number | undefined, decimals: number | undefined): string =>
    metres === undefined ? '' : words.distance(metres, decimals)
  return items.map((item, row) => {
    const { since, total, remaining } = distancesAt[row] ?? {}
    return {
      item,
      figures: {
        since: formatted(since, legDecimals),
        total: formatted(total, sumDecimals),
        remaining: formatted(remaining, sumDecimals),
      },
    }
  })
}

interface MeasuredRow extends TableRow {
  readonly note: readonly string[]
  readonly isNoteCut: boolean
  readonly height: number
}

/** Rows with drawings fill the page. A row with a long note is higher; a row without a drawing may be lower. */
const withHeight = (row: TableRow, { columns, room, typeface }: Table): MeasuredRow => {
  const { note, size, numberSize, lineHeight } = columns
  const most = Math.floor((leastHeight(room) - 2 * CELL_PADDING) / lineHeight)
  const lines = wrapText(row.item.note, (note.width - 2 * CELL_PADDING) / size, most, typeface)
  const filling = Math.min(leastHeight(room), room.height / Math.max(1, Math.floor(room.height / TABLE_ROW)))
  const usual = row.item.kind === 'drawing' ? filling : numberSize + 2 * CELL_PADDING
  const height = Math.max(usual, lines.length * lineHeight + 2 * CELL_PADDING)
  return { ...row, note: lines, isNoteCut: isCut(row.item.note, lines), height }
}

interface PlacedRow extends MeasuredRow {
  readonly y: number
}

/** Splits rows into pages. A finish note that needs a new page takes the last drawing with it. */
const pagesOf = (rows: readonly MeasuredRow[], room: Room): readonly (readonly PlacedRow[])[] => {
  const fits = (some: readonly MeasuredRow[]): boolean => {
    const height = some.at(-1) === rows.at(-1) ? leastHeight(room) : room.height
    return heightOf(some) <= height + FIT_TOLERANCE
  }
  const pages: MeasuredRow[][] = [[]]
  for (const row of rows) {
    const page = pages.at(-1) ?? []
    if (page.length === 0 || fits([...page, row])) {
      page.push(row)
      continue
    }
    const [before] = page.slice(-1)
    const isTaken = row.item.kind === 'note' && page.length > 1 && before !== undefined && fits([before, row])
    if (isTaken) page.pop()
    pages.push(isTaken ? [before, row] : [row])
  }
  return pages.map((page) => page.map((row, index) => ({ ...row, y: room.y + heightOf(page.slice(0, index)) })))
}

const heightOf = (rows: readonly MeasuredRow[]): number => rows.reduce((sum, { height }) => sum + height, 0)

const cellOf = (row: PlacedRow, table: Table): Cell | undefined => {
  const { item, y, height, isNoteCut } = row
  if (item.kind !== 'drawing') return undefined
  const { columns, showing, typeface } = table
  return {
    ...borderedRow(row, table),
    ...cellPicture(showing, item.drawing, { ...columns.picture, y, height }, typeface),
    number: item.number,
    isClose: item.isClose,
    isNoteCut,
    isSmall: false,
  }
}

const noteOf = (row: PlacedRow, table: Table): TextBox | undefined => {
  const { item, isNoteCut } = row
  if (item.kind !== 'note') return undefined
  return { ...borderedRow(row, table), samples: [], cut: isNoteCut ? `${item.at}Note` : undefined }
}

const borderedRow = (row: PlacedRow, table: Table): Bordered => {
  const { item, y, height, note } = row
  const { columns, room, showing, typeface } = table
  const frame = { x: room.x, width: room.width, y, height }
  // The title of a note, which is a word, may also use the width of the picture.
  const titleWidth = columns.number.width + (item.kind === 'drawing' ? 0 : columns.picture.width) - 2 * CELL_PADDING
  return {
    frame,
    border: showing.options.borders,
    row: { dividers: dividersOf(columns, item.kind === 'drawing'), isTop: false },
    lines: [
      rowTitle(item.title, frame, columns, titleWidth, typeface),
      ...FIGURES.flatMap((figure) => figureLines(row.figures[figure], columns.figures[figure], row, table)),
      ...columnLines(note, columns.note, row, columns, 'start', typeface),
    ],
  }
}

const figureLines = (
  text: string,
  column: TableColumns['note'],
  row: PlacedRow,
  { columns, typeface }: Table,
): readonly TextLine[] => (text === '' ? [] : columnLines([text], column, row, columns, 'end', typeface))
