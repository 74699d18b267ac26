import { drawingsOf } from './lookups'
import type { DrawingId, State, Tocht, TochtId } from './types'

/** The drawings with ink that a later state does not have any more, by their tocht. */
export const drawingsTaken = (before: State, after: State): ReadonlyMap<TochtId, readonly DrawingId[]> => {
  if (before.drawings === after.drawings) return new Map()
  const changed = Object.values(before.tochten).filter((tocht) => tocht !== after.tochten[tocht.id])
  const taken = changed.map((tocht) => [tocht.id, takenFrom(tocht, before, after)] as const)
  return new Map(taken.filter(([, ids]) => ids.length > 0))
}

const takenFrom = (tocht: Tocht, before: State, after: State): readonly DrawingId[] =>
  drawingsOf(before, tocht)
    .filter(({ id, elements }) => elements.length > 0 && !(id in after.drawings))
    .map(({ id }) => id)
