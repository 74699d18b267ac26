import { afterEach, expect, it, vi } from 'vitest'
import { askForProtection, readStorageSpace } from '../../src/platform/storageSpace'

afterEach(() => void vi.unstubAllGlobals())

const refuses = () => Promise.reject(new Error('refused'))

it.each<[string, object, { used?: number; isProtected: boolean }]>([
  [
    'a browser that says all',
    { estimate: async () => ({ usage: 5 }), persisted: async () => true },
    { used: 5, isProtected: true },
  ],
  ['a browser without the manager', {}, { isProtected: false }],
  ['Safari before 17, which has no estimate', { persisted: async () => true }, { isProtected: true }],
  ['a browser that refuses both', { estimate: refuses, persisted: refuses }, { isProtected: false }],
])('the used storage is read in %s', async (_, manager, expected) => {
  vi.stubGlobal('navigator', Object.keys(manager).length > 0 ? { storage: manager } : {})
  expect(await readStorageSpace()).toEqual({ used: undefined, ...expected })
})

it.each<[string, object, boolean]>([
  ['granted', { persisted: async () => false, persist: async () => true }, true],
  ['refused', { persisted: async () => false, persist: async () => false }, false],
  ['failing', { persisted: refuses }, false],
])('a request for protection may be %s', async (_, storage, expected) => {
  vi.stubGlobal('navigator', { storage })
  expect(await askForProtection()).toBe(expected)
})
