import { fittedOn } from '../geometry/transform'
import { tochtAt, tochtOf } from '../model/lookups'
import type { DrawingId, Size } from '../model/types'
import type { FirstStroke } from '../storage/firstStrokes'
import type { Store } from '../store/store'

/**
 * Adds what was drawn before the app was there, as if it had been. What lies there already is a tab's that was copied, or
 * brought back after it had been given. On a drawing that is gone it goes with it.
 */
export const takeFirstStroke = (store: Pick<Store, 'getState' | 'dispatch'>, stroke: FirstStroke): void => {
  const state = store.getState()
  const id = stroke.drawing ?? tochtAt(state, stroke.tocht)?.drawings[stroke.index]
  const drawing = id === undefined ? undefined : state.drawings[id]
  if (!drawing) return
  const canvas = canvasUnder(store, drawing.id) ?? stroke.canvas
  // The copy that was drawn on may have been behind: what it took for open had a canvas of another shape.
  const element = fittedOn(stroke.element, stroke.canvas, canvas)
  const text = JSON.stringify(element)
  if (drawing.elements.some((one) => JSON.stringify(one) === text)) return
  store.dispatch({ type: 'addElement', drawing: drawing.id, element, canvas })
}

const canvasUnder = ({ getState }: Pick<Store, 'getState'>, drawing: DrawingId): Size | undefined => {
  const id = tochtOf(getState(), drawing)
  return id === undefined ? undefined : getState().tochten[id]?.canvas
}
