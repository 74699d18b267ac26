import { pointsOf } from '../../../src/model/elements'
import type { DrawingElement } from '../../../src/model/types'

/** Whether a number can be stored: in tenths, and representable in JSON. */
const isStorable = (value: number): boolean =>
  Number.isFinite(value) && !Object.is(value, -0) && Math.round(value * 10) / 10 === value

/** The reason why an element cannot be stored; `undefined` for a valid one. */
export const brokenness = (element: DrawingElement): string | undefined => {
  const places = pointsOf(element)
  if (places.length === 0) return 'no points'
  return places.every(({ x, y }) => isStorable(x) && isStorable(y)) ? undefined : 'a place that cannot be stored'
}
