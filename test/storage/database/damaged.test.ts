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
const GOOD = mirrorText(STATE, { state: STATE, revisions: { [idOf('a')]: 5, [idOf('b')]: 5 } })
const cut = (share: number): string => GOOD.slice(0, Math.floor(GOOD.length * share))

/** Damaged texts under the app's key in local storage, with their descriptions. */
const DAMAGED: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '42'],
  ['a huge number', '1e999'],
  ['a text', '"Tochten"'],
  ['an object', '{}'],
  ['one tocht without its list', JSON.stringify({ name: 'x', drawings: [] })],
  ['undefined', 'undefined'],
  ['an object converted to text', '[object Object]'],
  ['not a number', 'NaN'],
  ['a page of HTML', '<!doctype html><title>Sign in</title>'],
  ['an encrypted text', 'U2FsdGVkX1+q8v'],
  ['a byte order mark alone', '\uFEFF'],
  ['a zero byte', '\u0000'],
  ['half a character', '\uD800'],
  ['single quotes', "[{'name':'x','drawings':[]}]"],
  ['a comma too many', '[{"name":"x","drawings":[]},]'],
  ['a comment', '[/* tochten */]'],
  ['two lists', '[][]'],
  ['a list of null', '[null,null]'],
  ['a list of numbers', '[1,2,3]'],
  ['a list of texts', '["a","b"]'],
  ...[0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) => [`a text cut at ${share * 100} %`, cut(share)] as const),
  ['a text without its beginning', GOOD.slice(5)],
  ['a text with a hole', GOOD.slice(0, 40) + GOOD.slice(90)],
  ['a text written twice', GOOD + GOOD],
  ['a text written over another', GOOD.slice(0, 100) + GOOD],
  ['other quotes', GOOD.replaceAll('"', '“')],
  ['escaped quotes', JSON.stringify(GOOD).slice(1, -1)],
  ['a text in a text', JSON.stringify(GOOD)],
  ['drawings that are a text', '[{"name":"x","drawings":"none"}]'],
  ['drawings that are an object', '[{"name":"x","drawings":{"0":[]}}]'],
  ['a drawing that is null', '[{"name":"x","drawings":[null]}]'],
  ['an element that is null', '[{"name":"x","drawings":[[null]]}]'],
  ['an element that is a list', '[{"name":"x","drawings":[[[]]]}]'],
  ['points that are a text', '[{"name":"x","drawings":[[{"points":"1,2"}]]}]'],
  ['a point without a coordinate', '[{"name":"x","drawings":[[{"points":[{"x":1}]}]]}]'],
  ['a coordinate that is a text', '[{"name":"x","drawings":[[{"points":[{"x":"1","y":2}]}]]}]'],
  ['a coordinate that is null', '[{"name":"x","drawings":[[{"points":[{"x":null,"y":2}]}]]}]'],
  ['a coordinate beyond all bounds', '[{"name":"x","drawings":[[{"points":[{"x":1e9,"y":2}]}]]}]'],
  ['an infinite coordinate', '[{"name":"x","drawings":[[{"points":[{"x":1e999,"y":2}]}]]}]'],
  ['an icon that does not exist', '[{"name":"x","drawings":[[{"icon":{"x":1,"y":2,"index":-1}}]]}]'],
  ['a flag that is a text', '[{"name":"x","drawings":[[{"points":[{"x":1,"y":2}],"dashed":"yes"}]]}]'],
  ['a name that is a number', '[{"name":5,"drawings":[]}]'],
  ['a style that does not exist', '[{"name":"x","style":"7","drawings":[]}]'],
  ['a canvas without width', '[{"name":"x","canvas":{"height":5},"drawings":[]}]'],
  ['brackets a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['brackets that are never closed', '['.repeat(100_000)],
  ['a member named __proto__', '[{"__proto__":{"drawings":[]},"name":"x"}]'],
]

describe('a damaged mirror', () => {
  it('comes in at least fifty variants', () => {
    expect(new Set(DAMAGED.map(([, text]) => text)).size).toBeGreaterThanOrEqual(50)
  })

  it.each(DAMAGED)(
    '(%s) neither stops the app from starting nor loses a tocht, and is kept as it was',
    async (_, text) => {
      const fake = fakeDatabase(recordsOf(STATE, 5))
      const storage = fakeStorage({ [MIRROR_KEY]: text })
      const { store } = await startApp(fake.database, storage, { newId: countedIds() })
      const { order, tochten, bin } = store.getState()
      expect([...order, ...Object.keys(bin)]).toEqual(expect.arrayContaining([...STATE.order]))
      expect(tochten).toMatchObject(STATE.tochten)
      // The next start waits until the damaged text is kept.
      await startApp(fake.database, storage)
      expect(fake.records.get(`unreadable/${hash(text)}`)).toMatchObject({ value: text })
    },
  )
})
