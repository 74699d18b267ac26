import { FURTHEST_DISTANCE } from '../constants'

/** Two distances in metres that become one, since what lay between is left out; unknown where either is. */
export const mergedDistance = (one: unknown, other: unknown): number | undefined =>
  typeof one === 'number' && typeof other === 'number' ? Math.min(one + other, FURTHEST_DISTANCE) : undefined
