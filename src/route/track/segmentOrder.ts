import { joinedWhereTheyMeet } from './joinedSegments'
import { gapBetween, type Segment, type TrackPoint } from './trackPoint'

/** A shorter gap in the order of the file is a pause or lost reception, not a wrong order. In metres. */
export const PAUSE = 250

/**
 * The orders in which the segments of a track may have been walked, the most likely first.
 *
 * Times decide. Without them, the order of the file holds unless it jumps while the segments meet in another order. If
 * that other order avoids a single jump, it may also be a round walk with a gap, so both orders are possible.
 */
export const segmentOrders = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  if (segments.every(isTimed)) return [byTime(segments)]
  const jumps = jumpsIn(segments)
  if (jumps === 0) return [segments]
  const joined = joinedWhereTheyMeet(segments)
  const avoided = jumps - jumpsIn(joined)
  if (avoided <= 0) return [segments]
  return avoided === 1 ? [joined, segments] : [joined]
}

const isTimed = (segment: Segment): boolean => segment.every(({ time }) => time !== undefined)

const byTime = (segments: readonly Segment[]): readonly Segment[] =>
  segments
    .map((segment) => (timeOf(segment[0]) > timeOf(segment.at(-1)) ? segment.toReversed() : segment))
    .toSorted((one, other) => timeOf(one[0]) - timeOf(other[0]))

const timeOf = (point: TrackPoint | undefined): number => point?.time ?? 0

const jumpsIn = (segments: readonly Segment[]): number =>
  segments.slice(1).filter((segment, index) => gapBetween(segments[index] ?? [], segment) > PAUSE).length
