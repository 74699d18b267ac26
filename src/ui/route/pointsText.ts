import { roundCoordinate } from '../../geometry/points'
import type { Point } from '../../model/types'

/** As a polyline of SVG has its points. */
export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${roundCoordinate(x)},${roundCoordinate(y)}`).join(' ')
