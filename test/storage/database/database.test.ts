import { afterEach, expect, it, vi } from 'vitest'
import { RECORD_STORE } from '../../../src/constants'
import { openDatabase } from '../../../src/storage/database/database'

/** A request that answers later by firing the event with this name. */
const answering = <T extends object>(event: 'onsuccess' | 'oncomplete', answer: T): T => {
  const request = answer as T & { [name in typeof event]?: () => void }
  setTimeout(() => request[event]?.())
  return request
}

afterEach(() => void vi.unstubAllGlobals())

it('a transaction is over once it is on disk, not when the browser has accepted it', async () => {
  const objectStore = () => ({ put: () => undefined, transaction: { db: connection } })
  const transaction = vi.fn<IDBDatabase['transaction']>(() =>
    answering('oncomplete', { objectStore, commit: () => undefined } as unknown as IDBTransaction),
  )
  const connection = { transaction }
  vi.stubGlobal('indexedDB', { open: () => answering('onsuccess', { result: connection }) })
  await openDatabase().transact(async ({ put }) => put('head', 1), new AbortController().signal)
  expect(transaction.mock.lastCall).toEqual([RECORD_STORE, 'readwrite', { durability: 'strict' }])
})
