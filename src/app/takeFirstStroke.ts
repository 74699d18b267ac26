import { tochtAt } from '../model/lookups'
import type { FirstStroke } from '../storage/firstStrokes'
import type { Store } from './store'

/** Adds what was drawn before the app was there, as if it had been; on a drawing that is gone it goes with it. */
export const takeFirstStroke = (store: Pick<Store, 'getState' | 'dispatch'>, stroke: FirstStroke): void => {
  const { element, canvas, tocht, index } = stroke
  const drawing = stroke.drawing ?? tochtAt(store.getState(), tocht)?.drawings[index]
  if (drawing !== undefined) store.dispatch({ type: 'addElement', drawing, element, canvas })
}
