import { afterEach, expect, it, vi } from 'vitest'
import { askForProtection, deletesUnused, readStorageSpace } from '../../src/platform/storageSpace'

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

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
it.each([
  ['Safari', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`],
  ['Safari on an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`],
])('%s deletes what is not used for a week, unless the app is installed', (_, userAgent) => {
  expect(deletesUnused(userAgent, false)).toBe(true)
  expect(deletesUnused(userAgent, true)).toBe(false)
})

it.each([
  ['Chrome', `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
])('%s keeps what is not used', (_, userAgent) => {
  expect(deletesUnused(userAgent, false)).toBe(false)
})
