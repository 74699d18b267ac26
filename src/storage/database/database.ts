import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { DATABASE_NAME, RECORD_STORE } from '../../constants'

/** The operations of one transaction, which succeeds or fails as a whole. */
export interface Transaction {
  readonly get: (key: string) => Promise<unknown>
  /** All records whose keys begin with `prefix`, by key. */
  readonly under: (prefix: string) => Promise<Map<string, unknown>>
  readonly put: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
}

/** The durable copy: work that it has confirmed survives a killed browser; local storage may lose it. */
export interface Database {
  /**
   * Runs a transaction after all earlier ones, and resolves once its data are on disk. `run` may await only requests of
   * the transaction. An error in `run` rolls everything back. `signal` is for a disk that does not answer: it rolls
   * everything back, too, but not once `run` has ended; then only the next transaction, which waits for this one, can
   * tell what is on the disk.
   */
  readonly transact: <T>(run: (transaction: Transaction) => Promise<T>, signal: AbortSignal) => Promise<T>
}

export const openDatabase = (): Database => {
  let connection: UseStore | undefined
  return {
    transact: async (run, signal) => {
      try {
        connection ??= createStore(DATABASE_NAME, RECORD_STORE)
        // Only a transaction of our own can be strict; the library supplies the connection.
        const open = connection('readonly', ({ transaction }) => inTransaction(transaction.db, run, signal))
        return await orAborted(open, signal)
      } catch (error) {
        // A browser may close a connection or leave it unanswered; the next attempt opens a new one.
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
  // Handles the rejection that is not awaited when `run` fails.
  done.catch(() => undefined)
  let isCommitted = false
  signal.addEventListener('abort', () => isCommitted || abort(transaction), { once: true })
  try {
    const result = await run(operationsOn(transaction.objectStore(RECORD_STORE)))
    isCommitted = true
    transaction.commit()
    await done
    return result
  } catch (error) {
    abort(transaction)
    throw error
  }
}

const operationsOn = (store: IDBObjectStore): Transaction => ({
  // `async`, because a store may throw at once: the error must become a rejection.
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
    // The transaction has ended already.
  }
}

const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The database does not answer')), { once: true })
    promise.then(resolve, reject)
  })
