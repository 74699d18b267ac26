import { messageOf } from '../../model/messageOf'
import { handleRouteOrder } from './handleRouteOrder'
import type { RouteAnswer, RouteOrder } from './routeMessages'

// This worker reads routes and roads, so that the tab stays responsive. Terminating the worker cancels its order.

const tell = (answer: RouteAnswer): void => globalThis.postMessage(answer, { transfer: [] })

addEventListener('message', ({ data }: MessageEvent<RouteOrder>) => {
  handleRouteOrder(data, (stage, share) => tell({ type: 'progress', stage, share })).then(tell, (error: unknown) =>
    tell({ type: 'failed', reason: messageOf(error) }),
  )
})
