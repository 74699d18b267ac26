import { COUNTED_DIGITS } from '../constants'
import type { Contents } from './contents'
import type { Drawing, DrawingId, Tocht } from './types'

/**
 * The empty drawings that a tocht lacks to have so many. Their ids follow from the drawing before them, so that two tabs
 * that miss the same drawing make the very same one: done again on what the other tab wrote, it adds nothing, and what
 * both drew lies in it.
 */
export const missingDrawings = (contents: Contents, tocht: Tocht, count: number): readonly Drawing[] => {
  const missing: Drawing[] = []
  let last = tocht.drawings.at(-1) ?? tocht.id
  while (tocht.drawings.length + missing.length < count) {
    last = idAfter(last, contents)
    missing.push({ id: last, elements: [] })
  }
  return missing
}

/** Never the id of a drawing that was drawn in and deleted: its steps are remembered, for the day it comes back. */
const idAfter = (id: DrawingId, { state, history }: Contents): DrawingId => {
  const kept = id.slice(0, -COUNTED_DIGITS)
  let number = Number.parseInt(id.slice(-COUNTED_DIGITS), 16) || 0
  let next = id
  while (next === id || next in state.drawings || next in state.tochten || next in history) {
    number = (number + 1) % 16 ** COUNTED_DIGITS
    next = kept + number.toString(16).padStart(COUNTED_DIGITS, '0')
  }
  return next
}
