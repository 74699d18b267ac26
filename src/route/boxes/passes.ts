import { JUNCTION_WIDTH } from '../match/clusters'
import type { Cluster } from '../match/clusters'
import type { Arc } from '../match/graph'
import type { Visit, WalkPart } from '../match/walk'

/** Junctions nearer than this to either end of a walk are left out. */
const LEAST_WALKED = 20

/** One or more junctions on the walk that share a box. */
export interface Pass {
  /** The distances along the walk of its first and last node, in metres. */
  readonly from: number
  readonly to: number
  readonly into: Arc
  readonly onto: Arc
  /** The nodes of its junctions, including those beside the route. */
  readonly nodes: ReadonlySet<number>
  readonly isRoundabout: boolean
}

/** The junctions that a walk passes, except those near its ends. */
export const passesOf = ({ visits, line }: WalkPart, clusters: readonly Cluster[]): readonly Pass[] => {
  const groups: Visit[][] = []
  for (const visit of visits) {
    const last = groups.at(-1)?.at(-1)
    if (last && isSamePass(last, visit, clusters)) groups.at(-1)?.push(visit)
    else groups.push([visit])
  }
  return groups
    .flatMap((group) => passOf(group, clusters) ?? [])
    .filter(({ from, to }) => from >= LEAST_WALKED && to <= line.length - LEAST_WALKED)
}

/** Whether two visits belong to one pass: a long loop back to the same junction is another pass. */
const isSamePass = (last: Visit, visit: Visit, clusters: readonly Cluster[]): boolean => {
  const cluster = clusters[visit.node]
  const isOne = clusters[last.node] === cluster && last.onto === visit.into
  return isOne && (visit.at - last.at <= JUNCTION_WIDTH || last.onto.kind.isRoundabout)
}

const passOf = (visits: readonly Visit[], clusters: readonly Cluster[]): Pass | undefined => {
  const [first, last] = [visits[0], visits.at(-1)]
  const cluster = first && clusters[first.node]
  if (!first || !last || !cluster) return undefined
  return {
    from: first.at,
    to: last.at,
    into: first.into,
    onto: last.onto,
    nodes: new Set(cluster.nodes),
    isRoundabout: cluster.isRoundabout,
  }
}

/** Joins two consecutive passes. */
export const joinPasses = (one: Pass, other: Pass): Pass => ({
  from: one.from,
  to: other.to,
  into: one.into,
  onto: other.onto,
  nodes: new Set([...one.nodes, ...other.nodes]),
  isRoundabout: one.isRoundabout || other.isRoundabout,
})
