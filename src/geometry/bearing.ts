import type { Point } from '../model/types'

/** Degrees in an eighth of a turn. */
export const EIGHTH_DEGREES = 45

/** The bearing from one place to another, in degrees clockwise from north, from 0 to 360. */
export const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * (180 / Math.PI) + 360) % 360

/** Clockwise turn from one bearing to another, in degrees from -180 to 180. */
export const turnFrom = (one: number, other: number): number => ((other - one + 540) % 360) - 180

/** Clockwise turn from one bearing to another, in degrees from 0 to 360. */
export const clockwiseFrom = (one: number, other: number): number => (other - one + 360) % 360

/** The angle between two lines whose sense does not matter, in degrees from 0 to 90. */
export const angleBetween = (one: number, other: number): number => {
  const turn = Math.abs(turnFrom(one, other))
  return Math.min(turn, 180 - turn)
}
