import { CHUNK_TIMEOUT_MS } from '../constants'
import type { Persistence } from '../storage/persistence'

type Saving = Pick<Persistence, 'status' | 'subscribe'>

/**
 * Loads the page anew, once everything is saved and the app's server (or its copy on this device) answers. Browsers from
 * before the middle of 2026 remember an import that failed for as long as the page is there.
 *
 * @param part the address of the part of the app that did not come
 * @returns false where the page had to stay
 */
export const loadAnew = async (saving: Saving, part: string): Promise<boolean> => {
  if (!(await appAnswers(part))) return false
  await ended(saving)
  if (saving.status() !== 'saved') return false
  location.reload()
  return true
}

/** The browser's cache may hold a page in the place of the part, for a year: what the server says now replaces it. */
const appAnswers = async (part: string): Promise<boolean> => {
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
