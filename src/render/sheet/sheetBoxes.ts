import { FEWEST_COLUMNS } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { COLUMN_COUNTS, FILL } from '../../model/sheet/sheetOptions'
import { gridOf } from './cellGrid'
import { cellPicture } from './cellPicture'
import { freeOn, pageOf } from './cellRows'
import type { Boxed, Grid } from './cellShape'
import { footLines, isTooSmall, topLines } from './cellTexts'
import { stackLines } from './distanceStack'
import { noteBox } from './noteBox'
import type { CellsBody, Cell, LaidOut, TextBox } from './page'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'
import { smallestScale } from './smallestScale'

/** Least width of a box when columns fill the page: in a narrower one nobody finds the way. */
const FILL_WIDTH = 18

/** Lays out drawings and notes as boxes, on as many pages as they need. */
export const boxBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  room: Room,
  typeface: Typeface,
): LaidOutCells => {
  const { columns } = content.options
  if (columns !== FILL) return bodiesWith(columns, content, items, room, typeface)
  const wide = COLUMN_COUNTS.filter((count) => count === FEWEST_COLUMNS || room.width / count >= FILL_WIDTH)
  return wide
    .map((count) => bodiesWith(count, content, items, room, typeface))
    .reduce((best, one) => (isFuller(one, best) ? one : best))
}

interface LaidOutCells extends LaidOut {
  readonly bodies: readonly CellsBody[]
}

/** Prefers fewer pages, then larger drawings. */
const isFuller = ({ bodies: one }: LaidOutCells, { bodies: best }: LaidOutCells): boolean =>
  one.length < best.length || (one.length === best.length && smallestScale(one) > smallestScale(best))

const bodiesWith = (
  columns: number,
  content: SheetContent,
  items: readonly SheetItem[],
  room: Room,
  typeface: Typeface,
): LaidOutCells => {
  const { grid, boxed } = gridOf(columns, content, items, room, typeface)
  const bodies: CellsBody[] = []
  let free: readonly Box[] = []
  for (let first = 0; first < boxed.length || bodies.length === 0;) {
    const frames = pageOf(boxed, first, grid)
    const here = boxed.slice(first, first + frames.length)
    bodies.push({
      kind: 'cells',
      cells: here.flatMap((one, at) => cellOf(grid, one, frames[at], typeface) ?? []),
      texts: here.flatMap((one, at) => noteOf(grid, one, frames[at], typeface) ?? []),
    })
    free = freeOn(frames, here.length, grid)
    first += frames.length
  }
  return { bodies, free }
}

const noteOf = (
  { options, type }: Grid,
  { item, texts }: Boxed,
  frame: Box | undefined,
  typeface: Typeface,
): TextBox | undefined =>
  item.kind === 'note' && frame ? noteBox(item, texts, frame, options.borders, type, typeface) : undefined

const cellOf = (grid: Grid, { item, texts }: Boxed, frame: Box | undefined, typeface: Typeface): Cell | undefined => {
  if (item.kind !== 'drawing' || !frame) return undefined
  const { stack } = grid.type
  const room = { ...frame, y: frame.y + grid.type.numberHeight, height: grid.pictureHeight }
  return {
    number: item.number,
    frame,
    border: grid.options.borders,
    lines: [
      ...(stack
        ? [
            ...topLines(item.title, '', frame, grid.type, typeface),
            ...stackLines(item.total, texts.beside, stack, frame, typeface),
          ]
        : topLines(item.title, texts.beside, frame, grid.type, typeface)),
      ...footLines(texts.lines, frame, grid.type, typeface),
    ],
    ...cellPicture(grid, item.drawing, room, typeface),
    isNoteCut: texts.isCut,
    isSmall: texts.lines.some(isTooSmall),
  }
}
