import type { Box } from '../shown'
import { boxOf, hasSize, letterBox, overlapOf } from './boxes'
import { around } from './elements'

type Way = 'overflowX' | 'overflowY'

/** The ancestors that clip the element in one direction, up to the nearest one that scrolls. */
const hidingIn = (element: Element, way: Way): readonly Element[] => {
  const inside = around(element).filter((one) => one !== document.body && one !== document.documentElement)
  const scroller = inside.findIndex((one) => ['auto', 'scroll'].includes(getComputedStyle(one)[way]))
  return inside
    .slice(0, scroller < 0 ? undefined : scroller)
    .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one)[way]))
}

/** The parts of the boxes that no ancestor clips at the present scroll position. */
export const seenOf = (boxes: readonly Box[], element: Element): readonly Box[] => {
  const edges = around(element)
    .filter((one) => one !== document.body && one !== document.documentElement)
    .filter((one) => getComputedStyle(one).overflow !== 'visible')
    .map((one) => boxOf(one.getBoundingClientRect()))
  return boxes.map((box) => edges.reduce(overlapOf, box)).filter(hasSize)
}

/**
 * Whether a part of a text cannot be scrolled into view: beyond an edge, behind an ellipsis, or below the last line
 * shown.
 */
export const isCut = (boxes: readonly Box[], element: Element): boolean =>
  hidingIn(element, 'overflowX').some((frame) => endsWithDots(frame) || boxes.some((box) => isBeside(box, frame))) ||
  hidingIn(element, 'overflowY').some((frame) => boxes.some((box) => isAbove(letterBox(box), frame)))

const endsWithDots = (frame: Element): boolean =>
  getComputedStyle(frame).textOverflow === 'ellipsis' && frame.scrollWidth > frame.clientWidth

const isBeside = ({ left, right }: Box, frame: Element): boolean => {
  const edge = frame.getBoundingClientRect()
  return right > edge.right + 1 || left < edge.left - 1
}

const isAbove = ({ top, bottom }: Box, frame: Element): boolean => {
  const edge = frame.getBoundingClientRect()
  return bottom > edge.bottom + 1 || top < edge.top - 1
}
