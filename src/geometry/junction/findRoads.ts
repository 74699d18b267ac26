import { SAMPLE_STEP } from '../../constants'
import { runs, type InkPiece } from '../erasing/visibleInk'
import { apartFrom, apartsOf, type Apart, type RoadBase } from './apart'
import { isAimedAcross } from './isAimedAcross'
import { crossingOf, goesOn, isBar, roadFrom, type DrawnRoad, type RoadDoubt } from './road'
import { ROUTE_REACH, OVERSHOOT, SHORTEST_ROAD } from './roundabout'
import { ROUTE_END_REACH } from './routeLine'

/** A road that ends within this distance was probably meant to reach the route. */
const ARM_GAP = 40

/** A stroke across a road at less than this angle may be another road, in degrees. Imitated hands draw bars at 71 or more. */
const PLAIN_BAR_ANGLE = 60

/** So near to its end, as parts of its length, a bar is hardly crossed; the second one if that end points at the route and nearly reaches it. */
const BAR_END = 0.1
const BAR_END_AIMED = 0.25

export interface FoundRoads {
  readonly roads: readonly DrawnRoad[]
  /** Ink that is not a road, with the reason. */
  readonly doubts: readonly { readonly kind: RoadDoubt; readonly piece: InkPiece }[]
}

/** Finds the roads of a drawing with their bars, and the doubtful ink. */
export const findRoads = (base: RoadBase, pieces: readonly InkPiece[]): FoundRoads => {
  const read = pieces.map((piece) => readPiece(base, piece))
  const all = read.flatMap(({ roads }) => roads)
  // A bar may also reach the exit or another road, and so look like a road.
  const [bars, touching] = split(all, ({ piece }) => all.some((road) => isBar(piece, road)))
  const detached = read.flatMap(({ detached: one }) => one ?? [])
  const [unsure, plain] = split(detached, (piece) => touching.some((road) => mayBeRoad(base, piece, road)))
  const [aimed, slanted] = split(unsure, (piece) => roadAcrossGap(base, piece) !== undefined)
  const doubtful = [...bars.map(({ piece }) => piece), ...slanted]
  const barred = withBars(touching, plain, doubtful)
  const left = [...plain.filter((piece) => !isPartOf(piece, barred)), ...aimed]
  const far = withBars(
    left.flatMap((piece) => roadAcrossGap(base, piece) ?? []),
    left,
    doubtful,
  )
  const loose = left.filter((piece) => !isPartOf(piece, far))
  return {
    roads: [...barred, ...far],
    doubts: [
      ...read.flatMap(({ doubts }) => doubts),
      ...doubtful.map((piece) => ({ kind: 'bar' as const, piece })),
      ...loose.map((piece) => ({ kind: 'loose' as const, piece })),
    ],
  }
}

/**
 * Whether a stroke that crosses a road may itself be a road, which was begun a little too far across the other one: it is
 * slanted, or one of its ends hardly crosses, above all an end that nearly reaches the route.
 */
const mayBeRoad = (base: RoadBase, piece: InkPiece, road: DrawnRoad): boolean => {
  const crossing = crossingOf(piece, road)
  if (!crossing) return false
  const { angle, share } = crossing
  if (angle < PLAIN_BAR_ANGLE || Math.min(share, 1 - share) < BAR_END) return true
  const own = roadAcrossGap(base, piece)
  const [end] = own?.places ?? []
  if (!own || !end || apartFrom(base, end).apart > OVERSHOOT) return false
  return (own.inner === 0 ? share : 1 - share) < BAR_END_AIMED
}

const withBars = (
  roads: readonly DrawnRoad[],
  pieces: readonly InkPiece[],
  doubtful: readonly InkPiece[],
): readonly DrawnRoad[] =>
  roads.map((road) => ({ ...road, bars: barsOf(road, pieces), doubtfulBars: barsOf(road, doubtful) }))

const barsOf = (road: DrawnRoad, pieces: readonly InkPiece[]): readonly InkPiece[] =>
  pieces.filter((piece) => isBar(piece, road))

/** Whether a piece is one of the roads, a bar across one, or continues one. */
const isPartOf = (piece: InkPiece, roads: readonly DrawnRoad[]): boolean =>
  roads.some((road) => road.bars.includes(piece) || goesOn(road, piece))

const split = <T>(list: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  list.filter(isFirst),
  list.filter((one) => !isFirst(one)),
]

