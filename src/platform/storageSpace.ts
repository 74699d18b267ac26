/** The storage that the app uses, and whether the browser may clear it when the device is full. */
export interface StorageSpace {
  /** In bytes; `undefined` if the browser does not say. */
  readonly used: number | undefined
  readonly isProtected: boolean
}

/** Absent without https, and in older browsers. */
const manager = (): StorageManager | undefined => ('storage' in navigator ? navigator.storage : undefined)

export const readStorageSpace = async (): Promise<StorageSpace> => {
  const storage = manager()
  const estimate = async () => (await storage?.estimate())?.usage
  const persisted = async () => (await storage?.persisted()) === true
  // Safari before 17 has the manager without the estimate.
  const [used, isProtected] = await Promise.all([estimate().catch(() => undefined), persisted().catch(() => false)])
  return { used, isProtected }
}

/**
 * Whether the browser deletes what it stores for a site that is not used for seven days: WebKit does, unless the app is
 * installed (webkit.org/blog/10218). On an iPhone every browser is WebKit.
 */
export const deletesUnused = (userAgent: string, isInstalled: boolean): boolean =>
  // All others are Chromium, which names itself Chrome too, or Firefox.
  !isInstalled && userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/')

/**
 * Asks the browser not to clear the storage; some browsers ask the user, most decide by themselves. A failure counts as
 * a refusal.
 */
export const askForProtection = async (): Promise<boolean> => {
  const storage = manager()
  if (!storage) return false
  const ask = async () => (await storage.persisted()) || (await storage.persist())
  return ask().catch(() => false)
}
