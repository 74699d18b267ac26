import { contain } from '../geometry/bounds'
import { roundPoint } from '../geometry/points'
import { tochtAt, tochtOf } from '../model/lookups'
import { isStamp, type DrawingElement, type DrawingId, type Size } from '../model/types'
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
  const element = onCanvas(stroke.element, stroke.canvas, canvas)
  const text = JSON.stringify(element)
  if (drawing.elements.some((one) => JSON.stringify(one) === text)) return
  store.dispatch({ type: 'addElement', drawing: drawing.id, element, canvas })
}

const canvasUnder = ({ getState }: Pick<Store, 'getState'>, drawing: DrawingId): Size | undefined => {
  const id = tochtOf(getState(), drawing)
  return id === undefined ? undefined : getState().tochten[id]?.canvas
}

/** The copy that was drawn on may have been behind: what it took for open had a canvas of another shape. */
const onCanvas = (element: DrawingElement, from: Size, to: Size): DrawingElement => {
  if (isStamp(element) || (from.width === to.width && from.height === to.height)) return element
  const { x: left, y: top, width } = contain(from, { x: 0, y: 0, ...to })
  const scale = width / from.width
  return {
    ...element,
    points: element.points.map(({ x, y }) => roundPoint({ x: left + x * scale, y: top + y * scale })),
  }
}
