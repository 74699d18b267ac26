import type { Arc } from './graph'
import type { MatchedPiece, Transition } from './matchRoute'
import { isAhead, type RoadState } from './transitions'

/** A longer way into a road and back was walked; a shorter one is a receiver error. */
const LONGEST_SPUR = 30

/** The walked part of an arc, in metres along it. */
export interface Traversal {
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
export const traversalsOf = ({ states }: MatchedPiece): readonly Traversal[] => {
  const traversals: Traversal[] = []
  for (const { state, transition, index } of states) {
    if (transition) addTransition(traversals, transition, state)
    else traversals.push(traversalAt(state))
    const last = traversals.pop()
    if (last) traversals.push({ ...last, samples: [...last.samples, { index, along: last.to }] })
  }
  return withoutErrors(traversals)
}

const traversalAt = ({ arc, along }: RoadState): Traversal => ({ arc, from: along, to: along, samples: [] })

const wholeTraversal = (arc: Arc): Traversal => ({ arc, from: 0, to: arc.length, samples: [] })

const addTransition = (traversals: Traversal[], { leaving, path }: Transition, state: RoadState): void => {
  if (traversals.at(-1)?.arc !== leaving.arc) traversals.push(traversalAt(leaving))
  if (path.length === 0 && isAhead(leaving, state)) {
    extend(traversals, state.along)
    return
  }
  extend(traversals, leaving.arc.length)
  traversals.push(...path.map(wholeTraversal), { ...traversalAt(state), from: 0 })
}

/** Extends the last traversal, never backwards: inaccurate samples may lie behind. */
const extend = (traversals: Traversal[], to: number): void => {
  const last = traversals.pop()
  if (last) traversals.push({ ...last, to: Math.max(last.to, to) })
}

/**
 * Removes what the receiver's error looks like: short walks past a junction and back, short walks back within a road, and
 * a short turn at either end.
 */
const withoutErrors = (traversals: readonly Traversal[]): readonly Traversal[] => {
  const kept: Traversal[] = []
  for (const traversal of traversals) {
    const [before, last] = kept.slice(-2)
    const isBack = last && traversal.arc === last.arc.reverse
    if (isBack && kept.length > 1 && isSpur(last, traversal)) kept.pop()
    else if (isBack && before?.arc === traversal.arc && lengthOf(last) <= LONGEST_SPUR)
      kept.splice(-2, 2, joined(before, last, traversal))
    else if (isBack && kept.length === 1 && lengthOf(last) <= LONGEST_SPUR) kept.splice(0, 1, traversal)
    else kept.push(traversal)
  }
  const [before, last] = kept.slice(-2)
  if (before && last?.arc === before.arc.reverse && lengthOf(last) <= LONGEST_SPUR) kept.pop()
  return kept
}

const lengthOf = ({ from, to }: Traversal): number => to - from

/** Whether a road was walked from its junction and back to it. */
const isSpur = (there: Traversal, back: Traversal): boolean =>
  there.from === 0 && back.to === back.arc.length && there.to <= LONGEST_SPUR

/** A walk along one road, without the short way back between its two parts. */
const joined = (first: Traversal, back: Traversal, second: Traversal): Traversal => ({
  arc: first.arc,
  from: first.from,
  to: Math.max(first.to, second.to),
  samples: [
    ...first.samples,
    ...back.samples.map(({ index, along }) => ({ index, along: back.arc.length - along })),
    ...second.samples,
  ],
})
