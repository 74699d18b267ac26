import { isEraser, type DrawingElement, type Point } from '../model/types'
import { isErasedBy } from './erasing/erasers'
import { isElementAt, isOnTop } from './shapes'

/** The index of the topmost element within reach of a point. Erasers, erased ink and unknown elements are skipped. */
export const elementAt = (elements: readonly DrawingElement[], point: Point): number | undefined => {
  const top = elements.findLastIndex((element) => isOnTop(element) && isElementAt(element, point))
  if (top >= 0) return top
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (!element) continue
    if (isEraser(element)) {
      if (isErasedBy(element.points, point)) return undefined
    } else if (isElementAt(element, point)) return index
  }
  return undefined
}
