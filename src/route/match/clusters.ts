import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import { chainFrom, chainLength } from './follow'
import { degreeOf, type Graph } from './graph'

/** Junctions linked by a road this short are merged, unless the merged junction would be wider than JUNCTION_WIDTH. */
const JUNCTION_LINK = 12
export const JUNCTION_WIDTH = 24

/** Nodes that form one junction to a walker. */
export interface Cluster {
  readonly nodes: readonly number[]
  readonly isRoundabout: boolean
}

/** A short road between two junctions, with the nodes on it. */
interface Link {
  readonly nodes: readonly number[]
  readonly length: number
}

/**
 * The cluster of each node. Merges junctions linked by a short road, shortest links first, and the nodes of a
 * roundabout.
 */
export const clustersOf = (graph: Graph): readonly Cluster[] => {
  const clusters: Cluster[] = graph.nodes.map((_, node) => ({ nodes: [node], isRoundabout: false }))
  const join = (nodes: readonly number[], isRoundabout: boolean): void => {
    const parts = [...new Set(nodes.flatMap((node) => clusters[node] ?? []))]
    const all = parts.flatMap((part) => part.nodes)
    const isRound = isRoundabout || parts.some((part) => part.isRoundabout)
    if (parts.length < 2 || (!isRound && widthOf(all, graph.nodes) > JUNCTION_WIDTH)) return
    const joined = { nodes: all, isRoundabout: isRound }
    for (const node of all) clusters[node] = joined
  }
  for (const { from, to, kind } of graph.arcs) if (kind.isRoundabout) join([from, to], true)
  for (const { nodes } of linksIn(graph)) join(nodes, false)
  return clusters
}

const linksIn = (graph: Graph): readonly Link[] =>
  graph.arcs
    .filter((arc) => arc.length <= JUNCTION_LINK && degreeOf(graph, arc.from) > 2)
    .map((arc) => chainFrom(graph, arc))
    .filter((chain) => degreeOf(graph, chain.at(-1)?.to ?? 0) > 2)
    .map((chain) => ({
      nodes: [chain[0]?.from ?? 0, ...chain.map(({ to }) => to)],
      length: chainLength(chain),
    }))
    .filter(({ length }) => length <= JUNCTION_LINK)
    .toSorted((one, other) => one.length - other.length)

const widthOf = (nodes: readonly number[], places: readonly Point[]): number => {
  const points = nodes.flatMap((node) => places[node] ?? [])
  return Math.max(...points.flatMap((one) => points.map((other) => distance(one, other))))
}
