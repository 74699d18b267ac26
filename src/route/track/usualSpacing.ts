import { distance } from '../../geometry/points'
import type { Segment, TrackPoint } from './trackPoint'

/** How a track was recorded, to recognise what does not belong to it. */
export interface UsualSpacing {
  /** Nine of ten steps are at most this long, in metres. */
  readonly most: number
  /** A longer step is a gap in the recording, an error, or a straight of a planned line. In metres. */
  readonly long: number
  /**
   * Whether the steps are of similar length, as those of a receiver. A planned line has short steps in curves and a
   * single one for a straight.
   */
  readonly isRegular: boolean
  /** A speed that the walker hardly reaches, in metres per second; `undefined` for a track without times. */
  readonly fast: number | undefined
}

/** Shorter steps are made while standing; they say nothing about walking. In metres. */
const STANDING = 1
/** A long step is longer than this, in metres, and than this many usual ones. */
const LONG = { least: 40, times: 6 } as const
/** Nine tenths of the steps of a receiver are at most this many times the median; of a planned line, it is 3.3 or more. */
const MOST_VARIED = 2.5
/** Speeds above this many times the usual top speed are errors; in metres per second, at least. */
const FAST = { least: 4, times: 2.5 } as const

export const usualSpacingOf = (segments: readonly Segment[]): UsualSpacing => {
  const steps: number[] = []
  const speeds: number[] = []
  for (const segment of segments)
    segment.forEach((point, index) => {
      const before = segment[index - 1]
      if (!before) return
      const length = distance(before, point)
      if (length >= STANDING) steps.push(length)
      const speed = speedBetween(before, point)
      if (Number.isFinite(speed)) speeds.push(speed)
    })
  const [median, most] = [quantile(steps, 0.5), quantile(steps, 0.9)]
  const isTimed = segments.every((segment) => segment.every(({ time }) => time !== undefined))
  return {
    most,
    long: Math.max(LONG.least, LONG.times * median),
    isRegular: most <= MOST_VARIED * median,
    fast: isTimed && speeds.length > 0 ? Math.max(FAST.least, FAST.times * quantile(speeds, 0.95)) : undefined,
  }
}

/** In metres per second, in either direction of time; not finite if it is not known. */
export const speedBetween = (from: TrackPoint, to: TrackPoint): number =>
  (1000 * distance(from, to)) / Math.abs((to.time ?? Number.NaN) - (from.time ?? Number.NaN))

const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
