import { readJunction, type JunctionReading } from '../../../geometry/junction/readJunction'
import { sameElement } from '../../../model/elements'
import { isEraser, type DrawingElement } from '../../../model/types'

/**
 * Reads the junction in a drawing. If the ink is no junction, reads only the ring's own strokes. If there are none,
 * returns a reading without a junction, so that the ring adds strokes and changes none.
 *
 * @param own the strokes that the ring has made since it opened; compared by value, because Undo restores equal copies
 */
export const readForRing = (elements: readonly DrawingElement[], own: readonly DrawingElement[]): JunctionReading => {
  const whole = readJunction(elements)
  if (whole.junction) return whole
  const ofRing = readJunction(
    elements.filter((element) => isEraser(element) || own.some((one) => sameElement(one, element))),
  )
  return ofRing.junction ? ofRing : { doubts: whole.doubts }
}
