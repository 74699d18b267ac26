import { describe, expect, it } from 'vitest'
import { MOST_DRAWINGS, MOST_ELEMENTS, MOST_STROKE_POINTS, MOST_TEXT, MOST_UNREAD } from '../../../src/constants'
import { drawingsOf } from '../../../src/model/lookups'
import type { State } from '../../../src/model/types'
import { discardKept, keepText, readArchive } from '../../../src/storage/database/archive'
import { allTochtenText, tochtText, toDisk, type DiskTocht } from '../../../src/storage/format'
import type { ReadTochten } from '../../../src/storage/outside/importParts'
import { tochtFileText } from '../../../src/storage/outside/importLimits'
import { readAtOnce } from '../../../src/storage/outside/readText'
import { state as anyState } from '../../support/arbitraries'
import { backup } from '../../support/tochten/backup'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { fakeDatabase, fakeStorage, readFile, saved, startApp, valueOf } from '../../support/storage'
import { times } from '../../support/times'

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
    expect(readAtOnce({ kind, text: many })).toMatchObject({ ok: false, fault: { kind: 'tooMany', what: 'elements' } })
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

it.each([
  ['lost its first letter', (text: string) => text.slice(1)],
  ['has a letter before it', (text: string) => `x${text}`],
])('a file of several tochten that %s gives what can be read', (_, spoil) => {
  const read = fileOf(spoil(`[${named('One', 'Two', 'Three').join(',')}]`))
  expect(namesIn(read)).toEqual(expect.arrayContaining(['Two', 'Three']))
})

it('a snapshot has no limits, because the app itself wrote it', () => {
  const many = tochtText(whole([drawing('d', ...times(MOST_ELEMENTS + 1, LINE))]))
  expect(readAtOnce({ kind: 'snapshot', text: many })).toMatchObject({ ok: true })
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
          place: expect.objectContaining({ drawing: 1, stroke: 1, point: 1 }),
        }),
        text: wrong,
      },
    ])
  })

  it.each<[string, (two: string) => string, Partial<ReadTochten['unread'][number]>]>([
    [
      'is no JSON',
      (two) => two.replace('"x":10', '"x":oops'),
      { name: 'Two', fault: { kind: 'notJson', line: 2, column: 31 } },
    ],
    ['has a bracket too many', (two) => two.replace(']]', ']]]'), { name: 'Two' }],
    ['lacks a bracket', (two) => two.replace(']]', ']'), { name: 'Two' }],
    ['lacks a quote', (two) => two.replace('"points"', 'points"'), { name: 'Two' }],
    ['was cut off', (two) => two.slice(0, 40), { name: undefined }],
    ['is followed by other text', (two) => `${two} and so on`, { name: 'Two' }],
    ['is null', () => 'null', { name: undefined, fault: { kind: 'notTocht' } }],
    [
      'is a string that contains the beginning of a list',
      () => '"[{"',
      { name: undefined, fault: { kind: 'notTocht' } },
    ],
  ])('where it %s', (_, spoil, expected) => {
    const [one = '', two = '', three = '', four = ''] = named('One', 'Two', 'Three', 'Four')
    const read = fileOf(`[${one},\n${spoil(two)},\n${three},${four}]`)
    expect(namesIn(read)).toEqual(['One', 'Three', 'Four'])
    expect(read.unread).toEqual([expect.objectContaining({ number: 2, ...expected })])
  })

  it('even if a later tocht is followed by a bracket and other text; that tocht is kept with the other text', () => {
    const [two = '', three = ''] = named('Two', 'Three')
    const read = fileOf(`[{oops},${two}] and so on,${three}]`)
    expect(namesIn(read)).toEqual(['Three'])
    expect(read.unread.map(({ text }) => text)).toEqual([expect.stringContaining('{oops}'), `${two}] and so on,`])
  })

  it('although the name of the next one has quotes', () => {
    const quoted = JSON.stringify({ name: 'One "and" a half', style: 0, drawings: [] })
    expect(namesIn(fileOf(`[{oops},${quoted}]`))).toEqual(['One "and" a half'])
  })

  it('if the file ends within it', () => {
    fc.assert(
      fc.property(
        anyState.filter(({ order }) => order.length > 0),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (state, share) => {
          const texts = disksOf(state).map((disk) => JSON.stringify(disk))
          const text = `[${texts.join(',')}]`
          const end = Math.max(2, Math.floor(share * text.length))
          const uncut = texts.filter((_, index) => texts.slice(0, index + 1).join(',').length + 1 <= end)
          expect(fileOf(text.slice(0, end)).tochten).toEqual(uncut.map((one) => JSON.parse(one)))
        },
      ),
    )
  })

  it('whatever is in its place', () => {
    const junk = fc.oneof(fc.string(), fc.constantFrom('"', '{', '}', '[', ']', ',', '\\', '"}]', '[[{"', ']}]},{'))
    fc.assert(
      fc.property(junk, fc.nat({ max: 150 }), fc.nat({ max: 150 }), (text, from, length) => {
        const [one = '', two = '', three = ''] = named('One', 'Two', 'Three')
        const spoiled = `${two.slice(0, from)}${text}${two.slice(from + length)}`
        const read = fileOf(`[${one},${spoiled},${three}]`)
        expect(namesIn(read)).toEqual(expect.arrayContaining(['One', 'Three']))
        expect(read.tochten.length + read.unread.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 2_000 },
    )
  })

  it('and above a limit the rest counts as one', () => {
    const read = fileOf(`[{"a":1}${',{"drawings":5}'.repeat(10_000)}]`)
    expect(read.unread).toHaveLength(MOST_UNREAD + 1)
    expect(read.unread.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(10_000 * 14)
  })
})

it('an unreadable tocht is kept beside the snapshots, once, and survives a start', async () => {
  const fake = fakeDatabase()
  const { persistence } = await startApp(fake.database, fakeStorage())
  await saved(persistence)
  await keepText(fake.database, '[oops')
  await keepText(fake.database, '[oops')
  await startApp(fake.database, fakeStorage())
  const { unreadable } = await readArchive(fake.database)
  expect(unreadable.map(({ text }) => text)).toEqual(['[oops'])
  await discardKept(fake.database, must(unreadable[0]).key)
  expect((await readArchive(fake.database)).unreadable).toEqual([])
})
