import type { Point } from '../../model/types'
import { distanceToLine } from '../distance'
import { curveThrough, flattened, CURVE_DEPTH } from './curve'
import { simplify } from './simplify'

/** Tolerance of the coarse line with which the search for a curve's points begins, in units. */
const FIRST_TOLERANCE = CURVE_DEPTH

/** Greatest distance of a drawn point from the kept stroke, in units. */
export const SIMPLIFY_TOLERANCE = 0.5

/**
 * Reduces a freehand stroke to few points whose curve stays within the tolerance of all drawn points. Done once, on
 * release, so that screen, storage and paper show the same curve.
 *
 * Begins with a coarse simplification. Then adds the drawn point furthest from each piece of the curve, until no point
 * is beyond the tolerance.
 */
export const simplifiedPoints = (drawn: readonly Point[]): readonly Point[] => {
  let kept = simplify(drawn, FIRST_TOLERANCE)
  for (let next = withMissed(drawn, kept); next.length > kept.length; next = withMissed(drawn, kept)) kept = next
  return kept
}

const withMissed = (drawn: readonly Point[], kept: readonly Point[]): readonly Point[] => {
  let place = 0
  return kept.slice(0, 1).concat(
    curveThrough(kept).flatMap((piece) => {
      const between = drawn.slice(place + 1, (place = drawn.indexOf(piece.to, place + 1)))
      const missed = furthest(between, [piece.from, ...flattened(piece)])
      return missed ? [missed, piece.to] : [piece.to]
    }),
  )
}

/** The point furthest beyond the tolerance. */
const furthest = (points: readonly Point[], line: readonly Point[]): Point | undefined => {
  let [missed, most]: [Point | undefined, number] = [undefined, SIMPLIFY_TOLERANCE]
  for (const point of points) {
    const away = distanceToLine(point, line)
    if (away > most) [missed, most] = [point, away]
  }
  return missed
}
