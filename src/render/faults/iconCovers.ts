import { ICON_SIZE, STROKE_WIDTH } from '../../constants'
import { arrowhead } from '../../geometry/line/arrowhead'
import { cornersOf, drawnLine } from '../../geometry/line/curve'
import { distanceToLine } from '../../geometry/distance'
import { endsOf } from '../../geometry/line/joints'
import { rimOf, withoutErasedEnds } from '../../geometry/erasing/withoutErasedEnds'
import { isStamp, type DrawingElement, type IconStamp, type Point, type Stroke } from '../../model/types'
import { stampMark } from '../marks'
import { isEnded } from './crowded'
import { EDITOR_PEN, type Pen } from '../pen'

/**
 * Whether an icon covers a ball, an arrowhead or a junction on paper, where it has a least size, but not on the canvas.
 */
export const iconCovers = (elements: readonly DrawingElement[], pen: Pen): boolean =>
  elements.some(isStamp) && isCovered(elements, pen) && !isCovered(elements, EDITOR_PEN)

const isCovered = (elements: readonly DrawingElement[], pen: Pen): boolean => {
  const places = placesToSee(elements, pen)
  return elements.filter(isStamp).some(({ icon }) => places.some((place) => isUnder(icon, place, pen)))
}

const isUnder = (icon: IconStamp['icon'], place: Point, pen: Pen): boolean => {
  const { x, y, scale } = stampMark(icon, pen)
  return Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) < (ICON_SIZE * scale) / 2
}

const placesToSee = (elements: readonly DrawingElement[], pen: Pen): readonly Point[] => {
  const ends = endsOf(elements)
  return withoutErasedEnds(elements)
    .filter(isEnded)
    .flatMap((stroke) => placesOn(stroke, ends, pen))
}

/**
 * The places of a line to keep visible: the rims of its ball and arrowhead, its corners, and the ends of other lines on
 * it.
 */
const placesOn = (stroke: Stroke, ends: readonly Point[], pen: Pen): readonly Point[] => {
  const line = drawnLine(stroke.points)
  return [
    ...(stroke.arrow ? arrowhead(line, pen.arrow) : []),
    ...(stroke.circle ? rimOf(stroke, pen.ball) : []),
    ...cornersOf(stroke.points),
    ...ends.filter((end) => distanceToLine(end, line) <= STROKE_WIDTH),
  ]
}
