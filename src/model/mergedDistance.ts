import { FURTHEST_DISTANCE } from '../constants'

/** The sum of two distances in metres; unknown if either is. */
export const mergedDistance = (one: unknown, other: unknown): number | undefined =>
  typeof one === 'number' && typeof other === 'number' ? Math.min(one + other, FURTHEST_DISTANCE) : undefined
