import { isStroke, type DrawingElement, type Point } from '../../../src/model/types'

/** All places of an element: the points of a stroke, or the centre of an icon. */
export const placesOf = (element: DrawingElement): readonly Point[] =>
  isStroke(element) ? element.points : element.icon ? [element.icon] : []

/** Whether a number can be stored: in tenths, and representable in JSON. */
const isStorable = (value: number): boolean =>
  Number.isFinite(value) && !Object.is(value, -0) && Math.round(value * 10) / 10 === value

/** The reason why an element cannot be stored; `undefined` for a valid one. */
export const brokenness = (element: DrawingElement): string | undefined => {
  const places = placesOf(element)
  if (places.length === 0) return 'no points'
  return places.every(({ x, y }) => isStorable(x) && isStorable(y)) ? undefined : 'a place that cannot be stored'
}
