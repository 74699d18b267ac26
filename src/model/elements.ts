import { isObject } from './isObject'
import { LOOKS } from './looks'
import { isStamp, isStroke, type DrawingElement, type IconStamp, type Stroke } from './types'

/** Whether two elements are equal, including members that this version does not know. */
export const sameElement = (one: DrawingElement, other: DrawingElement): boolean => sameValue(one, other)

const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]))
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
