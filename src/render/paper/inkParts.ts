import { BALL_RADIUS, ERASE_WIDTH, STROKE_WIDTH } from '../../constants'
import { isErased, type Eraser } from '../../geometry/erasing/erasers'
import { sampled } from '../../geometry/erasing/visibleInk'
import { arrowhead, CANVAS_ARROW } from '../../geometry/line/arrowhead'
import { drawnLine } from '../../geometry/line/curve'
import { interpolate } from '../../geometry/points'
import type { Point, Stroke } from '../../model/types'
import type { Pen } from '../pen'

/** Ink as places with a reach around them, in units. */
export interface Ink {
  readonly places: readonly Point[]
  readonly reach: number
}

/** The square of an icon: its middle, and half its side in units. */
export interface IconSquare extends Point {
  readonly reach: number
}

/** A line, ball, arrowhead or icon on the canvas, where the pen is thin, and on paper, where all ink is larger. */
export interface InkPart {
  readonly drawn: Ink
  readonly printed: Ink
}

/** The line, the ball and the arrowhead of a stroke, without erased places. */
export const inkPartsOf = (stroke: Stroke, later: readonly Eraser[], pen: Pen): readonly InkPart[] => {
  const line = drawnLine(stroke.points)
  const places = sampled(line).samples.filter((place) => !isErased(place, later))
  const ball = stroke.circle ? line.slice(0, 1) : []
  const heads = (stroke.arrow ? [CANVAS_ARROW, pen.arrow] : []).map((size) => headPoints(arrowhead(line, size)))
  const [drawnHead = [], printedHead = []] = heads
  return [
    { drawn: { places, reach: STROKE_WIDTH / 2 }, printed: { places, reach: pen.width / 2 } },
    { drawn: { places: ball, reach: BALL_RADIUS }, printed: { places: ball, reach: pen.ball } },
    { drawn: { places: drawnHead, reach: 0 }, printed: { places: printedHead, reach: 0 } },
  ].filter(({ drawn }) => drawn.places.length > 0)
}

/** An eraser after an icon, which would erase the icon there. */
export const eraserPart = ({ points }: Eraser, pen: Pen): InkPart => {
  const places = sampled(drawnLine(points)).samples
  return { drawn: { places, reach: ERASE_WIDTH / 2 }, printed: { places, reach: pen.eraseWidth / 2 } }
}

/** Lines from the tip to the base: dense enough that no icon fits between two of them. */
const HEAD_LINES = 8

const headPoints = ([tip, left, right]: readonly Point[]): readonly Point[] =>
  tip && left && right
    ? Array.from({ length: HEAD_LINES + 1 }, (_, index) => interpolate(left, right, index / HEAD_LINES)).flatMap(
        (foot) => sampled([tip, foot]).samples,
      )
    : []
