import type { Box } from '../shown'

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })

export const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** Whether a box is larger than a pixel; rounding and borders cause boxes of one pixel. */
export const hasSize = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1

/** A line of text without the space above and below its letters, in which lines may overlap. */
export const letterBox = ({ left, top, right, bottom }: Box): Box => {
  const room = (bottom - top) * 0.2
  return { left, top: top + room, right, bottom: bottom - room }
}
