import { clustersOf, type Cluster } from './match/clusters'
import { withoutDeadEnds } from './match/deadEnds'
import { edgeOf, withoutEdges, type Graph } from './match/graph'
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
