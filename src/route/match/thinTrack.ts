import { MATCH_STEP } from '../../constants'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'

/**
 * Indexes of points at least MATCH_STEP apart, and of the last point. Nearer points may be noise: positions scatter
 * while a walker rests.
 */
export const thinTrack = (track: readonly Point[]): readonly number[] => {
  const kept: number[] = []
  let last: Point | undefined
  track.forEach((point, index) => {
    if (last && distance(last, point) < MATCH_STEP && index < track.length - 1) return
    kept.push(index)
    last = point
  })
  return kept
}
