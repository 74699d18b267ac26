import { INK_LAYER_SIZE } from '../constants'
import { isEraser, type DrawingElement } from '../model/types'

/**
 * How many elements from the first on lie in the lower of two layers. Ink on screen is drawn anew as a whole layer, so
 * the last few elements have one of their own: a new stroke, or Undo, draws only those. An eraser takes from all that
 * lies under it, and so belongs to the lower layer with it.
 */
export const settledCount = (elements: readonly DrawingElement[]): number => {
  const whole = Math.floor(elements.length / INK_LAYER_SIZE) * INK_LAYER_SIZE
  const lastEraser = elements.findLastIndex(isEraser)
  return Math.max(whole, lastEraser + 1)
}
