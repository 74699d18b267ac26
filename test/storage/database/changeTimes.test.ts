import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readChangeTimes } from '../../../src/storage/database/changeTimes'
import { SCHEMA } from '../../../src/storage/database/head'
import { drawing, LINE, SQUARE, stateWith, whole } from '../../support/drawings'
import { fakeDatabase, fakeStorage, pass, recordsOf, startApp } from '../../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const START = stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' }))

describe('the time of the last change of a tocht', () => {
  it('is that of the last change of the tocht or of a drawing of it, and unknown for an untouched one', async () => {
    const { database } = fakeDatabase(recordsOf(START, 'first'))
    let now = 5
    const { store } = await startApp(database, fakeStorage({}), { now: () => now })
    await pass()
    store.dispatch({ type: 'renameTocht', tocht: 'a', name: 'Kempen' })
    await pass()
    expect(await readChangeTimes(database, ['a', 'b'])).toEqual({ a: 5 })
    now = 7
    store.dispatch({ type: 'addElement', drawing: 'a1', element: LINE, canvas: SQUARE })
    await pass()
    expect(await readChangeTimes(database, ['a', 'b'])).toEqual({ a: 7 })
  })

  it('is unknown, without an error, if the database refuses or belongs to a newer version', async () => {
    const newer = fakeDatabase([
      ['head', { schema: SCHEMA + 1 }],
      ['tochten/a', { rev: 'x', value: {}, at: 5 }],
    ])
    expect(await readChangeTimes(newer.database, ['a'])).toEqual({})
    expect(await readChangeTimes({ transact: () => Promise.reject(new Error('refused')) }, ['a'])).toEqual({})
  })
})
