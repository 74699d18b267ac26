import type { Point } from '../model/types'
import { lengthOf } from '../geometry/points'
import { clustersOf, type Cluster } from './clusters'
import { withoutDeadEnds } from './deadEnds'
import { buildGraph, type Graph } from './graph'
import { legsOf } from './legs'
import { makeBoxes } from './makeBoxes'
import { matchRoute } from './matchRoute'
import { planeOf, type Plane } from './plane'
import type { RecordedRoute } from './recordedRoute'
import { indexRoads, type RoadIndex } from './roadIndex'
import type { Way } from './roads'
import type { RouteBox, RouteDraft } from './routeDraft'
import { failed, type Read, type RoadsFault } from './routeFault'
import { walkAlong, type Walk } from './walk'
import { waysNear } from './waysNear'

export type DraftStage = 'reading' | 'roads' | 'matching' | 'boxes'
/** Told of each stage the share that is done, from 0 to 1. */
export type OnProgress = (stage: DraftStage, share: number) => void

/** The graph of the roads near a route, and all that is looked up in it. */
export interface RouteMap {
  readonly plane: Plane
  readonly track: readonly Point[]
  readonly graph: Graph
  readonly roads: RoadIndex
  readonly clusters: readonly Cluster[]
}

/** The boxes of a route, or why its roads do not fit. */
export const makeDraft = (
  route: RecordedRoute,
  ways: readonly Way[],
  onProgress: OnProgress = () => {},
): Read<RouteDraft, RoadsFault> => {
  onProgress('roads', 0)
  const map = mapOf(route, ways)
  const pieces = matchRoute(map.graph, map.roads, map.track, (share) => onProgress('matching', share))
  const [start] = route.points
  if (pieces.length === 0 && start) return failed({ kind: 'elsewhere', start })
  const walks = pieces.map((piece) => walkAlong(legsOf(piece)))
  return { ok: true, value: draftOf(map, walks, onProgress) }
}

const mapOf = ({ points }: RecordedRoute, ways: readonly Way[]): RouteMap => {
  const plane = planeOf(points)
  const track = points.map(plane.toPoint)
  const graph = withoutDeadEnds(buildGraph(waysNear(ways, track, plane), plane))
  return { plane, track, graph, roads: indexRoads(graph), clusters: clustersOf(graph) }
}

/** The boxes of all parts of the route, one after the other, with what was walked beside the roads in between. */
const draftOf = (map: RouteMap, walks: readonly Walk[], onProgress: OnProgress): RouteDraft => {
  const boxes: RouteBox[] = []
  let [at, seen, matched] = [0, 0, 0]
  walks.forEach((walk, index) => {
    at += offRoad(map, seen, walk.samples[0]?.index ?? seen)
    boxes.push(...makeBoxes(map, walk, at, { before: index > 0, after: index < walks.length - 1 }))
    at += walk.line.length
    matched += walk.line.length
    seen = walk.samples.at(-1)?.index ?? seen
    onProgress('boxes', (index + 1) / walks.length)
  })
  return { boxes, length: at + offRoad(map, seen, map.track.length - 1), matched }
}

const offRoad = ({ track }: RouteMap, from: number, to: number): number => lengthOf(track.slice(from, to + 1))
