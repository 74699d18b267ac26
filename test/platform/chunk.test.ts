import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk, openWorker } from '../../src/platform/chunk'

const ADDRESS = '/static/js/worker-1.js'
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })

/** The answer of the server to each request. */
const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://tochten.example/export/0' })
  vi.stubGlobal(
    'Worker',
    class {
      readonly address: string
      constructor(address: string) {
        this.address = address
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

it('a worker is started once its script has arrived', async () => {
  serverAnswers(async () => script())
  expect(await openWorker(ADDRESS)).toEqual({ address: `https://tochten.example${ADDRESS}` })
})

const FAULTS = [
  ['missing if the server has no such file', 'missing', async () => new Response('', { status: 404 })],
  ['missing if the server sends the start page', 'missing', async () => page()],
  ['an error if the connection breaks', 'error', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const

describe('a part of the app counts as', () => {
  it.each(FAULTS)('%s (a worker)', async (_, fault, answer) => {
    serverAnswers(answer)
    await expect(openWorker(ADDRESS)).rejects.toMatchObject({ fault, address: `https://tochten.example${ADDRESS}` })
  })

  it.each(FAULTS)('%s (a screen)', async (_, fault, answer) => {
    serverAnswers(answer)
    await expect(loadChunk(() => Promise.reject(new TypeError('Importing failed')))).rejects.toMatchObject({ fault })
  })

  it('late if a worker does not arrive in time', async () => {
    serverAnswers(() => Promise.reject(new DOMException('', 'TimeoutError')))
    await expect(openWorker(ADDRESS)).rejects.toMatchObject({ fault: 'timeout' })
  })
})
