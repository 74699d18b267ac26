import { END_SNAP, ERASE_WIDTH } from '../constants'
import { isStroke, type DrawingElement, type Point } from '../model/types'
import { isErasedBy } from './distance'
import { distance } from './points'
import { extentOf, type Extent } from './transform'

/** The ends of all strokes, to which others can be joined; not those that were rubbed out. */
export const endsOf = (elements: readonly DrawingElement[]): readonly Point[] => {
  const ends: Point[] = []
  const erasers: Eraser[] = []
  // From the last to the first, so that the erasers met so far are those that came after.
  for (const element of elements.toReversed()) {
    if (!isStroke(element)) continue
    if (element.erase) erasers.push(eraserOf(element.points))
    else ends.push(...strokeEnds(element.points).filter((end) => !erasers.some((eraser) => covers(eraser, end))))
  }
  return ends
}

const strokeEnds = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [first, last] : []
}

interface Eraser {
  readonly points: readonly Point[]
  readonly extent: Extent
}

const eraserOf = (points: readonly Point[]): Eraser => ({ points, extent: extentOf(points) })

/** Most ends are nowhere near an eraser, which is seen at once from its extent. */
const covers = ({ points, extent: { left, top, right, bottom } }: Eraser, point: Point): boolean =>
  point.x >= left - REACH &&
  point.x <= right + REACH &&
  point.y >= top - REACH &&
  point.y <= bottom + REACH &&
  isErasedBy(points, point)

const REACH = ERASE_WIDTH / 2

/** The end that is meant by a point near to it: the nearest within reach. */
export const nearestEnd = (point: Point, ends: readonly Point[]): Point | undefined => {
  const cells = cellsOf(ends)
  let [nearest, reach]: [Point | undefined, number] = [undefined, END_SNAP]
  for (const [right, down] of AROUND) {
    for (const end of cells.get(cellOf(point.x + right * END_SNAP, point.y + down * END_SNAP)) ?? []) {
      const away = distance(point, end)
      if (away <= reach) [nearest, reach] = [end, away]
    }
  }
  return nearest
}

/** A cell is as wide as the reach: what is within reach lies in the point's own cell or in one beside it. */
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))

/** One number for a cell; coordinates are limited, so that no two cells share one. */
const cellOf = (x: number, y: number): number => Math.floor(x / END_SNAP) * 1_000_000 + Math.floor(y / END_SNAP)

/** The same ends are asked in every frame of a gesture, so they are sorted into cells once. */
const known = new WeakMap<readonly Point[], ReadonlyMap<number, readonly Point[]>>()

const cellsOf = (ends: readonly Point[]): ReadonlyMap<number, readonly Point[]> => {
  const cells = known.get(ends) ?? sorted(ends)
  known.set(ends, cells)
  return cells
}

const sorted = (ends: readonly Point[]): ReadonlyMap<number, readonly Point[]> => {
  const cells = new Map<number, Point[]>()
  for (const end of ends) {
    const cell = cellOf(end.x, end.y)
    const others = cells.get(cell)
    if (others) others.push(end)
    else cells.set(cell, [end])
  }
  return cells
}
