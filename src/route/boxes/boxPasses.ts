import { BEARING_LEAST, BEARING_REACH } from '../../constants'
import { bearing, turnFrom } from '../../geometry/bearing'
import { pointAt } from '../../geometry/line/polyline'
import { clamp } from '../../geometry/points'
import type { Graph } from '../match/graph'
import type { WalkPart } from '../match/walk'
import { branchesOf } from './branches'
import { seenBranches, type SeenBranches } from './corridor'
import { joinPasses, type Pass } from './passes'

/** Two neighbouring junctions keep separate boxes if the route turns by more than this at both, in degrees. */
export const BOX_TURN = 40

/** Junctions this near along the route share a box, unless the box would be longer than BOX_LENGTH. */
export const BOX_REACH = 22
const BOX_LENGTH = 44

/** A junction that a box shows, with its roads. */
export interface BoxPass {
  readonly pass: Pass
  readonly branches: SeenBranches
  /** Length of route from the junction back and onward to the neighbouring boxes, in metres. */
  readonly before: number
  readonly after: number
  /** Whether the route also turns at a junction a few steps before. */
  readonly isJog: boolean
}

/** The junctions with a road besides the route. Junctions near each other are merged. */
export const boxPassesOf = (graph: Graph, walk: WalkPart, passes: readonly Pass[]): readonly BoxPass[] => {
  const seen = (pass: Pass): SeenBranches => seenBranches(graph, walk, pass, branchesOf(graph, walk, pass))
  const joined = joinNear(
    walk,
    passes.filter((pass) => seen(pass).roads.length > 0),
  )
  return joined
    .map(({ pass, isJog }) => ({ pass, isJog, branches: seen(pass) }))
    .filter(({ branches }) => branches.roads.length > 0)
    .map(({ pass, isJog, branches }, index, all) => ({
      pass,
      isJog,
      branches,
      before: pass.from - (all[index - 1]?.pass.to ?? 0),
      after: (all[index + 1]?.pass.from ?? walk.line.length) - pass.to,
    }))
}

interface Joined {
  readonly pass: Pass
  readonly isJog: boolean
}

const joinNear = (walk: WalkPart, passes: readonly Pass[]): readonly Joined[] => {
  const joined: Joined[] = []
  let turned = false
  passes.forEach((pass, index) => {
    const last = joined.at(-1)
    const turns = turnsAt(walk, passes, index)
    const isNear = last && pass.from - last.pass.to <= BOX_REACH
    if (isNear && !(turned && turns) && pass.to - last.pass.from <= BOX_LENGTH) {
      joined[joined.length - 1] = { pass: joinPasses(last.pass, pass), isJog: last.isJog }
      turned ||= turns
    } else {
      joined.push({ pass, isJog: Boolean(isNear) && turned && turns })
      turned = turns
    }
  })
  return joined
}

/** Whether the route turns at a junction. Bearings are measured at most up to the neighbouring junctions. */
const turnsAt = ({ line }: WalkPart, passes: readonly Pass[], index: number): boolean => {
  const pass = passes[index]
  if (!pass) return false
  const before = reachWithin(pass.from - (passes[index - 1]?.to ?? 0))
  const after = reachWithin((passes[index + 1]?.from ?? line.length) - pass.to)
  const into = bearing(pointAt(line, pass.from - before), pointAt(line, pass.from))
  const onward = bearing(pointAt(line, pass.to), pointAt(line, pass.to + after))
  return Math.abs(turnFrom(into, onward)) > BOX_TURN
}

/**
 * The distance at which a bearing of the route is measured, given the length up to the neighbouring junction or box.
 */
export const reachWithin = (free: number): number => clamp(free, BEARING_LEAST, BEARING_REACH)
