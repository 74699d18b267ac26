import { distance, meanOf } from '../../geometry/points'
import type { Plane } from '../match/plane'
import { measureAlong, tightWindows, type Span } from './tightWindows'
import type { Segment } from './trackPoint'

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
const densestSpread = (length: number): number => Math.sqrt((length * 3) / 6)

const windowOf = (size: number): Window => ({ size, spread: densestSpread(size) })

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
/** Walkers go no further within REACH of a place that they pass, there and back. In metres. */
const LONGEST_VISIT = 4 * REACH
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
  const firm = merged(cores)
  let next = 0
  return merged([...firm, ...edges]).filter(({ to }) => {
    const before = next
    while ((firm[next]?.to ?? Infinity) <= to) next += 1
    return next > before
  })
}

const merged = (spans: readonly Span[]): readonly Span[] => {
  const all: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

interface Rest extends Span {
  readonly x: number
  readonly y: number
}

/** The rests without the steps towards and away from them; rests at the same place are one. */
const atOnePlace = (points: Segment, lengths: Float64Array, spans: readonly Span[]): readonly Rest[] => {
  const places: { readonly first: Rest; last: Rest }[] = []
  for (const rest of spans.map((span) => restIn(points, lengths, span))) {
    const place = places.at(-1)
    const between = (lengths[rest.from] ?? 0) - (lengths[place?.last.to ?? 0] ?? 0)
    if (place && between <= LONGEST_BETWEEN && distance(place.first, rest) <= REACH) place.last = rest
    else places.push({ first: rest, last: rest })
  }
  return places.map(({ first, last }) =>
    first === last ? first : restIn(points, lengths, { from: first.from, to: last.to }),
  )
}

/** From the first stay within REACH of the middle to the last. A way that leads past the place is not a stay. */
const restIn = (points: Segment, lengths: Float64Array, { from, to }: Span): Rest => {
  const inside = points.slice(from, to + 1)
  const middle = { x: median(inside.map(({ x }) => x)), y: median(inside.map(({ y }) => y)) }
  const runs: { from: number; to: number }[] = []
  inside.forEach((point, index) => {
    const [at, last] = [from + index, runs.at(-1)]
    if (distance(point, middle) > REACH) return
    if (last?.to === at - 1) last.to = at
    else runs.push({ from: at, to: at })
  })
  const lengthOf = (run: Span): number => (lengths[run.to] ?? 0) - (lengths[run.from] ?? 0)
  const isStay = (run: Span): boolean =>
    lengthOf(run) > LONGEST_VISIT || spreadOf(points.slice(run.from, run.to + 1)) <= densestSpread(lengthOf(run))
  const stays = runs.filter(isStay)
  const [longest] = runs.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const [first, last] = [stays[0] ?? longest, stays.at(-1) ?? longest]
  return { from: first?.from ?? from, to: last?.to ?? to, ...middle }
}

const spreadOf = (points: Segment): number => {
  const middle = meanOf(points)
  return Math.sqrt(points.reduce((sum, point) => sum + distance(point, middle) ** 2, 0) / points.length)
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
