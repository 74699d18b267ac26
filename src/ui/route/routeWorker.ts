import { makeDraft, type OnProgress } from '../../route/makeDraft'
import { readRoads } from '../../route/readRoads'
import { readRoute } from '../../route/readRoute'
import { summaryOf } from '../../route/routeSummary'
import type { RouteAnswer, RouteOrder } from './routeMessages'

/** Reads routes and roads away from the page, which so stays awake. To call it off, the worker is ended. */
const tell = (answer: RouteAnswer): void => globalThis.postMessage(answer, { transfer: [] })

const obey = (order: RouteOrder): RouteAnswer => {
  const route = readRoute(order.route)
  if (order.type === 'summary')
    return { type: 'summary', read: route.ok ? { ok: true, value: summaryOf(route.value) } : route }
  if (!route.ok) return { type: 'draft', read: route }
  tell({ type: 'progress', stage: 'reading', share: 0 })
  const roads = readRoads(order.roads)
  if (!roads.ok) return { type: 'draft', read: roads }
  const onProgress: OnProgress = (stage, share) => tell({ type: 'progress', stage, share })
  return { type: 'draft', read: makeDraft(route.value, roads.value, onProgress) }
}

addEventListener('message', ({ data }: MessageEvent<RouteOrder>) => {
  try {
    tell(obey(data))
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})
