import type { Point } from '../model/types'
import { curveThrough, flattened, type Piece } from './curve'
import { simplify } from './simplify'

/** A piece as a path has it, which goes on from where it is. */
export type Step = Pick<Piece, 'to' | 'controls'>

/**
 * The smooth line through the points, where less of it can be seen: what bends by less than the tolerance is straight
 * lines, as few as stay that near to the curve. A cubic takes three times the numbers of a line.
 */
export const coarseCurve = (points: readonly Point[], tolerance: number): readonly Step[] => {
  const steps: Step[] = []
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
