import { DATABASE_OPEN_MS, SAVE_GIVE_UP_LONGEST_MS, SAVE_GIVE_UP_MS, SAVE_LATE_MS } from '../constants'
import type { Contents, Operation } from '../model/contents'
import { hash } from '../model/hash'
import type { State } from '../model/types'
import { commit } from './database/commit'
import type { Database } from './database/database'
import { UNREADABLE } from './database/recordKeys'
import { NewerSchema } from './database/stored'
import { createJournal } from './journal'
import { createListeners } from './listeners'
import type { MirrorWriter } from './mirror/mirrorWriter'
import { isSealed, type Mirror } from './mirror/readMirror'

/** Pause before the first retry of a failed write; doubled after each, up to the longest. */
export const SAVE_RETRY_MS = 500
export const SAVE_RETRY_LONGEST_MS = 30_000

/**
 * Whether everything is in the durable copy. `outdated`: a newer build has written to the database, and this one must
 * not.
 */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'outdated'

export interface Persistence {
  /**
   * Reads the stored contents. If the mirror is sealed and holds enough, starts without waiting for the database; else
   * waits, but only briefly if the database does not answer. Operations done meanwhile are rebased on the database.
   */
  readonly start: (isEnough: (mirrored: State) => boolean) => Promise<Contents>
  /** Stores an operation in the database and the mirror. */
  readonly save: (operation: Operation, before: Contents, after: Contents) => void
  /** Adopts what another tab has written. */
  readonly catchUp: () => void
  /** Reports the present contents now, and whenever another tab or a database that answers late changes them. */
  readonly follow: (replaceContents: (contents: Contents) => void) => void
  readonly status: () => SaveStatus
  readonly subscribe: (listener: () => void) => () => void
}

export interface Parts {
  readonly database: Database
  readonly mirrorWriter: Pick<MirrorWriter, 'write' | 'writeAtLast'>
  /** The mirror at start, as text and as read. */
  readonly mirrorText: string | null
  readonly mirror: Mirror | undefined
  /** Identifies this tab among the writers; also names a database that the tab creates. */
  readonly tab: string
  /** In milliseconds since 1970. */
  readonly now: () => number
  /** Tells other tabs that something was written. */
  readonly announce: () => void
}

/** The state of the exchange with the database. `askedAgain`: another request came meanwhile. */
type Phase = 'idle' | 'exchanging' | 'askedAgain' | 'outdated'

const noop = (): void => undefined

/**
 * Keeps the database and the mirror up to date, and this tab in step with other tabs. A failed write is retried with
 * growing delays and with every further operation; nothing is dropped and nothing reloads. Long, because its short
 * functions share this state.
 */
export const createPersistence = ({
  database,
  mirrorWriter,
  mirrorText,
  mirror,
  tab,
  now,
  announce,
}: Parts): Persistence => {
  const journal = createJournal(mirror, tab, now)
  const { notify, subscribe } = createListeners()
  const unreadable = new Map<string, unknown>()
  if (mirrorText !== null && mirror && mirror.unreadable > 0)
    unreadable.set(`${UNREADABLE}${hash(mirrorText)}`, mirrorText)
  let replaceContents: (contents: Contents) => void = noop
  let phase: Phase = 'idle'
  let late = false
  /** Whether this tab has written the mirror, which may then claim more than the database holds. */
  let mirrorWritten = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const status = (): SaveStatus => {
    if (phase === 'outdated') return 'outdated'
    // Once the database was read, a later read that fails leaves nothing unsaved.
    if (journal.base() && journal.isEmpty() && unreadable.size === 0) return 'saved'
    return failures > 0 || late ? 'failed' : 'saving'
  }

  /** Does not overwrite unreadable text before a copy of it is stored. */
  const writeMirror = (when: 'write' | 'writeAtLast' = 'write'): void => {
    if (unreadable.size > 0 || phase === 'outdated') return
    mirrorWriter[when](journal.present().state, journal.committed())
    mirrorWritten = true
  }

  let begin = noop
  /** Resolves when there are contents to start with. */
  const canBegin = new Promise<void>((resolve) => {
    begin = resolve
  })
  const rebased = (first: boolean): void => {
    replaceContents(journal.present())
    if (!first || mirrorWritten || journal.mirrorIsBehind()) writeMirror()
    begin()
  }

  const exchange = async (signal: AbortSignal): Promise<void> => {
    const first = !journal.base()
    const kept = new Map(unreadable)
    const { due, head, wrote } = await database.transact(
      (transaction) => commit(transaction, { journal, tab, unreadable: kept, rebased: () => rebased(first) }),
      signal,
    )
    journal.confirm(due, head)
    for (const key of kept.keys()) unreadable.delete(key)
    if (kept.size > 0) writeMirror()
    // A mirror that knows this commit allows a start without the database.
    else if (wrote) writeMirror('writeAtLast')
    if (wrote) announce()
  }

  const attempt = async (): Promise<boolean> => {
    const giveUp = new AbortController()
    const timers = [
      setTimeout(() => {
        late = true
        notify()
      }, SAVE_LATE_MS),
      setTimeout(() => giveUp.abort(), Math.min(SAVE_GIVE_UP_MS * 2 ** failures, SAVE_GIVE_UP_LONGEST_MS)),
    ]
    try {
      await exchange(giveUp.signal)
      failures = 0
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      timers.forEach(clearTimeout)
      late = false
    }
  }

  const fail = (error: unknown): void => {
    if (error instanceof NewerSchema) {
      phase = 'outdated'
      return
    }
    retry = setTimeout(() => void run(), Math.min(SAVE_RETRY_MS * 2 ** failures, SAVE_RETRY_LONGEST_MS))
    failures += 1
  }

  /** TypeScript assumes that the phase does not change across `await`; a call makes it look again. */
  const isPhase = (one: Phase): boolean => phase === one

  /** Runs one exchange at a time; the next one writes the operations done meanwhile. */
  const run = async (): Promise<void> => {
    if (phase === 'exchanging') phase = 'askedAgain'
    if (phase !== 'idle') return
    clearTimeout(retry)
    do phase = 'exchanging'
    while ((await attempt()) && (isPhase('askedAgain') || !journal.isEmpty()))
    if (!isPhase('outdated')) phase = 'idle'
    notify()
  }

  return {
    start: async (isEnough) => {
      const mirrored = journal.present()
      void run().then(begin)
      if (mirror && isSealed(mirror) && isEnough(mirrored.state)) return mirrored
      const wait = setTimeout(begin, DATABASE_OPEN_MS)
      await canBegin
      clearTimeout(wait)
      return journal.present()
    },
    save: (operation, before, after) => {
      journal.add(operation, before, after)
      void run()
      notify()
      writeMirror()
    },
    catchUp: () => void run(),
    follow: (take) => {
      replaceContents = take
      replaceContents(journal.present())
    },
    status,
    subscribe,
  }
}
