import type { DrawingId } from './types'

type Order = readonly DrawingId[]

/** Moves some drawings together before another one, or to the end; they keep their order, and so do those that stay. */
export const movedBefore = (order: Order, moved: Order, before: DrawingId | undefined): DrawingId[] => {
  const moving = new Set(moved)
  const stay = order.filter((id) => !moving.has(id))
  // Where the mark itself moves along, the next one that stays takes its part.
  const mark = before === undefined ? undefined : order.slice(order.indexOf(before)).find((id) => !moving.has(id))
  const place = mark === undefined ? stay.length : stay.indexOf(mark)
  return [...stay.slice(0, place), ...order.filter((id) => moving.has(id)), ...stay.slice(place)]
}

/** The drawing before which one has to be put to take the place of another, as it is dragged over it. */
export const beforeOver = (order: Order, dragged: DrawingId, over: DrawingId): DrawingId | undefined => {
  const place = order.indexOf(over)
  return order[order.indexOf(dragged) < place ? place + 1 : place]
}

/** The drawing before which those that are moved have to stand so that the first of them gets this place. */
export const beforeAt = (order: Order, moved: Order, place: number): DrawingId | undefined => {
  const moving = new Set(moved)
  return order.filter((id) => !moving.has(id))[place]
}
