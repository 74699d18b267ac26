import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DATABASE_OPEN_MS, MIRROR_KEY, MIRRORED_KEY, SAVE_GIVE_UP_LONGEST_MS, MOST_ELEMENTS } from '../../src/constants'
import { hash } from '../../src/model/hash'
import { drawingsOf, tochtAt } from '../../src/model/lookups'
import type { State } from '../../src/model/types'
import { discardUnreadable, readEarlier } from '../../src/storage/database/earlierVersions'
import { SCHEMA, MOST_RECENT_TABS } from '../../src/storage/database/head'
import { recorded } from '../../src/storage/database/stored'
import { mirrorText } from '../../src/storage/mirror/mirror'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/persistence'
import { ARROW, DASHED, drawing, ERASER, idOf, LINE, stamp, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import {
  countedIds,
  fakeDatabase,
  fakeStorage,
  mark,
  recordsOf,
  saved,
  startApp,
  storedIn,
  earlierVersionsIn,
} from '../support/storage'

const [a, a1, b, b1, c] = [idOf('a'), idOf('a1'), idOf('b'), idOf('b1'), idOf('c')]
const A = whole([drawing(a1, LINE)], { id: a })
const B = whole([drawing(b1, ARROW)], { id: b, name: 'Tocht 2' })
const A_LATER = whole([drawing(a1, LINE, DASHED)], { id: a })
const BOTH = stateWith(A, B)
const CANVAS = { width: 5, height: 5 }

interface Parts {
  readonly stored?: State
  readonly rev?: number
  /** Tochten deleted for good, with the revision of their deletion. */
  readonly gone?: Readonly<Record<string, number>>
  readonly mirror?: string
}

/** A device with a database and a mirror, each only if given. */
const device = ({ stored, rev = 5, gone = {}, mirror }: Parts) => {
  const fake = fakeDatabase(stored ? recordsOf(stored, rev) : [])
  for (const [id, when] of Object.entries(gone)) fake.records.set(`tochten/${id}`, recorded(when, null))
  const storage = fakeStorage(mirror === undefined ? {} : { [MIRROR_KEY]: mirror })
  const start = () => startApp(fake.database, storage, { newId: countedIds(), now: () => 7 })
  return { fake, storage, start, state: async () => (await start()).store.getState() }
}

/** A mirror with these revisions, without unsaved work. */
const mirrorOf = (state: State, revisions: Record<string, number>): string => mirrorText(state, { state, revisions })
/** A mirror with these revisions, and the work done since `before`. */
const aheadOf = (state: State, before: State, revisions: Record<string, number>): string =>
  mirrorText(state, { state: before, revisions })

const inkAt = (state: State, index: number) => {
  const tocht = tochtAt(state, index)
  return tocht && drawingsOf(state, tocht).map(({ elements }) => elements)
}

describe('an app with an empty database', () => {
  it('starts without tochten, and has nothing to save', async () => {
    const { start, fake, storage } = device({})
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(stateWith())
    await saved(persistence)
    expect(fake.written).toEqual([])
    expect(storage.getItem(MIRROR_KEY)).toBe('[]')
  })

  it.each([
    ['by hand', [{ name: 'Hike', style: 1, drawings: [[LINE], []] }], 'Hike', [[LINE], []]],
    ['in the older form', [{ name: 'Hike', lines: [[LINE]] }], 'Hike', [[LINE]]],
    ['without a name', [{ drawings: [[LINE]] }], '', [[LINE]]],
  ])('takes over a mirror written %s, and gives it new ids', async (_, written, name, ink) => {
    const { start, fake, storage } = device({ mirror: JSON.stringify(written) })
    const { store, persistence } = await start()
    const state = store.getState()
    expect(inkAt(state, 0)).toEqual(ink)
    expect(state.tochten[must(state.order[0])]).toMatchObject({ name })
    await saved(persistence)
    expect((await storedIn(fake.records)).contents.state).toEqual(state)
    expect(JSON.parse(must(storage.getItem(MIRROR_KEY)))).toMatchObject([{ id: state.order[0], name }])
  })

  it('takes over its own mirror, with the same ids', async () => {
    expect(await device({ mirror: mirrorOf(BOTH, { [a]: 7, [b]: 3 }) }).state()).toEqual(BOTH)
  })
})

describe('an app with tochten in its database', () => {
  it('writes nothing at its start if the mirror agrees', async () => {
    const { start, fake, storage } = device({ stored: BOTH, mirror: mirrorOf(BOTH, { [a]: 5, [b]: 5 }) })
    const written = vi.spyOn(storage, 'setItem')
    const { store, persistence } = await start()
    await saved(persistence)
    expect(store.getState()).toEqual(BOTH)
    expect(fake.written).toEqual([])
    expect(written).not.toHaveBeenCalled()
  })

  it('starts from the database if the mirror is missing, and writes the mirror again', async () => {
    const { state, storage } = device({ stored: BOTH })
    expect(await state()).toEqual(BOTH)
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorOf(BOTH, { [a]: 5, [b]: 5 }))
  })

  it('starts from the database if the mirror is behind, and writes the mirror again', async () => {
    const stored = stateWith(A_LATER, B)
    const { state, fake, storage } = device({ stored, mirror: mirrorOf(BOTH, { [a]: 4, [b]: 3 }) })
    expect(await state()).toEqual(stored)
    expect(fake.written).toEqual([])
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorOf(stored, { [a]: 5, [b]: 5 }))
  })

  it('starts from the database if the mirror was ahead of an earlier commit than the last', async () => {
    const stored = stateWith(A_LATER, B)
    const mirror = aheadOf(stateWith(whole([drawing(a1, DASHED)], { id: a }), B), BOTH, { [a]: 4, [b]: 4 })
    expect(await device({ stored, mirror }).state()).toEqual(stored)
  })

  it('starts from the database if the mirror lacks one tocht, or all', async () => {
    expect(await device({ stored: BOTH, mirror: mirrorOf(stateWith(B), { [b]: 5 }) }).state()).toEqual(BOTH)
    expect(await device({ stored: BOTH, mirror: '[]' }).state()).toEqual(BOTH)
  })

  it('writes the mirror again if it lacks the last tocht', async () => {
    const { state, storage } = device({ stored: BOTH, mirror: mirrorOf(stateWith(A), { [a]: 5 }) })
    await state()
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorOf(BOTH, { [a]: 5, [b]: 5 }))
  })

  it('keeps the order of the database, and writes it to the mirror', async () => {
    const mirror = mirrorOf({ ...BOTH, order: [b, a] }, { [a]: 5, [b]: 5 })
    const { state, storage } = device({ stored: BOTH, mirror })
    expect(await state()).toEqual(BOTH)
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorOf(BOTH, { [a]: 5, [b]: 5 }))
  })

  it('leaves a tocht in the bin, however new the copy in the mirror is', async () => {
    const stored = { ...BOTH, order: [b], bin: { [a]: { when: 3 } } }
    const mirror = aheadOf(stateWith(A_LATER, B), BOTH, { [a]: 5, [b]: 5 })
    expect(await device({ stored, mirror }).state()).toEqual({ ...stored, drawings: stateWith(A_LATER, B).drawings })
  })

  it.each([4, 5])(
    'does not restore a tocht deleted for good in revision 5 from a mirror of revision %i',
    async (rev) => {
      const mirror = mirrorOf(BOTH, { [a]: rev, [b]: 5 })
      expect(await device({ stored: stateWith(B), gone: { [a]: 5 }, mirror }).state()).toEqual(stateWith(B))
    },
  )
})

