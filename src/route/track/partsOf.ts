import { distance } from '../../geometry/points'
import { PAUSE } from './segmentOrder'
import type { Segment, TrackPoint } from './trackPoint'
import { speedBetween, type UsualSpacing } from './usualSpacing'

/** A longer step divides a recording into several walks, and belongs to no planned line. */
export const ROUTE_JUMP = 3_000

/** The parts of one walk: between them the walker was carried or not recorded. */
export type Parts = readonly Segment[]

/**
 * Splits a track into walks wherever it jumps, and each walk into parts at its gaps. Segments with a smaller gap are
 * joined. A planned line without segments has no gaps.
 */
export const partsOf = (segments: readonly Segment[], usual: UsualSpacing): readonly Parts[] => {
  const walks: TrackPoint[][][] = [[[]]]
  const jump = Math.max(ROUTE_JUMP, usual.long)
  for (const segment of segments)
    segment.forEach((point, index) => {
      const last = walks.at(-1)?.at(-1)?.at(-1)
      if (last && distance(last, point) > jump) walks.push([[]])
      else if (last && isGap(last, point, index === 0, usual)) walks.at(-1)?.push([])
      walks.at(-1)?.at(-1)?.push(point)
    })
  return walks.map((parts) => parts.filter(({ length }) => length > 1)).filter(({ length }) => length > 0)
}

/**
 * Between segments the recorder stood still, so a gap is longer than a pause. Within a segment, lost reception and the
 * straights of planned lines look alike: only a speed that nobody walks shows that the walker was carried.
 */
const isGap = (from: TrackPoint, to: TrackPoint, isBetween: boolean, { long, fast }: UsualSpacing): boolean =>
  distance(from, to) > Math.max(PAUSE, long) && (isBetween || (fast !== undefined && speedBetween(from, to) > fast))
