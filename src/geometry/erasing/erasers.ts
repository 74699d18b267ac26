import { ERASE_WIDTH } from '../../constants'
import { isEraser, type DrawingElement, type Point } from '../../model/types'
import { nearestWithin } from '../distance'
import { extentOf, isWithin, type Extent } from '../extent'
import { drawnLine } from '../line/curve'

/** An eraser's points with the bounding box of its drawn line, which rules out most places at once. */
export interface Eraser {
  readonly points: readonly Point[]
  readonly extent: Extent
}

/** Maps each element together with the erasers that come after it. */
export const mapWithErasers = <T>(
  elements: readonly DrawingElement[],
  tell: (element: DrawingElement, later: readonly Eraser[]) => T,
): readonly T[] => {
  const erasers = elements
    .filter(isEraser)
    .map(({ points }): Eraser => ({ points, extent: extentOf(drawnLine(points)) }))
  let later: readonly Eraser[] = erasers
  return elements.map((element) => {
    if (isEraser(element)) later = later.slice(1)
    return tell(element, later)
  })
}

/** Whether one of the erasers erases a place. */
export const isErased = (place: Point, erasers: readonly Eraser[]): boolean =>
  erasers.some((eraser) => isWithin(eraser.extent, place, ERASE_WIDTH / 2) && isErasedBy(eraser.points, place))

/** Whether an eraser along this line erases a place, as on screen. */
export const isErasedBy = (eraser: readonly Point[], place: Point): boolean =>
  nearestWithin(place, drawnLine(eraser), ERASE_WIDTH / 2) !== undefined
