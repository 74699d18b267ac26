import { clampTo, type Box } from '../../geometry/bounds'
import { visibleInk, type InkPiece } from '../../geometry/erasing/visibleInk'
import { overlaps, type Extent } from '../../geometry/extent'
import { arrowhead } from '../../geometry/line/arrowhead'
import { drawnLine } from '../../geometry/line/curve'
import { distance, meanOf } from '../../geometry/points'
import { extremesOf, isOnTop } from '../../geometry/shapes'
import { isKnown, isStroke, type DrawingElement, type Point } from '../../model/types'
import type { Pen } from '../pen'
import type { Cell } from '../sheet/page'

/**
 * Whether a label hides what shows the way at its printed size: an end of a road, a ball, an arrow, an icon or another
 * label.
 */
export const hasHidingLabel = ({ labels, drawing, pen }: Cell): boolean => {
  if (labels.length === 0) return false
  const places = [
    ...visibleInk(drawing.elements).flatMap((piece) => signPlaces(piece, pen)),
    ...drawing.elements.filter(isSign).map((sign) => ({ at: meanOf(extremesOf(sign)), reach: 0 })),
  ]
  return labels.some(
    ({ box }, index) =>
      places.some(({ at, reach }) => distance(clampTo(box, at), at) <= reach) ||
      labels.slice(index + 1).some((other) => overlaps(edgesOf(box), edgesOf(other.box), 0)),
  )
}

/** Whether an element is neither ink nor a label, such as an icon. */
const isSign = (element: DrawingElement): boolean => isKnown(element) && !isStroke(element) && !isOnTop(element)

const edgesOf = ({ x, y, width, height }: Box): Extent => ({ left: x, top: y, right: x + width, bottom: y + height })

/** Whether a label is printed smaller than it should be, because it is too wide for the box of its drawing. */
export const hasWideLabel = ({ labels }: Cell): boolean => labels.some(({ isShrunk }) => isShrunk)

/** The places that must not be hidden: the middle of the ball, all of the arrowhead, and the ends of the line. */
const signPlaces = (
  { element, samples, ball, arrow }: InkPiece,
  pen: Pen,
): readonly { readonly at: Point; readonly reach: number }[] => {
  const ends = [samples[0], samples.at(-1)].flatMap((at) => at ?? [])
  const head = arrow ? arrowhead(drawnLine(element.points), pen.arrow) : []
  return [
    ...[...ends, ...head].map((at) => ({ at, reach: 0 })),
    ...(ball ? element.points.slice(0, 1).map((at) => ({ at, reach: pen.ball / 2 })) : []),
  ]
}
