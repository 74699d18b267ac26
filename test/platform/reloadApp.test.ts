import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadApp } from '../../src/platform/reloadApp'
import type { SaveStatus } from '../../src/storage/persistence'

const PART = 'https://tochten.example/static/js/Part.js'
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response(''))
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

/** A save status that the test can change. */
const saving = (first: SaveStatus) => {
  let status = first
  const listeners = new Set<() => void>()
  return {
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next: SaveStatus) => {
      status = next
      listeners.forEach((listener) => listener())
    },
    listeners,
  }
}

it('reloadApp reloads a tab when everything is saved', async () => {
  expect(await reloadApp(saving('saved'), PART)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it("reloadApp refreshes the chunk in the browser's cache, which may hold a wrong answer", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  await reloadApp(saving('saved'), PART)
  expect(fetched).toHaveBeenCalledWith(PART, expect.objectContaining({ cache: 'reload' }))
})

it('reloadApp waits for pending saves', async () => {
  const page = saving('saving')
  const loading = reloadApp(page, PART)
  await vi.waitFor(() => expect(page.listeners.size).toBe(1))
  expect(reload).not.toHaveBeenCalled()
  page.become('saved')
  expect(await loading).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(page.listeners.size).toBe(0)
})

it.each<SaveStatus>(['failed', 'outdated'])('reloadApp does not reload while the save status is %s', async (status) => {
  expect(await reloadApp(saving(status), PART)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no app', async () => new Response('', { status: 503 })],
])('reloadApp does not reload when the server %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await reloadApp(saving('saved'), PART)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
