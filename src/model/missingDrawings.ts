import type { Contents } from './contents'
import type { Drawing, DrawingId, Tocht } from './types'

/**
 * The number of digits at the end of a drawing's id that are a counter. The digits before the counter are random, so
 * that two tabs never make the same id.
 */
const COUNTED_DIGITS = 8

/**
 * The empty drawings to add so that a tocht has `count` drawings. Their ids are derived from the previous drawing. So
 * two tabs that add the same drawing give it the same id, and it holds the ink of both.
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

/** Skips ids in the history: a deleted drawing keeps its steps in case it returns. */
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
