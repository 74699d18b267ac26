import { roundCoordinate } from '../../geometry/points'
import type { Point } from '../../model/types'

/** Points as the `points` attribute of an SVG polyline. */
export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${roundCoordinate(x)},${roundCoordinate(y)}`).join(' ')
