import { LONGEST_SPUR } from '../../constants'
import type { Arc } from './graph'
import type { MatchedPiece, Transition } from './matchRoute'
import { isAhead, type RoadState } from './transitions'

/** The walked part of an arc, in metres along it. */
export interface Leg {
  readonly arc: Arc
  readonly from: number
  readonly to: number
  readonly samples: readonly Sample[]
}

/** The position on the arc at a point of the track, given by its index. */
interface Sample {
  readonly index: number
  readonly along: number
}

/** The walked parts of the arcs, in order. */
export const walkedLegs = ({ states }: MatchedPiece): readonly Leg[] => {
  const legs: Leg[] = []
  for (const { state, transition, index } of states) {
    if (transition) addTransition(legs, transition, state)
    else legs.push(legAt(state))
    const last = legs.pop()
    if (last) legs.push({ ...last, samples: [...last.samples, { index, along: last.to }] })
  }
  return withoutSpurs(legs)
}

const legAt = ({ arc, along }: RoadState): Leg => ({ arc, from: along, to: along, samples: [] })

const wholeLeg = (arc: Arc): Leg => ({ arc, from: 0, to: arc.length, samples: [] })

const addTransition = (legs: Leg[], { leaving, path }: Transition, state: RoadState): void => {
  if (legs.at(-1)?.arc !== leaving.arc) legs.push(legAt(leaving))
  if (path.length === 0 && isAhead(leaving, state)) {
    extend(legs, state.along)
    return
  }
  extend(legs, leaving.arc.length)
  legs.push(...path.map(wholeLeg), { ...legAt(state), from: 0 })
}

/** Extends the last leg, never backwards: inaccurate samples may lie behind. */
const extend = (legs: Leg[], to: number): void => {
  const last = legs.pop()
  if (last) legs.push({ ...last, to: Math.max(last.to, to) })
}

/** Removes short walks past a junction and back, which are receiver errors. */
const withoutSpurs = (legs: readonly Leg[]): readonly Leg[] => {
  const kept: Leg[] = []
  for (const leg of legs) {
    const last = kept.at(-1)
    const isSpur = last && leg.arc === last.arc.reverse && last.from === 0 && leg.to === leg.arc.length
    if (isSpur && kept.length > 1 && last.to <= LONGEST_SPUR) kept.pop()
    else kept.push(leg)
  }
  return kept
}
