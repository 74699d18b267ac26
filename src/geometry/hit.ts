import { isEraser, isStamp, isStroke, type DrawingElement, type Point } from '../model/types'
import { iconReach } from './bounds'
import { distanceToLine } from './distance'
import { isErasedBy } from './erasing/erasers'
import { HIT_REACH } from './fishboneHit'
import { drawnLine } from './line/curve'

/** The index of the topmost element within reach of a point. Erasers, erased ink and unknown elements are skipped. */
export const elementAt = (elements: readonly DrawingElement[], point: Point): number | undefined => {
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (!element) continue
    if (isEraser(element)) {
      if (isErasedBy(element.points, point)) return undefined
    } else if (reaches(element, point)) return index
  }
  return undefined
}

const reaches = (element: DrawingElement, point: Point): boolean => {
  if (isStroke(element)) return distanceToLine(point, drawnLine(element.points)) <= HIT_REACH
  if (!isStamp(element)) return false
  const { x, y, index } = element.icon
  return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) <= iconReach(index)
}
