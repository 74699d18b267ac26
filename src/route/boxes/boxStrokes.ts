import { ARM_LENGTH, TURNED_BACK_WIDTH } from '../../constants'
import { frameOn, pointTowards, startIn, writeJunction } from '../../geometry/junction/writeJunction'
import { roundPoint } from '../../geometry/points'
import { PLAIN } from '../../model/looks'
import type { Size, Stroke } from '../../model/types'
import type { BoxDrawing } from '../routeDraft'

/** The strokes of a box, in drawing order. */
export const boxStrokes = (drawing: BoxDrawing, canvas: Size): readonly Stroke[] =>
  drawing.kind === 'junction' ? writeJunction(drawing.junction, canvas) : [hairpin(canvas, drawing.unpaved)]

/** A line up to the centre and back, to the right of the way in. */
const hairpin = (canvas: Size, dashed: boolean): Stroke => {
  const frame = frameOn(canvas)
  const { centre } = frame
  const beside = pointTowards(centre, 6, TURNED_BACK_WIDTH)
  const end = pointTowards(beside, 0, ARM_LENGTH)
  return { points: [startIn(frame), centre, beside, end].map(roundPoint), ...PLAIN, dashed, circle: true, arrow: true }
}
