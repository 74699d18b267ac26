import { MATCH_STEP } from '../../constants'
import { polylineOf, type Polyline } from '../../geometry/line/polyline'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import type { Plane } from './plane'

/** A part of a line, given by the distances of its ends along the line, in metres. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The cleaned points of a walk on a plane, and the samples of them that are matched. */
export interface Track {
  readonly points: readonly Point[]
  /** The indexes at which the parts of the walk begin. */
  readonly starts: ReadonlySet<number>
  /**
   * The indexes of the samples: points at least MATCH_STEP apart, and both ends of each part. Nearer points may be
   * noise.
   */
  readonly samples: readonly number[]
  /** The line through the samples. It measures the walk: noise makes the line through all points too long. */
  readonly line: Polyline
  /** The straight pieces of this line between the parts, where nobody walked. */
  readonly gaps: readonly Stretch[]
}

export const trackOf = (parts: readonly (readonly LatLon[])[], { toPoint }: Plane): Track => {
  const points = parts.flat().map(toPoint)
  let next = 0
  const starts = new Set(parts.map(({ length }) => (next += length) - length))
  const samples = samplesOf(points, starts)
  const line = polylineOf(samples.flatMap((index) => points[index] ?? []))
  const gaps = samples.flatMap((index, at) =>
    at > 0 && starts.has(index) ? { from: line.along[at - 1] ?? 0, to: line.along[at] ?? 0 } : [],
  )
  return { points, starts, samples, line, gaps }
}

const samplesOf = (points: readonly Point[], starts: ReadonlySet<number>): readonly number[] => {
  const kept: number[] = []
  let last: Point | undefined
  points.forEach((point, index) => {
    const isEnd = starts.has(index) || starts.has(index + 1) || index === points.length - 1
    if (!isEnd && last && distance(last, point) < MATCH_STEP) return
    kept.push(index)
    last = point
  })
  return kept
}
