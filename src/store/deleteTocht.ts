import { LARGEST_BIN, MOST_BINNED } from '../constants'
import { newestWithin } from '../model/newest'
import { oncePer } from '../model/oncePer'
import type { TochtId, Drawing, State } from '../model/types'
import type { Store } from './store'

/**
 * Moves a tocht to the bin, and deletes for good those that are then too many in it; Undo brings back only the tocht.
 * @param when in milliseconds since 1970
 * @returns false if the tocht was deleted already
 */
export const deleteTocht = (store: Pick<Store, 'getState' | 'dispatch'>, tocht: TochtId, when: number): boolean => {
  const changed = store.dispatch({ type: 'deleteTocht', tocht, when })
  const tooMany = tooManyInBin(store.getState())
  if (tooMany.length > 0) store.dispatch({ type: 'emptyBin', tochten: tooMany })
  return changed
}

/**
 * The tochten that are too many in the bin, oldest first; the one that was deleted last always stays. No clock decides:
 * the order is that of the deletions.
 */
export const tooManyInBin = ({ bin, tochten, drawings }: State): readonly TochtId[] => {
  const newestFirst = Object.keys(bin)
    .toReversed()
    .map((id) => ({ id, group: undefined, size: sizeOf(tochten[id]?.drawings.flatMap((one) => drawings[one] ?? [])) }))
  const fitting = newestWithin(newestFirst, { group: LARGEST_BIN, all: LARGEST_BIN }, 'noGaps').slice(0, MOST_BINNED)
  const kept = new Set(fitting.map(({ id }) => id))
  return Object.keys(bin).filter((id) => !kept.has(id))
}

const sizeOf = (drawings: readonly Drawing[] = []): number =>
  drawings.reduce((sum, drawing) => sum + sizeOfDrawing(drawing), 0)

const sizeOfDrawing = oncePer((drawing: Drawing): number => JSON.stringify(drawing).length)
