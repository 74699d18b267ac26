import { POINT_DECIMALS } from '../constants'
import type { Point } from '../model/types'

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

const ROUNDING = 10 ** POINT_DECIMALS

/** To the precision at which points are kept; never -0, which JSON could not carry. */
export const roundCoordinate = (value: number): number => Math.round(value * ROUNDING) / ROUNDING + 0

export const roundPoint = ({ x, y }: Point): Point => ({ x: roundCoordinate(x), y: roundCoordinate(y) })

/** The value, or the bound beyond which it lies. */
export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
