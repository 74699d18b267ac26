import { readJunction, type JunctionReading } from '../../../geometry/readJunction'
import { sameElement } from '../../../model/elements'
import { isEraser, type DrawingElement } from '../../../model/types'

/**
 * Reads all ink of a drawing; where that is no junction, the strokes that came from the ring alone; and where there are
 * none, nothing, so that the ring only adds.
 *
 * @param own what came from the ring while it is open; Undo brings it back as another object that says the same
 */
export const readForRing = (elements: readonly DrawingElement[], own: readonly DrawingElement[]): JunctionReading => {
  const whole = readJunction(elements)
  if (whole.junction) return whole
  const ofRing = readJunction(
    elements.filter((element) => isEraser(element) || own.some((one) => sameElement(one, element))),
  )
  return ofRing.junction ? ofRing : { doubts: whole.doubts }
}
