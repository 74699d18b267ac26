import { drawnLine } from '../geometry/curve'
import { lengthOf } from '../geometry/points'
import { withoutErasedEnds } from '../geometry/withoutErasedEnds'
import { isEraser, isStroke, type DrawingElement, type Stroke } from '../model/types'
import { EDITOR_PEN, type Pen } from './pen'

/**
 * Whether the ball and the arrowhead of some line, which on paper never become small, cover all of it, as they do not on the
 * canvas: then nobody sees what lies between.
 */
export const isCrowded = (elements: readonly DrawingElement[], pen: Pen): boolean =>
  withoutErasedEnds(elements).some((element) => {
    if (!isStroke(element) || isEraser(element) || !(element.arrow || element.circle)) return false
    const length = lengthOf(drawnLine(element.points))
    return length < covered(element, pen) && length >= covered(element, EDITOR_PEN)
  })

/** So much of a line, in units, lies under its ends. */
const covered = ({ arrow, circle }: Stroke, pen: Pen): number =>
  (arrow ? pen.arrow.length : 0) + (circle ? pen.ball : 0)
