import { isEraser, type DrawingElement } from '../model/types'

/** The number of elements that move together into the lower layer of the canvas. */
export const INK_LAYER_SIZE = 32

/**
 * The number of elements in the lower of two layers. The screen repaints a whole layer at once, so the last few
 * elements have a layer of their own: a new stroke or Undo repaints only those. An eraser affects everything below it,
 * and so stays in the lower layer with it.
 */
export const settledCount = (elements: readonly DrawingElement[]): number => {
  const whole = Math.floor(elements.length / INK_LAYER_SIZE) * INK_LAYER_SIZE
  const lastEraser = elements.findLastIndex(isEraser)
  return Math.max(whole, lastEraser + 1)
}
