import { edgeOf, type Arc, type Graph } from './graph'
import { pathTo, shortestPaths, type Paths } from './shortestPaths'

/**
 * Standard deviation of a recorded position, and how fast detours become unlikely (sigma and beta of Newson and Krumm).
 */
export const MATCH_SIGMA = 6
const MATCH_BETA = 4

/** A place on a road, with a direction of walking. */
export interface RoadState {
  readonly arc: Arc
  /** Distance along the arc, in metres. */
  readonly along: number
  /** Distance from the track, in metres. */
  readonly away: number
}

/** The cheapest way to a state: its total cost, the index of the previous state, and the arcs between the two. */
export interface CheapestMove {
  readonly cost: number
  readonly before: number
  readonly path: readonly Arc[]
}

/** The length of the track between two samples. */
interface WalkedLength {
  /** In metres. */
  readonly length: number
  /** Whether the track has points all along, so that a long way round was not walked. */
  readonly isDense: boolean
}

/**
 * The longest way between two samples, as a multiple of the length of the track plus metres. Where the track has points
 * all along, a longer way was not walked; elsewhere it would be a guess.
 */
const DENSE_BOUND = { times: 1.15, more: 60 } as const
const SPARSE_BOUND = { times: 2, more: 80 } as const

/** The cheapest ways to all states of a sample; `undefined` if no way leads to any of them. */
export const transitionsBetween = (
  graph: Graph,
  last: readonly RoadState[],
  costs: readonly number[],
  next: readonly RoadState[],
  { length, isDense }: WalkedLength,
): readonly CheapestMove[] | undefined => {
  const { times, more } = isDense ? DENSE_BOUND : SPARSE_BOUND
  const moves = movesWithin(graph, last, costs, next, length, times * length + more)
  return moves.some(({ cost }) => cost < Infinity) ? moves : undefined
}

const movesWithin = (
  graph: Graph,
  last: readonly RoadState[],
  costs: readonly number[],
  next: readonly RoadState[],
  walked: number,
  most: number,
): readonly CheapestMove[] => {
  const best = next.map(() => ({ cost: Infinity, before: -1 }))
  const paths = last.map(({ arc }, before) =>
    (costs[before] ?? Infinity) < Infinity ? shortestPaths(graph, arc, most) : NONE,
  )
  last.forEach((state, before) => {
    next.forEach((other, to) => {
      const length = lengthBetween(state, other, paths[before] ?? NONE)
      // An exponential distribution of the detour (Newson and Krumm 2009, section 4.2).
      const cost = (costs[before] ?? Infinity) + Math.abs(length - walked) / MATCH_BETA
      if (length <= most && cost < (best[to]?.cost ?? 0)) best[to] = { cost, before }
    })
  })
  return best.map(({ cost, before }, to) => ({
    cost,
    before,
    path: pathBetween(last[before], next[to], paths[before] ?? NONE),
  }))
}

const NONE: Paths = { distances: new Map(), arcs: new Map() }

/** Whether a sample lies ahead of the previous one, or only a little behind: positions are inaccurate. */
export const isAhead = (one: RoadState, other: RoadState): boolean =>
  one.arc === other.arc && other.along >= one.along - MATCH_SIGMA

const lengthBetween = (one: RoadState, other: RoadState, paths: Paths): number => {
  if (isAhead(one, other)) return Math.max(0, other.along - one.along)
  const { from } = other.arc
  const between = paths.distances.get(from)
  const arrives = paths.arcs.get(from) ?? one.arc
  // A way must not turn round at the node.
  if (between === undefined || edgeOf(arrives) === edgeOf(other.arc)) return Infinity
  return one.arc.length - one.along + between + other.along
}

const pathBetween = (one: RoadState | undefined, other: RoadState | undefined, paths: Paths): readonly Arc[] =>
  !one || !other || isAhead(one, other) ? [] : pathTo(paths, one.arc.to, other.arc.from)
