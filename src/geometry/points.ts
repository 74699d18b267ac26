import { POINT_DECIMALS } from '../constants'
import type { Point } from '../model/types'

/** Browsers take many times longer for `Math.hypot`, which minds numbers that no paper has. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)

/** How long the line through the points is. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)

const ROUNDING = 10 ** POINT_DECIMALS

/** To the precision at which points are kept; never -0, which JSON could not carry. */
export const roundCoordinate = (value: number): number => Math.round(value * ROUNDING) / ROUNDING + 0

export const roundPoint = ({ x, y }: Point): Point => ({ x: roundCoordinate(x), y: roundCoordinate(y) })

/** The value, or the bound beyond which it lies. */
export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
