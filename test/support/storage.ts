import type { Change, Database } from '../../src/storage/database'
import type { State } from '../../src/model/types'
import { loadState } from '../../src/storage/load'
import { createMirrorWriter } from '../../src/storage/mirrorWriter'
import { createPersistence } from '../../src/storage/persistence'
import { allRecords, recordValue, type Recorded } from '../../src/storage/records'
import { createStore } from '../../src/store/store'
import { idOf } from './drawings'

type Entries = readonly (readonly [string, Recorded<unknown>])[]

interface Transaction {
  readonly changes: readonly Change[]
  readonly rev: number
}

/** What one transaction does to the records: of a tocht that was removed, that it was is kept. */
export const writeRecords = (
  records: Map<string, Recorded<unknown>>,
  changes: readonly Change[],
  rev: number,
): void => {
  for (const [key, value] of changes) {
    if (value !== undefined) records.set(key, { rev, value })
    else if (key.startsWith('tochten/')) records.set(key, { rev, value: null })
    else records.delete(key)
  }
}

/** A database in memory that can refuse, and that can be told to keep its answers back. */
export const fakeDatabase = (initial: Entries = []) => {
  const records = new Map<string, Recorded<unknown>>(initial)
  const transactions: Transaction[] = []
  const waiting: (() => void)[] = []
  const fake = {
    records,
    /** Every write that was asked for, refused ones included. */
    transactions,
    readable: true,
    writable: true,
    held: false,
    /** Answers all writes that were kept back. */
    answer: (): void => waiting.splice(0).forEach((resolve) => resolve()),
  }
  const database: Database = {
    read: () =>
      fake.readable ? Promise.resolve(structuredClone([...records])) : Promise.reject(new Error('no answer')),
    write: async (changes, rev) => {
      transactions.push({ changes, rev })
      const { writable } = fake
      if (fake.held) await new Promise<void>((resolve) => waiting.push(resolve))
      if (!writable) throw new Error('disk full')
      writeRecords(records, changes, rev)
    },
    keep: (key, value) => {
      if (!fake.writable) return Promise.reject(new Error('disk full'))
      records.set(key, { rev: 0, value })
      return Promise.resolve()
    },
  }
  return Object.assign(fake, { database })
}

/** Local storage in memory; a full one refuses to take anything. */
export const fakeStorage = (initial: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(initial))
  return {
    values,
    full: false,
    getItem: (key: string): string | null => values.get(key) ?? null,
    setItem(key: string, value: string): void {
      if (this.full) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string): void => void values.delete(key),
  }
}

/** The app as it starts on a device: what it loads, keeps, and is worked with. */
export const startApp = async (database: Database, storage: ReturnType<typeof fakeStorage>) => {
  const loaded = await loadState(database, storage, noNewId)
  const persistence = createPersistence(database, createMirrorWriter(storage, afterwards), loaded)
  return { loaded, store: createStore(loaded, persistence.save) }
}

/** The ids of `new1`, `new2` … */
export const countedIds = (): (() => string) => {
  let made = 0
  return () => idOf(`new${(made += 1)}`)
}

/** For what brings all its ids along. */
export const noNewId = (): never => {
  throw new Error('an id was missing')
}

/** The records of a database that holds a state, all written by one commit. */
export const recordsOf = (state: State, rev: number): Entries =>
  allRecords(state).map((key) => [key, { rev, value: recordValue(state, key) }])

/** Later, in tests: after the time alone. */
export const afterwards = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
