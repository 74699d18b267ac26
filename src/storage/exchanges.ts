import { SAVE_GIVE_UP_LONGEST_MS, SAVE_GIVE_UP_MS, SAVE_LATE_MS } from '../constants'
import { NewerSchema } from './database/head'

/** Pause before the first retry of a failed write; doubled after each, up to the longest. */
export const SAVE_RETRY_MS = 500
export const SAVE_RETRY_LONGEST_MS = 30_000

export interface Exchanges {
  /** Makes an exchange as soon as none is under way. */
  readonly ask: () => void
  /** Makes the first exchange; resolves when it has succeeded or failed. */
  readonly first: () => Promise<void>
  /** Whether the last exchange failed, or the present one takes long. */
  readonly isLate: () => boolean
  /** Whether a newer build has written to the database; there are no more exchanges then. */
  readonly isOutdated: () => boolean
}

/**
 * Makes exchanges with the database, one at a time. One that fails is made again, with growing delays and whenever one
 * is asked for.
 *
 * @param exchange may be given up by its signal
 * @param hasWork whether another exchange is to follow at once
 * @param notify called when a state may have changed
 */
export const createExchanges = (
  exchange: (signal: AbortSignal) => Promise<void>,
  hasWork: () => boolean,
  notify: () => void,
): Exchanges => {
  let isRunning = false
  let isAsked = false
  let isSlow = false
  let isOutdated = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const attempt = async (): Promise<boolean> => {
    const giveUp = new AbortController()
    const limit = Math.min(SAVE_GIVE_UP_MS * 2 ** failures, SAVE_GIVE_UP_LONGEST_MS)
    const timers = [
      setTimeout(() => {
        isSlow = true
        notify()
      }, SAVE_LATE_MS),
      setTimeout(() => giveUp.abort(), limit),
    ]
    try {
      await exchange(giveUp.signal)
      failures = 0
      return true
    } catch (error) {
      if (error instanceof NewerSchema) isOutdated = true
      else {
        retry = setTimeout(ask, Math.min(SAVE_RETRY_MS * 2 ** failures, SAVE_RETRY_LONGEST_MS))
        failures += 1
      }
      return false
    } finally {
      timers.forEach(clearTimeout)
      isSlow = false
    }
  }

  const run = async (): Promise<void> => {
    isAsked = true
    if (isRunning || isOutdated) return
    isRunning = true
    clearTimeout(retry)
    do isAsked = false
    while ((await attempt()) && (isAsked || hasWork()))
    isRunning = false
    notify()
  }

  const ask = (): void => void run()

  return { ask, first: run, isLate: () => failures > 0 || isSlow, isOutdated: () => isOutdated }
}
