import { arrivedInPlaceOf } from '../exchange/receivedTocht'
import { loadedStyle } from '../loadedStyle'
import { isDefaultName } from '../texts/names'
import type { Style, WholeTocht } from '../types'
import type { Action } from './actions'

type Load = Extract<Action, { readonly type: 'replaceDrawings' }> & { readonly as: { readonly style: Style } }

/**
 * Loads a tocht into another one, which takes over everything that the loaded one has. It keeps its name if somebody
 * gave it one, and its sheet if the text has none, as texts of other apps.
 */
export const loadInto = (mine: WholeTocht, loaded: WholeTocht): Load => {
  const own = mine.tocht
  const { tocht, drawings } = loaded.tocht.exchangeId === undefined ? loaded : arrivedInPlaceOf(mine, loaded)
  const { id: _id, drawings: _listed, name, style: stated, ...others } = tocht
  const style = loadedStyle(own.style, { style: stated, drawings: drawings.map(({ elements }) => elements) })
  const takesName = name.trim() !== '' && isDefaultName(own.name)
  return { type: 'replaceDrawings', tocht: own.id, drawings, as: { ...others, style, ...(takesName && { name }) } }
}
