import { afterEach, expect, it, vi } from 'vitest'
import { ROUTE_FILE_BYTES } from '../../../../src/constants'
import { askServer } from '../../../../src/ui/route/choose/askServer'

const ADDRESS = 'https://a.org/api/interpreter?data=x'
const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const ask = (onBytes: (bytes: number) => void = () => {}) => askServer(ADDRESS, new AbortController().signal, onBytes)
/** A date header has whole seconds. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toUTCString()

afterEach(() => void vi.unstubAllGlobals())

it('the roads are the whole answer, and its growing size is told', async () => {
  answerWith(() => new Response(new Blob(['{"elements":', '[]}'])))
  const sizes: number[] = []
  const answer = await ask((bytes) => sizes.push(bytes))
  expect(answer.ok && (await answer.value.text())).toBe('{"elements":[]}')
  expect(sizes.at(-1)).toBe(15)
})

it('an answer that is larger than a file of roads may be is not read to its end', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (stream) => {
      sent += 1_000_000
      stream.enqueue(new Uint8Array(1_000_000))
    },
  })
  answerWith(() => new Response(endless))
  expect(await ask()).toEqual({ ok: false, fault: { kind: 'tooBig' } })
  expect(sent).toBeLessThan(2 * ROUTE_FILE_BYTES)
})

it.each<[string, string | undefined, unknown]>([
  ['nothing', undefined, { kind: 'busy' }],
  ['a number of seconds', '7', { kind: 'busy', wait: 7 }],
  ['a date in the past', inMinutes(-5), { kind: 'busy', wait: 0 }],
  ['no time', 'soon', { kind: 'busy' }],
])('a busy server may say when to ask again: with %s', async (_, text, fault) => {
  answerWith(() => new Response('', { status: 429, headers: text === undefined ? {} : { 'Retry-After': text } }))
  expect(await ask()).toEqual({ ok: false, fault })
})

it('a busy server may name the date when to ask again', async () => {
  answerWith(() => new Response('', { status: 503, headers: { 'Retry-After': inMinutes(5) } }))
  const answer = await ask()
  const wait = !answer.ok && answer.fault.kind === 'busy' ? (answer.fault.wait ?? 0) : 0
  expect(wait).toBeGreaterThan(290)
  expect(wait).toBeLessThanOrEqual(300)
})

it.each([
  [
    '{"elements":[],"remark":"runtime error: Query timed out in \\"query\\""}\n',
    'runtime error: Query timed out in "query"',
  ],
  ['{"elements":[\n\n],\n"remark": "runtime error: out of memory"\n}\n', 'runtime error: out of memory'],
])('an error at the end of an answer is the reason of the server: %s', async (text, remark) => {
  answerWith(() => new Response(text))
  expect(await ask()).toEqual({ ok: false, fault: { kind: 'stopped', remark } })
})

it('a remark that is no error, or belongs to a road, is none', async () => {
  for (const text of ['{"elements":[],"remark":"slow"}', '{"elements":[{"tags":{"remark":"error"}}]}']) {
    answerWith(() => new Response(text))
    expect((await ask()).ok).toBe(true)
  }
})
