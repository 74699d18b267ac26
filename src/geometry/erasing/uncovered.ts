import type { Point } from '../../model/types'
import { grow, type Box } from '../bounds'
import { clamp, distance, interpolate } from '../points'

/** Distance between the dots that place a line on that grid, in radii of the eraser. */
const COVER_STEP = 0.5

/** Cells per side of the grid that finds where erasers overlap. */
const COVER_GRID = 256

/** Dots enlarged by this factor cover their whole line, in spite of the step between them. */
const DOT_GROWN = Math.hypot(1, COVER_STEP / 2)

/**
 * Reduces lines to the parts that a round pen must draw to cover the same area within a region. A segment is dropped
 * when earlier ones cover it completely: a scribble passes over its own middle again and again.
 *
 * Coverage is kept on a grid. A cell counts as covered only when a single dot covers all of it, so that some redundant
 * segments stay but no needed one goes.
 */
export const uncovered = (lines: readonly (readonly Point[])[], width: number, region: Box): Point[][] => {
  // The pen reaches into the region from at most its own radius away.
  const area = grow(region, width / 2)
  const cell = Math.max(area.width, area.height) / COVER_GRID
  const radius = width / 2 / cell
  const onGrid = ({ x, y }: Point): Point => ({ x: (x - area.x) / cell, y: (y - area.y) / cell })
  const covered = new Uint8Array(COVER_GRID ** 2)
  /** Cells in which a dot is known to cover nothing new. */
  const spent = new Uint8Array(COVER_GRID ** 2)

  const cover = (from: number, to: number): true => {
    covered.fill(1, from, to)
    return true
  }
  const isCovered = (from: number, to: number): boolean => !covered.subarray(from, to).includes(0)
  const isSpent = ({ x, y }: Point): boolean => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (Math.min(column, row) < 0 || Math.max(column, row) >= COVER_GRID) return true
    const at = row * COVER_GRID + column
    const middle = { x: column + 0.5, y: row + 0.5 }
    if (spent[at] === 0 && everyRow(middle, radius * DOT_GROWN + Math.SQRT1_2, TOUCHED, isCovered)) spent[at] = 1
    return spent[at] === 1
  }
  const isNeeded = (start: Point, end: Point): boolean => {
    const dots = dotsBetween(onGrid(start), onGrid(end), radius * COVER_STEP)
    if (dots.every(isSpent)) return false
    for (const dot of dots) everyRow(dot, radius, WITHIN, cover)
    return true
  }
  return lines.flatMap((line) => partsOf(line, isNeeded))
}

/** The needed segments of a line, as one or several parts. */
const partsOf = (line: readonly Point[], isNeeded: (start: Point, end: Point) => boolean): Point[][] => {
  const parts: Point[][] = []
  let part: Point[] | undefined
  line.forEach((point, index) => {
    const start = line[index - 1]
    if (line.length > 1 && !start) return
    if (!isNeeded(start ?? point, point)) part = undefined
    else if (part) part.push(point)
    else parts.push((part = start ? [start, point] : [point]))
  })
  return parts
}

/** Places from start to end, at most `most` apart. */
const dotsBetween = (start: Point, end: Point, most: number): readonly Point[] => {
  const steps = Math.ceil(distance(start, end) / most)
  return Array.from({ length: steps + 1 }, (_, step) => interpolate(start, end, step / Math.max(1, steps)))
}

/** Which cells of a dot count: those that it touches, or those that it covers completely. */
interface Cells {
  readonly first: (place: number) => number
  readonly last: (place: number) => number
  /**
   * Vertical distance from the dot's centre to one edge of a row: the nearer edge if touching counts, the farther edge
   * if covering counts.
   */
  readonly away: (row: number, middle: number) => number
}

const TOUCHED: Cells = {
  first: Math.floor,
  last: Math.ceil,
  away: (row, middle) => Math.max(0, row - middle, middle - row - 1),
}

const WITHIN: Cells = {
  first: Math.ceil,
  last: Math.floor,
  away: (row, middle) => Math.max(middle - row, row + 1 - middle),
}

/**
 * Whether a condition holds for every row of the dot. `isTrue` gets the row's first cell and the one after its last.
 */
const everyRow = (
  { x, y }: Point,
  radius: number,
  { first, last, away }: Cells,
  isTrue: (from: number, to: number) => boolean,
): boolean => {
  const end = clamp(last(y + radius), 0, COVER_GRID)
  for (let row = clamp(first(y - radius), 0, COVER_GRID); row < end; row += 1) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - away(row, y) ** 2))
    const from = clamp(first(x - half), 0, COVER_GRID)
    const to = Math.max(from, clamp(last(x + half), 0, COVER_GRID))
    if (!isTrue(row * COVER_GRID + from, row * COVER_GRID + to)) return false
  }
  return true
}
