import { formerSuccessor } from '../model/changes/formerSuccessor'
import { drawingsOf } from '../model/lookups'
import type { Found } from './openDrawing'
import type { Store } from './store'

/** Puts a deleted drawing back in its old place, and its tocht if that is deleted, too. */
export const putDrawingBack = (
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  { state, tocht, drawing }: Found,
): void => {
  const { tochten, bin } = getState()
  if (!(tocht.id in tochten)) dispatch({ type: 'addTocht', tocht, drawings: drawingsOf(state, tocht) })
  else if (tocht.id in bin) dispatch({ type: 'putTochtBack', tocht: tocht.id })
  const now = getState().tochten[tocht.id]?.drawings ?? []
  if (now.includes(drawing.id)) return
  const before = formerSuccessor(tocht.drawings, now, drawing.id)
  dispatch({ type: 'addDrawings', tocht: tocht.id, drawings: [drawing], before })
}
