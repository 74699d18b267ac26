import { drawingsOf } from '../lookups'
import type { DrawingId, State, Tocht, TochtId } from '../types'

/** The drawings with elements that are missing in a later state, by tocht. */
export const removedDrawings = (before: State, after: State): ReadonlyMap<TochtId, readonly DrawingId[]> => {
  if (before.drawings === after.drawings) return new Map()
  const changed = Object.values(before.tochten).filter((tocht) => tocht !== after.tochten[tocht.id])
  const removed = changed.map((tocht) => [tocht.id, removedFrom(tocht, before, after)] as const)
  return new Map(removed.filter(([, ids]) => ids.length > 0))
}

const removedFrom = (tocht: Tocht, before: State, after: State): readonly DrawingId[] =>
  drawingsOf(before, tocht)
    .filter(({ id, elements }) => elements.length > 0 && !(id in after.drawings))
    .map(({ id }) => id)
