import { PLAIN } from '../../model/looks'
import { oncePer } from '../../model/oncePer'
import { isStroke, type DrawingElement, type Stroke } from '../../model/types'
import { visibleInk } from '../erasing/visibleInk'
import { cutStroke } from './cutStroke'
import type { StrokePart } from './junctionInk'
import { readOnce } from './readOnce'

/**
 * The lines of the route as plain strokes. Empty when anything in the junction is uncertain, or when the route is partly
 * erased, since the erased part would show again.
 */
const findRouteInk = (elements: readonly DrawingElement[]): readonly Stroke[] => {
  const { ink, doubts } = readOnce(elements)
  if (!ink || doubts.length > 0) return []
  const parts = [...ink.entry, ...ink.exit]
  const erased = new Set(visibleInk(elements).flatMap(({ element, isErased }) => (isErased ? [element] : [])))
  return parts.some(({ element }) => erased.has(element)) ? [] : parts.flatMap(lineOf)
}

const lineOf = (part: StrokePart): readonly Stroke[] =>
  cutStroke({ ...part.element, ...PLAIN }, [{ ...part, becomes: {} }]).filter(isStroke)

export const routeInkOf = oncePer(findRouteInk)
