import { ARROW_LENGTH, STROKE_WIDTH } from '../../constants'
import { distanceToLine } from '../../geometry/distance'
import { isErased } from '../../geometry/erasing/erasers'
import { runs, sampled } from '../../geometry/erasing/visibleInk'
import { withoutErasedEnds } from '../../geometry/erasing/withoutErasedEnds'
import { isWithin } from '../../geometry/extent'
import { drawnLine } from '../../geometry/line/curve'
import { jointsOf, type JoinableStroke } from '../../geometry/line/joints'
import { isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { hasDashes } from '../dash'
import { dashStretches } from '../paper/dashStretches'
import { EDITOR_PEN, type Pen } from '../pen'

/**
 * Whether a ball or arrowhead hides ink on paper but not on the canvas, because it has a least size on paper. This
 * counts only if the whole line is hidden, or the dashes of a line, or a place where another road meets the line.
 */
export const isCrowded = (elements: readonly DrawingElement[], pen: Pen): boolean =>
  hidesLines(elements, pen) || hidesDashes(elements, pen)

/** Whether a dashed line looks solid on paper, because too little of it is visible, but not on the canvas. */
const hidesDashes = (elements: readonly DrawingElement[], pen: Pen): boolean => {
  const seen = withoutErasedEnds(elements)
  const [printed, drawn] = [dashStretches(seen, pen), dashStretches(seen, EDITOR_PEN)]
  return seen.some((one) => !hasDashes(printed.get(one), pen) && hasDashes(drawn.get(one), EDITOR_PEN))
}

const hidesLines = (elements: readonly DrawingElement[], pen: Pen): boolean => {
  const { roads } = jointsOf(elements)
  return withoutErasedEnds(elements)
    .filter(isEnded)
    .some((stroke) => {
      const { samples, step } = sampled(drawnLine(stroke.points))
      const length = step * (samples.length - 1)
      if (isCovered(stroke, length, pen)) return true
      const isUnder = (place: number, { arrow, ball }: Pen): boolean =>
        (stroke.circle && place < ball) || (stroke.arrow && length - place < arrow.length)
      const hidden = samples.map((_, index) => isUnder(index * step, pen) && !isUnder(index * step, EDITOR_PEN))
      return roads.some((road) => road.points !== stroke.points && meetsWhere(hidden, road, { samples, step }))
    })
}

/** Whether a line has a ball or an arrowhead. */
const isEnded = (element: DrawingElement): element is Stroke => isLine(element) && (element.arrow || element.circle)

/** Whether the ends hide the whole line on paper, but not on the canvas. */
const isCovered = ({ arrow, circle }: Stroke, length: number, pen: Pen): boolean => {
  const under = (one: Pen): number => (arrow ? one.arrow.length : 0) + (circle ? one.ball : 0)
  return length < under(pen) && length >= under(EDITOR_PEN)
}

/** Whether another road meets the line at a hidden place, without running along it. */
const meetsWhere = (
  hidden: readonly boolean[],
  road: JoinableStroke,
  { samples, step }: Pick<ReturnType<typeof sampled>, 'samples' | 'step'>,
): boolean => {
  if (!samples.some((place, index) => hidden[index] && touches(road, place))) return false
  const touched = samples.map((place) => touches(road, place))
  return runs(touched, true).some(
    ([from, to]) => (to - from) * step < LONGEST_MEETING && hidden[Math.floor((from + to) / 2)] === true,
  )
}

/** The greatest length, in units, over which two crossing roads touch; roads that touch for longer coincide. */
const LONGEST_MEETING = ARROW_LENGTH + STROKE_WIDTH

const touches = ({ points, extent, erasers }: JoinableStroke, place: Point): boolean =>
  isWithin(extent, place, STROKE_WIDTH) &&
  distanceToLine(place, drawnLine(points)) <= STROKE_WIDTH &&
  !isErased(place, erasers)
