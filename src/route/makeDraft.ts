import { failed, type Read } from '../model/read'
import { makeBoxes } from './boxes/makeBoxes'
import { accountForLegs } from './legs'
import { buildGraph } from './match/graph'
import { matchRoute } from './match/matchRoute'
import { offRoadStretches } from './match/offRoads'
import { planeOf } from './match/plane'
import { indexRoads } from './match/roadIndex'
import { trackOf } from './match/track'
import { traversalsOf } from './match/traversals'
import { walkPartAlong } from './match/walk'
import { waysNear } from './match/waysNear'
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
