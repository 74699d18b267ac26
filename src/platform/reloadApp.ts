import { CHUNK_TIMEOUT_MS } from '../constants'
import type { Persistence } from '../storage/persistence'

type Saving = Pick<Persistence, 'status' | 'subscribe'>

/**
 * Reloads the tab once everything is saved and the app can be fetched (from the server or the cache). Browsers before
 * mid-2026 remember a failed import until the reload.
 *
 * @param part the address of the chunk that failed to load
 * @returns false if the tab was not reloaded
 */
export const reloadApp = async (saving: Saving, part: string): Promise<boolean> => {
  if (!(await isAppReachable(part))) return false
  await ended(saving)
  if (saving.status() !== 'saved') return false
  location.reload()
  return true
}

/** Refetches the chunk, because the browser's cache may hold a start page in its place for a year. */
const isAppReachable = async (part: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(CHUNK_TIMEOUT_MS)
    await fetch(part, { cache: 'reload', signal })
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Waits while something is being saved. */
const ended = (saving: Saving): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (saving.status() === 'saving') return
      stop()
      resolve()
    }
    const stop = saving.subscribe(check)
    check()
  })
