import { messageOf } from '../../model/messageOf'
import { handleRouteRequest } from './handleRouteRequest'
import type { RouteAnswer, RouteRequest } from './routeMessages'

// This worker reads routes and roads, so that the tab stays responsive. Terminating the worker cancels its request.

const tell = (answer: RouteAnswer): void => globalThis.postMessage(answer, { transfer: [] })

addEventListener('message', ({ data }: MessageEvent<RouteRequest>) => {
  handleRouteRequest(data, (stage, share) => tell({ type: 'progress', stage, share })).then(tell, (error: unknown) =>
    tell({ type: 'failed', reason: messageOf(error) }),
  )
})
