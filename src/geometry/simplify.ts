import simplifyJs from 'simplify-js'
import { SIMPLIFY_AT_ONCE, SIMPLIFY_TOLERANCE } from '../constants'
import type { Point } from '../model/types'

/**
 * Leaves out the points that the line through the others passes within the tolerance (Ramer-Douglas-Peucker). The
 * first and the last point stay.
 */
export const simplify = (points: readonly Point[], tolerance = SIMPLIFY_TOLERANCE): readonly Point[] => {
  if (points.length <= SIMPLIFY_AT_ONCE) return simplifyJs([...points], tolerance, true)
  // The library recurses, in the worst case once per point: a very long stroke goes piece by piece, joint to joint.
  const head = simplify(points.slice(0, SIMPLIFY_AT_ONCE), tolerance)
  return [...head.slice(0, -1), ...simplify(points.slice(SIMPLIFY_AT_ONCE - 1), tolerance)]
}
