import { isObject } from './isObject'

/** Whether two values of JSON are equal, whatever the order of their members. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]))
}
