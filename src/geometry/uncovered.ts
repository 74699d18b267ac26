import { COVER_GRID, COVER_STEP } from '../constants'
import { inflate, type Box } from './bounds'
import { clamp, distance } from './points'
import type { Point } from '../model/types'

/** Dots that are so much larger cover all of the line on which they lie, in spite of the step between them. */
const DOT_GROWN = Math.hypot(1, COVER_STEP / 2)

/**
 * What a round pen has to draw of some lines to cover, within a region, just what all of them cover. Left out are segments
 * that lie whole in what those before them cover: a scribble goes over its own middle again and again.
 *
 * The cells of a grid say what is covered. One counts as soon as a single dot of the pen covers all of it: so a segment may
 * stay that could go, and none goes that is needed.
 */
export const uncovered = (lines: readonly (readonly Point[])[], width: number, region: Box): Point[][] => {
  // The pen reaches into the region from its own radius around it, and from no further.
  const area = inflate(region, width / 2)
  const cell = Math.max(area.width, area.height) / COVER_GRID
  const radius = width / 2 / cell
  const onGrid = ({ x, y }: Point): Point => ({ x: (x - area.x) / cell, y: (y - area.y) / cell })
  const covered = new Uint8Array(COVER_GRID ** 2)
  /** Cells of which each place is known to be one where a dot covers nothing new. */
  const spent = new Uint8Array(COVER_GRID ** 2)

  const isSpent = ({ x, y }: Point): boolean => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (Math.min(column, row) < 0 || Math.max(column, row) >= COVER_GRID) return true
    const at = row * COVER_GRID + column
    if (spent[at] === 0) {
      const touched = cellsTouched({ x: column + 0.5, y: row + 0.5 }, radius * DOT_GROWN + Math.SQRT1_2)
      if (touched.every(([from, to]) => !covered.subarray(from, to).includes(0))) spent[at] = 1
    }
    return spent[at] === 1
  }
  const isNeeded = (start: Point, end: Point): boolean => {
    const dots = dotsBetween(onGrid(start), onGrid(end), radius * COVER_STEP)
    if (dots.every(isSpent)) return false
    for (const dot of dots) for (const [from, to] of cellsWithin(dot, radius)) covered.fill(1, from, to)
    return true
  }
  return lines.flatMap((line) => partsOf(line, isNeeded))
}

/** A line without the segments that are not needed: what is left of it, in one part or several. */
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

/** Places from the start to the end, with no more than so much between two of them. */
const dotsBetween = (start: Point, end: Point, most: number): readonly Point[] => {
  const steps = Math.ceil(distance(start, end) / most)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / Math.max(1, steps)
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
  })
}

/** Cells that lie side by side: the first, and the one after the last. */
type Cells = readonly [from: number, to: number]

/** Those that a dot covers some of, row by row. */
const cellsTouched = ({ x, y }: Point, radius: number): readonly Cells[] =>
  rowsBetween(Math.floor(y - radius), Math.ceil(y + radius)).map((row) => {
    const half = halfChord(radius, Math.max(0, row - y, y - row - 1))
    return cellsIn(row, Math.floor(x - half), Math.ceil(x + half))
  })

/** Those that a dot covers the whole of, row by row. */
const cellsWithin = ({ x, y }: Point, radius: number): readonly Cells[] =>
  rowsBetween(Math.ceil(y - radius), Math.floor(y + radius)).map((row) => {
    const half = halfChord(radius, Math.max(y - row, row + 1 - y))
    return cellsIn(row, Math.ceil(x - half), Math.floor(x + half))
  })

/** How far a circle reaches to each side, so far above or below its middle. */
const halfChord = (radius: number, away: number): number => Math.sqrt(Math.max(0, radius ** 2 - away ** 2))

const rowsBetween = (from: number, to: number): readonly number[] => {
  const first = clamp(from, 0, COVER_GRID)
  return Array.from({ length: Math.max(0, clamp(to, 0, COVER_GRID) - first) }, (_, index) => first + index)
}

const cellsIn = (row: number, from: number, to: number): Cells => {
  const [first, end] = [clamp(from, 0, COVER_GRID), clamp(to, 0, COVER_GRID)]
  return [row * COVER_GRID + first, row * COVER_GRID + Math.max(first, end)]
}
