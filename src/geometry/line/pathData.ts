import type { Point } from '../../model/types'
import { roundCoordinate } from '../points'
import { curveThrough, flattened, type CurvePiece } from './curve'
import { simplify } from './simplify'

/** Length of the line with which a dot is drawn. */
const DOT_LENGTH = 0.1

const at = ({ x, y }: Point): string => `${roundCoordinate(x)} ${roundCoordinate(y)}`

/** Path commands for pieces that continue from the current point. */
export const piecesPath = (pieces: readonly CurveSegment[]): string =>
  pieces.map(({ to, controls }) => (controls ? `C${controls.map(at).join(' ')} ${at(to)}` : `L${at(to)}`)).join('')

/**
 * An open path along the smooth curve. When all points coincide it gets a tiny length, since some PDF viewers draw no
 * round caps on a line of length zero.
 */
export const openPath = (points: readonly Point[], tolerance = 0): string => {
  const [first, ...rest] = points
  if (!first) return ''
  const from = at(first)
  return rest.every((place) => at(place) === from)
    ? `M${from}L${at({ x: first.x + DOT_LENGTH, y: first.y })}`
    : `M${from}${piecesPath(coarseCurve(points, tolerance))}`
}

export const closedPath = (points: readonly Point[]): string =>
  points.length > 0 ? `M${points.map(at).join('L')}Z` : ''

/** A full circle as two arcs, which every renderer, PDF viewers included, draws alike. */
export const circlePath = ({ x, y }: Point, radius: number): string => {
  const left = roundCoordinate(x - radius)
  const right = roundCoordinate(x + radius)
  const middle = roundCoordinate(y)
  return `M${left} ${middle}A${radius} ${radius} 0 1 1 ${right} ${middle}A${radius} ${radius} 0 1 1 ${left} ${middle}Z`
}

/** A piece of an SVG path: it begins at the current point. */
export type CurveSegment = Pick<CurvePiece, 'to' | 'controls'>

/**
 * The smooth line through the points for a small picture. Pieces that bend by less than the tolerance become the fewest
 * straight lines within the tolerance. A cubic needs three times as many numbers as a line.
 */
export const coarseCurve = (points: readonly Point[], tolerance: number): readonly CurveSegment[] => {
  const steps: CurveSegment[] = []
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
