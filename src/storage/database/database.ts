import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { DATABASE_NAME, RECORD_STORE } from '../../constants'

/** What can be done within one transaction: all of it comes about, or nothing. */
export interface Transaction {
  readonly get: (key: string) => Promise<unknown>
  /** All records whose keys begin so, by key. */
  readonly under: (prefix: string) => Promise<Map<string, unknown>>
  readonly put: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
}

/** The durable copy: what it has confirmed survives a killed browser, which local storage does not. */
export interface Database {
  /**
   * Runs one transaction after another, and answers once it is on the disk. `run` may wait for the transaction's own
   * answers only. What it throws takes everything back; so does `signal`, for a disk that does not answer.
   */
  readonly transact: <T>(run: (transaction: Transaction) => Promise<T>, signal: AbortSignal) => Promise<T>
}

export const openDatabase = (): Database => {
  let connection: UseStore | undefined
  return {
    transact: async (run, signal) => {
      try {
        connection ??= createStore(DATABASE_NAME, RECORD_STORE)
        // Only a transaction of our own can be a strict one; the library's gives it the connection.
        const open = connection('readonly', ({ transaction }) => inTransaction(transaction.db, run, signal))
        return await orAborted(open, signal)
      } catch (error) {
        // A browser may close a connection, or leave it without an answer; the next attempt makes a new one.
        connection = undefined
        throw error
      }
    },
  }
}

const inTransaction = async <T>(
  database: IDBDatabase,
  run: (transaction: Transaction) => Promise<T>,
  signal: AbortSignal,
): Promise<T> => {
  signal.throwIfAborted()
  const transaction = database.transaction(RECORD_STORE, 'readwrite', { durability: 'strict' })
  const done = promisifyRequest(transaction)
  // Awaited below only if all goes well.
  done.catch(() => undefined)
  signal.addEventListener('abort', () => abort(transaction), { once: true })
  try {
    const result = await run(operationsOn(transaction.objectStore(RECORD_STORE)))
    transaction.commit()
    await done
    return result
  } catch (error) {
    abort(transaction)
    throw error
  }
}

const operationsOn = (store: IDBObjectStore): Transaction => ({
  // A store may refuse a request at once; what was asked before it is waited for all the same.
  get: async (key) => promisifyRequest(store.get(key)),
  under: async (prefix) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
    const allKeys = async () => promisifyRequest(store.getAllKeys(range))
    const allValues = async () => promisifyRequest<unknown[]>(store.getAll(range))
    const [keys, values] = await Promise.all([allKeys(), allValues()])
    return new Map(keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : [])))
  },
  put: (key, value) => void store.put(value, key),
  remove: (key) => void store.delete(key),
})

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The database does not answer')), { once: true })
    promise.then(resolve, reject)
  })
