import { afterEach, expect, it, vi } from 'vitest'
import { RECORD_STORE } from '../../../src/constants'
import { openDatabase } from '../../../src/storage/database/database'

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose last transaction answers when the test says so. */
const openBrowser = () => {
  const commit = vi.fn<() => void>()
  const abort = vi.fn<() => void>()
  interface Begun {
    readonly objectStore: () => object
    oncomplete?: () => void
  }
  const begun: Begun[] = []
  const objectStore = () => ({ put: () => undefined, transaction: { db: connection } })
  const transaction = vi.fn<(...args: unknown[]) => object>(() => {
    const one = { objectStore, commit, abort }
    begun.push(one)
    return one
  })
  const connection = { transaction }
  const opening: { result: object; onsuccess?: () => void } = { result: connection }
  vi.stubGlobal('indexedDB', { open: () => (setTimeout(() => opening.onsuccess?.()), opening) })
  return { transaction, commit, abort, complete: () => begun.at(-1)?.oncomplete?.() }
}

it('a transaction is over once it is on disk', async () => {
  const { transaction, commit, complete } = openBrowser()
  let isOver = false
  const writing = openDatabase()
    .transact(async ({ put }) => put('head', 1), new AbortController().signal)
    .then(() => (isOver = true))
  await vi.waitFor(() => expect(commit).toHaveBeenCalled())
  expect(transaction).toHaveBeenLastCalledWith(RECORD_STORE, 'readwrite', { durability: 'strict' })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  complete()
  await writing
})

it('a commit that does not answer is not rolled back: the next transaction tells whether it is on disk', async () => {
  const { commit, abort } = openBrowser()
  const giveUp = new AbortController()
  const writing = openDatabase().transact(async ({ put }) => put('head', 1), giveUp.signal)
  await vi.waitFor(() => expect(commit).toHaveBeenCalled())
  giveUp.abort()
  await expect(writing).rejects.toThrow('does not answer')
  expect(abort).not.toHaveBeenCalled()
})

it('a transaction that does not answer before it is committed is given up and rolled back', async () => {
  const { abort } = openBrowser()
  const giveUp = new AbortController()
  const reading = openDatabase().transact(() => {
    setTimeout(() => giveUp.abort())
    return new Promise(() => undefined)
  }, giveUp.signal)
  await expect(reading).rejects.toThrow('does not answer')
  expect(abort).toHaveBeenCalled()
})
