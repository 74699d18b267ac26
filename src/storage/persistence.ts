import {
  DATABASE_OPEN_MS,
  SAVE_GIVE_UP_LONGEST_MS,
  SAVE_GIVE_UP_MS,
  SAVE_LATE_MS,
  SAVE_RETRY_LONGEST_MS,
  SAVE_RETRY_MS,
} from '../constants'
import type { Contents, Operation } from '../model/contents'
import type { State } from '../model/types'
import { UNREADABLE } from './earlierVersions'
import { commit } from './database/commit'
import type { Database } from './database/database'
import { hash } from '../model/hash'
import { createJournal } from './journal'
import { createListeners } from './listeners'
import type { MirrorWriter } from './mirror/mirrorWriter'
import { isSealed, type Mirror } from './mirror/readMirror'
import { NewerSchema } from './database/stored'

/**
 * Whether everything done so far is in the durable copy. `outdated`: a newer build has been at it, and this one must not
 * write any more.
 */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'outdated'

export interface Persistence {
  /**
   * What is kept on this device. Does not wait for the database where the mirror bears our seal and is enough to begin
   * with, and not for long where it gives no answer: what is done meanwhile is done again on what it holds.
   */
  readonly start: (isEnough: (mirrored: State) => boolean) => Promise<Contents>
  /** Keeps what was done: in the database, and in the mirror. */
  readonly save: (operation: Operation, before: Contents, after: Contents) => void
  /** Looks whether another page has written, and takes over what it did. */
  readonly catchUp: () => void
  /** Tells of the contents as they are now, and whenever another page, or a database that answered late, has others. */
  readonly follow: (adopt: (contents: Contents) => void) => void
  readonly status: () => SaveStatus
  readonly subscribe: (listener: () => void) => () => void
}

export interface Parts {
  readonly database: Database
  readonly mirrorWriter: Pick<MirrorWriter, 'write' | 'writeAtLast'>
  /** The mirror as it was at start, and what could be read of it. */
  readonly mirrorText: string | null
  readonly mirror: Mirror | undefined
  /** Names this page among those that write, and a database that it begins. */
  readonly page: string
  /** In milliseconds since 1970. */
  readonly now: () => number
  /** Tells other pages that something was written. */
  readonly announce: () => void
}

/** What is under way with the database. `askedAgain`: something came up meanwhile. */
type Phase = 'idle' | 'exchanging' | 'askedAgain' | 'outdated'

const nobody = (): void => undefined

/**
 * Keeps both copies in step with what is done, and this page with others. A write that fails is tried again, later each
 * time, and with every further operation; nothing is given up and nothing reloads.
 */
export const createPersistence = ({
  database,
  mirrorWriter,
  mirrorText,
  mirror,
  page,
  now,
  announce,
}: Parts): Persistence => {
  const journal = createJournal(mirror, page, now)
  const { tell, subscribe } = createListeners()
  const unread = new Map<string, unknown>()
  if (mirrorText !== null && mirror && mirror.unreadable > 0) unread.set(`${UNREADABLE}${hash(mirrorText)}`, mirrorText)
  let adopt: (contents: Contents) => void = nobody
  let phase: Phase = 'idle'
  let late = false
  /** By this page: it may say what the database then does not. */
  let mirrorWritten = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const status = (): SaveStatus => {
    if (phase === 'outdated') return 'outdated'
    if (failures > 0 || late) return 'failed'
    return journal.isEmpty() && unread.size === 0 ? 'saved' : 'saving'
  }

  /** What nobody can read is not written over before it is kept elsewhere. */
  const writeMirror = (when: 'write' | 'writeAtLast' = 'write'): void => {
    if (unread.size > 0 || phase === 'outdated') return
    mirrorWriter[when](journal.present().state, journal.committed())
    mirrorWritten = true
  }

  let begin = nobody
  /** Once there is something to begin with. */
  const canBegin = new Promise<void>((resolve) => {
    begin = resolve
  })
  const rebased = (first: boolean): void => {
    adopt(journal.present())
    if (!first || mirrorWritten || journal.mirrorIsBehind()) writeMirror()
    begin()
  }

  const exchange = async (signal: AbortSignal): Promise<void> => {
    const first = !journal.base()
    const kept = new Map(unread)
    const { due, head, wrote } = await database.transact(
      (transaction) => commit(transaction, { journal, page, unread: kept, rebased: () => rebased(first) }),
      signal,
    )
    journal.confirm(due, head)
    for (const key of kept.keys()) unread.delete(key)
    if (kept.size > 0) writeMirror()
    // A mirror that knows of this commit can be gone on from, should the database not answer at the next start.
    else if (wrote) writeMirror('writeAtLast')
    if (wrote) announce()
  }

  const attempt = async (): Promise<boolean> => {
    const giveUp = new AbortController()
    const timers = [
      setTimeout(() => {
        late = true
        tell()
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

  /** TypeScript takes the phase for unchanged across a wait; a call makes it look again. */
  const isPhase = (one: Phase): boolean => phase === one

  /** One exchange at a time: what is done meanwhile goes with the next. */
  const run = async (): Promise<void> => {
    if (phase === 'exchanging') phase = 'askedAgain'
    if (phase !== 'idle') return
    clearTimeout(retry)
    do phase = 'exchanging'
    while ((await attempt()) && (isPhase('askedAgain') || !journal.isEmpty()))
    if (!isPhase('outdated')) phase = 'idle'
    tell()
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
      tell()
      writeMirror()
    },
    catchUp: () => void run(),
    follow: (take) => {
      adopt = take
      adopt(journal.present())
    },
    status,
    subscribe,
  }
}
