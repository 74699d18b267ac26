import { describe, expect, it } from 'vitest'
import { MIRROR_KEY } from '../../../src/constants'
import { hash } from '../../../src/model/hash'
import { mirrorText } from '../../../src/storage/mirror/mirror'
import { ARROW, drawing, idOf, LINE, stamp, stateWith, whole } from '../../support/drawings'
import { countedIds, fakeDatabase, fakeStorage, recordsOf, startApp } from '../../support/storage'

const STATE = stateWith(
  whole([drawing(idOf('a1'), LINE, ARROW, stamp(5, 6, 2)), drawing(idOf('a2'))], { id: idOf('a') }),
  whole([drawing(idOf('b1'), ARROW)], { id: idOf('b'), name: 'Tocht 2' }),
)
const GOOD = mirrorText(STATE, { state: STATE, tochten: { [idOf('a')]: 5, [idOf('b')]: 5 } })
const cut = (share: number): string => GOOD.slice(0, Math.floor(GOOD.length * share))

/** Damaged texts under the app's key in local storage. */
const DAMAGED: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '42',
  '1e999',
  '"Tochten"',
  '{}',
  JSON.stringify({ name: 'x', drawings: [] }),
  'undefined',
  '[object Object]',
  'NaN',
  '<!doctype html><title>Sign in</title>',
  'U2FsdGVkX1+q8v',
  '\uFEFF',
  '\u0000',
  '\uD800',
  "[{'name':'x','drawings':[]}]",
  '[{"name":"x","drawings":[]},]',
  '[/* tochten */]',
  '[][]',
  '[null,null]',
  '[1,2,3]',
  '["a","b"]',
  ...[0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map(cut),
  GOOD.slice(5),
  GOOD.slice(0, 40) + GOOD.slice(90),
  GOOD + GOOD,
  GOOD.slice(0, 100) + GOOD,
  GOOD.replaceAll('"', '“'),
  JSON.stringify(GOOD).slice(1, -1),
  JSON.stringify(GOOD),
  '[{"name":"x","drawings":"none"}]',
  '[{"name":"x","drawings":{"0":[]}}]',
  '[{"name":"x","drawings":[null]}]',
  '[{"name":"x","drawings":[[null]]}]',
  '[{"name":"x","drawings":[[[]]]}]',
  '[{"name":"x","drawings":[[{"points":"1,2"}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":1}]}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":"1","y":2}]}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":null,"y":2}]}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":1e9,"y":2}]}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":1e999,"y":2}]}]]}]',
  '[{"name":"x","drawings":[[{"icon":{"x":1,"y":2,"index":-1}}]]}]',
  '[{"name":"x","drawings":[[{"points":[{"x":1,"y":2}],"dashed":"yes"}]]}]',
  '[{"name":5,"drawings":[]}]',
  '[{"name":"x","style":"7","drawings":[]}]',
  '[{"name":"x","canvas":{"height":5},"drawings":[]}]',
  '['.repeat(100_000) + ']'.repeat(100_000),
  '['.repeat(100_000),
  '[{"__proto__":{"drawings":[]},"name":"x"}]',
]

describe('a damaged mirror', () => {
  it('comes in at least fifty variants', () => {
    expect(new Set(DAMAGED).size).toBeGreaterThanOrEqual(50)
  })

  it.each(DAMAGED.map((text) => [text.slice(0, 60), text]))(
    '(%j) neither stops the app from starting nor loses a tocht, and is kept as it was',
    async (_, text) => {
      const fake = fakeDatabase(recordsOf(STATE, 5))
      const storage = fakeStorage({ [MIRROR_KEY]: text })
      const { store } = await startApp(fake.database, storage, { readId: countedIds() })
      const { order, tochten, bin } = store.getState()
      expect([...order, ...Object.keys(bin)]).toEqual(expect.arrayContaining([...STATE.order]))
      expect(tochten).toMatchObject(STATE.tochten)
      // The next start waits until the damaged text is kept.
      await startApp(fake.database, storage)
      expect(fake.records.get(`unreadable/${hash(text)}`)).toMatchObject({ value: text })
    },
  )
})
