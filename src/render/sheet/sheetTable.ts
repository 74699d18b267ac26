import { CELL_GAP, CELL_PADDING, LEAST_SCALE } from '../../constants'
import { cumulativeDistances } from '../../model/legs'
import { decimalsOf } from '../../model/texts/metres'
import { cellPicture, showingOf, type Showing } from './cellPicture'
import type { Cell, Bordered, LaidOut, PageBody, TextBox } from './page'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import { leastHeight, reservedAbove, FIT_TOLERANCE, type Room } from './sheetPaper'
import { isCut, sizeForWords, wrapText, type TextLine, type Typeface } from './sheetText'
import {
  columnLines,
  dividersOf,
  FIGURES,
  NARROWEST_NOTE,
  SHORT_NOTE_LINES,
  tableColumns,
  tableHead,
  type TableColumns,
  type TableFigures,
  type TableRow,
  TABLE_ROW,
} from './tableColumns'
import { rowTitle } from './tableType'
import { rowTick, TICK_ROOM } from './tickSquare'

/**
 * Lays out drawings as the rows of a table with their distances; each page repeats the column heads. Where notes are
 * short, two tables stand side by side if that saves a page.
 */
export const tableBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  whole: Room,
  typeface: Typeface,
): LaidOut => {
  const one = tablesIn([whole], content, items, typeface)
  const two = tablesIn(halvesOf(whole), content, items, typeface)
  return two.areNotesShort && two.bodies.length < one.bodies.length ? two : one
}

/** Two rooms side by side. What is reserved at the foot of the last page goes from both, on all pages. */
const halvesOf = ({ foot = 0, ...whole }: Room): readonly Room[] => {
  const width = (whole.width - 2 * CELL_GAP) / 2
  const half = { ...whole, width, height: whole.height - foot }
  return [half, { ...half, x: whole.x + width + 2 * CELL_GAP }]
}

/** Tables side by side on each page, each in one of these rooms, which differ only in their place. */
const tablesIn = (
  rooms: readonly Room[],
  content: SheetContent,
  items: readonly SheetItem[],
  typeface: Typeface,
): LaidOut & { readonly areNotesShort: boolean } => {
  const { options } = content
  const showing = showingOf(content, items)
  const figures = figuresOf(content, items)
  const { rows, heads } = figures
  const headLines = rooms.length > 1 ? NARROW_HEAD_LINES : HEAD_LINES
  const tables = rooms.map((whole) => {
    const columns = tableColumns(figures, showing.shown, whole, headLines, typeface)
    const headAt = (y: number): TextBox =>
      tableHead(columns, { ...whole, y }, heads, headLines, options.borders, typeface)
    const { height } = headAt(whole.y).frame
    const room = { ...whole, y: whole.y + height, height: whole.height - height }
    return { head: (page: number) => headAt(whole.y + reservedAbove(page, whole)), showing, columns, room, typeface }
  })
  const [first] = tables
  if (!first) return { bodies: [], free: [], areNotesShort: false }
  const measured = rows.map((row) => withHeight(row, first))
  const parts = partsOf(measured, first.room, tables.length)
  const bodies = Array.from({ length: Math.ceil(parts.length / tables.length) }, (_, page): PageBody => {
    const own = tables.flatMap((table, place) => {
      const placed = parts[page * tables.length + place]
      return placed ? [{ table, placed }] : []
    })
    return {
      kind: 'cells',
      cells: own.flatMap(({ table, placed }) => placed.flatMap((row) => cellOf(row, table) ?? [])),
      texts: own.flatMap(({ table, placed }) =>
        [table.head(page)].concat(placed.flatMap((row) => noteOf(row, table) ?? [])),
      ),
    }
  })
  const lastPlace = (parts.length - 1) % tables.length
  const free = tables.slice(lastPlace).map(({ room }, place) => {
    const { x, y, width, height } = room
    const last = place === 0 ? parts.at(-1)?.at(-1) : undefined
    const top = last ? last.y + last.height + CELL_GAP : y + reservedAbove(bodies.length - 1, room)
    return { x, y: top, width, height: y + height - top }
  })
  return { bodies, free, areNotesShort: areShort(measured, first) }
}

/** Lines of a column head, and of one in a narrow table. */
const HEAD_LINES = 2
const NARROW_HEAD_LINES = 3

/** Whether all notes take few lines in a column wide enough to read, so that no row is higher for its note. */
const areShort = (rows: readonly MeasuredRow[], { columns, typeface }: Table): boolean =>
  columns.note.width >= NARROWEST_NOTE &&
  columns.picture.width >= TABLE_ROW * LEAST_SCALE &&
  rows.every(({ note, item }) => {
    const room = columns.note.width - 2 * CELL_PADDING
    return note.length <= SHORT_NOTE_LINES && sizeForWords(item.note, columns.size, room, typeface) === columns.size
  })

