/**
 * Deletes the caches of the worker of exactly this scope. Workbox ends their names with the scope, and by that leaves
 * those of apps in folders below alone; its own `cleanupOutdatedCaches` does not.
 *
 * @param kept the name of one that stays
 */
export const deleteOwnCaches = async (scope: string, kept?: string): Promise<void> => {
  const names = await caches.keys()
  const own = names.filter((name) => name.endsWith(`-${scope}`) && name !== kept)
  await Promise.all(own.map((name) => caches.delete(name)))
}
