import type { DrawingId } from '../types'

type Order = readonly DrawingId[]

/** Moves drawings together before another one, or to the end. They keep their order, and so do the others. */
export const movedBefore = (order: Order, moved: Order, before: DrawingId | undefined): DrawingId[] => {
  const moving = new Set(moved)
  const stay = order.filter((id) => !moving.has(id))
  // If `before` itself is moved, use the next drawing that stays.
  const next = before === undefined ? undefined : order.slice(order.indexOf(before)).find((id) => !moving.has(id))
  const index = next === undefined ? stay.length : stay.indexOf(next)
  return [...stay.slice(0, index), ...order.filter((id) => moving.has(id)), ...stay.slice(index)]
}

/** The drawing before which to insert a drawing that is dragged over another. */
export const beforeOver = (order: Order, dragged: DrawingId, over: DrawingId): DrawingId | undefined => {
  const index = order.indexOf(over)
  return order[order.indexOf(dragged) < index ? index + 1 : index]
}

/** The drawing before which to insert, so that the first moved drawing gets this index. */
export const beforeAt = (order: Order, moved: Order, index: number): DrawingId | undefined => {
  const moving = new Set(moved)
  return order.filter((id) => !moving.has(id))[index]
}
