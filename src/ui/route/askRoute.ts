import { askWorker } from '../../askWorker'
import type { Read } from '../../model/read'
import { openWorker } from '../../platform/chunk'
import type { OnDraftProgress } from '../../route/makeDraft'
import type { RouteDraft } from '../../route/routeDraft'
import type { RoadsFault, RouteFault } from '../../route/routeFault'
import type { RouteSummary } from '../../route/routeSummary'
import type { RouteAnswer, RouteRequest, RouteWork } from './handleRouteRequest'
// oxlint-disable-next-line import/default -- Vite gives the address of the worker
import routeWorker from './routeWorker?worker&url'

/** Reads the summary of a route. */
export const askSummary = async (
  route: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Read<RouteSummary, RouteFault>> => {
  const answer = await ask({ type: 'summary', route }, signal)
  if (answer.type !== 'summary') throw new Error(answer.type)
  return answer.read
}

/** Makes the boxes of the chosen walk of a route. Aborting the signal rejects the promise with the reason of the signal. */
export const askDraft = async (
  { route, chosen }: { readonly route: Uint8Array<ArrayBuffer>; readonly chosen: number },
  roads: Uint8Array<ArrayBuffer>,
  onProgress: OnDraftProgress,
  signal: AbortSignal,
): Promise<Read<RouteDraft, RouteFault | RoadsFault>> => {
  const answer = await ask({ type: 'draft', route, chosen, roads }, signal, onProgress)
  if (answer.type !== 'draft') throw new Error(answer.type)
  return answer.read
}

/** Starts a worker for one request and then ends it, so that its memory is freed. */
const ask = async (
  request: RouteRequest,
  signal: AbortSignal,
  onProgress: OnDraftProgress = () => {},
): Promise<RouteAnswer> => {
  signal.throwIfAborted()
  const worker = await openWorker(routeWorker)
  try {
    return await askWorker<RouteWork>(worker, request, { signal, onProgress: (stage) => onProgress(...stage) })
  } finally {
    worker.terminate()
  }
}
