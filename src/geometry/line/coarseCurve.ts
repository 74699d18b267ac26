import type { Point } from '../../model/types'
import { curveThrough, flattened, type CurvePiece } from './curve'
import { simplify } from './simplify'

/** A piece of an SVG path: it begins at the current point. */
export type CurveStep = Pick<CurvePiece, 'to' | 'controls'>

/**
 * The smooth line through the points for a small picture. Pieces that bend by less than the tolerance become the fewest
 * straight lines within the tolerance. A cubic needs three times as many numbers as a line.
 */
export const coarseCurve = (points: readonly Point[], tolerance: number): readonly CurveStep[] => {
  const steps: CurveStep[] = []
  let flat = points.slice(0, 1)
  const endFlat = (): void => {
    for (const to of simplify(flat, tolerance).slice(1)) steps.push({ to })
  }
  for (const piece of curveThrough(points)) {
    if (piece.depth < tolerance) flat.push(...flattened(piece))
    else {
      endFlat()
      steps.push(piece)
      flat = [piece.to]
    }
  }
  endFlat()
  return steps
}
