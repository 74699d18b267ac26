import { FEWEST_COLUMNS, MOST_COLUMNS } from '../../constants'
import { COLUMN_COUNTS } from '../../model/sheet/sheetOptions'
import { gridOf, type BoxedGrid } from './cellGrid'
import { paddingOf } from './cellPicture'
import { pageCount } from './cellRows'
import { cellWidth, type Grid } from './cellShape'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'

/** Least width of a box when columns fill the page: in a narrower one nobody finds the way. */
const FILL_WIDTH = 18
/** Least width of a box in more columns than a leader can choose, which wide paper has room for. */
const MANY_WIDTH = 24
const MANY_COLUMNS = 12

/** The part of the pages that boxes take when a page counts as full. */
const FULL = 0.85
/** A full page may have drawings smaller than the largest ones by this factor. */
const FULL_SCALE = 0.7

const COUNTS = [
  ...COLUMN_COUNTS,
  ...Array.from({ length: MANY_COLUMNS - MOST_COLUMNS }, (_, index) => MOST_COLUMNS + 1 + index),
]

/**
 * The grid that fills the pages: on as few pages as any number of columns needs without cutting a note, with the rows
 * spread evenly over them. Of the grids that leave little of the pages empty, the one with the largest drawings.
 */
export const fillingGrid = (
  content: SheetContent,
  items: readonly SheetItem[],
  room: Room,
  typeface: Typeface,
): BoxedGrid => {
  const counts = COUNTS.filter((count) => isWide(count, room))
  const usual = counts.map((count) => gridOf(count, content, items, room, typeface))
  const pages = Math.min(...uncut(usual).map(pagesOf))
  const spread = counts
    .map((count) => gridOf(count, content, items, room, typeface, pages))
    .filter((one) => pagesOf(one) <= pages)
  const fewest = usual.filter((one) => pagesOf(one) === pages)
  // Taller drawings may leave a note no room.
  return fullest([...spread, ...fewest], pages) ?? usual[0] ?? gridOf(FEWEST_COLUMNS, content, items, room, typeface)
}

const isWide = (count: number, room: Room): boolean =>
  count === FEWEST_COLUMNS ||
  (count > MOST_COLUMNS ? cellWidth(room, count) >= MANY_WIDTH : room.width / count >= FILL_WIDTH)

const pagesOf = ({ grid, boxed }: BoxedGrid): number => pageCount(boxed, grid)

/** The grids that cut no note, or all if each of them cuts one. */
const uncut = (grids: readonly BoxedGrid[]): readonly BoxedGrid[] => {
  const whole = grids.filter(({ boxed }) => !boxed.some(({ texts }) => texts.isCut))
  return whole.length > 0 ? whole : grids
}

/** Prefers grids without cut notes and with full pages, unless their drawings are much smaller; then larger drawings. */
const fullest = (grids: readonly BoxedGrid[], pages: number): BoxedGrid | undefined => {
  const good = uncut(grids)
  const largest = Math.max(...good.map(({ grid }) => scaleOf(grid)))
  const full = good.filter((one) => usedBy(one, pages) >= FULL && scaleOf(one.grid) >= FULL_SCALE * largest)
  return (full.length > 0 ? full : good).toSorted((one, other) => scaleOf(other.grid) - scaleOf(one.grid))[0]
}

/** The part of the pages that boxes take. */
const usedBy = ({ grid, boxed }: BoxedGrid, pages: number): number => {
  const rows = Math.ceil(boxed.length / grid.columns / pages)
  return boxed.length / (grid.columns * rows * pages)
}

/** The scale of drawings in millimetres per unit. */
const scaleOf = (grid: Grid): number => {
  const { width, pictureHeight, shown } = grid
  const edges = 2 * paddingOf(grid, grid)
  return Math.min((width - edges) / shown.width, (pictureHeight - edges) / shown.height)
}
