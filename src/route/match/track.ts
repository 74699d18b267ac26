import { polylineOf, type Polyline } from '../../geometry/line/polyline'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import type { Plane } from './plane'
import { MATCH_STEP } from './roadIndex'

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
  /** Points at least MATCH_STEP apart, and both ends of each part. Nearer points may be noise. */
  readonly samples: readonly TrackSample[]
  /** The line through points at least LINE_STEP apart, which measures the walk. */
  readonly line: Polyline
  /** The straight pieces of this line between the parts, where nobody walked. */
  readonly gaps: readonly Stretch[]
}

interface TrackSample {
  /** The index of its point. */
  readonly index: number
  /** Its distance along the line of the track, in metres. */
  readonly at: number
}

/**
 * With the error of a receiver, a line through all points is too long; one through points far apart cuts off the
 * hairpin bends of a mountain path. In metres.
 */
const LINE_STEP = 10

export const trackOf = (parts: readonly (readonly LatLon[])[], { toPoint }: Plane): Track => {
  const points = parts.flat().map(toPoint)
  let next = 0
  const starts = new Set(parts.map(({ length }) => (next += length) - length))
  const sampled = spaced(points, starts, MATCH_STEP)
  const indexes = [...new Set([...sampled, ...spaced(points, starts, LINE_STEP)])].toSorted((one, other) => one - other)
  const line = polylineOf(indexes.flatMap((index) => points[index] ?? []))
  const along = new Map(indexes.map((index, at) => [index, line.along[at] ?? 0]))
  const distanceTo = (index: number): number => along.get(index) ?? 0
  return {
    points,
    starts,
    samples: sampled.map((index) => ({ index, at: distanceTo(index) })),
    line,
    gaps: [...starts].flatMap((start) => (start > 0 ? { from: distanceTo(start - 1), to: distanceTo(start) } : [])),
  }
}

/** The indexes of points at least so far apart, and of both ends of each part. */
const spaced = (points: readonly Point[], starts: ReadonlySet<number>, least: number): readonly number[] => {
  const kept: number[] = []
  let last: Point | undefined
  points.forEach((point, index) => {
    const isEnd = starts.has(index) || starts.has(index + 1) || index === points.length - 1
    if (!isEnd && last && distance(last, point) < least) return
    kept.push(index)
    last = point
  })
  return kept
}
