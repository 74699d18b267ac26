import { doOverlap } from '../labels'
import type { Cell } from '../sheet/page'
import { doesHide, signPlaces } from '../signPlaces'

/**
 * Whether a label hides what shows the way, where it had no room to move aside: an end of a road, a ball, an arrow or an
 * icon; or another label.
 */
export const hasHidingLabel = ({ labels, drawing, pen }: Cell): boolean => {
  if (labels.length === 0) return false
  const places = signPlaces(drawing.elements, pen)
  return labels.some(
    (label, index) => doesHide(label.box, places) || labels.slice(index + 1).some((other) => doOverlap(label, other)),
  )
}

/** Whether a label is printed smaller than it should be, because it is too wide for the box of its drawing. */
export const hasWideLabel = ({ labels }: Cell): boolean => labels.some(({ isShrunk }) => isShrunk)
