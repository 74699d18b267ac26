import { LOOKS } from './looks'
import { sameValue } from './sameValue'
import { isStamp, isStroke, type DrawingElement, type IconStamp, type Stroke } from './types'

/** Whether two elements are equal, including members that this version does not know. */
export const sameElement = (one: DrawingElement, other: DrawingElement): boolean => sameValue(one, other)

/**
 * The present index of an element, -1 once it is gone. Another tab may have moved it in the list, and a list that was
 * read again has new objects. Of several equal elements the top one is taken, because the others may have been erased.
 */
export const indexOfElement = (elements: readonly DrawingElement[], element: DrawingElement): number => {
  const index = elements.indexOf(element)
  return index < 0 ? elements.findLastIndex((one) => sameElement(one, element)) : index
}

const STROKE_MEMBERS: readonly (keyof Stroke)[] = ['points', ...LOOKS]
const ICON_MEMBERS = ['x', 'y', 'index'] as const satisfies (keyof IconStamp['icon'])[]

/** A stroke without unknown members: it can be rebuilt without loss. */
export const isPlainStroke = (element: DrawingElement): element is Stroke =>
  isStroke(element) && hasOnly(element, STROKE_MEMBERS)

/** An icon without unknown members. */
export const isPlainStamp = (element: DrawingElement): element is IconStamp =>
  isStamp(element) && hasOnly(element, ['icon']) && hasOnly(element.icon, ICON_MEMBERS)

const hasOnly = (object: object, members: readonly string[]): boolean =>
  Object.keys(object).every((key) => members.includes(key))

/** The number of points that an element counts for in a limit. */
export const pointCount = (element: DrawingElement): number => (isStroke(element) ? element.points.length : 1)
