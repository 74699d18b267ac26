import Flatbush from 'flatbush'
import { ROADS_REACH } from '../constants'
import { pointAt } from '../geometry/line/polyline'
import { failed, type Read } from '../model/read'
import type { Point } from '../model/types'
import { makeBoxes } from './boxes/makeBoxes'
import { accountForLegs } from './legs'
import { buildGraph } from './match/graph'
import { isRoad } from './match/highway'
import { matchRoute } from './match/matchRoute'
import { planeOf, type Plane } from './match/plane'
import { indexRoads, MATCH_STEP, type RoadIndex } from './match/roadIndex'
import { trackOf, type Stretch, type Track } from './match/track'
import { traversalsOf } from './match/traversals'
import { walkPartAlong } from './match/walk'
import type { RecordedRoute } from './recordedRoute'
import type { Way } from './roads'
import type { RouteDraft } from './routeDraft'
import type { RoadsFault } from './routeFault'
import { mapOf } from './routeMap'

export type DraftStage = 'reading' | 'roads' | 'matching' | 'boxes'
/** Called with the finished share of a stage, from 0 to 1. */
export type OnDraftProgress = (stage: DraftStage, share: number) => void

/**
 * Makes the boxes of a route, or says why the roads do not fit.
 *
 * @param onProgress only tests and benches do without it
 */
export const makeDraft = (
  { parts }: RecordedRoute,
  ways: readonly Way[],
  onProgress: OnDraftProgress = () => {},
): Read<RouteDraft, RoadsFault> => {
  onProgress('roads', 0)
  const plane = planeOf(parts.flat())
  const track = trackOf(parts, plane)
  const roads = buildGraph(waysNear(ways, track.points, plane), plane)
  const roadIndex = indexRoads(roads)
  const offRoads = offRoadStretches(track, roadIndex)
  const pieces = matchRoute(roads, roadIndex, track, offRoads, (share) => onProgress('matching', share))
  const walks = pieces.map((piece) => walkPartAlong(traversalsOf(piece))).filter(({ line }) => line.length > 0)
  const start = parts[0]?.[0]
  if (walks.length === 0 && start) return failed({ kind: 'elsewhere', start })
  const map = mapOf(plane, track, roads, walks)
  const made = walks.map((walk, index) => {
    onProgress('boxes', index / walks.length)
    return { walk, boxes: makeBoxes(map, walk) }
  })
  return {
    ok: true,
    value: {
      ...accountForLegs(track, offRoads, made),
      matched: walks.reduce((sum, { line }) => sum + line.length, 0),
    },
  }
}

/** A place has no road if none is this near, in metres: several times the receiver's error and a wide road. */
const NO_ROAD = 40
/** A shorter stretch without roads is an error of the receiver, or a square to cross, in metres. */
const SHORTEST_OFF_ROADS = 60

/** The stretches of a track that were walked where there is no road, as distances along its line. */
const offRoadStretches = ({ line, gaps }: Track, roadIndex: RoadIndex): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let from: number | undefined
  const steps = Math.ceil(line.length / MATCH_STEP)
  for (let step = 0; step <= steps; step += 1) {
    const at = Math.min(step * MATCH_STEP, line.length)
    const isGap = gaps.some((gap) => at > gap.from && at < gap.to)
    const isOff = !isGap && roadIndex.near(pointAt(line, at), NO_ROAD).length === 0
    if (isOff) from ??= at
    if (from !== undefined && (!isOff || step === steps)) {
      if (at - from > SHORTEST_OFF_ROADS) stretches.push({ from, to: at })
      from = undefined
    }
  }
  return stretches
}

/** The roads near the route; a file may contain a whole town. */
const waysNear = (ways: readonly Way[], track: readonly Point[], plane: Plane): readonly Way[] => {
  const index = new Flatbush(track.length)
  track.forEach((point, at) => {
    const before = track[at - 1] ?? point
    index.add(
      Math.min(before.x, point.x) - ROADS_REACH,
      Math.min(before.y, point.y) - ROADS_REACH,
      Math.max(before.x, point.x) + ROADS_REACH,
      Math.max(before.y, point.y) + ROADS_REACH,
    )
  })
  index.finish()
  return ways.filter((way) => isRoad(way) && comesNear(way, index, plane))
}

const comesNear = ({ nodes }: Way, index: Flatbush, plane: Plane): boolean => {
  let before: Point | undefined
  return nodes.some((node) => {
    const point = plane.toPoint(node)
    const from = before ?? point
    before = point
    return index.collides(
      Math.min(from.x, point.x),
      Math.min(from.y, point.y),
      Math.max(from.x, point.x),
      Math.max(from.y, point.y),
    )
  })
}
