import type { Point } from '../model/types'

/** Coordinates of points are whole multiples of one part in this many of a unit, on screen, in storage and in print. */
export const STEPS_PER_UNIT = 10

/** Avoids `Math.hypot`, which is many times slower because it guards against extreme numbers. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)

/** The place at a distance from a point, at an angle in radians. */
export const polar = ({ x, y }: Point, angle: number, length: number): Point => ({
  x: x + Math.cos(angle) * length,
  y: y + Math.sin(angle) * length,
})

/** The point at a share of the way from one point to another; beyond them where the share is below 0 or above 1. */
export const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The mean of at least one point. */
export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The cross product of two lines from one point: positive if `place` lies to the right of the line, seen along it. */
export const sideOf = (from: Point, to: Point, place: Point): number =>
  (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The length of the line through the points. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)

/** Rounds to the stored precision; never -0, which JSON cannot represent. */
export const roundCoordinate = (value: number): number => Math.round(value * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0

export const roundPoint = ({ x, y }: Point): Point => ({ x: roundCoordinate(x), y: roundCoordinate(y) })

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
