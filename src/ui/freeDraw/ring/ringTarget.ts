import {
  moveExit,
  tapDirection,
  tapEntry,
  tapRoundabout,
  tapStaggered,
  type Direction,
  type Junction,
} from '../../../model/junction'

/** A target of the ring: a road, the way in, or a property of the junction. */
export type RingTarget = Direction | 'fromBelow' | 'roundabout' | 'staggered'

/** The junction after a tap on a target. On a road, a long press or Shift moves the exit to that road. */
export const afterTap = (junction: Junction, target: RingTarget, isLong: boolean): Junction => {
  if (target === 'fromBelow') return tapEntry(junction)
  if (target === 'roundabout') return tapRoundabout(junction)
  if (target === 'staggered') return tapStaggered(junction)
  return isLong ? moveExit(junction, target) : tapDirection(junction, target)
}
