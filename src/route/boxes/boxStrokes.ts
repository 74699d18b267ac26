import { ARM_LENGTH } from '../../constants'
import { BACK, frameOn, pointTowards, QUARTER, startIn, writeJunction } from '../../geometry/junction/writeJunction'
import { roundPoint } from '../../geometry/points'
import { STRAIGHT_ON } from '../../model/junction'
import { PLAIN } from '../../model/looks'
import type { Size, Stroke } from '../../model/types'
import type { BoxDrawing } from '../routeDraft'

/** Distance between the way in and the way back of a route that turns back, in units. */
const TURNED_BACK_WIDTH = 60

/** The strokes of a box, in drawing order. */
export const boxStrokes = (drawing: BoxDrawing, canvas: Size): readonly Stroke[] =>
  drawing.kind === 'junction' ? writeJunction(drawing.junction, canvas) : [hairpin(canvas, drawing.unpaved)]

/** A line up to the centre and back, to the right of the way in. */
const hairpin = (canvas: Size, dashed: boolean): Stroke => {
  const frame = frameOn(canvas)
  const { centre } = frame
  const beside = pointTowards(centre, STRAIGHT_ON + QUARTER, TURNED_BACK_WIDTH)
  const end = pointTowards(beside, BACK, ARM_LENGTH)
  return { points: [startIn(frame), centre, beside, end].map(roundPoint), ...PLAIN, dashed, circle: true, arrow: true }
}
