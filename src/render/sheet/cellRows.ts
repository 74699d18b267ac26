import { CELL_GAP } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { rowHeight, rowsOn, type Boxed, type Grid } from './cellShape'
import { FIT_TOLERANCE } from './sheetPaper'

/** The boxes of the page that begins at index `first`, in reading order, with as many rows as fit. */
export const pageOf = (boxed: readonly Boxed[], first: number, grid: Grid): readonly Box[] => {
  const { room, columns, width } = grid
  const heights = heightsOn(boxed, first, grid)
  return Array.from({ length: columns * heights.length }, (_, index) => {
    const { column, row } = cellPosition(index, grid, heights.length)
    const above = heights.slice(0, row).reduce((sum, height) => sum + height + CELL_GAP, 0)
    return {
      x: room.x + column * (width + CELL_GAP),
      y: room.y + headOf(first, grid) + above,
      width,
      height: heights[row] ?? 0,
    }
  })
}

/** The number of pages that all boxes need. */
export const pageCount = (boxed: readonly Boxed[], grid: Grid): number => {
  let count = 0
  for (let first = 0; first < boxed.length; first += grid.columns * heightsOn(boxed, first, grid).length) count += 1
  return count
}

/** The heights of the rows on the page that begins at index `first`. */
const heightsOn = (boxed: readonly Boxed[], first: number, grid: Grid): readonly number[] => {
  const { columns, room } = grid
  for (let rows = rowsOn(grid, Math.floor(first / columns)); ; rows -= 1) {
    const heights = heightsOf(boxed, first, rows, grid)
    const all = heights.reduce((sum, height) => sum + height, (rows - 1) * CELL_GAP)
    const isLast = first + columns * rows >= boxed.length
    const free = room.height - headOf(first, grid) - (isLast ? (room.foot ?? 0) : 0)
    if (rows === 1 || all <= free + FIT_TOLERANCE) return heights
  }
}

/** The height reserved above the first row of the page that begins at index `first`. */
const headOf = (first: number, { room }: Grid): number => (first === 0 ? (room.head ?? 0) : 0)

const heightsOf = (boxed: readonly Boxed[], first: number, rows: number, grid: Grid): readonly number[] => {
  const here = boxed.slice(first, first + grid.columns * rows)
  return Array.from({ length: rows }, (_, row) =>
    rowHeight(
      here.filter((_one, index) => cellPosition(index, grid, rows).row === row),
      grid,
    ),
  )
}

const cellPosition = (index: number, { columns, options }: Grid, rows: number): { column: number; row: number } =>
  options.order === 'rows'
    ? { column: index % columns, row: Math.floor(index / columns) }
    : { column: Math.floor(index / rows), row: index % rows }

/** The free rest of the last row or column in use, and the free space after it. */
export const freeOn = (frames: readonly Box[], used: number, { room, columns, options }: Grid): readonly Box[] => {
  const isByRows = options.order === 'rows'
  const inLine = isByRows ? columns : frames.length / columns
  const begun = Math.ceil(used / inLine) * inLine
  const rest = around(frames.slice(used, begun))
  // The space below the rows may be higher than the remaining rows.
  const top = Math.max(frames[0]?.y ?? room.y, ...frames.slice(0, used).map((frame) => bottomOf(frame) + CELL_GAP))
  const behind = isByRows ? { ...room, y: top, height: bottomOf(room) - top } : around(frames.slice(begun))
  return [rest, behind].flatMap((box) => box ?? [])
}

/** The bounding box of several boxes. */
const around = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  return { x, y, width: right - x, height: Math.max(...boxes.map(bottomOf)) - y }
}

const bottomOf = ({ y, height }: Box): number => y + height