/** The widest distance, in metres: a column leaves room to write it by hand. */
const WIDEST_FIGURE = 12_340

/** Properties shared by all rows. */
interface Table {
  readonly showing: Showing
  readonly columns: TableColumns
  /** The room below the heads. */
  readonly room: Room
  readonly typeface: Typeface
}

/**
 * The rows with their distances, and the heads with their units. Legs are in metres. Total and remaining distance are
 * sums, so both are in kilometres with the same decimals as soon as one of them reaches a kilometre.
 */
const figuresOf = ({ drawings, options, words }: SheetContent, items: readonly SheetItem[]): TableFigures => {
  const stops = cumulativeDistances(drawings, options)
  const distancesAt = items.map((item) => (item.kind === 'drawing' ? stops.drawings[item.number - 1] : stops[item.at]))
  const sums = decimalsOf(distancesAt.flatMap((stop) => [stop?.total ?? [], stop?.remaining ?? []].flat()))
  const decimals = { since: undefined, total: sums, remaining: sums }
  return {
    rows: items.map((item, row) => ({
      item,
      figures: forEachFigure((figure) => {
        const metres = distancesAt[row]?.[figure]
        return metres === undefined ? '' : words.figure(metres, decimals[figure])
      }),
    })),
    heads: {
      ...forEachFigure((figure) => `${words.heads[figure]} (${decimals[figure] === undefined ? 'm' : 'km'})`),
      note: words.heads.note,
    },
    leastNumber: options.ticks ? TICK_ROOM : 0,
    widest: forEachFigure((figure) => words.figure(WIDEST_FIGURE, decimals[figure])),
  }
}

const forEachFigure = <Found>(
  find: (figure: (typeof FIGURES)[number]) => Found,
): Readonly<Record<(typeof FIGURES)[number], Found>> => ({
  since: find('since'),
  total: find('total'),
  remaining: find('remaining'),
})

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
  const filling = Math.min(
    leastHeight(room),
    // The same height on all pages, of which the first may have less room.
    ...[room.height, room.height - (room.head ?? 0)].map((one) => one / Math.max(1, Math.floor(one / TABLE_ROW))),
  )
  const usual = row.item.kind === 'drawing' ? filling : numberSize + 2 * CELL_PADDING
  const height = Math.max(usual, lines.length * lineHeight + 2 * CELL_PADDING)
  return { ...row, note: lines, isNoteCut: isCut(row.item.note, lines), height }
}

interface PlacedRow extends MeasuredRow {
  readonly y: number
}

/** Splits rows into tables. A finish note that needs a new table takes the last drawing with it. */
const partsOf = (rows: readonly MeasuredRow[], room: Room, tablesOnPage: number): readonly (readonly PlacedRow[])[] => {
  const aboveOf = (table: number): number => reservedAbove(Math.floor(table / tablesOnPage), room)
  const fits = (some: readonly MeasuredRow[], table: number): boolean => {
    const foot = some.at(-1) === rows.at(-1) ? (room.foot ?? 0) : 0
    return heightOf(some) <= room.height - aboveOf(table) - foot + FIT_TOLERANCE
  }
  const parts: MeasuredRow[][] = [[]]
  for (const row of rows) {
    const part = parts.at(-1) ?? []
    if (part.length === 0 || fits([...part, row], parts.length - 1)) {
      part.push(row)
      continue
    }
    const [before] = part.slice(-1)
    const isTaken =
      row.item.kind === 'note' && part.length > 1 && before !== undefined && fits([before, row], parts.length)
    if (isTaken) part.pop()
    parts.push(isTaken ? [before, row] : [row])
  }
  return parts.map((part, table) =>
    part.map((row, index) => ({ ...row, y: room.y + aboveOf(table) + heightOf(part.slice(0, index)) })),
  )
}

const heightOf = (rows: readonly MeasuredRow[]): number => rows.reduce((sum, { height }) => sum + height, 0)

const cellOf = (row: PlacedRow, table: Table): Cell | undefined => {
  const { item, y, height, isNoteCut } = row
  if (item.kind !== 'drawing') return undefined
  const { columns, showing, typeface } = table
  return {
    ...borderedRow(row, table),
    ...cellPicture(showing, item.drawing, { ...columns.drawing, y, height }, typeface),
    number: item.number,
    isClose: item.isClose,
    tick: rowTick({ ...columns.number, y, height }, showing.options),
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