describe('a mirror ahead of the last commit, because its tab closed before the next one,', () => {
  it('restores the work since that commit, and leaves other tochten alone', async () => {
    const later = stateWith(A_LATER, B)
    const { start, fake } = device({ stored: BOTH, mirror: aheadOf(later, BOTH, { [a]: 5, [b]: 5 }) })
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(later)
    await saved(persistence)
    expect(fake.written).toEqual([[`ink/${a1}/0`, `history/${a1}`, `steps/${a1}/0`]])
  })

  it('restores a drawing that was cleared, and keeps an earlier version of it, since that of Clear was never written', async () => {
    const cleared = stateWith(whole([drawing(a1)], { id: a }), B)
    const { start, fake } = device({ stored: BOTH, mirror: aheadOf(cleared, BOTH, { [a]: 5, [b]: 5 }) })
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(cleared)
    await saved(persistence)
    expect(earlierVersionsIn(fake.records)).toMatchObject([{ reason: 'recover', name: 'Tocht 1' }])
  })

  it('restores a new tocht, after the others', async () => {
    const { state } = device({ stored: stateWith(B), mirror: aheadOf(stateWith(B, A), stateWith(B), { [b]: 5 }) })
    expect(await state()).toEqual(stateWith(B, A))
  })

  it('restores a tocht that the database does not know, whatever its revision', async () => {
    const { state } = device({ stored: stateWith(B), mirror: mirrorOf(BOTH, { [a]: 0, [b]: 5 }) })
    expect(await state()).toEqual(stateWith(B, A))
  })

  it('restores a later revision of a tocht that the database has lost', async () => {
    const later = stateWith(A_LATER, B)
    const { start, fake } = device({ stored: BOTH, mirror: mirrorOf(later, { [a]: 9, [b]: 5 }) })
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(later)
    await saved(persistence)
    expect((await storedIn(fake.records)).contents.state).toEqual(later)
  })

  it('leaves the canvas size of a new tocht without ink undecided', async () => {
    const blank = stateWith(whole([drawing(a1)], { id: a, canvas: undefined }))
    expect(await device({ stored: stateWith(), mirror: mirrorOf(blank, { [a]: 6 }) }).state()).toEqual(blank)
  })

  it('deletes no tocht that it lacks', async () => {
    const mirror = aheadOf(stateWith(A_LATER), BOTH, { [a]: 5 })
    expect(await device({ stored: BOTH, mirror }).state()).toEqual(stateWith(A_LATER, B))
  })
})

const edited = (state: State, revisions: Record<string, number>, from: string, to: string): string =>
  mirrorOf(state, revisions).replace(from, to)

