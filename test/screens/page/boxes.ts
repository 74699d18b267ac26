import type { Box } from '../shown'

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })

export const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** Whether it is larger than a pixel, which is what rounding and borders make. */
export const hasSize = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1

/** Of a line of text without the room above and below its letters, where lines may come close. */
export const lettersOf = ({ left, top, right, bottom }: Box): Box => {
  const room = (bottom - top) * 0.2
  return { left, top: top + room, right, bottom: bottom - room }
}
