import { expect, it } from 'vitest'
import { MIRROR_KEY, MIRRORED_KEY } from '../../src/constants'
import { readEarlier } from '../../src/storage/database/earlierVersions'
import { SCHEMA } from '../../src/storage/database/head'
import { readLeftPlaces } from '../../src/storage/database/leftPlaces'
import profile from '../fixtures/schema2Profile.json'
import { ARROW, DASHED, ERASER, idOf, LINE, SQUARE, stamp } from '../support/drawings'
import { must } from '../support/must'
import { fakeDatabase, fakeStorage, saved, startApp } from '../support/storage'

/** Records and local storage as the build of commit 6f0baee6 left them, with an icon that only its mirror has. */
const [a, a1, a2, b, b1, c] = [idOf('a'), idOf('a1'), idOf('a2'), idOf('b'), idOf('b1'), idOf('c')]
const RECORDS = profile.records as unknown as readonly (readonly [string, unknown])[]

const opened = async (localStorage: Readonly<Record<string, string>>) => {
  const fake = fakeDatabase(structuredClone(RECORDS))
  const storage = fakeStorage(localStorage)
  const app = await startApp(fake.database, storage)
  await saved(app.persistence)
  return { ...app, fake, storage, schema: () => fake.records.get('head') }
}

it('a profile of schema 2 opens whole, with Undo, bin, earlier versions and the work that only its mirror has', async () => {
  const { store, fake } = await opened(profile.localStorage)
  const { order, tochten, drawings, bin } = store.getState()
  expect(order.map((id) => tochten[id]?.name)).toEqual(['Heath', 'Fish-bone'])
  expect(Object.keys(bin)).toEqual([c])
  expect(drawings[a1]).toEqual({ id: a1, elements: [LINE, ARROW], note: 'Gate', distance: 80 })
  expect(drawings[a2]?.elements).toEqual([stamp(1, 1)])
  expect(drawings[b1]?.elements).toHaveLength(2)
  const { versions } = await readEarlier(fake.database)
  expect(versions.map(({ version }) => [version.name, version.reason])).toEqual([['Heath', 'clear']])
  expect(await readLeftPlaces(fake.database, 'lead')).toMatchObject([{ tocht: a, drawing: a1 }])
  store.redo(a1)
  expect(store.getState().drawings[a1]?.elements).toEqual([LINE, ARROW, ERASER])
  store.undo(a2)
  store.undo(a2)
  expect(store.getState().drawings[a2]?.elements).toEqual([stamp(100, 200, 2), DASHED])
})

it('the first commit writes schema 3 and keeps the other records; opening alone writes nothing', async () => {
  const { store, persistence, fake, schema } = await opened({})
  expect([...fake.records]).toEqual(RECORDS)
  store.dispatch({ type: 'addElement', drawing: b1, element: ARROW, canvas: SQUARE })
  await saved(persistence)
  expect(schema()).toMatchObject({ schema: SCHEMA })
  expect(fake.written).toEqual([[`ink/${b1}/0`, `history/${b1}`, `steps/${b1}/1`, `tochten/${b}`]])
})

it.each([
  ['on its last commit is taken', (records: Map<string, unknown>) => records, [stamp(1, 1)], 1],
  [
    'on an earlier commit becomes an earlier version',
    (records: Map<string, unknown>) => {
      const key = `tochten/${a}`
      return records.set(key, { ...(records.get(key) as object), rev: 14 })
    },
    [],
    2,
  ],
])('unsaved work in a mirror of schema 2 %s', async (_, change, elements, versions) => {
  const fake = fakeDatabase(change(new Map(structuredClone(RECORDS))))
  const { store, persistence } = await startApp(fake.database, fakeStorage(profile.localStorage))
  await saved(persistence)
  expect(must(store.getState().drawings[a2]).elements).toEqual(elements)
  expect((await readEarlier(fake.database)).versions).toHaveLength(versions)
})

it('a foreign text that schema 2 has taken in is not taken in again', async () => {
  const foreign = JSON.stringify([{ name: 'Hike', drawings: [[LINE]] }])
  const first = fakeStorage({ [MIRROR_KEY]: foreign, [MIRRORED_KEY]: 'tab 1' })
  const { mirror } = await startApp(fakeDatabase().database, first, { readId: () => idOf('new') })
  const records = new Map(structuredClone(RECORDS))
  const head = records.get('head') as { readonly done: readonly unknown[] }
  records.set('head', { ...head, done: [...head.done, { by: must(mirror?.foreignId), upTo: 0 }] })
  const again = fakeStorage({ [MIRROR_KEY]: foreign, [MIRRORED_KEY]: 'tab 1' })
  const { store } = await startApp(fakeDatabase(records).database, again, { readId: () => idOf('new') })
  expect(store.getState().order).toEqual([a, b])
})
