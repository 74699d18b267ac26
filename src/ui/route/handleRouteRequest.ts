import type { Read } from '../../model/read'
import { makeDraft, type OnDraftProgress } from '../../route/makeDraft'
import { readRoads } from '../../route/read/readRoads'
import { readRoute } from '../../route/read/readRoute'
import type { RecordedRoute, RouteFile } from '../../route/recordedRoute'
import type { RouteDraft } from '../../route/routeDraft'
import type { RoadsFault, RouteFault } from '../../route/routeFault'
import { summaryOf, type RouteSummary } from '../../route/routeSummary'
import { routesOf } from '../../route/track/routesOf'
import { routeText } from './routeText'

/** Requests to the worker, with the bytes of the chosen files. */
export type RouteRequest =
  | { readonly type: 'summary'; readonly route: Uint8Array<ArrayBuffer> }
  | {
      readonly type: 'draft'
      readonly route: Uint8Array<ArrayBuffer>
      /** The index of the chosen walk in the summary. */
      readonly chosen: number
      readonly roads: Uint8Array<ArrayBuffer>
    }

export type RouteAnswer =
  | { readonly type: 'summary'; readonly read: Read<RouteSummary, RouteFault> }
  | { readonly type: 'draft'; readonly read: Read<RouteDraft, RouteFault | RoadsFault> }

export interface RouteWork {
  readonly request: RouteRequest
  readonly progress: Parameters<OnDraftProgress>
  readonly answer: RouteAnswer
}

/** Handles a request in the worker. @param onProgress called at each stage of a draft */
export const handleRouteRequest = async (request: RouteRequest, onProgress: OnDraftProgress): Promise<RouteAnswer> => {
  const file = await routeIn(request.route)
  const routes = file.ok ? routesOf(file.value) : file
  if (request.type === 'summary') return { type: 'summary', read: summaryRead(file, routes) }
  if (!routes.ok) return { type: 'draft', read: routes }
  onProgress('reading', 0)
  const text = await routeText(request.roads)
  const roads = text.ok ? await readRoads(text.value) : text
  return {
    type: 'draft',
    read: roads.ok ? makeDraft(walkIn(routes.value, request.chosen), roads.value, onProgress) : roads,
  }
}

const summaryRead = (
  file: Read<RouteFile, RouteFault>,
  routes: Read<readonly RecordedRoute[], RouteFault>,
): Read<RouteSummary, RouteFault> => {
  if (!file.ok) return file
  if (!routes.ok) return routes
  return { ok: true, value: { routes: routes.value.map(summaryOf), isCutOff: file.value.isCutOff } }
}

const walkIn = (routes: readonly RecordedRoute[], chosen: number): RecordedRoute => {
  const route = routes[chosen]
  if (!route) throw new RangeError(`There is no walk ${chosen}`)
  return route
}

const routeIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read<RouteFile, RouteFault>> => {
  const text = await routeText(bytes)
  return text.ok ? readRoute(text.value) : text
}
