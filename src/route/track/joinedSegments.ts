import { distance } from '../../geometry/points'
import type { Segment, TrackPoint } from './trackPoint'

/** Ends of segments this near each other meet: the same pause, as a receiver sees it before and after. In metres. */
const MEET = 25

/** A segment in one of its directions. */
interface Directed {
  readonly index: number
  readonly isReversed: boolean
}

/** A meeting of two ends of segments. */
interface Meeting {
  readonly one: number
  readonly other: number
  readonly cost: number
}

/**
 * The segments in an order in which their ends meet, as far as they do. The nearest ends are joined first; segments that
 * follow each other in the file before all others, and two starts or two ends only if nothing else fits.
 */
export const joinedWhereTheyMeet = (segments: readonly Segment[]): readonly Segment[] => {
  const partners = new Map<number, number>()
  const chainOf = segments.map((_, index) => index)
  for (const { one, other } of meetingsOf(segments)) {
    const [kept, joined] = [chainOf[segmentOf(one)], chainOf[segmentOf(other)]]
    if (kept === joined || partners.has(one) || partners.has(other)) continue
    partners.set(one, other).set(other, one)
    chainOf.forEach((chain, index) => {
      if (chain === joined && kept !== undefined) chainOf[index] = kept
    })
  }
  return chainsOf(segments.length, partners).flatMap((chain) =>
    chain.flatMap(({ index, isReversed }) => {
      const segment = segments[index] ?? []
      return [isReversed ? segment.toReversed() : segment]
    }),
  )
}

/** The start of segment i has the number 2i, its end 2i + 1. */
const segmentOf = (end: number): number => end >> 1
const otherEnd = (end: number): number => end ^ 1
const isStart = (end: number): boolean => end % 2 === 0

const meetingsOf = (segments: readonly Segment[]): readonly Meeting[] => {
  const ends: (TrackPoint | undefined)[] = segments.flatMap((segment) => [segment[0], segment.at(-1)])
  const meetings: Meeting[] = []
  ends.forEach((from, one) =>
    ends.forEach((to, other) => {
      if (!from || !to || one >= other || segmentOf(one) === segmentOf(other)) return
      const away = distance(from, to)
      if (away <= MEET) meetings.push({ one, other, cost: away + MEET * rankOf(one, other) })
    }),
  )
  return meetings.toSorted((one, other) => one.cost - other.cost)
}

const rankOf = (one: number, other: number): number => {
  if (isStart(one) === isStart(other)) return 2
  return !isStart(one) && other === one + 1 ? 0 : 1
}

/** The chains in the order in which their first segments stand in the file. */
const chainsOf = (count: number, partners: ReadonlyMap<number, number>): readonly (readonly Directed[])[] => {
  const seen = new Set<number>()
  const chains: (readonly Directed[])[] = []
  for (let end = 0; end < 2 * count; end += 1) {
    if (partners.has(end) || seen.has(segmentOf(end))) continue
    const chain: Directed[] = []
    for (let at: number | undefined = end; at !== undefined; at = partners.get(otherEnd(at))) {
      seen.add(segmentOf(at))
      chain.push({ index: segmentOf(at), isReversed: !isStart(at) })
    }
    chains.push(forwards(chain))
  }
  return chains.toSorted((one, other) => firstOf(one) - firstOf(other))
}

/** A chain in the direction in which most of its segments were recorded. */
const forwards = (chain: readonly Directed[]): readonly Directed[] => {
  const turned = chain.filter(({ isReversed }) => isReversed).length
  return turned > chain.length / 2
    ? chain.map(({ index, isReversed }) => ({ index, isReversed: !isReversed })).toReversed()
    : chain
}

const firstOf = (chain: readonly Directed[]): number => Math.min(...chain.map(({ index }) => index))
