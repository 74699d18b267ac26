import { POINT_DECIMALS } from '../constants'
import type { Point } from '../model/types'

/** Avoids `Math.hypot`, which is many times slower because it guards against extreme numbers. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)

/** The place at a distance from a point, at an angle in radians. */
export const polar = ({ x, y }: Point, angle: number, length: number): Point => ({
  x: x + Math.cos(angle) * length,
  y: y + Math.sin(angle) * length,
})

/** The length of the line through the points. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)

const ROUNDING = 10 ** POINT_DECIMALS

/** Rounds to the stored precision; never -0, which JSON cannot represent. */
export const roundCoordinate = (value: number): number => Math.round(value * ROUNDING) / ROUNDING + 0

export const roundPoint = ({ x, y }: Point): Point => ({ x: roundCoordinate(x), y: roundCoordinate(y) })

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
