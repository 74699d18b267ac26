import { CELL_GAP, CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { checkStates, isOutdated, remarksOf } from '../../model/fieldCheck'
import { cellPicture, showingOf, type Showing } from './cellPicture'
import type { Cell, LaidOut } from './page'
import type { SheetContent } from './sheetContent'
import { itemsOf, type DrawingItem } from './sheetItems'
import { BETWEEN_FACTS, cleanText, wrapText, type Typeface } from './sheetText'
import { columnLines, TABLE_ROW } from './tableColumns'
import { rowTitle, tableTypeFor, type TableType } from './tableType'

/** The remarks from the field: number, small picture, text and time of each. */
export const remarkBodies = (content: SheetContent, room: Box, typeface: Typeface): LaidOut => {
  const remarks = content.options.remarks ? remarkRows(content) : []
  if (remarks.length === 0) return { bodies: [], free: [] }
  const showing = showingOf(content, itemsOf(content))
  const columns = columnsOf(remarks, room, typeface)
  const rows = remarks.flatMap((remark) => measured(remark, columns, room, typeface))
  const pages = pagesOf(rows, room)
  const bodies = pages.map((page) => ({
    kind: 'cells' as const,
    cells: page.map((row, index) => cellOf(row, index === 0, { columns, showing, room, typeface })),
    texts: [],
  }))
  const last = pages.at(-1)?.at(-1)
  const foot = last ? last.y + last.height + CELL_GAP : room.y
  return { bodies, free: [{ ...room, y: foot, height: room.y + room.height - foot }] }
}

interface Remark {
  readonly item: DrawingItem
  readonly text: string
  /** The time of the remark, and what was changed since. */
  readonly when: string
}

const remarkRows = (content: SheetContent): readonly Remark[] => {
  const { forLeaders: words } = content.words
  const states = checkStates(content.drawings)
  const checks = new Map(remarksOf(content.drawings).map(({ drawingIndex, check }) => [drawingIndex + 1, check]))
  return itemsOf(content).flatMap((item): readonly Remark[] => {
    const check = item.kind === 'drawing' ? checks.get(item.number) : undefined
    if (item.kind !== 'drawing' || !check) return []
    const state = states[item.number - 1]
    const when = [words.when(check.at), ...(isOutdated(state) ? [words.outdated[state]] : [])].join(BETWEEN_FACTS)
    return [{ item, text: cleanText(check.note ?? words.wrong), when }]
  })
}

interface Columns extends TableType {
  readonly picture: Pick<Box, 'x' | 'width'>
  readonly note: Pick<Box, 'x' | 'width'>
}

const columnsOf = (remarks: readonly Remark[], { x, width }: Box, typeface: Typeface): Columns => {
  const type = tableTypeFor(width)
  const numbers = Math.max(...remarks.map(({ item }) => typeface.widthOf(item.title)))
  const picture = { x: x + numbers * type.numberSize + 2 * CELL_PADDING, width: TABLE_ROW }
  const left = picture.x + picture.width
  return { ...type, picture, note: { x: left, width: x + width - left } }
}

interface MeasuredRemark extends Remark {
  readonly lines: readonly string[]
  readonly height: number
}

/** A remark higher than a page goes on in further rows. */
const measured = (
  remark: Remark,
  { note, size, lineHeight }: Columns,
  room: Box,
  typeface: Typeface,
): readonly MeasuredRemark[] => {
  const width = (note.width - 2 * CELL_PADDING) / size
  const lines = [remark.text, remark.when].flatMap((text) => wrapText(text, width, Infinity, typeface))
  const most = Math.max(1, Math.floor((room.height - 2 * CELL_PADDING) / lineHeight))
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, row) => {
    const shown = lines.slice(row * most, (row + 1) * most)
    return { ...remark, lines: shown, height: Math.max(TABLE_ROW, shown.length * lineHeight + 2 * CELL_PADDING) }
  })
}

interface PlacedRemark extends MeasuredRemark {
  readonly y: number
}

/** Splits rows into pages. */
const pagesOf = (rows: readonly MeasuredRemark[], room: Box): readonly (readonly PlacedRemark[])[] => {
  const pages: PlacedRemark[][] = []
  let y = Infinity
  for (const row of rows) {
    const isNew = y + row.height > room.y + room.height
    if (isNew) pages.push([])
    if (isNew) y = room.y
    pages.at(-1)?.push({ ...row, y })
    y += row.height
  }
  return pages
}

interface RemarkTable {
  readonly columns: Columns
  readonly showing: Showing
  readonly room: Box
  readonly typeface: Typeface
}

const cellOf = (row: PlacedRemark, isTop: boolean, { columns, showing, room, typeface }: RemarkTable): Cell => {
  const { item, lines, y, height } = row
  const { picture, note } = columns
  const frame = { x: room.x, width: room.width, y, height }
  return {
    ...cellPicture(showing, item.drawing, { ...picture, y, height }, typeface),
    frame,
    border: true,
    row: { dividers: [picture.x, note.x], isTop },
    lines: [
      rowTitle(item.title, frame, columns, picture.x - room.x, typeface),
      ...columnLines(lines, note, row, columns, 'start', typeface),
    ],
    number: item.number,
    isNoteCut: false,
    isSmall: false,
  }
}
