import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { Arc, Graph } from './graph'
import { MATCH_REACH, MATCH_CANDIDATES } from './roadIndex'
import type { RoadIndex } from './roadIndex'
import type { Stretch, Track } from './track'
import { transitionsBetween, type RoadState, MATCH_SIGMA } from './transitions'

/** Cost of turning back, as a negative log-likelihood. */
const TURN_BACK_COST = 3

/** Samples matched per message of progress. */
const MATCH_PROGRESS = 100

/** A part of the route on roads without a gap: its matched state at each sample. */
export interface MatchedPiece {
  readonly states: readonly MatchedState[]
}

interface MatchedState {
  /** The index of the point of the track. */
  readonly index: number
  readonly state: RoadState
  /** The transition from the previous state; absent at the start of a piece. */
  readonly transition: Transition | undefined
}

export interface Transition {
  /** The previous state, reversed if the walker turned back there. */
  readonly leaving: RoadState
  /** The arcs between the two states, without the arcs of the states themselves. */
  readonly path: readonly Arc[]
}

/** A sample of the track, and where the walker may have been. */
interface PossibleSample {
  /** The index of the point of the track. */
  readonly index: number
  /** The distance along the line of the track, in metres. */
  readonly at: number
  readonly states: readonly RoadState[]
}

/** A sample with the likelihood of each possible state. */
interface MatchedSample extends PossibleSample {
  /** The negative log likelihood of the best way to each state. */
  readonly costs: number[]
  /** The previous state on that way, and the arcs between; absent at the start of a piece. */
  readonly before: readonly Before[] | undefined
}

interface Before {
  readonly state: number
  readonly path: readonly Arc[]
}

/**
 * Finds the roads on which a track was walked, by the hidden Markov model of Newson and Krumm (2009) and Viterbi's
 * algorithm. A state is a place on a road with a direction of walking, so that turning back has a cost. Where the walk
 * left the roads, and between its parts, one piece ends and the next begins.
 *
 * @param offRoads the stretches of the track without roads
 * @param onProgress called with the finished share, from 0 to 1
 */
export const matchRoute = (
  graph: Graph,
  roadIndex: RoadIndex,
  track: Track,
  offRoads: readonly Stretch[],
  onProgress: (share: number) => void,
): readonly MatchedPiece[] => {
  const samples: MatchedSample[] = []
  const { points, starts } = track
  let isBroken = true
  track.samples.forEach(({ index, at }, done) => {
    const point = points[index]
    const states = point ? statesNear(roadIndex, point) : []
    isBroken ||= starts.has(index) || offRoads.some(({ from, to }) => at >= from && at <= to)
    if (states.length === 0) return
    samples.push(nextSample(graph, isBroken ? undefined : samples.at(-1), { index, at, states }, points))
    isBroken = false
    if (done % MATCH_PROGRESS === 0) onProgress(done / track.samples.length)
  })
  return piecesOf(samples)
}

/** The places on the roads near a point; each is followed by its reverse, so that `at ^ 1` is the other of a pair. */
const statesNear = (roadIndex: RoadIndex, point: Point): readonly RoadState[] =>
  roadIndex
    .passing(point, MATCH_REACH)
    .slice(0, MATCH_CANDIDATES)
    .flatMap(({ arc, along, away }) => [
      { arc, along, away },
      { arc: arc.reverse, along: arc.length - along, away },
    ])

/**
 * The negative log likelihood of the distance from the road, which is distributed normally. A road that is not public
 * is matched, too, if the walk fits no other as well.
 */
const emission = ({ arc, away }: RoadState): number =>
  (away / MATCH_SIGMA) ** 2 / 2 + (arc.kind.isPublic ? 0 : NOT_PUBLIC_COST)

/** As for a public road whose distance from the track is 10 m greater, at first. */
const NOT_PUBLIC_COST = (10 / MATCH_SIGMA) ** 2 / 2

const nextSample = (
  graph: Graph,
  last: MatchedSample | undefined,
  next: PossibleSample,
  points: readonly Point[],
): MatchedSample => {
  const own = next.states.map(emission)
  if (!last) return { ...next, costs: own, before: undefined }
  const leaving = withTurningBack(last)
  const walked = { length: next.at - last.at, isDense: isDense(points.slice(last.index, next.index + 1)) }
  const moves = transitionsBetween(graph, last.states, leaving.costs, next.states, walked)
  if (!moves) return { ...next, costs: own, before: undefined }
  return {
    ...next,
    costs: moves.map(({ cost }, at) => cost + (own[at] ?? 0)),
    before: moves.map(({ before: state, path }) => ({ state, path })),
  }
}

/** Whether points are so near each other that the walker was nowhere else between them. */
const isDense = (points: readonly Point[]): boolean =>
  points.every((point, index) => distance(points[index - 1] ?? point, point) <= DENSE_STEP)

/** In metres; receivers that save power record a point at least this often. */
const DENSE_STEP = 50

/** The cost of leaving each state, either as it is or after turning back in it. */
const withTurningBack = ({
  costs,
}: MatchedSample): { readonly costs: readonly number[]; readonly isTurnedBack: readonly boolean[] } => {
  const turned = costs.map((_, at) => (costs[at ^ 1] ?? Infinity) + TURN_BACK_COST)
  return {
    costs: costs.map((cost, at) => Math.min(cost, turned[at] ?? Infinity)),
    isTurnedBack: costs.map((cost, at) => (turned[at] ?? Infinity) < cost),
  }
}

/** The most likely states, traced back from the last sample, and split where no way leads from one to the next. */
const piecesOf = (samples: readonly MatchedSample[]): readonly MatchedPiece[] => {
  const pieces: MatchedState[][] = []
  let at: number | undefined
  let piece: MatchedState[] = []
  for (const [sampleIndex, sample] of [...samples.entries()].toReversed()) {
    at ??= cheapest(sample.costs)
    const state = sample.states[at]
    const before = sample.before?.[at]
    const last = samples[sampleIndex - 1]
    const leaving = before && last?.states[before.state]
    if (state) piece.push({ index: sample.index, state, transition: leaving && { leaving, path: before.path } })
    if (leaving && last) at = arrivedAt(last, before.state)
    else {
      pieces.push(piece.toReversed())
      piece = []
      at = undefined
    }
  }
  return pieces.toReversed().map((states) => ({ states }))
}

const arrivedAt = (sample: MatchedSample, leaving: number): number =>
  withTurningBack(sample).isTurnedBack[leaving] ? leaving ^ 1 : leaving

const cheapest = (costs: readonly number[]): number =>
  costs.reduce((best, cost, at) => (cost < (costs[best] ?? Infinity) ? at : best), 0)
