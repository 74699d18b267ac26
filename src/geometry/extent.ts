import type { Point } from '../model/types'

/** A box by its edges. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Whether a place lies in a box or within reach of it. */
export const isWithin = ({ left, top, right, bottom }: Extent, { x, y }: Point, reach: number): boolean =>
  x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach

/** Whether two boxes overlap or lie within reach of each other. */
export const overlaps = (one: Extent, other: Extent, reach: number): boolean =>
  one.left - reach <= other.right &&
  one.right + reach >= other.left &&
  one.top - reach <= other.bottom &&
  one.bottom + reach >= other.top

/** The bounding box of some points; for none, its left is `Infinity` and its right `-Infinity`. */
export const extentOf = (points: readonly Point[]): Extent => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
