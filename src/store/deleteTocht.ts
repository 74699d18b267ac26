import { tooManyInBin } from '../model/bin'
import type { TochtId } from '../model/types'
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
