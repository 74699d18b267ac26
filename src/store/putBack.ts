import { formerSuccessor } from '../model/changes/formerSuccessor'
import { drawingsOf } from '../model/lookups'
import type { Found } from './openDrawing'
import type { Store } from './store'

/** Restores a deleted drawing to its old place, and its tocht if that is deleted, too. */
export const putBack = (
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  { state, tocht, drawing }: Found,
): void => {
  const { tochten, bin } = getState()
  if (!(tocht.id in tochten)) dispatch({ type: 'addTocht', tocht, drawings: drawingsOf(state, tocht) })
  else if (tocht.id in bin) dispatch({ type: 'restoreTocht', tocht: tocht.id })
  const now = getState().tochten[tocht.id]?.drawings ?? []
  if (now.includes(drawing.id)) return
  const before = formerSuccessor(tocht.drawings, now, drawing.id)
  dispatch({ type: 'addDrawings', tocht: tocht.id, drawings: [drawing], before })
}
