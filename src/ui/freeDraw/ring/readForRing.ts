import { readJunction, type JunctionReading } from '../../../geometry/readJunction'
import { sameElement } from '../../../model/elements'
import { isEraser, type DrawingElement } from '../../../model/types'

/**
 * Reads the ink of a drawing; if it is no junction, only the strokes that the ring drew; without those nothing, so that
 * the ring only adds.
 *
 * @param own the ring's strokes since it opened, compared by value, since Undo restores equal copies
 */
export const readForRing = (elements: readonly DrawingElement[], own: readonly DrawingElement[]): JunctionReading => {
  const whole = readJunction(elements)
  if (whole.junction) return whole
  const ofRing = readJunction(
    elements.filter((element) => isEraser(element) || own.some((one) => sameElement(one, element))),
  )
  return ofRing.junction ? ofRing : { doubts: whole.doubts }
}
