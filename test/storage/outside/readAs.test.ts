import { describe, expect, it } from 'vitest'
import { MOST_DRAWINGS, MOST_ELEMENTS, MOST_STROKE_POINTS, MOST_TEXT } from '../../../src/constants'
import { drawingsOf } from '../../../src/model/lookups'
import type { State } from '../../../src/model/types'
import { discardUnreadable, saveUnreadable, readEarlier } from '../../../src/storage/database/earlierVersions'
import { allTochtenText, tochtText, toDisk, type DiskTocht } from '../../../src/storage/format'
import { tochtFileText } from '../../../src/storage/outside/importLimits'
import { readAs, type ReadTochten } from '../../../src/storage/outside/readAs'
import { state as anyState } from '../../support/arbitraries'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { fakeDatabase, fakeStorage, readFile, saved, startApp, valueOf } from '../../support/storage'
import { times } from '../../support/times'
import { backup } from '../../support/tochten/backup'

const fileOf = (text: string): ReadTochten => valueOf(readFile(text))
const disksOf = (state: State): DiskTocht[] =>
  Object.values(state.tochten).map((tocht) => toDisk({ tocht, drawings: drawingsOf(state, tocht) }))
const named = (...names: readonly string[]): string[] =>
  names.map((name) => tochtText(whole([drawing('d', LINE)], { name })))
const namesIn = ({ tochten }: ReadTochten): string[] => tochten.map(({ name }) => name)

/** A stroke with as many points as a foreign one may have. */
const LONG = { ...LINE, points: times(MOST_STROKE_POINTS, { x: 1, y: 2 }) }

const LARGEST = backup(40, 30)

describe('a backup file', () => {
  it('is read as a list, in order; a single tocht is a list of one', () => {
    const list = JSON.stringify([
      { name: 'One', drawings: [] },
      { name: 'Two', lines: [] },
    ])
    expect(namesIn(fileOf(list))).toEqual(['One', 'Two'])
    expect(namesIn(fileOf(` \uFEFF${list}`.trim()))).toEqual(['One', 'Two'])
    expect(namesIn(fileOf('{"drawings":[],"name":"One"}'))).toEqual(['One'])
  })

  it.each(['[]', ' [ ] '])('is refused if it holds no tocht: %j', (text) => {
    expect(readFile(text)).toEqual({ ok: false, fault: { kind: 'noTocht' } })
  })

  it('is read back unchanged, whatever is in it', () => {
    fc.assert(
      fc.property(
        anyState.filter(({ order }) => order.length > 0),
        fc.constantFrom(undefined, 2),
        (state, indent) => {
          const text = JSON.stringify(JSON.parse(allTochtenText(state)), undefined, indent)
          expect(fileOf(text)).toEqual({ tochten: disksOf(state), unread: [] })
        },
      ),
    )
  })

  it.each<[string, State]>([
    ['of 40 tochten of 30 drawings', LARGEST],
    [
      `with a drawing of ${MOST_ELEMENTS + 1} elements`,
      stateWith(whole([drawing('d', ...times(MOST_ELEMENTS + 1, LINE))])),
    ],
    [
      `with a tocht of ${MOST_DRAWINGS + 1} drawings`,
      stateWith(whole(Array.from({ length: MOST_DRAWINGS + 1 }, (_, index) => drawing(`d${index}`, LINE)))),
    ],
    ['with a tocht of more points than foreign text may have', stateWith(whole([drawing('d', ...times(26, LONG))]))],
  ])('%s is restored completely', (_, state) => {
    const text = allTochtenText(state)
    const begin = performance.now()
    const read = fileOf(text)
    console.log(`  ${text.length} letters: read in ${Math.round(performance.now() - begin)} ms`)
    expect(read.unread).toEqual([])
    expect(read.tochten).toEqual(disksOf(state))
  })

  it('may have more characters than foreign text', () => {
    expect(allTochtenText(LARGEST).length).toBeGreaterThan(MOST_TEXT)
  })
})

