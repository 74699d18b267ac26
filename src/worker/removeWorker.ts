import { deleteOwnCaches } from '../platform/ownCaches'

/** Replaces an earlier worker, then removes itself and its caches; open tabs reload. */
export const removeWorker = (self: ServiceWorkerGlobalScope): void => {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(remove(self)))
}

const remove = async ({ registration, clients }: ServiceWorkerGlobalScope): Promise<void> => {
  await registration.unregister()
  await deleteOwnCaches(registration.scope)
  // Not awaited: the navigation of a tab that is registering its worker waits until this worker is active.
  for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url).catch(() => undefined)
}
