import type { Point } from '../model/types'
import { clustersOf, type Cluster } from './match/clusters'
import { withoutDeadEnds } from './match/deadEnds'
import { buildGraph, type Graph } from './match/graph'
import { planeOf, type Plane } from './match/plane'
import type { RecordedRoute } from './recordedRoute'
import { indexRoads, type RoadIndex } from './match/roadIndex'
import type { Way } from './roads'
import { waysNear } from './match/waysNear'
import { withoutSpikes } from './match/withoutSpikes'

/** The graph of the roads near a route, and its indexes. */
export interface RouteMap {
  readonly plane: Plane
  readonly track: readonly Point[]
  readonly graph: Graph
  readonly roadIndex: RoadIndex
  readonly clusters: readonly Cluster[]
}

export const mapOf = ({ parts }: RecordedRoute, ways: readonly Way[]): RouteMap => {
  const points = parts.flat()
  const plane = planeOf(points)
  const track = withoutSpikes(points.map(plane.toPoint))
  const graph = withoutDeadEnds(buildGraph(waysNear(ways, track, plane), plane))
  return { plane, track, graph, roadIndex: indexRoads(graph), clusters: clustersOf(graph) }
}
