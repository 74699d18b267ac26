import { clustersOf, type Cluster } from './match/clusters'
import { chainFrom, chainLength } from './match/follow'
import { edgeOf, withoutEdges, type Graph, degreeOf } from './match/graph'
import type { Plane } from './match/plane'
import { indexRoads, type RoadIndex } from './match/roadIndex'
import type { Track } from './match/track'
import type { WalkPart } from './match/walk'

/** The graph of the roads that boxes show, and its indexes. */
export interface RouteMap {
  readonly plane: Plane
  readonly track: Track
  readonly graph: Graph
  readonly roadIndex: RoadIndex
  readonly clusters: readonly Cluster[]
}

/** The map of the roads that leaders draw: the walked roads, and the public roads besides, but no short dead ends. */
export const mapOf = (plane: Plane, track: Track, roads: Graph, walks: readonly WalkPart[]): RouteMap => {
  const walked = new Set(walks.flatMap(({ edges }) => [...edges]))
  const hidden = roads.arcs.filter((arc) => !arc.kind.isPublic && !walked.has(edgeOf(arc))).map(edgeOf)
  const graph = withoutDeadEnds(withoutEdges(roads, new Set(hidden)), walked)
  return { plane, track, graph, roadIndex: indexRoads(graph), clusters: clustersOf(graph) }
}

/** Dead ends of minor roads shorter than this are dropped. SHORTEST_CROSSING applies to those with a crossing. */
const SHORTEST_DEAD_END = 15
const SHORTEST_CROSSING = 30

/**
 * The graph without short dead ends of minor roads: they led to private roads, which were removed. Longer ones are
 * removed, too, if they contain a crossing, which led to a removed pavement. Walked edges stay.
 */
const withoutDeadEnds = (graph: Graph, walked: ReadonlySet<number>): Graph => {
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
