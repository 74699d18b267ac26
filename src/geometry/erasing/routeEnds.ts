import { isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { hasArrowhead } from '../line/arrowhead'
import { isErased, mapWithErasers } from './erasers'

/** How many balls and arrows of a drawing are visible. */
export interface RouteEnds {
  readonly balls: number
  readonly arrows: number
}

/** Counts the balls and the arrows whose place no later eraser erases. A stroke runs from its ball to its arrow. */
export const routeEnds = (elements: readonly DrawingElement[]): RouteEnds => {
  const count = (placeOf: (stroke: Stroke) => Point | false | undefined): number =>
    mapWithErasers(elements, (element, later) => {
      const place = isLine(element) && placeOf(element)
      return place && !isErased(place, later)
    }).filter(Boolean).length
  return {
    balls: count(({ circle, points }) => circle && points[0]),
    arrows: count((stroke) => hasArrowhead(stroke) && stroke.points.at(-1)),
  }
}
