import { expect, it } from 'vitest'
import { DEFAULT_CANVAS, SCHEMA } from '../../../../src/constants'
import { migrate, MIGRATIONS } from '../../../../src/storage/database/migrations'
import { inkInPieces } from '../../../../src/storage/database/migrations/inkInPieces'
import { ARROW, drawing, LINE, stamp, stateWith, whole } from '../../../support/drawings'
import { fakeDatabase, fakeStorage, saved, startApp, storedIn } from '../../../support/storage'

/** One element more than a piece of schema 2 holds. */
const MANY = Array.from({ length: 128 + 1 }, (_, index) => stamp(index, 0))
const STATE = stateWith(whole([drawing('a1', LINE, ARROW), drawing('a2', ...MANY), drawing('a3')]))

/** A database of schema 1: all ink in the record of its drawing, no head, no bin. */
const BEFORE: readonly (readonly [string, unknown])[] = [
  ['order', { rev: 1, value: ['a'] }],
  ['tochten/a', { rev: 2, value: STATE.tochten.a }],
  ['tochten/gone', { rev: 3, value: null }],
  ['drawings/a1', { rev: 4, value: { id: 'a1', ink: JSON.stringify([LINE, ARROW]) } }],
  ['drawings/a2', { rev: 9, value: { id: 'a2', ink: JSON.stringify(MANY) } }],
  ['drawings/a3', { rev: 5, value: { id: 'a3', ink: '[]' } }],
  ['history/a1', { rev: 4, value: { first: 0, done: 0, count: 0 } }],
  ['unreadable/12345678', { rev: 0, value: 'oops' }],
  ['left/lead', [{ tocht: 'a', drawing: 'a2', passed: 1, finished: false }]],
]

const AFTER: readonly (readonly [string, unknown])[] = [
  ['order', { rev: 1, value: ['a'] }],
  ['tochten/a', { rev: 2, value: STATE.tochten.a }],
  ['tochten/gone', { rev: 3, value: null }],
  ['drawings/a1', { rev: 4, value: { id: 'a1', pieces: 1 } }],
  ['ink/a1/0', { rev: 4, value: JSON.stringify([LINE, ARROW]) }],
  ['drawings/a2', { rev: 9, value: { id: 'a2', pieces: 2 } }],
  ['ink/a2/0', { rev: 9, value: JSON.stringify(MANY.slice(0, 128)) }],
  ['ink/a2/1', { rev: 9, value: JSON.stringify(MANY.slice(128)) }],
  ['drawings/a3', { rev: 5, value: { id: 'a3', pieces: 0 } }],
  ['history/a1', { rev: 4, value: { first: 0, done: 0, count: 0 } }],
  ['unreadable/12345678', { rev: 0, value: 'oops' }],
  ['left/lead', [{ tocht: 'a', drawing: 'a2', passed: 1, finished: false }]],
]

it('there is a migration from each earlier schema', () => {
  expect(MIGRATIONS).toHaveLength(SCHEMA - 1)
})

it.each(MIGRATIONS.map((migration, index) => [index + 1, migration] as const))(
  'the migration from schema %i leaves migrated records alone, as if the head was lost',
  (_, migration) => {
    const migrated = migrate(new Map(BEFORE), 1)
    expect([...migration(migrated)]).toEqual([...migrated])
  },
)

it('the migration cuts the ink of schema 1 into pieces, and changes nothing else', () => {
  expect([...inkInPieces(new Map(BEFORE))]).toEqual(AFTER)
})

it('the migration keeps an unreadable drawing under a key that says so', () => {
  const broken = { rev: 4, value: { id: 'a1', ink: '[{"points":' } }
  expect([...inkInPieces(new Map([['drawings/a1', broken]]))]).toEqual([['unreadable/drawings/a1', broken]])
})

it('a database of schema 1 is migrated once, at the start', async () => {
  const fake = fakeDatabase(BEFORE)
  const { store } = await startApp(fake.database, fakeStorage())
  expect(store.getState()).toEqual(STATE)
  const again = await startApp(fake.database, fakeStorage())
  expect(again.store.getState()).toEqual(STATE)
  expect(fake.records.get('head')).toMatchObject({ schema: SCHEMA, rev: 9 })
  const { contents, revisions } = await storedIn(fake.records)
  expect(contents.state).toEqual(STATE)
  expect(revisions).toEqual({ a: 9, gone: 3 })
  expect(fake.written).toHaveLength(1)
})

it('a stroke goes into the piece that the last one began, whatever build wrote it', async () => {
  const fake = fakeDatabase([['head', { database: 'd', schema: SCHEMA, rev: 9, recent: [], done: [] }], ...AFTER])
  const { store, persistence } = await startApp(fake.database, fakeStorage())
  store.dispatch({ type: 'addElement', drawing: 'a2', element: LINE, canvas: DEFAULT_CANVAS })
  await saved(persistence)
  expect(fake.records.get('ink/a2/1')).toMatchObject({ value: JSON.stringify([...MANY.slice(128), LINE]) })
})
