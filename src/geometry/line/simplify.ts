import simplifyJs from 'simplify-js'
import type { Point } from '../../model/types'

/** Points simplified in one go; keeps the recursion shallow. */
export const SIMPLIFY_AT_ONCE = 2_000

/**
 * Drops points within the tolerance of the line through the others (Ramer-Douglas-Peucker). Keeps the first and the
 * last.
 */
export const simplify = (points: readonly Point[], tolerance: number): readonly Point[] => {
  if (points.length <= SIMPLIFY_AT_ONCE) return simplifyJs([...points], tolerance, true)
  // The library recurses, at worst once per point, so a very long stroke is simplified in parts.
  const head = simplify(points.slice(0, SIMPLIFY_AT_ONCE), tolerance)
  return [...head.slice(0, -1), ...simplify(points.slice(SIMPLIFY_AT_ONCE - 1), tolerance)]
}
