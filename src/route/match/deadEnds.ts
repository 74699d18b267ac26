import { chainFrom, chainLength } from './follow'
import { degreeOf, edgeOf, withoutEdges, type Graph } from './graph'

/** Dead ends of minor roads shorter than this are dropped. SHORTEST_CROSSING applies to those with a crossing. */
const SHORTEST_DEAD_END = 15
const SHORTEST_CROSSING = 30

/**
 * The graph without short dead ends of minor roads: they led to private roads, which were removed. Longer ones are
 * removed, too, if they contain a crossing, which led to a removed pavement. Walked edges stay.
 */
export const withoutDeadEnds = (graph: Graph, walked: ReadonlySet<number>): Graph => {
  const dropped = new Set<number>()
  graph.nodes.forEach((_, node) => {
    const [arc] = graph.arcsFrom[node] ?? []
    if (!arc || degreeOf(graph, node) !== 1) return
    const chain = chainFrom(graph, arc)
    const shortest = chain.some(({ kind }) => kind.isCrossing) ? SHORTEST_CROSSING : SHORTEST_DEAD_END
    if (chainLength(chain) < shortest && chain.every((one) => one.kind.isMinor && !walked.has(edgeOf(one))))
      for (const one of chain) dropped.add(edgeOf(one))
  })
  return withoutEdges(graph, dropped)
}
