import { SAVE_GIVE_UP_MS } from '../../constants'
import { hash } from '../../model/hash'
import { sameValue } from '../../model/sameValue'
import { createListeners } from '../listeners'
import type { Snapshot } from '../takeSnapshots'
import type { Database, Transaction } from './database'
import type { Head } from './head'
import { SNAPSHOTS, UNREADABLE } from './recordKeys'
import { latestFirst, type WrittenSnapshot } from './snapshots'
import { readHead, recorded, type Recorded } from './stored'

/** An unreadable text or record, as it was found. */
interface Unreadable {
  readonly key: string
  readonly text: string
}

interface KeptSnapshot {
  /** The key of its record. */
  readonly key: string
  readonly snapshot: Snapshot
}

export interface Kept {
  /** The latest first. */
  readonly snapshots: readonly KeptSnapshot[]
  readonly unreadable: readonly Unreadable[]
}

const { notify, subscribe } = createListeners()

/** Calls a function after this tab has kept or discarded an unreadable text. @returns a function that unsubscribes */
export const subscribeArchive = subscribe

/** @throws NewerSchema */
const transact = <T>(
  database: Database,
  run: (transaction: Transaction, head: Head | undefined) => Promise<T>,
): Promise<T> =>
  database.transact(
    async (transaction) => run(transaction, await readHead(transaction)),
    AbortSignal.timeout(SAVE_GIVE_UP_MS),
  )

/**
 * Reads the snapshots and unreadable texts beside the tochten.
 * @throws NewerSchema
 */
export const readArchive = (database: Database): Promise<Kept> => transact(database, keptIn)

/**
 * Discards an unreadable text. If it is a copy of a record, that becomes a deleted one; otherwise the next start would
 * keep a copy again.
 * @throws NewerSchema
 */
export const discardKept = (database: Database, key: string): Promise<void> =>
  transact(database, async (transaction) => {
    const original = key.slice(UNREADABLE.length)
    const [copy, record] = await Promise.all([transaction.get(key), transaction.get(original)])
    if (record !== undefined && sameValue(record, copy))
      transaction.put(original, recorded((record as Recorded).rev, null))
    transaction.remove(key)
  }).then(notify)

/**
 * Keeps an unreadable text; equal texts once.
 * @throws NewerSchema
 */
export const keepText = (database: Database, text: string): Promise<void> =>
  transact(database, async (transaction, head) =>
    transaction.put(`${UNREADABLE}${hash(text)}`, recorded(head?.rev ?? 0, text)),
  ).then(notify)

const keptIn = async (transaction: Transaction): Promise<Kept> => {
  const snapshots = [...(await transaction.under(SNAPSHOTS))] as readonly WrittenSnapshot[]
  const unreadable = [...(await transaction.under(UNREADABLE))] as readonly (readonly [string, Recorded])[]
  return {
    snapshots: latestFirst(snapshots).map(([key, { value }]) => ({ key, snapshot: value as Snapshot })),
    unreadable: unreadable.map(([key, { value }]) => ({ key, text: textOf(value) })),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
