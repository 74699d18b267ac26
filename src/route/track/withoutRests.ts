import { distance } from '../../geometry/points'
import type { Plane } from '../match/plane'
import { measureAlong, tightWindows, type Span } from './tightWindows'
import type { Segment, TrackPoint } from './trackPoint'

interface Rested {
  readonly points: Segment
  /** The number of places at which the walker stayed. */
  readonly rests: number
}

/**
 * Points recorded over at least `size` (metres walked or milliseconds) that have a root mean square distance of at most
 * `spread` metres from their mean.
 */
interface Window {
  readonly size: number
  readonly spread: number
}

/**
 * A line of length l that fills a square evenly, with d metres between its legs, has a spread of √(l·d / 6). The legs of
 * the tightest mountain path lie 8 m apart; the drift of a receiver is as dense as if they lay 3 m apart.
 */
const windowOf = (size: number): Window => ({ size, spread: Math.sqrt((size * 3) / 6) })

/** The shortest is the drift of two minutes; the longer ones are for receivers that store few points. */
const WALKED: readonly Window[] = [windowOf(120), windowOf(240), windowOf(480)]
/** Nobody walks for so long in so small a place. Two and a half minutes, and ten. */
const WAITED: readonly Window[] = [
  { size: 150_000, spread: 8 },
  { size: 600_000, spread: 12 },
]
/** Rests begin and end with less than a whole window of WALKED. */
const EDGE = windowOf(40)
/** Drift of 8 m leads this far from the middle of a rest within a night (4 σ), in metres. */
const REACH = 32
/** Drift beyond this length between two rests at the same place is part of both, in metres. */
const LONGEST_BETWEEN = 150

/**
 * Reduces each rest to one place, the median of its points: while the walker rests, the receiver drifts by some metres
 * for as long as the rest lasts, which would be read as walking.
 */
export const withoutRests = (points: Segment, plane: Plane): Rested => {
  const lengths = measureAlong(points, distance)
  const times = measureAlong(points, (from, to) => Math.abs((to.time ?? 0) - (from.time ?? 0)))
  const cores = [
    ...WALKED.flatMap(({ size, spread }) => tightWindows(points, lengths, size, spread)),
    ...WAITED.flatMap(({ size, spread }) => tightWindows(points, times, size, spread)),
  ]
  if (cores.length === 0) return { points, rests: 0 }
  const edges = tightWindows(points, lengths, EDGE.size, EDGE.spread)
  const rests = atOnePlace(points, lengths.sums, withEdges(cores, edges))
  return { points: replaced(points, rests, plane), rests: rests.length }
}

/** The spans of cores that overlap each other, widened by the edges that overlap them. */
const withEdges = (cores: readonly Span[], edges: readonly Span[]): readonly Span[] => {
  const all = [
    ...cores.map((span) => ({ ...span, isCore: true })),
    ...edges.map((span) => ({ ...span, isCore: false })),
  ]
  const merged: { from: number; to: number; isCore: boolean }[] = []
  for (const span of all.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (!last || span.from > last.to) merged.push({ ...span })
    else {
      last.to = Math.max(last.to, span.to)
      last.isCore ||= span.isCore
    }
  }
  return merged.filter(({ isCore }) => isCore)
}

interface Rest extends Span {
  readonly x: number
  readonly y: number
}

/** The rests without the steps towards and away from them; rests at the same place are merged. */
const atOnePlace = (points: Segment, lengths: Float64Array, spans: readonly Span[]): readonly Rest[] => {
  const rests: Rest[] = []
  for (const span of spans) {
    const rest = restIn(points, span)
    const last = rests.at(-1)
    const between = last && (lengths[rest.from] ?? 0) - (lengths[last.to] ?? 0)
    if (last && between !== undefined && between <= LONGEST_BETWEEN && distance(last, rest) <= REACH)
      rests[rests.length - 1] = restIn(points, { from: last.from, to: rest.to })
    else rests.push(rest)
  }
  return rests
}

const restIn = (points: Segment, { from, to }: Span): Rest => {
  const inside = points.slice(from, to + 1)
  const middle = { x: median(inside.map(({ x }) => x)), y: median(inside.map(({ y }) => y)) }
  const isNear = (point: TrackPoint) => distance(point, middle) <= REACH
  return { from: from + inside.findIndex(isNear), to: from + inside.findLastIndex(isNear), ...middle }
}

const median = (values: readonly number[]): number =>
  Float64Array.from(values).toSorted()[values.length >> 1] ?? Number.NaN

const replaced = (points: Segment, rests: readonly Rest[], { toLatLon }: Plane): Segment => {
  const kept: Segment[] = []
  let next = 0
  for (const { from, to, x, y } of rests) {
    kept.push(points.slice(next, from), [{ x, y, place: toLatLon({ x, y }), time: points[from]?.time }])
    next = to + 1
  }
  return [...kept, points.slice(next)].flat()
}
