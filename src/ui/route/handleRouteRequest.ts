import { makeDraft, type OnDraftProgress } from '../../route/makeDraft'
import { readRoads } from '../../route/read/readRoads'
import { readRoute } from '../../route/read/readRoute'
import type { RecordedRoute } from '../../route/recordedRoute'
import type { Read } from '../../model/read'
import type { RouteFault } from '../../route/routeFault'
import { summaryOf } from '../../route/routeSummary'
import { routeText } from './routeText'
import type { RouteAnswer, RouteRequest } from './routeMessages'

/** Handles a request in the worker. @param onProgress called at each stage of a draft */
export const handleRouteRequest = async (request: RouteRequest, onProgress: OnDraftProgress): Promise<RouteAnswer> => {
  const route = await routeIn(request.route)
  if (request.type === 'summary')
    return { type: 'summary', read: route.ok ? { ok: true, value: summaryOf(route.value) } : route }
  if (!route.ok) return { type: 'draft', read: route }
  onProgress('reading', 0)
  const text = await routeText(request.roads)
  const roads = text.ok ? await readRoads(text.value) : text
  return { type: 'draft', read: roads.ok ? makeDraft(route.value, roads.value, onProgress) : roads }
}

const routeIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read<RecordedRoute, RouteFault>> => {
  const text = await routeText(bytes)
  return text.ok ? readRoute(text.value) : text
}
