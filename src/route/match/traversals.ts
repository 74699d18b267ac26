import { LONGEST_SPUR } from '../../constants'
import type { Arc } from './graph'
import type { MatchedPiece, Transition } from './matchRoute'
import { isAhead, type RoadState } from './transitions'

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
  return withoutSpurs(traversals)
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

/** Removes short walks past a junction and back, which are receiver errors. */
const withoutSpurs = (traversals: readonly Traversal[]): readonly Traversal[] => {
  const kept: Traversal[] = []
  for (const traversal of traversals) {
    const last = kept.at(-1)
    const isSpur =
      last && traversal.arc === last.arc.reverse && last.from === 0 && traversal.to === traversal.arc.length
    if (isSpur && kept.length > 1 && last.to <= LONGEST_SPUR) kept.pop()
    else kept.push(traversal)
  }
  return kept
}
