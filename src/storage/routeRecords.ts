import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'

/**
 * Records of this device only: what was chosen for a route that is not a tocht yet, and the roads of doubtful drawings.
 * They are in a database of their own, so that no file, link, mirror or Undo contains them. Every function is quiet if
 * the storage fails: the screens then work from memory.
 */
const ROUTE_DATABASE = 'tochten-route'

let connection: UseStore | undefined
const store = (): UseStore => (connection ??= createStore(ROUTE_DATABASE, 'records'))

/** @returns `undefined` if there is no such record, or if it cannot be read */
export const readRecord = (key: string): Promise<unknown> => quietly(() => get<unknown>(key, store()))

/** Replaces a record. @param value anything that the browser can clone, such as bytes */
export const writeRecord = async (key: string, value: unknown): Promise<void> => quietly(() => set(key, value, store()))

export const removeRecord = async (key: string): Promise<void> => quietly(() => del(key, store()))

/** The keys of all records. */
export const recordKeys = async (): Promise<readonly string[]> => (await quietly(() => keys<string>(store()))) ?? []

const quietly = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch {
    // The browser may have closed the connection; the next call opens a new one.
    connection = undefined
    return undefined
  }
}
