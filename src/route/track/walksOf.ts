import { lengthOf } from '../../geometry/points'
import { planeOf, type Plane } from '../match/plane'
import type { FileTrack, RecordedRoute } from '../recordedRoute'
import { walksIn, type Parts } from './partsOf'
import { segmentOrders, type SegmentOrder } from './segmentOrder'
import { isPlaced, robustPlane, trackPointOn, type Segment } from './trackPoint'
import { usualStepOf } from './usualStep'
import { withoutOutliers } from './withoutOutliers'
import { withoutRepeats } from './withoutRepeats'
import { withoutRests } from './withoutRests'

/** A walk of a track, and what decides whether another walk may follow it. */
export interface TrackWalk {
  readonly route: RecordedRoute
  readonly isPlanned: boolean
  /** In milliseconds since 1970; `undefined` for a walk without times. */
  readonly ends: number | undefined
}

/**
 * The cleaned walks of one track: several where it jumps, or if it is not certain in which order its segments were
 * walked.
 */
export const walksOf = (track: FileTrack): readonly TrackWalk[] => {
  const placed = track.segments.map((segment) => segment.filter(isPlaced))
  const plane = robustPlane(placed.flat())
  const read = placed.map((segment) => segment.map(trackPointOn(plane))).filter(({ length }) => length > 0)
  const segments = withoutRepeats(read)
  const usual = usualStepOf(segments)
  // A planner makes no errors, and its file has no gaps.
  if (track.isPlanned) return [walkOf(track, [segments.flat()], 'track', 0, 0)].filter(isLine)
  const { segments: cleaned, outliers } = withoutOutliers(segments, usual)
  const placeless = countOf(track.segments) - countOf(placed)
  const orders = segmentOrders(cleaned)
  return orders
    .flatMap((order) =>
      walksIn(order.segments, usual).map((parts, _, all) => {
        const rested = parts.map((part) => withoutRests(part, plane))
        const kind = orders.length > 1 ? order.kind : all.length > 1 ? 'piece' : 'track'
        const rests = rested.reduce((sum, part) => sum + part.rests, 0)
        return walkOf(track, rested.map(({ points }) => points), kind, { placeless, outliers, rests })
      }),
    )
    .filter(isLine)
}
