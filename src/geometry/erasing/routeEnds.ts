import type { RouteEnds } from '../../model/sheet/drawingFaults'
import { isLine, type DrawingElement, type Point } from '../../model/types'
import { isErased, mapWithErasers } from './erasers'

/** Counts the balls and the arrows whose place no later eraser erases. A stroke runs from its ball to its arrow. */
export const routeEnds = (elements: readonly DrawingElement[]): RouteEnds => {
  const ends = { balls: 0, arrows: 0 }
  mapWithErasers(elements, (element, later) => {
    if (!isLine(element)) return
    const isVisible = (place: Point | undefined): boolean => place !== undefined && !isErased(place, later)
    if (element.circle && isVisible(element.points[0])) ends.balls += 1
    if (element.arrow && isVisible(element.points.at(-1))) ends.arrows += 1
  })
  return ends
}
