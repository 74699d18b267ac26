import { BALL_RADIUS } from '../../constants'
import { oncePer } from '../../model/oncePer'
import { isEraser, isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { arrowhead, CANVAS_ARROW } from '../line/arrowhead'
import { drawnLine } from '../line/curve'
import { isErased, mapWithErasers, type Eraser } from './erasers'

/**
 * Drops balls and arrowheads that were erased completely. Pictures enlarge balls and arrowheads but not erasers, so a
 * rim would be left.
 */
const withVisibleEnds = (elements: readonly DrawingElement[]): readonly DrawingElement[] =>
  elements.some(isEraser)
    ? mapWithErasers(elements, (element, later) => (isLine(element) ? withoutErasedEndsOf(element, later) : element))
    : elements

const withoutErasedEndsOf = (stroke: Stroke, erasers: readonly Eraser[]): Stroke => {
  const isGone = (outline: readonly Point[]) => outline.every((place) => isErased(place, erasers))
  const noArrow = stroke.arrow && isGone(arrowhead(drawnLine(stroke.points), CANVAS_ARROW))
  const noBall = stroke.circle && isGone(rimOf(stroke, BALL_RADIUS))
  return noArrow || noBall ? { ...stroke, arrow: stroke.arrow && !noArrow, circle: stroke.circle && !noBall } : stroke
}

/** Four places on the rim of the ball. */
export const rimOf = ({ points: [start] }: Stroke, radius: number): readonly Point[] =>
  start
    ? [
        { x: start.x - radius, y: start.y },
        { x: start.x + radius, y: start.y },
        { x: start.x, y: start.y - radius },
        { x: start.x, y: start.y + radius },
      ]
    : []

export const withoutErasedEnds = oncePer(withVisibleEnds)