interface ReadPiece extends Pick<FoundRoads, 'roads' | 'doubts'> {
  /** Set when no part of the piece touches the route. */
  readonly detached?: InkPiece
}

const readPiece = (base: RoadBase, piece: InkPiece): ReadPiece => {
  const aparts = apartsOf(base, piece)
  const isNear = aparts.map(({ apart }) => apart <= ROUTE_REACH)
  if (!isNear.includes(true)) return { roads: [], doubts: [], detached: piece }
  const roads: DrawnRoad[] = []
  const doubts: { kind: RoadDoubt; piece: InkPiece }[] = []
  for (const [from, to] of runs(isNear, false)) {
    const reach = aparts.slice(from, to).reduce((most, { apart }) => Math.max(most, apart), 0)
    const returns = from > 0 && to < isNear.length
    if (returns || reach < SHORTEST_ROAD) {
      // A long stroke that hardly leaves the route is a road along it.
      const isLong = !returns && (to - from) * piece.step >= SHORTEST_ROAD
      if (isLong) doubts.push({ kind: 'sameDirection', piece })
      else if (reach >= OVERSHOOT) doubts.push({ kind: returns ? 'returns' : 'short', piece })
      continue
    }
    const inner = from > 0 ? innerBefore(aparts, from) : innerAfter(aparts, to)
    const outer = from > 0 ? piece.samples.length - 1 : 0
    const road = roadFrom(base, piece, inner, outer, nearestBetween(aparts, inner, from > 0 ? 0 : aparts.length - 1))
    if (isAtEnd(base, road)) doubts.push({ kind: 'atEnd', piece })
    else roads.push(road)
  }
  if (roads.length + doubts.length === 0) doubts.push({ kind: 'short', piece })
  return { roads, doubts }
}

/**
 * Of the samples on the route just before `from`, the index of the nearest one; of several nearly equal ones, the last.
 */
const innerBefore = (aparts: readonly Apart[], from: number): number => {
  let first = from
  while (first > 0 && (aparts[first - 1]?.apart ?? Infinity) <= ROUTE_REACH) first -= 1
  const near = aparts.slice(first, from).map(({ apart }) => apart)
  const least = near.reduce((one, other) => Math.min(one, other), Infinity) + SAMPLE_STEP / 2
  return first + near.findLastIndex((apart) => apart <= least)
}

const innerAfter = (aparts: readonly Apart[], to: number): number =>
  aparts.length - 1 - innerBefore(aparts.toReversed(), aparts.length - to)

/** Of the consecutive samples on the route that begin at `inner`, the nearest one. */
const nearestBetween = (aparts: readonly Apart[], inner: number, last: number): Apart | undefined => {
  const on = inner <= last ? aparts.slice(inner, last + 1) : aparts.slice(last, inner + 1).toReversed()
  const off = on.findIndex(({ apart }) => apart > ROUTE_REACH)
  return on.slice(0, off < 0 ? on.length : off).toSorted((one, other) => one.apart - other.apart)[0]
}

const isAtEnd = ({ routeLine, hasArrow }: RoadBase, { at, isOnRoundabout }: DrawnRoad): boolean =>
  !isOnRoundabout && (at < ROUTE_END_REACH || (hasArrow && at > routeLine.length - ROUTE_END_REACH))

/** A road that points at the route but ends short of it. */
const roadAcrossGap = (base: RoadBase, piece: InkPiece): DrawnRoad | undefined => {
  const [first, end] = [piece.samples[0], piece.samples.at(-1)]
  const last = piece.samples.length - 1
  if (!first || !end || last * piece.step < SHORTEST_ROAD) return undefined
  const [one, other] = [apartFrom(base, first), apartFrom(base, end)]
  const [inner, outer, apart] = one.apart <= other.apart ? [0, last, one] : [last, 0, other]
  if (apart.apart > ARM_GAP) return undefined
  const road = roadFrom(base, piece, inner, outer, apart)
  if (isAtEnd(base, road) || !leadsTo(base, road, apart.apart)) return undefined
  return { ...road, doubts: [...road.doubts, 'endsShort'] }
}

const leadsTo = (base: RoadBase, { places, piece: { step } }: DrawnRoad, gap: number): boolean => {
  const start = places[0]
  const ahead = places[Math.round(ARM_GAP / step)] ?? places.at(-1)
  if (!start || !ahead) return false
  return isAimedAcross({ at: start, from: ahead }, gap, (place) => apartFrom(base, place).apart)
}
