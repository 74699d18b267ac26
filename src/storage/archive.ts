import { SAVE_GIVE_UP_MS } from '../constants'
import { SNAPSHOTS, UNREADABLE, type Snapshot } from './aside'
import type { Database, Transaction } from './database'
import type { Recorded } from './stored'

/** Something that nobody could read, as it was found. */
export interface Unreadable {
  readonly key: string
  readonly text: string
}

export interface KeptSnapshot {
  /** Its place in the ring. */
  readonly key: string
  readonly snapshot: Snapshot
}

export interface Kept {
  /** The latest first. */
  readonly snapshots: readonly KeptSnapshot[]
  readonly unreadable: readonly Unreadable[]
}

/** What is kept beside the tochten, read when somebody asks for it. */
export interface Archive {
  readonly read: () => Promise<Kept>
  readonly discard: (key: string) => Promise<void>
}

export const openArchive = (database: Database): Archive => ({
  read: () => database.transact(readKept, AbortSignal.timeout(SAVE_GIVE_UP_MS)),
  discard: (key) =>
    database.transact(async (transaction) => transaction.remove(key), AbortSignal.timeout(SAVE_GIVE_UP_MS)),
})

const readKept = async (transaction: Transaction): Promise<Kept> => {
  const snapshots = [...(await transaction.under(SNAPSHOTS))] as readonly (readonly [string, Recorded])[]
  const unreadable = [...(await transaction.under(UNREADABLE))] as readonly (readonly [string, Recorded])[]
  return {
    // By commit: clocks may have been wrong.
    snapshots: snapshots
      .toSorted(([, one], [, other]) => other.rev - one.rev)
      .map(([key, { value }]) => ({ key, snapshot: value as Snapshot })),
    unreadable: unreadable.map(([key, { value }]) => ({ key, text: textOf(value) })),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
