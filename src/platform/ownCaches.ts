/**
 * Deletes the caches of the worker with exactly this scope. Workbox ends their names with the scope. Its own
 * `cleanupOutdatedCaches` would also delete those of apps in subfolders.
 * @param kept the name of a cache that stays
 */
export const deleteOwnCaches = async (scope: string, kept?: string): Promise<void> => {
  const names = await caches.keys()
  const own = names.filter((name) => name.endsWith(`-${scope}`) && name !== kept)
  await Promise.all(own.map((name) => caches.delete(name)))
}
