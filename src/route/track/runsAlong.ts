import { distance, interpolate } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import { planeOf } from '../match/plane'

/** How far a planned line may be from the walk that was made after it, in metres. */
const BESIDE = 100

/** Whether all points of a line lie within BESIDE of some lines, which are compared at steps of half of that. */
export const runsAlong = (line: readonly LatLon[], others: readonly (readonly LatLon[])[]): boolean => {
  if (others.length === 0) return false
  const { toPoint } = planeOf([line, ...others].flat())
  const cells = new Map<string, Point[]>()
  for (const other of others)
    for (const point of spaced(other.map(toPoint))) {
      const key = cellOf(point, 0, 0)
      const cell = cells.get(key)
      if (cell) cell.push(point)
      else cells.set(key, [point])
    }
  return line
    .map(toPoint)
    .every((point) =>
      NEIGHBOURS.some(([x, y]) => cells.get(cellOf(point, x, y))?.some((other) => distance(point, other) <= BESIDE)),
    )
}

/** Points of a line at most half of BESIDE apart, but no nearer than a quarter unless the line is shorter. */
const spaced = (points: readonly Point[]): readonly Point[] => {
  const kept = points.slice(0, 1)
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || distance(last, point) < BESIDE / 4) continue
    const count = Math.ceil(distance(last, point) / (BESIDE / 2))
    for (let part = 1; part <= count; part += 1) kept.push(interpolate(last, point, part / count))
  }
  return kept
}

const NEIGHBOURS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))

const cellOf = ({ x, y }: Point, right: number, down: number): string =>
  `${Math.floor(x / BESIDE) + right},${Math.floor(y / BESIDE) + down}`
