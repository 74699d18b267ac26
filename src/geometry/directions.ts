import { DIRECTION_MARGIN } from '../constants'
import { DIRECTIONS, type Direction } from '../model/junction'

/** Degrees in an eighth of a turn. */
export const EIGHTH_DEGREES = 45

/** All ways to choose so many directions in ascending order; 35 at most. */
const ascending = (count: number, from = 0): readonly (readonly Direction[])[] =>
  count === 0
    ? [[]]
    : DIRECTIONS.slice(from).flatMap((first) => ascending(count - 1, first).map((rest) => [first].concat(rest)))

const CHOICES = [0, ...DIRECTIONS].map((count) => ascending(count))

export interface SortedDirections {
  /** One for each bearing, in their order. */
  readonly directions: readonly Direction[]
  /** Whether another choice would fit almost as well. */
  readonly isSure: boolean
}

/**
 * Sorts the roads of one junction into eighths of a turn, no two into the same, keeping their order, with the least sum of
 * squared differences.
 *
 * @param bearings in degrees clockwise from the way back, ascending
 * @returns undefined for more roads than there are eighths
 */
export const sortDirections = (bearings: readonly number[]): SortedDirections | undefined => {
  const choices = (CHOICES[bearings.length] ?? [])
    .map((directions) => ({ directions, error: errorOf(directions, bearings) }))
    .toSorted((one, other) => one.error - other.error)
  const [best, second] = choices
  if (!best) return undefined
  const isNear = best.directions.every((one, index) => differs(one, bearings[index]) < EIGHTH_DEGREES / 2)
  const isSure = isNear && (second?.error ?? Infinity) - best.error >= DIRECTION_MARGIN
  return { directions: best.directions, isSure }
}

const differs = (direction: Direction, bearing = NaN): number => Math.abs(direction * EIGHTH_DEGREES - bearing)

const errorOf = (directions: readonly Direction[], bearings: readonly number[]): number =>
  directions.reduce((sum, direction, index) => sum + differs(direction, bearings[index]) ** 2, 0)
