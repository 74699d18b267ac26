import { createStore, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { DATABASE_NAME, DATABASE_OPEN_MS, RECORD_STORE } from '../constants'
import type { Recorded, RecordKey, RecordValue } from './records'
import type { StepKey, StepValue } from './steps'

/** A record to write, or to remove where it has no value; of a tocht, that it was removed is kept. */
export type Change = readonly [key: RecordKey | StepKey, value: RecordValue | StepValue | undefined]

/** The durable copy: what it has confirmed survives a killed browser, which local storage does not. */
export interface Database {
  readonly read: () => Promise<readonly (readonly [string, Recorded<unknown>])[]>
  /** Writes all changes in one transaction, or none. */
  readonly write: (changes: readonly Change[], rev: number) => Promise<void>
  /** Keeps something aside as it is, under a key of its own. */
  readonly keep: (key: string, value: unknown) => Promise<void>
}

export const openDatabase = (): Database => {
  const records: UseStore = createStore(DATABASE_NAME, RECORD_STORE)
  return {
    // Asynchronous also in failing: where site data is blocked, opening throws at once.
    read: async () => withTimeout(entries<string, Recorded<unknown>>(records)),
    write: async (changes, rev) =>
      records('readwrite', (store) => {
        for (const [key, value] of changes) {
          if (value !== undefined) store.put({ rev, value } satisfies Recorded<RecordValue | StepValue>, key)
          else if (key.startsWith('tochten/')) store.put({ rev, value: null } satisfies Recorded<null>, key)
          else store.delete(key)
        }
        return promisifyRequest(store.transaction)
      }),
    keep: async (key, value) => withTimeout(set(key, { rev: 0, value } satisfies Recorded<unknown>, records)),
  }
}

/** Some browsers leave a request to open a database without an answer: https://github.com/jakearchibald/idb-keyval/issues/120 */
const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), DATABASE_OPEN_MS)
    }),
  ])
