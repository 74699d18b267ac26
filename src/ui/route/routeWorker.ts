import { handleRouteOrder } from './handleRouteOrder'
import type { RouteAnswer, RouteOrder } from './routeMessages'

/** Reads routes and roads in a worker, so that the tab stays responsive. Terminating the worker cancels it. */
const tell = (answer: RouteAnswer): void => globalThis.postMessage(answer, { transfer: [] })

addEventListener('message', ({ data }: MessageEvent<RouteOrder>) => {
  handleRouteOrder(data, (stage, share) => tell({ type: 'progress', stage, share })).then(tell, (error: unknown) =>
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
