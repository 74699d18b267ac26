import { FURTHEST_DISTANCE } from '../constants'

/** Distances of a sheet in metres: from the start to the first drawing, and from each to the next. */
export interface Distances {
  readonly toFirst: number | undefined
  readonly distances: readonly (number | undefined)[]
}

/** The distances without one drawing: its own goes to the drawing before, that of the first to the start. */
export const leaveOut = ({ toFirst, distances }: Distances, index: number): Distances => {
  const own = distances[index]
  const rest = distances.toSpliced(index, 1)
  if (index === 0) return { toFirst: sum(toFirst, own), distances: rest }
  return { toFirst, distances: rest.with(index - 1, sum(rest[index - 1], own)) }
}

/** Unknown where either is; no further than a distance may be. */
const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.min(one + other, FURTHEST_DISTANCE)
