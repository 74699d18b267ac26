import { describe, expect, it } from 'vitest'
import { SCHEMA } from '../../../src/storage/database/head'
import {
  saveLeftPlace,
  readLeftPlaces,
  type LeftPlace,
  MOST_LEFT_PLACES,
} from '../../../src/storage/database/leftPlaces'
import { fakeDatabase } from '../../support/storage'

const HEAD = ['head', { schema: SCHEMA, commits: ['first'] }] as const
const at = (tocht: string, passed = 0): LeftPlace => ({
  tocht,
  drawing: `${tocht} 1`,
  passed,
  finished: false,
  began: 1_700_000_000_000,
})

describe('the place where a walk was interrupted', () => {
  it('is stored per tocht and screen, latest first', async () => {
    const { database } = fakeDatabase([HEAD])
    for (const place of [at('a'), at('b'), at('a', 7)]) await saveLeftPlace(database, 'lead', place)
    expect(await readLeftPlaces(database, 'lead')).toEqual([at('a', 7), at('b')])
    expect(await readLeftPlaces(database, 'check')).toEqual([])
  })

  it('is forgotten for the tocht that was walked longest ago', async () => {
    const { database } = fakeDatabase([HEAD])
    for (let tocht = 0; tocht <= MOST_LEFT_PLACES; tocht += 1) await saveLeftPlace(database, 'lead', at(`t${tocht}`))
    const places = await readLeftPlaces(database, 'lead')
    expect(places).toHaveLength(MOST_LEFT_PLACES)
    expect(places.at(-1)).toEqual(at('t1'))
  })

  it('is unknown, without an error, if the database refuses or holds nonsense', async () => {
    const nonsense = fakeDatabase([HEAD, ['left/lead', [{ tocht: 1 }, at('a'), { ...at('b'), passed: 0.5 }]]])
    expect(await readLeftPlaces(nonsense.database, 'lead')).toEqual([at('a')])
    const refusing = { transact: () => Promise.reject(new Error('refused')) }
    await saveLeftPlace(refusing, 'lead', at('a'))
    expect(await readLeftPlaces(refusing, 'lead')).toEqual([])
  })

  it.each([
    ['holds nothing yet', []],
    ['is of a newer version', [['head', { schema: SCHEMA + 1 }] as const]],
  ])('is not written into a database that %s', async (_, entries) => {
    const { database, records } = fakeDatabase(entries)
    await saveLeftPlace(database, 'check', at('a'))
    expect([...records.keys()]).toEqual(entries.map(([key]) => key))
  })
})
