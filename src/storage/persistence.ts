import type { Scope } from '../model/changes/actions'
import { EMPTY_CONTENTS, type Contents, type Operation } from '../model/contents'
import { hash } from '../model/hash'
import { writeCommit } from './database/commit'
import type { Database, Transaction } from './database/database'
import { lastCommit, readHead } from './database/head'
import { UNREADABLE } from './database/recordKeys'
import { readStored, setAside, type Stored } from './database/stored'
import { createExchanges } from './exchanges'
import {
  atStart,
  attemptIn,
  confirmed,
  dueIn,
  EMPTY_JOURNAL,
  knownCommit,
  rebase,
  withAttempt,
  withoutDatabase,
  withOperation,
  type Rebased,
} from './journal'
import { createListeners } from './listeners'
import { mirrorText } from './mirror/mirror'
import type { MirrorWriter } from './mirror/mirrorWriter'
import type { Mirror } from './mirror/readMirror'
import { committedIn, isBehind, reconcile } from './reconcile'

/**
 * Whether everything is in the durable copy. `outdated`: a newer build has written to the database, and this one must
 * not.
 */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'outdated'

/** The owner of the contents of this tab. */
interface Holder {
  readonly getContents: () => Contents
  readonly replaceContents: (contents: Contents) => void
}

export interface Persistence {
  /** Reads the contents: those of the database, or, if it cannot be read, those of the mirror alone. */
  readonly start: () => Promise<Contents>
  /** Names the owner of the contents, which other tabs or a database that answers late may change. */
  readonly follow: (holder: Holder) => void
  /** Stores an operation in the mirror and the database. */
  readonly save: (operation: Operation, before: Contents, after: Contents) => void
  /** Takes over what another tab has written. */
  readonly catchUp: () => void
  readonly status: () => SaveStatus
  /** Whether the database could not be read yet, so that the mirror is the only copy. */
  readonly isMirrorOnly: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Calls a function with the scopes in which an operation could not be repeated, because another tab changed them. */
  readonly onLeftUndone: (listener: (scopes: readonly Scope[]) => void) => void
}

export interface Parts {
  readonly database: Database
  readonly mirrorWriter: Pick<MirrorWriter, 'write'>
  /** The mirror at start, as text and as read. */
  readonly mirrorText: string | null
  readonly mirror: Mirror | undefined
  readonly newId: () => string
  /** In milliseconds since 1970. */
  readonly now: () => number
  /** Tells other tabs that something was written. */
  readonly announce: () => void
}

const noop = (): void => undefined

/**
 * Keeps the database and the mirror up to date, and this tab in step with other tabs. A failed write is retried with
 * growing delays and with every further operation; nothing is dropped and nothing reloads.
 */
export const createPersistence = (parts: Parts): Persistence => {
  const { database, mirrorWriter, mirror, newId, now, announce } = parts
  const { notify, subscribe } = createListeners()
  const unreadable = unreadableMirror(parts)
  let journal = EMPTY_JOURNAL
  let holder = holderOf(EMPTY_CONTENTS)
  let tellLeftUndone: (scopes: readonly Scope[]) => void = noop
  /** Whether the mirror in local storage is the one that was found at the start. */
  let isMirrorFound = true

  const status = (): SaveStatus => {
    if (exchanges.isOutdated()) return 'outdated'
    if (journal.base && !hasWork()) return 'saved'
    return exchanges.isLate() ? 'failed' : 'saving'
  }

  /** Does not overwrite an unreadable text before a copy of it is stored. */
  const writeMirror = (): void => {
    if (unreadable.size > 0 || exchanges.isOutdated()) return
    mirrorWriter.write(() => {
      const { base } = journal
      const committed = base
        ? { state: base.contents.state, tochten: base.tochten, begun: journal.attempt?.id }
        : committedIn(mirror)
      return mirrorText(holder.getContents().state, committed)
    })
    isMirrorFound = false
  }

  const become = ({ journal: next, contents, leftUndone }: Rebased): void => {
    journal = next
    holder.replaceContents(contents)
    if (leftUndone.length > 0) tellLeftUndone(leftUndone)
  }

  /**
   * Takes over what others have written. All in one task: an operation in between would act on outdated contents.
   * @returns whether the last commit is one of this tab, which did not know that it had succeeded
   */
  const catchUpIn = async (transaction: Transaction): Promise<boolean> => {
    const head = await readHead(transaction)
    const late = attemptIn(journal, head)
    if (late) journal = late
    if (journal.base && lastCommit(head) === knownCommit(journal)) return late !== undefined
    const found = await readStored(transaction, journal.base)
    const forget = found.useless.length > 0 ? [atStart({ type: 'forget', scopes: found.useless }, now())] : []
    const start = [...(mirror ? reconcile(found, mirror, now()) : []), ...forget]
    become(rebase(journal, found, holder.getContents(), start, now()))
    await setAside(transaction, found.unreadable)
    return false
  }

  const exchange = async (signal: AbortSignal): Promise<void> => {
    const id = newId()
    let wrote = false
    let written: Stored | undefined
    let upTo = 0
    const keptNow = new Map(unreadable)
    await database.transact(async (transaction) => {
      wrote = await catchUpIn(transaction)
      const { base } = journal
      if (!base) return
      upTo = journal.last
      const due = dueIn(journal, mirror?.foreignId)
      // Before it is written, so that the mirror names it with whatever comes meanwhile.
      journal = withAttempt(journal, { id, upTo, stored: undefined })
      written = await writeCommit(transaction, base, {
        ...due,
        id,
        at: now(),
        contents: holder.getContents(),
        unreadable: keptNow,
      })
      journal = withAttempt(journal, { id, upTo, stored: written })
    }, signal)
    if (!written) return
    wrote ||= written !== journal.base
    journal = confirmed(journal, written, upTo)
    for (const key of keptNow.keys()) unreadable.delete(key)
    const isMirrorWrong = isMirrorFound && (!mirror || isBehind(holder.getContents().state, written.tochten, mirror))
    if (wrote || isMirrorWrong) writeMirror()
    if (wrote) announce()
  }

  const hasWork = (): boolean => journal.pending.length > 0 || unreadable.size > 0
  const exchanges = createExchanges(exchange, hasWork, notify)

  return {
    start: async () => {
      await exchanges.first()
      if (!journal.base) become(withoutDatabase(mirror ? reconcile(undefined, mirror, now()) : []))
      return holder.getContents()
    },
    follow: (owner) => {
      const contents = holder.getContents()
      holder = owner
      if (owner.getContents() !== contents) owner.replaceContents(contents)
    },
    save: (operation, before, after) => {
      journal = withOperation(journal, operation, [before, after], now())
      exchanges.ask()
      notify()
      writeMirror()
    },
    catchUp: exchanges.ask,
    status,
    isMirrorOnly: () => !journal.base,
    subscribe,
    onLeftUndone: (listener) => {
      tellLeftUndone = listener
    },
  }
}

/** The owner of the contents until the app has one. */
const holderOf = (initial: Contents): Holder => {
  let contents = initial
  return {
    getContents: () => contents,
    replaceContents: (next) => {
      contents = next
    },
  }
}

/** The text of a mirror in which something could not be read, under the key of its copy. */
const unreadableMirror = ({ mirror, mirrorText: text }: Parts): Map<string, string> =>
  new Map(text !== null && mirror && mirror.unreadable > 0 ? [[`${UNREADABLE}${hash(text)}`, text]] : [])
