import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { FILE_ADDRESS, WORKER_MESSAGES } from '../constants'
import { deleteOwnCaches } from '../platform/ownCaches'

const START_PAGE = 'index.html'

/**
 * Keeps all files of the app on the device, each checked against its hash. Some hosts answer a missing script with the
 * start page and status 200. Unchecked, it would be kept as that script for ever.
 */
export const keepApp = (self: ServiceWorkerGlobalScope, files: (PrecacheEntry | string)[]): void => {
  const controller = new PrecacheController({
    plugins: [
      {
        // The browser's own cache may hold a wrong answer, too, for up to a year.
        requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
      },
    ],
  })

  /** Fetches files that the browser has cleared from the cache. */
  const repair = async (event: ExtendableEvent): Promise<void> => {
    const cache = await caches.open(controller.strategy.cacheName)
    const there = new Set((await cache.keys()).map(({ url }) => url))
    for (const [url, cacheKey] of controller.getURLsToCacheKeys()) {
      // A waiting version has all files; fetching here would delay its start.
      if (there.has(cacheKey) || self.registration.waiting) continue
      const params = { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) }
      await controller.strategy.handle({ event, request: new Request(url), params }).catch(() => undefined)
    }
  }

  controller.precache(files)
  // These routes pass no hash, so a file that is not in the cache is fetched but not stored: a worker that is being
  // removed must store nothing.
  registerRoute(({ url }) => {
    const cacheKey = controller.getCacheKeyForURL(url.href)
    return cacheKey && { cacheKey }
  }, controller.strategy)
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !FILE_ADDRESS.test(url.pathname),
    controller.createHandlerBoundToURL(START_PAGE),
  )

  self.addEventListener('activate', (event) =>
    event.waitUntil(deleteOwnCaches(self.registration.scope, controller.strategy.cacheName)),
  )
  self.addEventListener('message', (event) => {
    if (event.data?.type === WORKER_MESSAGES.takeOver) void self.skipWaiting()
    if (event.data?.type === WORKER_MESSAGES.repair) event.waitUntil(repair(event))
  })
}
