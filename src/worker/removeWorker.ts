import { deleteOwnCaches } from '../platform/ownCaches'

/** Takes the place of an earlier worker, and removes itself with all that was kept; open pages load anew. */
export const removeWorker = (self: ServiceWorkerGlobalScope): void => {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(remove(self)))
}

const remove = async ({ registration, clients }: ServiceWorkerGlobalScope): Promise<void> => {
  await registration.unregister()
  await deleteOwnCaches(registration.scope)
  // Not waited for: where a page registers its worker meanwhile, its navigation waits until this one is active.
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => undefined)
}