describe('a mirror that was written outside the app', () => {
  it('is taken over however large it is, since it may be a mirror of the app without its seal', async () => {
    const elements = Array.from({ length: MOST_ELEMENTS + 1 }, () => LINE)
    const mirror = JSON.stringify([{ name: 'Large', style: 0, drawings: [elements] }])
    expect(inkAt(await device({ stored: stateWith(), mirror }).state(), 0)).toEqual([elements])
  })

  it('moves the previous tochten to the bin, and keeps them as earlier versions', async () => {
    const { start, fake } = device({ stored: BOTH, mirror: JSON.stringify([{ name: 'Other', drawings: [[DASHED]] }]) })
    const { store, persistence } = await start()
    const state = store.getState()
    expect(state.order).toHaveLength(1)
    expect(inkAt(state, 0)).toEqual([[DASHED]])
    expect(state.bin).toEqual({ [a]: { when: 7 }, [b]: { when: 7 } })
    expect(state.drawings).toMatchObject(BOTH.drawings)
    await saved(persistence)
    expect(earlierVersionsIn(fake.records)).toMatchObject([
      { reason: 'adopt', name: 'Tocht 1', when: 7 },
      { reason: 'adopt', name: 'Tocht 2' },
    ])
  })

  it('keeps an earlier version of a tocht in which it erases something', async () => {
    const erased = whole([drawing(a1, LINE, ERASER)], { id: a })
    const mirror = edited(stateWith(erased, B), { [a]: 5, [b]: 5 }, 'Tocht 1', 'Renamed')
    const { start, fake } = device({ stored: BOTH, mirror })
    await saved((await start()).persistence)
    expect(earlierVersionsIn(fake.records).map(({ text }) => JSON.parse(text).drawings)).toEqual([[[LINE]]])
  })

  it('keeps the ids of a tocht that was edited', async () => {
    const mirror = edited(BOTH, { [a]: 5, [b]: 5 }, 'Tocht 1', 'Renamed')
    const state = await device({ stored: BOTH, mirror }).state()
    expect(state).toEqual({ ...BOTH, tochten: { ...BOTH.tochten, [a]: { ...BOTH.tochten[a], name: 'Renamed' } } })
  })

  it('gives a tocht without an id new drawings, which stay when the original is deleted from the bin', async () => {
    const [copied] = JSON.parse(mirrorOf(stateWith(A), { [a]: 5 }))
    const { id: _id, rev: _rev, seal: _seal, ...withoutId } = copied
    const { start } = device({ stored: stateWith(A), mirror: JSON.stringify([withoutId]) })
    const { store } = await start()
    expect(store.getState().bin).toHaveProperty(a)
    store.dispatch({ type: 'emptyBin', tochten: [a] })
    expect(inkAt(store.getState(), 0)).toEqual([[LINE]])
  })

  it('does not replace an unedited tocht that is newer in the database', async () => {
    const stored = stateWith(A_LATER, B)
    const mirror = edited(BOTH, { [a]: 4, [b]: 5 }, 'Tocht 2', 'Renamed')
    const state = await device({ stored, mirror }).state()
    expect(state.drawings[a1]).toEqual(A_LATER.drawings[0])
    expect(state.tochten[b]?.name).toBe('Renamed')
  })

  it('keeps an earlier version of a binned drawing that it lists in another tocht', async () => {
    const stored = {
      ...stateWith(whole([drawing(a1, LINE, DASHED)], { id: a }), B),
      order: [b],
      bin: { [a]: { when: 7 } },
    }
    const copied = mirrorOf(stateWith(whole([drawing(a1, LINE)], { id: c }), B), { [c]: 4, [b]: 5 })
    const { start, fake } = device({ stored, mirror: copied.replaceAll('"seal":"', '"seal":"0') })
    await saved((await start()).persistence)
    expect(earlierVersionsIn(fake.records).map(({ text }) => JSON.parse(text).drawings)).toContainEqual([
      [LINE, DASHED],
    ])
  })

  it('decides the order of tochten', async () => {
    const turned = edited({ ...BOTH, order: [b, a] }, { [a]: 5, [b]: 5 }, 'Tocht 2', 'Renamed')
    expect((await device({ stored: BOTH, mirror: turned }).state()).order).toEqual([b, a])
  })

  it('gives new ids to a tocht that was copied and edited in it', async () => {
    const [tocht] = JSON.parse(mirrorOf(stateWith(A), { [a]: 5 })) as object[]
    const copies = [
      { ...tocht, name: 'One' },
      { ...tocht, name: 'Two' },
    ]
    const state = await device({ stored: stateWith(A), mirror: JSON.stringify(copies) }).state()
    expect(state.order).toHaveLength(2)
    expect(new Set(Object.values(state.tochten).flatMap(({ drawings }) => drawings)).size).toBe(2)
    expect(Object.values(state.tochten).map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  it.each([
    ['an unchanged', {}],
    ['an edited', { name: 'Edited' }],
  ])('makes a new tocht of an unchanged copy beside %s original', async (_, change) => {
    const [tocht] = JSON.parse(mirrorOf(stateWith(A), { [a]: 5 })) as object[]
    const mirror = JSON.stringify([{ ...tocht, ...change }, tocht])
    const state = await device({ stored: stateWith(A), mirror }).state()
    expect(state.order).toEqual([a, idOf('new2')])
    expect(state.tochten[a]).toEqual({ ...A.tocht, ...change })
    expect([inkAt(state, 0), inkAt(state, 1)]).toEqual([[[LINE]], [[LINE]]])
  })

  it.each(['home', 'constructor', '__proto__', 'toString', '', 'x'.repeat(500), 5, null, {}])(
    'gets new ids in place of the invalid id %j',
    async (id) => {
      const mirror = JSON.stringify([{ name: 'Hike', id, details: [{ id }], drawings: [[LINE]] }])
      expect(await device({ mirror }).state()).toEqual(
        stateWith(whole([drawing(idOf('new1'), LINE)], { id: idOf('new2'), name: 'Hike' })),
      )
    },
  )
})

/** Opens the app, draws in the first drawing, and waits until that is saved. */
const drawOnce = async (start: () => ReturnType<typeof startApp>): Promise<void> => {
  const { store, persistence } = await start()
  const tocht = must(tochtAt(store.getState(), 0))
  store.dispatch({ type: 'addElement', drawing: must(tocht.drawings[0]), element: DASHED, canvas: CANVAS })
  await saved(persistence)
}

describe('taking over a mirror that was written outside the app', () => {
  const WITHOUT_IDS = JSON.stringify([{ name: 'Hike', style: 0, drawings: [[LINE]] }])
  const WITH_IDS = JSON.stringify([{ name: 'Hike', style: 0, id: a, details: [{ id: a1 }], drawings: [[LINE]] }])

  it.each([
    ['without ids', WITHOUT_IDS],
    ['with ids', WITH_IDS],
    ['with an unreadable tocht', JSON.stringify([...JSON.parse(WITH_IDS), { name: 5, drawings: 'x' }])],
  ])('is not repeated if a killed browser did not keep the mirror that replaced it (one %s)', async (_, mirror) => {
    const { start, storage, state, fake } = device({ mirror })
    for (let time = 0; time < 3; time += 1) {
      await drawOnce(start)
      storage.values.clear()
      storage.setItem(MIRROR_KEY, mirror)
    }
    const last = await state()
    expect(inkAt(last, 0)).toEqual([[LINE, DASHED, DASHED, DASHED]])
    expect([last.order.length, last.bin, earlierVersionsIn(fake.records)]).toEqual([1, {}, []])
  })

  it('is not repeated if local storage has no room for the mirror that replaces it', async () => {
    const { start, storage, state, fake } = device({ mirror: WITHOUT_IDS })
    storage.full = true
    for (let time = 0; time < MOST_RECENT_TABS + 2; time += 1) await drawOnce(start)
    const last = await state()
    expect(inkAt(last, 0)?.map((ink) => ink.length)).toEqual([MOST_RECENT_TABS + 3])
    expect([last.order.length, last.bin, earlierVersionsIn(fake.records)]).toEqual([1, {}, []])
  })

  it('happens once when two tabs start together', async () => {
    const { fake, storage, state } = device({ mirror: WITHOUT_IDS })
    const newId = countedIds()
    const tabs = await Promise.all([1, 2].map(() => startApp(fake.database, storage, { newId })))
    await Promise.all(tabs.map(({ persistence }) => saved(persistence)))
    const last = await state()
    expect([last.order.length, last.bin]).toEqual([1, {}])
  })

  it('is repeated if that mirror overwrites the mirror of the app again', async () => {
    const { start, storage, state } = device({ mirror: WITHOUT_IDS })
    await drawOnce(start)
    for (let time = 0; time < 2; time += 1) {
      storage.setItem(MIRROR_KEY, WITHOUT_IDS)
      expect(inkAt(await state(), 0)).toEqual([[LINE]])
      await drawOnce(start)
    }
  })

  it('happens once if that mirror overwrites the mirror of the app, and a killed browser keeps it', async () => {
    const { start, storage, state } = device({ mirror: WITH_IDS })
    await drawOnce(start)
    const over = must(storage.values.get(MIRRORED_KEY))
    for (let time = 0; time < 3; time += 1) {
      storage.values.set(MIRROR_KEY, WITHOUT_IDS)
      storage.values.set(MIRRORED_KEY, over)
      await drawOnce(start)
    }
    expect(inkAt(await state(), 0)).toEqual([[LINE, DASHED, DASHED, DASHED]])
  })
})

const earlierIn = (records: ReadonlyMap<string, unknown>, text: string): unknown =>
  records.get(`unreadable/${hash(text)}`)

describe('an unreadable mirror', () => {
  const UNREADABLE = [
    ['is not JSON', '[{"name":'],
    ['is empty', ''],
    ['is not a list', '{"drawings":[]}'],
    ['has a tocht without drawings', '[{"name":"Tocht 1"}]'],
    ['has a wrong point', '[{"drawings":[[{"points":[{"x":"oops","y":1}]}]]}]'],
  ] as const

  it.each(UNREADABLE)(
    'that %s is set aside before it is overwritten, and the app starts from the database',
    async (_, mirror) => {
      const { start, fake, storage } = device({ stored: BOTH, mirror })
      const { store, persistence } = await start()
      expect(store.getState()).toEqual(BOTH)
      await saved(persistence)
      expect(earlierIn(fake.records, mirror)).toEqual(recorded(6, mirror))
      expect(storage.getItem(MIRROR_KEY)).toBe(mirrorOf(BOTH, { [a]: 5, [b]: 5 }))
    },
  )

  it('with unreadable tochten still yields the others, and removes nothing stored', async () => {
    const mirror = JSON.stringify([
      { name: 'Hike', drawings: [[LINE]] },
      null,
      { name: 'x', drawings: [[{ points: 5 }]] },
    ])
    const { start, fake } = device({ stored: BOTH, mirror })
    const { store, persistence, mirror: read } = await start()
    const { order, tochten } = store.getState()
    expect(read?.unreadable).toBe(2)
    expect(order.map((id) => tochten[id]?.name)).toEqual(['Tocht 1', 'Tocht 2', 'Hike'])
    await saved(persistence)
    expect(earlierIn(fake.records, mirror)).toEqual(recorded(6, mirror))
  })

  it('is set aside beside an earlier one, not in its place', async () => {
    const { start, fake, storage } = device({ stored: BOTH, mirror: 'first' })
    await saved((await start()).persistence)
    storage.setItem(MIRROR_KEY, 'second')
    await saved((await start()).persistence)
    expect([...fake.records.keys()].filter((key) => key.startsWith('unreadable'))).toHaveLength(2)
  })

  it('stays in local storage until it can be set aside, whatever is done meanwhile', async () => {
    const { start, fake, storage } = device({ stored: BOTH, mirror: 'first' })
    fake.writable = false
    const { store, persistence } = await start()
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await vi.waitFor(() => expect(persistence.status()).toBe('failed'))
    expect(storage.getItem(MIRROR_KEY)).toBe('first')
    fake.writable = true
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Another' })
    await saved(persistence)
    expect(earlierIn(fake.records, 'first')).toMatchObject({ value: 'first' })
    expect(storage.getItem(MIRROR_KEY)).toContain('Another')
  })

  it('with too many nested lists does not prevent the app from starting', async () => {
    const mirror = `[{"id":"${a}","rev":1,"drawings":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}]`
    expect(await device({ stored: BOTH, mirror }).state()).toEqual(BOTH)
  })
})

describe('the unreadable records of a drawing', () => {
  it('do not return after they were discarded, and the tocht keeps its revision', async () => {
    const { fake, start } = device({ stored: BOTH })
    fake.records.set(`ink/${a1}/0`, recorded(9, '[{"points":'))
    await start()
    for (const { key } of (await readEarlier(fake.database)).unreadable) await discardUnreadable(fake.database, key)
    const { revisions } = await storedIn(fake.records)
    expect(revisions[a]).toBe(9)
    const { store } = await start()
    expect((await readEarlier(fake.database)).unreadable).toEqual([])
    expect(inkAt(store.getState(), 0)).toEqual([])
  })

  it('are set aside unchanged, and the drawing is left out', async () => {
    const { start, fake } = device({ stored: BOTH })
    fake.records.set(`ink/${a1}/0`, recorded(5, '[{"points":'))
    const { store } = await start()
    expect(inkAt(store.getState(), 0)).toEqual([])
    expect((await start()).store.getState()).toEqual(store.getState())
    expect(fake.records.get(`unreadable/ink/${a1}/0`)).toEqual(recorded(5, '[{"points":'))
    expect(fake.records.get(`unreadable/drawings/${a1}`)).toEqual(recorded(5, { id: a1, pieces: 1 }))
  })
})

describe('a database without', () => {
  const BINNED = { ...BOTH, order: [a], bin: { [b]: { when: 3 } } }

  it.each([
    ['its list of tochten', 'order', [a]],
    ['its bin', 'bin', [a, b]],
    ['its head', 'head', [a]],
    ['the record of a drawing', `drawings/${a1}`, [a]],
    ['a piece of ink', `ink/${a1}/0`, [a]],
  ])('%s loses no ink while the mirror has it', async (_, key, order) => {
    const { start, fake } = device({ stored: BINNED, mirror: mirrorOf({ ...BINNED, bin: {} }, { [a]: 5 }) })
    fake.records.delete(key)
    const { store, persistence } = await start()
    await saved(persistence)
    expect(store.getState()).toMatchObject({ order, drawings: BOTH.drawings })
  })

  it('the number of ink pieces of a drawing loses no ink while the mirror has it', async () => {
    const { start, fake } = device({ stored: BOTH, mirror: mirrorOf(BOTH, { [a]: 5, [b]: 5 }) })
    fake.records.set(`drawings/${a1}`, recorded(5, { id: a1 }))
    const { store, persistence } = await start()
    await saved(persistence)
    expect(store.getState()).toEqual(BOTH)
    expect(fake.records.get(`unreadable/ink/${a1}/0`)).toEqual(recorded(5, JSON.stringify([LINE])))
  })

  it('its list of tochten loses no tocht, even if the mirror is missing, too', async () => {
    const { state, fake } = device({ stored: BOTH })
    fake.records.delete('order')
    expect(new Set((await state()).order)).toEqual(new Set([a, b]))
  })
})

it('a tocht that the bin names is not in the bin if it is in the list of tochten or does not exist', async () => {
  const { fake, state } = device({ stored: BOTH })
  fake.records.set('bin', recorded(5, { [a]: { when: 1 }, [c]: { when: 1 } }))
  expect(await state()).toEqual(BOTH)
})

describe('an app older than the build that wrote the database', () => {
  it('shows the mirror, and writes to neither copy', async () => {
    const { start, fake, storage } = device({ mirror: mirrorOf(BOTH, { [a]: 5, [b]: 5 }) })
    fake.records.set('head', { schema: SCHEMA + 1, revision: 'of another form' })
    const before = [storage.getItem(MIRROR_KEY), new Map(fake.records)]
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(BOTH)
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await vi.waitFor(() => expect(persistence.status()).toBe('outdated'))
    expect([storage.getItem(MIRROR_KEY), fake.records]).toEqual(before)
  })

  it('stops writing to both copies if it was open already', async () => {
    const { start, fake, storage } = device({ stored: BOTH })
    const { store, persistence } = await start()
    await saved(persistence)
    fake.records.set('head', { ...(fake.records.get('head') as object), schema: SCHEMA + 1 })
    const before = [new Map(fake.records), storage.getItem(MIRROR_KEY)]
    persistence.catchUp()
    await vi.waitFor(() => expect(persistence.status()).toBe('outdated'))
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    expect([fake.records, storage.getItem(MIRROR_KEY)]).toEqual(before)
  })
})

/** Starts the app after it waited in vain for the database. */
const startLate = async (parts: Parts) => {
  const one = device(parts)
  one.fake.answers = false
  const starting = one.start()
  await vi.advanceTimersByTimeAsync(DATABASE_OPEN_MS)
  return { ...one, ...(await starting) }
}

describe('a database that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const LONG = SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS

  it('makes the app start from the mirror, and report that saving failed', async () => {
    const { store, persistence } = await startLate({ mirror: mirrorOf(BOTH, { [a]: 5, [b]: 4 }) })
    expect(store.getState()).toEqual(BOTH)
    expect(persistence.status()).toBe('failed')
  })

  it('makes the app start without tochten if there is no mirror, either', async () => {
    expect((await startLate({ stored: BOTH })).store.getState()).toEqual(stateWith())
  })

  it('loses neither its tochten nor the work done meanwhile, once it answers', async () => {
    const { store, fake, persistence } = await startLate({ stored: BOTH })
    store.dispatch({ type: 'addTocht', ...whole([], { id: c }) })
    fake.answers = true
    await vi.advanceTimersByTimeAsync(LONG)
    expect(store.getState().order).toEqual([a, b, c])
    expect(persistence.status()).toBe('saved')
    expect((await storedIn(fake.records)).contents.state).toEqual(store.getState())
  })

  it('gets the strokes drawn on an older mirror meanwhile, and keeps its own newer ink', async () => {
    const { store, fake } = await startLate({
      stored: stateWith(A, whole([drawing(b1, ARROW, LINE)], { id: b })),
      mirror: mirrorOf(BOTH, { [a]: 5, [b]: 4 }),
    })
    store.dispatch({ type: 'addElement', drawing: a1, element: DASHED, canvas: CANVAS })
    store.dispatch({ type: 'addElement', drawing: b1, element: DASHED, canvas: CANVAS })
    fake.answers = true
    await vi.advanceTimersByTimeAsync(LONG)
    expect([inkAt(store.getState(), 0), inkAt(store.getState(), 1)]).toEqual([
      [[LINE, DASHED]],
      [[ARROW, LINE, DASHED]],
    ])
  })

  it('gets the strokes drawn meanwhile at the next start, if it never answers before', async () => {
    const { store, storage, fake } = await startLate({ stored: BOTH, mirror: mirrorOf(BOTH, { [a]: 5, [b]: 5 }) })
    store.dispatch({ type: 'addElement', drawing: a1, element: DASHED, canvas: CANVAS })
    fake.answers = true
    const next = await startApp(fakeDatabase(fake.records).database, storage)
    expect(inkAt(next.store.getState(), 0)).toEqual([[LINE, DASHED]])
  })
})

/** Starts the app from the mirror, before the database answers. */
const startAtOnce = async (parts: Parts) => {
  const one = device(parts)
  one.fake.answers = false
  const app = await startApp(one.fake.database, one.storage, {
    newId: countedIds(),
    now: () => 7,
    isEnough: () => true,
  })
  const answer = async (): Promise<void> => {
    one.fake.answers = true
    await vi.advanceTimersByTimeAsync(SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS)
  }
  return { ...one, ...app, answer }
}

const MIRROR = mirrorOf(BOTH, { [a]: 5, [b]: 5 })

describe('when the app starts from a sealed mirror before the database answers,', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const draw = { type: 'addElement', drawing: a1, element: DASHED, canvas: CANVAS } as const

  it('nothing is reported as saved until the database has confirmed it', async () => {
    const { store, persistence, fake, answer } = await startAtOnce({ stored: BOTH, mirror: MIRROR })
    expect(store.getState()).toEqual(BOTH)
    store.dispatch(draw)
    expect(persistence.status()).toBe('saving')
    await answer()
    expect(persistence.status()).toBe('saved')
    expect(inkAt((await storedIn(fake.records)).contents.state, 0)).toEqual([[LINE, DASHED]])
  })

  it('a stroke drawn meanwhile is added once, after ink that the mirror lacked', async () => {
    const { store, answer } = await startAtOnce({
      stored: stateWith(whole([drawing(a1, LINE, ARROW)], { id: a }), B),
      mirror: mirrorOf(BOTH, { [a]: 4, [b]: 5 }),
    })
    store.dispatch(draw)
    store.dispatch(draw)
    await answer()
    expect(inkAt(store.getState(), 0)).toEqual([[LINE, ARROW, DASHED, DASHED]])
  })

  it('a stroke drawn meanwhile in a deleted drawing is kept in an earlier version', async () => {
    const { store, fake, answer } = await startAtOnce({
      stored: stateWith(B),
      gone: { [a]: 5 },
      mirror: mirrorOf(BOTH, { [a]: 4, [b]: 5 }),
    })
    store.dispatch(draw)
    await answer()
    expect(store.getState().order).toEqual([b])
    expect(earlierVersionsIn(fake.records).map(({ text }) => JSON.parse(text).drawings)).toEqual([[[LINE, DASHED]]])
  })

  it('a tocht that the mirror lacks appears once the database answers, and strokes drawn meanwhile stay', async () => {
    const { store, storage, answer } = await startAtOnce({ stored: BOTH, mirror: mirrorOf(stateWith(A), { [a]: 5 }) })
    store.dispatch(draw)
    await answer()
    expect([inkAt(store.getState(), 0), inkAt(store.getState(), 1)]).toEqual([[[LINE, DASHED]], [[ARROW]]])
    expect(JSON.parse(must(storage.getItem(MIRROR_KEY)))).toHaveLength(2)
  })

  it('work that another tab takes over from the mirror meanwhile is not repeated', async () => {
    const { store, fake, storage, answer } = await startAtOnce({ stored: BOTH, mirror: MIRROR })
    store.dispatch(draw)
    const other = await startApp(fakeDatabase(fake.records).database, storage)
    await vi.advanceTimersByTimeAsync(0)
    expect(inkAt(other.store.getState(), 0)).toEqual([[LINE, DASHED]])
    const shared = fakeDatabase(fake.records)
    const second = await startApp(shared.database, storage)
    await vi.advanceTimersByTimeAsync(0)
    second.store.dispatch({ type: 'addElement', drawing: a1, element: ARROW, canvas: CANVAS })
    await vi.advanceTimersByTimeAsync(0)
    fake.records = shared.records
    await answer()
    expect(inkAt(store.getState(), 0)).toEqual([[LINE, DASHED, ARROW]])
  })

  it('work that a third tab takes over from the mirror of two tabs is repeated by neither', async () => {
    const { store, fake, storage, answer } = await startAtOnce({ stored: BOTH, mirror: MIRROR })
    store.dispatch(draw)
    const second = await startApp(fake.database, storage, { isEnough: () => true })
    second.store.dispatch({ ...draw, drawing: b1 })
    const shared = fakeDatabase(fake.records)
    await startApp(shared.database, storage)
    await vi.advanceTimersByTimeAsync(0)
    fake.records = shared.records
    await answer()
    const { state } = (await storedIn(fake.records)).contents
    expect([inkAt(state, 0), inkAt(state, 1)]).toEqual([[[LINE, DASHED]], [[ARROW, DASHED]]])
  })

  it('unsaved work of the mirror is not lost if the tab is killed before the database answers', async () => {
    const later = stateWith(A_LATER, B)
    const mirror = aheadOf(later, BOTH, { [a]: 5, [b]: 5 })
    const { store, fake, storage } = await startAtOnce({ stored: BOTH, mirror })
    store.dispatch({ type: 'renameTocht', tocht: b, name: 'Other' })
    const next = await startApp(fakeDatabase(fake.records).database, storage)
    expect(inkAt(next.store.getState(), 0)).toEqual([[LINE, DASHED]])
  })

  it('a tab that closes before the database answers removes no ink that its mirror lacked', async () => {
    const before = device({ stored: BOTH, mirror: MIRROR })
    const one = await before.start()
    await vi.advanceTimersByTimeAsync(0)
    one.store.dispatch(draw)
    await vi.advanceTimersByTimeAsync(0)
    const behind = must(before.storage.getItem(MIRROR_KEY))
    one.store.dispatch({ ...draw, element: ARROW })
    await vi.advanceTimersByTimeAsync(0)
    expect(one.persistence.status()).toBe('saved')
    before.storage.setItem(MIRROR_KEY, behind)
    const silent = fakeDatabase()
    silent.answers = false
    const gone = await startApp(silent.database, before.storage, { isEnough: () => true })
    gone.store.dispatch(draw)
    const { store } = await before.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(inkAt(store.getState(), 0)).toEqual([[LINE, DASHED, ARROW]])
  })

  it('an Undo that would undo another step in the database leaves no trace in the mirror', async () => {
    const { store, storage, answer, fake } = await startAtOnce({ stored: BOTH, mirror: MIRROR })
    store.undo(a1)
    fake.records = recordsOf(stateWith(A_LATER, B), 6)
    await answer()
    expect(inkAt(store.getState(), 0)).toEqual([[LINE, DASHED]])
    expect(JSON.parse(must(storage.getItem(MIRROR_KEY)))[0].drawings).toEqual([[LINE, DASHED]])
  })

  it('Undo works once the database answers, since only the database has the steps', async () => {
    const { fake, storage, start } = device({ stored: BOTH, mirror: MIRROR })
    const before = await start()
    before.store.dispatch(draw)
    await vi.advanceTimersByTimeAsync(0)
    before.leave()
    const { store } = await startApp(fake.database, storage, { isEnough: () => true })
    await vi.advanceTimersByTimeAsync(0)
    store.undo(a1)
    expect(inkAt(store.getState(), 0)).toEqual([[LINE]])
  })
})

describe('the app waits for the database', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['has no seal', JSON.stringify([{ name: 'A', drawings: [[LINE]] }])],
    ['is partly unreadable', MIRROR.replace('"drawings"', '"lines"')],
    ['is empty', '[]'],
  ])('if the mirror %s', async (_, mirror) => {
    const one = device({ stored: BOTH, mirror })
    one.fake.answers = false
    let begun = false
    const starting = startApp(one.fake.database, one.storage, { newId: countedIds(), isEnough: () => true }).then(
      () => (begun = true),
    )
    await vi.advanceTimersByTimeAsync(DATABASE_OPEN_MS - 1)
    expect(begun).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await starting
  })
})

