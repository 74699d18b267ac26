import type { Box } from '../../geometry/bounds'
import { FILL } from '../../model/sheet/sheetOptions'
import { gridOf, type BoxedGrid } from './cellGrid'
import { cellPicture } from './cellPicture'
import { freeOn, pageCount, pageOf } from './cellRows'
import type { Boxed, Grid } from './cellShape'
import { footLines, isTooSmall, topLines } from './cellTexts'
import { stackLines } from './distanceStack'
import { fillingGrid } from './fillingGrid'
import { noteBox } from './noteBox'
import { noteLines, withNoteLines } from './noteLines'
import type { CellsBody, Cell, LaidOutCells, TextBox } from './page'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'
import { boxTick } from './tickSquare'

/** The greatest part of a page above and below the drawings; with more, notes stay in boxes. */
const MOST_AROUND = 1 / 2
/** Drawings become no lower than this to save a page, in millimetres. */
const LEAST_PICTURE = 8

/**
 * Lays out drawings and notes as boxes, on as many pages as they need. Notes become lines across the page where that
 * saves a page.
 */
export const boxBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  room: Room,
  typeface: Typeface,
): LaidOutCells => {
  const inBoxes = gridFor(content, items, room, typeface)
  const notes = noteLines(items, room, content.options.borders, typeface)
  const head = (room.head ?? 0) + (notes?.head ?? 0)
  if (!notes || head + notes.foot > room.wholeHeight * MOST_AROUND) return bodiesOf(inBoxes, typeface)
  const drawings = items.filter(({ kind }) => kind === 'drawing')
  const between = { ...room, head, foot: (room.foot ?? 0) + notes.foot }
  const besideLines = gridFor(content, drawings, between, typeface)
  const saves = pageCount(besideLines.boxed, besideLines.grid) < pageCount(inBoxes.boxed, inBoxes.grid)
  const { pictureHeight } = besideLines.grid
  if (!saves || pictureHeight < Math.min(LEAST_PICTURE, inBoxes.grid.pictureHeight)) return bodiesOf(inBoxes, typeface)
  return withNoteLines(bodiesOf(besideLines, typeface), notes)
}

const gridFor = (content: SheetContent, items: readonly SheetItem[], room: Room, typeface: Typeface): BoxedGrid => {
  const { columns } = content.options
  return columns === FILL
    ? fillingGrid(content, items, room, typeface)
    : gridOf(columns, content, items, room, typeface)
}

const bodiesOf = ({ grid, boxed }: BoxedGrid, typeface: Typeface): LaidOutCells => {
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
  const stacked = stack ? stackLines(item.total, texts.beside, stack, frame, typeface) : []
  const room = { ...frame, y: frame.y + grid.type.numberHeight, height: grid.pictureHeight }
  return {
    number: item.number,
    frame,
    border: grid.options.borders,
    isClose: item.isClose,
    lines: [
      ...topLines(item.title, stack ? '' : texts.beside, frame, grid.type, typeface),
      ...stacked,
      ...footLines(texts.lines, frame, grid.type, typeface),
    ],
    ...cellPicture(grid, item.drawing, room, typeface),
    tick: boxTick(frame, grid.type),
    isNoteCut: texts.isCut,
    isSmall: [...stacked, ...texts.lines].some(isTooSmall),
  }
}
