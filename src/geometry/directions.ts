import { DIRECTIONS, type Direction } from '../model/junction'
import { EIGHTH_DEGREES } from './bearing'

/** Margin by which the best choice of directions must beat the next one, in squared degrees. */
const DIRECTION_MARGIN = 400

/** All choices of `count` directions in ascending order; at most 35. */
const ascending = (count: number, from = 0): readonly (readonly Direction[])[] =>
  count === 0
    ? [[]]
    : DIRECTIONS.slice(from).flatMap((first) => ascending(count - 1, first).map((rest) => [first].concat(rest)))

const CHOICES = [0, ...DIRECTIONS].map((count) => ascending(count))

export interface SortedDirections {
  /** One direction for each road, in the order of the bearings. */
  readonly directions: readonly Direction[]
  /** False when another choice fits almost as well. */
  readonly isSure: boolean
}

/**
 * Assigns the roads of a junction to different eighths of a turn, in order, with the least sum of squared differences.
 *
 * @param bearings in degrees clockwise from the road by which the route arrives, ascending
 * @returns `undefined` when there are more roads than directions
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
