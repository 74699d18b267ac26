import type { Drawing } from '../types'

/** The index of the first drawing that differs; `undefined` when all are the same. */
export const firstChanged = (before: readonly Drawing[], after: readonly Drawing[]): number | undefined => {
  const longest = before.length > after.length ? before : after
  const found = longest.findIndex((_, index) => before[index] !== after[index])
  return found < 0 ? undefined : found
}
