import { LONGEST_SPIKE, SPIKE_LEAST, SPIKE_TIMES } from '../../constants'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'

/**
 * Removes outliers: points that follow a step many times longer than usual, if the track returns within a few points.
 * In a planned route long steps are usual, so nothing is removed.
 */
export const withoutSpikes = (track: readonly Point[]): readonly Point[] => {
  const most = Math.max(SPIKE_LEAST, SPIKE_TIMES * usualStep(track))
  const kept: Point[] = []
  for (let index = 0; index < track.length; index += 1) {
    const [last, point] = [kept.at(-1), track[index]]
    if (!point) continue
    if (last && distance(last, point) > most) index = afterSpike(track, index, last, most)
    const next = track[index]
    if (next) kept.push(next)
  }
  return kept
}

/** The index of the next point near the last good one; `index` if there is none. */
const afterSpike = (track: readonly Point[], index: number, last: Point, most: number): number => {
  const ahead = track.slice(index + 1, index + 1 + LONGEST_SPIKE)
  const found = ahead.findIndex((point) => distance(last, point) <= most)
  return found === -1 ? index : index + 1 + found
}

const usualStep = (track: readonly Point[]): number => {
  const steps = track.slice(1).map((point, index) => distance(track[index] ?? point, point))
  return steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0
}
