import { beforeAgain } from '../model/beforeAgain'
import { drawingsOf } from '../model/lookups'
import type { Found } from './openDrawing'
import type { Store } from './store'

/** Puts a deleted drawing where it was, as it was, and its tocht as well where that is deleted. */
export const putBack = (
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  { state, tocht, drawing }: Found,
): void => {
  const { tochten, bin } = getState()
  if (!(tocht.id in tochten)) dispatch({ type: 'addTocht', tocht, drawings: drawingsOf(state, tocht) })
  else if (tocht.id in bin) dispatch({ type: 'restoreTocht', tocht: tocht.id })
  const now = getState().tochten[tocht.id]?.drawings ?? []
  if (now.includes(drawing.id)) return
  const before = beforeAgain(tocht.drawings, now, drawing.id)
  dispatch({ type: 'addDrawings', tocht: tocht.id, drawings: [drawing], before })
}