describe('a cleared database', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([1, 2, 3])('gets everything back, even after failed attempts (%i)', async (faults) => {
    const { fake, storage, start } = device({ stored: BOTH, mirror: mirrorOf(BOTH, { [a]: 5, [b]: 5 }) })
    const one = await start()
    const two = await start()
    one.store.dispatch({ type: 'addElement', drawing: a1, element: DASHED, canvas: CANVAS })
    await saved(one.persistence)
    two.persistence.catchUp()
    await vi.waitFor(() => expect(inkAt(two.store.getState(), 0)).toEqual([[LINE, DASHED]]))
    vi.useFakeTimers()
    fake.records = new Map()
    storage.values.clear()
    fake.writable = false
    two.persistence.catchUp()
    await vi.advanceTimersByTimeAsync(0)
    for (let fault = 1; fault < faults; fault += 1) await vi.advanceTimersByTimeAsync(SAVE_RETRY_LONGEST_MS)
    fake.writable = true
    await vi.advanceTimersByTimeAsync(SAVE_RETRY_LONGEST_MS)
    vi.useRealTimers()
    expect(two.persistence.status()).toBe('saved')
    expect(inkAt((await storedIn(fake.records)).contents.state, 0)).toEqual([[LINE, DASHED]])
  })
})

const markA1 = (number: number) => ({ ...mark(number), drawing: a1 })

