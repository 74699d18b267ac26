import { lengthOf } from '../geometry/points'
import { traversalsOf } from './match/traversals'
import { makeBoxes } from './boxes/makeBoxes'
import { matchRoute } from './match/matchRoute'
import type { RecordedRoute } from './recordedRoute'
import type { Way } from './roads'
import { mapOf, type RouteMap } from './routeMap'
import type { RouteBox, RouteDraft } from './routeDraft'
import { failed, type Read } from '../model/read'
import type { RoadsFault } from './routeFault'
import { walkPartAlong, type WalkPart } from './match/walk'

export type DraftStage = 'reading' | 'roads' | 'matching' | 'boxes'
/** Called with the finished share of a stage, from 0 to 1. */
export type OnDraftProgress = (stage: DraftStage, share: number) => void

/**
 * Makes the boxes of a route, or says why the roads do not fit.
 *
 * @param onProgress only tests and benches do without it
 */
export const makeDraft = (
  route: RecordedRoute,
  ways: readonly Way[],
  onProgress: OnDraftProgress = () => {},
): Read<RouteDraft, RoadsFault> => {
  onProgress('roads', 0)
  const map = mapOf(route, ways)
  const pieces = matchRoute(map.graph, map.roadIndex, map.track, (share) => onProgress('matching', share))
  const walks = pieces.map((piece) => walkPartAlong(traversalsOf(piece))).filter(({ line }) => line.length > 0)
  const start = route.parts[0]?.[0]
  if (walks.length === 0 && start) return failed({ kind: 'elsewhere', start })
  return { ok: true, value: draftOf(map, walks, onProgress) }
}

/** The boxes of all parts of the route, in order, including the lengths walked off the roads between them. */
const draftOf = (map: RouteMap, walks: readonly WalkPart[], onProgress: OnDraftProgress): RouteDraft => {
  const boxes: RouteBox[] = []
  let [at, matched] = [0, 0]
  walks.forEach((walk, index) => {
    at += offRoad(map, walks[index - 1], walk)
    boxes.push(...makeBoxes(map, walk, at, { before: index > 0, after: index < walks.length - 1 }))
    at += walk.line.length
    matched += walk.line.length
    onProgress('boxes', (index + 1) / walks.length)
  })
  return { boxes, length: at + offRoad(map, walks.at(-1), undefined), matched, offRoads: 0 }
}

/** The length of the track from the end of one walk (or the start of the route) to the next walk (or the finish). */
const offRoad = ({ track }: RouteMap, before: WalkPart | undefined, next: WalkPart | undefined): number => {
  const [from, to] = [before?.samples.at(-1)?.index ?? 0, next?.samples[0]?.index ?? track.length - 1]
  const between = track.slice(from, to + 1)
  // At the start and the finish, the track alone gives the length.
  if (!before || !next) return lengthOf(between)
  return lengthOf([...before.line.points.slice(-1), ...between, ...next.line.points.slice(0, 1)])
}