it('foreign text has limits, also as a file of one tocht', () => {
  const many = tochtText(whole([drawing('d', ...times(MOST_ELEMENTS + 1, LINE))]))
  for (const kind of ['tocht', 'tochten'] as const)
    expect(readAs({ kind, text: many })).toMatchObject({ ok: false, fault: { kind: 'tooMany', what: 'elements' } })
})

it('a tocht exported as a file has no limits', () => {
  for (const [count, element] of [
    [MOST_ELEMENTS + 1, LINE],
    [26, LONG],
    [2, LINE],
  ] as const) {
    const large = whole([drawing('d', ...times(count, element))])
    const read = fileOf(tochtFileText(large))
    expect(read.unread).toEqual([])
    expect(read.tochten.map(({ drawings }) => drawings[0]?.length)).toEqual([count])
  }
})

it('a file of several tochten that is not JSON is refused with the place', () => {
  const text = `[${named('One', 'Two', 'Three').join(',\n')}]`
  expect(readFile(text.replace('"x":10', '"x":oops'))).toMatchObject({ ok: false, fault: { kind: 'notJson', line: 1 } })
  expect(readFile(text.slice(0, -40))).toMatchObject({ ok: false, fault: { kind: 'notJson', line: 3 } })
})

it('an earlier version has no limits, because the app itself wrote it', () => {
  const many = tochtText(whole([drawing('d', ...times(MOST_ELEMENTS + 1, LINE))]))
  expect(readAs({ kind: 'earlierVersion', text: many })).toMatchObject({ ok: true })
})

describe('an unreadable tocht in a list does not affect the others', () => {
  it('and is reported with its position, name, fault and text', () => {
    const [one = '', two = '', three = ''] = named('One', 'Two', 'Three')
    const wrong = two.replace('"x":10', '"x":"oops"')
    const read = fileOf(`[${one},${wrong},${three}]`)
    expect(namesIn(read)).toEqual(['One', 'Three'])
    expect(read.unread).toEqual([
      {
        number: 2,
        name: 'Two',
        fault: expect.objectContaining({
          kind: 'wrong',
          location: expect.objectContaining({ drawing: 1, stroke: 1, point: 1 }),
        }),
        text: wrong,
      },
    ])
  })

  it.each<[string, unknown, Partial<ReadTochten['unread'][number]>]>([
    ['has no drawings', { name: 'Two' }, { name: 'Two', fault: { kind: 'notTocht' } }],
    ['is null', null, { name: undefined, fault: { kind: 'notTocht' } }],
    ['is a string', '[{', { name: undefined, fault: { kind: 'notTocht' } }],
  ])('where it %s', (_, two, expected) => {
    const [one = '', three = ''] = named('One', 'Three')
    for (const [list, number] of [
      [[one, JSON.stringify(two), three], 2],
      [[JSON.stringify(two), one, three], 1],
    ] as const) {
      const read = fileOf(`[${list.join(',\n')}]`)
      expect(namesIn(read)).toEqual(['One', 'Three'])
      expect(read.unread).toEqual([{ number, text: JSON.stringify(two), ...expected }])
    }
  })

  it('whatever is in its place', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const [one = '', three = ''] = named('One', 'Three')
        const read = fileOf(`[${one},${JSON.stringify(value)},${three}]`)
        expect(namesIn(read)).toEqual(expect.arrayContaining(['One', 'Three']))
        expect(read.tochten.length + read.unread.length).toBe(3)
      }),
    )
  })
})

it('an unreadable tocht is kept beside the earlier versions, once, and survives a start', async () => {
  const fake = fakeDatabase()
  const { persistence } = await startApp(fake.database, fakeStorage())
  await saved(persistence)
  await saveUnreadable(fake.database, '[oops')
  await saveUnreadable(fake.database, '[oops')
  await startApp(fake.database, fakeStorage())
  const { unreadable } = await readEarlier(fake.database)
  expect(unreadable.map(({ text }) => text)).toEqual(['[oops'])
  await discardUnreadable(fake.database, must(unreadable[0]).key)
  expect((await readEarlier(fake.database)).unreadable).toEqual([])
})
