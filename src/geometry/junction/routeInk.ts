import { PLAIN } from '../../model/looks'
import { oncePer } from '../../model/oncePer'
import { isStroke, type DrawingElement, type Stroke } from '../../model/types'
import { visibleInk } from '../erasing/visibleInk'
import { polylineOf } from '../line/polyline'
import { cutStroke } from './cutStroke'
import type { StrokePart } from './junctionInk'
import { readOnce } from './readOnce'

/**
 * The lines of the route, of which only an arrow is kept. Dashed ones come whole, so that their dashes lie under those of
 * the ink, or not at all. Empty when anything in the junction is uncertain, or when the route is partly erased, since
 * the erased part would show again.
 */
const findRouteInk = (elements: readonly DrawingElement[]): readonly Stroke[] => {
  const { ink, doubts } = readOnce(elements)
  if (!ink || doubts.length > 0) return []
  const parts = [...ink.entry, ...ink.exit]
  const erased = new Set(visibleInk(elements).flatMap(({ element, isErased }) => (isErased ? [element] : [])))
  return parts.some(({ element }) => erased.has(element))
    ? []
    : [...new Set(parts.flatMap((part) => linesOf(part, parts)))]
}

const linesOf = (part: StrokePart, all: readonly StrokePart[]): readonly Stroke[] => {
  const { element } = part
  if (element.dashed) return isWhole(element, all) ? [element] : []
  return cutStroke({ ...element, ...PLAIN, arrow: element.arrow }, [{ ...part, becomes: {} }]).filter(isStroke)
}

/** The part of a line that may lie outside the route, where two of its parts meet, in units. */
const GAP = 2

const isWhole = (element: Stroke, parts: readonly StrokePart[]): boolean => {
  const own = parts.filter((part) => part.element === element)
  const { length } = polylineOf(element.points)
  return own.reduce((sum, { from, to }) => sum + Math.min(to, length) - from, 0) >= length - GAP
}

export const routeInkOf = oncePer(findRouteInk)
