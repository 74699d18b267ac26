import { ARROW_LENGTH, BALL_RADIUS, ERASE_WIDTH } from '../../constants'
import { oncePer } from '../../model/oncePer'
import { isEraser, isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { extentOf, overlaps } from '../extent'
import { arrowhead, CANVAS_ARROW } from '../line/arrowhead'
import { drawnLine } from '../line/curve'
import { isErased, mapWithErasers, type Eraser } from './erasers'
import { sampled } from './visibleInk'
import { rimOf } from './withoutErasedEnds'

/**
 * Lines and erasers are broader on paper than on the canvas, so an eraser that stops just before a line would cut into
 * it. Lines whose middle no eraser touches are therefore drawn last, on top of all erasers. All ink has one colour, so
 * its order is invisible.
 */
const sortUncutLinesLast = (elements: readonly DrawingElement[]): readonly DrawingElement[] => {
  if (!elements.some(isEraser)) return elements
  const isUncut = mapWithErasers(elements, (element, later) => isLine(element) && !isTouched(element, later))
  return [...elements.filter((_, index) => !isUncut[index]), ...elements.filter((_, index) => isUncut[index])]
}

const isTouched = (stroke: Stroke, erasers: readonly Eraser[]): boolean => {
  const extent = extentOf(stroke.points)
  const near = erasers.filter((eraser) => overlaps(eraser.extent, extent, ERASE_WIDTH / 2 + ARROW_LENGTH))
  if (near.length === 0) return false
  const isGone = (place: Point): boolean => isErased(place, near)
  // Tests the points first: most touched lines are found without computing their curve.
  return stroke.points.some(isGone) || pointsOn(stroke).some(isGone)
}

/** Places along the middle of a line, and around its ball and its arrowhead. */
const pointsOn = (stroke: Stroke): readonly Point[] => {
  const line = drawnLine(stroke.points)
  return [
    ...sampled(line, ERASE_WIDTH / 4).samples,
    ...(stroke.arrow ? arrowhead(line, CANVAS_ARROW) : []),
    ...(stroke.circle ? rimOf(stroke, BALL_RADIUS) : []),
  ]
}

export const uncutLinesLast = oncePer(sortUncutLinesLast)