describe('an older copy of the database, restored while the app slept,', () => {
  it.each([1, 2, 3, 40])('gets back the lost strokes, and keeps those drawn since (%i)', async (since) => {
    const { start, fake, storage } = device({ stored: BOTH })
    const asleep = await start()
    const copy = new Map(fake.records)
    for (const x of [1, 2]) {
      asleep.store.dispatch(markA1(x))
      await saved(asleep.persistence)
    }
    fake.records = copy
    storage.values.clear()
    const other = await start()
    for (let x = 101; x < 101 + since; x += 1) {
      other.store.dispatch(markA1(x))
      await saved(other.persistence)
    }
    asleep.store.dispatch(markA1(3))
    await saved(asleep.persistence)
    const drawnSince = Array.from({ length: since }, (_, index) => 101 + index)
    const marks = [...drawnSince, 1, 2, 3].map((x) => stamp(x, 0))
    expect(inkAt((await storedIn(fake.records)).contents.state, 0)).toEqual([[LINE, ...marks]])
  })
})

describe('a database cleared while the app is open', () => {
  it('gets everything back with the next change', async () => {
    const { start, fake } = device({ stored: BOTH })
    const { store, persistence } = await start()
    await saved(persistence)
    fake.records.clear()
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await saved(persistence)
    expect(store.getState()).toMatchObject({ order: [a, b], drawings: BOTH.drawings })
    expect((await storedIn(fake.records)).contents.state).toEqual(store.getState())
  })

  it('gets the tochten of the bin back in its bin', async () => {
    const { start, fake } = device({ stored: { ...BOTH, order: [a], bin: { [b]: { when: 3 } } } })
    const { store, persistence } = await start()
    await saved(persistence)
    fake.records.clear()
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await saved(persistence)
    const { order, bin } = (await storedIn(fake.records)).contents.state
    expect([order, Object.keys(bin)]).toEqual([[a], [b]])
  })
})
