import { clampTo, type Box } from '../geometry/bounds'
import { visibleInk, type InkPiece } from '../geometry/erasing/visibleInk'
import { arrowhead } from '../geometry/line/arrowhead'
import { drawnLine } from '../geometry/line/curve'
import { distance, meanOf } from '../geometry/points'
import { extremesOf, isOnTop } from '../geometry/shapes'
import { isKnown, isStroke, type DrawingElement, type Point } from '../model/types'
import type { Pen } from './pen'

/** A place that a label must not hide, in canvas units. */
export interface SignPlace {
  readonly at: Point
  readonly reach: number
}

/** What shows the way in a drawing: the ends of roads, balls, arrowheads and icons. */
export const signPlaces = (elements: readonly DrawingElement[], pen: Pen): readonly SignPlace[] => [
  ...visibleInk(elements).flatMap((piece) => placesOn(piece, pen)),
  ...elements.filter(isSign).map((sign) => ({ at: meanOf(extremesOf(sign)), reach: 0 })),
]

/** The whole line from a ball or to an arrow, which is the way itself. */
export const routePlaces = (elements: readonly DrawingElement[]): readonly SignPlace[] =>
  visibleInk(elements)
    .filter(({ ball, arrow }) => ball || arrow)
    .flatMap(({ samples }) => samples.map((at) => ({ at, reach: 0 })))

/** Whether a box covers one of the places, or a part of it. */
export const doesHide = (box: Box, places: readonly SignPlace[]): boolean =>
  places.some(({ at, reach }) => distance(clampTo(box, at), at) <= reach)

/** Whether an element is neither ink nor a label, such as an icon. */
const isSign = (element: DrawingElement): boolean => isKnown(element) && !isStroke(element) && !isOnTop(element)

/** The ball, all of the arrowhead, and the ends of the line. */
const placesOn = ({ element, samples, ball, arrow }: InkPiece, pen: Pen): readonly SignPlace[] => {
  const ends = [samples[0], samples.at(-1)].flatMap((at) => at ?? [])
  const head = arrow ? arrowhead(drawnLine(element.points), pen.arrow) : []
  return [
    ...[...ends, ...head].map((at) => ({ at, reach: 0 })),
    ...(ball ? element.points.slice(0, 1).map((at) => ({ at, reach: pen.ball })) : []),
  ]
}
