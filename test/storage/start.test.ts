import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, MIRRORED_KEY, MOST_ELEMENTS, SAVE_GIVE_UP_LONGEST_MS, SAVE_GIVE_UP_MS } from '../../src/constants'
import { hash } from '../../src/model/hash'
import { drawingsOf, tochtAt } from '../../src/model/lookups'
import type { State } from '../../src/model/types'
import { discardUnreadable, readEarlier } from '../../src/storage/database/earlierVersions'
import { SCHEMA, type Revision } from '../../src/storage/database/head'
import { recorded } from '../../src/storage/database/stored'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/exchanges'
import { mirrorText } from '../../src/storage/mirror/mirror'
import { ARROW, DASHED, drawing, ERASER, idOf, LINE, SQUARE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import {
  countedIds,
  earlierVersionsIn,
  fakeDatabase,
  fakeStorage,
  pass,
  recordsOf,
  startApp,
  storedIn,
} from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [a, a1, b, b1, c] = [idOf('a'), idOf('a1'), idOf('b'), idOf('b1'), idOf('c')]
const A = whole([drawing(a1, LINE)], { id: a })
const B = whole([drawing(b1, ARROW)], { id: b, name: 'Tocht 2' })
const BOTH = stateWith(A, B)
const LATER = stateWith(whole([drawing(a1, LINE, DASHED)], { id: a }), B)
const CLEARED = stateWith(whole([drawing(a1)], { id: a }), B)
const IN_BIN = (state: State): State => ({ ...state, order: [b], bin: { [a]: { when: 3 } } })

/** The last commit of the database, and one before it. */
const [NOW, EARLIER] = ['now', 'earlier']
const AT_NOW = { [a]: NOW, [b]: NOW }
type Revisions = Readonly<Record<string, Revision>>
const savedMirror = (state: State, tochten: Revisions = AT_NOW): string => mirrorText(state, { state, tochten })
const unsavedMirror = (state: State, before: State, tochten: Revisions = AT_NOW): string =>
  mirrorText(state, { state: before, tochten })
const edited = (text: string, from: string, to: string): string => text.replace(from, to)
const json = (...tochten: readonly unknown[]): string => JSON.stringify(tochten)

/** A device with a database and a mirror, each only if given. */
const device = (stored?: State, mirror?: string) => {
  const fake = fakeDatabase(stored ? recordsOf(stored, NOW) : [])
  const storage = fakeStorage(mirror === undefined ? {} : { [MIRROR_KEY]: mirror })
  const newId = countedIds()
  const start = async () => {
    const starting = startApp(fake.database, storage, { readId: newId, now: () => 7 })
    if (!fake.answers) await pass(SAVE_GIVE_UP_MS)
    const app = await starting
    await pass()
    return app
  }
  return {
    fake,
    storage,
    start,
    state: async () => (await start()).store.getState(),
    stored: async () => (await storedIn(fake.records)).contents.state,
    mirror: () => storage.getItem(MIRROR_KEY),
    aside: () => earlierVersionsIn(fake.records).map(({ reason, text }) => [reason, JSON.parse(text).drawings]),
  }
}

const inkOf = (state: State, index = 0) => {
  const tocht = tochtAt(state, index)
  return tocht && drawingsOf(state, tocht).map(({ elements }) => elements)
}
const draw = { type: 'addElement', drawing: a1, element: DASHED, canvas: SQUARE } as const

/** Opens the app, draws in the first drawing, and waits until that is saved. */
const drawOnce = async ({ start }: ReturnType<typeof device>): Promise<void> => {
  const { store } = await start()
  store.dispatch({ ...draw, drawing: must(must(tochtAt(store.getState(), 0)).drawings[0]) })
  await pass()
}

/** The strokes in each drawing of the first tocht, the number of tochten, the bin and the earlier versions. */
const strokesIn = async ({ state, aside }: ReturnType<typeof device>) => {
  const last = await state()
  return [inkOf(last)?.map((ink) => ink.length), last.order.length, last.bin, aside()]
}

/** Lets a database answer that could not be opened before. */
const answer = async ({ fake }: ReturnType<typeof device>): Promise<void> => {
  fake.answers = true
  await pass(SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS)
}

describe('at the start, a sealed tocht of the mirror', () => {
  const NONE: unknown[] = []
  it.each<[string, State, string, State, unknown[]]>([
    ['that is saved is ignored', BOTH, savedMirror(LATER), BOTH, NONE],
    ['that is saved and older is ignored', LATER, savedMirror(BOTH, { [a]: EARLIER }), LATER, NONE],
    ['with unsaved work on the last commit is taken', BOTH, unsavedMirror(LATER, BOTH), LATER, NONE],
    [
      'that was cleared since the last commit is taken, and an earlier version kept',
      BOTH,
      unsavedMirror(CLEARED, BOTH),
      CLEARED,
      [['recover', [[LINE]]]],
    ],
    [
      'with unsaved work on another commit becomes an earlier version',
      BOTH,
      unsavedMirror(LATER, BOTH, { [a]: EARLIER, [b]: NOW }),
      BOTH,
      [['recover', [[LINE, DASHED]]]],
    ],
    [
      'with unsaved work on a commit of its own tab, which never heard of its outcome, is taken',
      BOTH,
      mirrorText(LATER, { state: BOTH, tochten: { [a]: EARLIER, [b]: NOW }, begun: NOW }),
      LATER,
      NONE,
    ],
    [
      'with unsaved work that the database has is ignored',
      LATER,
      unsavedMirror(LATER, BOTH, { [a]: EARLIER, [b]: NOW }),
      LATER,
      NONE,
    ],
    [
      'that no commit has is added',
      stateWith(B),
      unsavedMirror(BOTH, stateWith(B), { [b]: NOW }),
      stateWith(B, A),
      NONE,
    ],
    [
      'that the database never had is added, though another profile has saved it',
      stateWith(B),
      savedMirror(BOTH),
      stateWith(B, A),
      NONE,
    ],
    ['stays in the bin of the database', IN_BIN(BOTH), unsavedMirror(LATER, BOTH), IN_BIN(LATER), NONE],
    ['that the mirror lacks stays', BOTH, savedMirror(stateWith(B)), BOTH, NONE],
    ['stays if the mirror is the empty list', BOTH, '[]', BOTH, NONE],
    ['keeps its place in the list', BOTH, savedMirror({ ...BOTH, order: [b, a] }), BOTH, NONE],
  ])('%s', async (_, stored, mirror, expected, versions) => {
    const one = device(stored, mirror)
    expect(await one.state()).toEqual(expected)
    expect(await one.stored()).toEqual(expected)
    expect(one.aside()).toEqual(versions)
    expect(JSON.parse(must(one.mirror()))).toMatchObject(expected.order.map((id) => ({ id })))
    expect(one.mirror()).not.toContain('"unsaved"')
  })

  it.each([
    ['is not restored if it was deleted for good', savedMirror(BOTH), []],
    [
      'becomes an earlier version if it was deleted for good before it was saved',
      unsavedMirror(LATER, BOTH),
      [[LINE, DASHED]],
    ],
  ])('%s', async (_, mirror, drawings) => {
    const { fake, state, aside } = device(stateWith(B), mirror)
    fake.records.set(`tochten/${a}`, recorded('deletion', null))
    expect(await state()).toEqual(stateWith(B))
    expect(aside()).toEqual(drawings.length > 0 ? [['recover', drawings]] : [])
  })
})

describe('at the start, an empty database', () => {
  it('gets everything that the mirror has, with the same ids and order', async () => {
    const one = device(undefined, savedMirror(BOTH))
    expect(await one.state()).toEqual(BOTH)
    expect(await one.stored()).toEqual(BOTH)
  })

  it('without a mirror stays empty, and the mirror becomes an empty list', async () => {
    const { state, fake, mirror } = device()
    expect(await state()).toEqual(stateWith())
    expect([fake.written, mirror()]).toEqual([[], '[]'])
  })
})

describe('at the start, the app', () => {
  it('writes nothing if the mirror agrees with the database', async () => {
    const { start, fake, storage } = device(BOTH, savedMirror(BOTH))
    const written = vi.spyOn(storage, 'setItem')
    expect((await start()).persistence.status()).toBe('saved')
    expect(fake.written).toEqual([])
    expect(written).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', undefined],
    ['is older', savedMirror(stateWith(A), { [a]: EARLIER })],
    ['lacks the last tocht', savedMirror(stateWith(A))],
    ['has another order', savedMirror({ ...BOTH, order: [b, a] })],
  ])('writes only the mirror if that %s', async (_, mirror) => {
    const one = device(BOTH, mirror)
    await one.start()
    expect(one.mirror()).toBe(savedMirror(BOTH))
    expect(one.fake.written).toEqual([])
  })
})

describe('a text that somebody else wrote into the mirror', () => {
  it.each([
    ['by hand', [{ name: 'Hike', style: 1, drawings: [[LINE], []] }], 'Hike', [[LINE], []]],
    ['in the older form', [{ name: 'Hike', lines: [[LINE]] }], 'Hike', [[LINE]]],
    ['without a name', [{ drawings: [[LINE]] }], '', [[LINE]]],
    [
      'larger than a file may be',
      [{ drawings: [Array.from({ length: MOST_ELEMENTS + 1 }, () => LINE)] }],
      '',
      undefined,
    ],
  ])('%s, is taken in, and gets new ids', async (_, written, name, ink) => {
    const one = device(stateWith(), JSON.stringify(written))
    const state = await one.state()
    expect(inkOf(state)).toEqual(ink ?? written[0]?.drawings)
    expect(state.tochten[must(state.order[0])]).toMatchObject({ name })
    expect(await one.stored()).toEqual(state)
    expect(JSON.parse(must(one.mirror()))).toMatchObject([{ id: state.order[0], name }])
  })

  it('moves what it replaces to the bin, with earlier versions', async () => {
    const { state, aside } = device(BOTH, json({ name: 'Other', drawings: [[DASHED]] }))
    const { order, bin, drawings, tochten } = await state()
    expect(order.map((id) => tochten[id]?.name)).toEqual(['Other'])
    expect(bin).toEqual({ [a]: { when: 7 }, [b]: { when: 7 } })
    expect(drawings).toMatchObject(BOTH.drawings)
    expect(aside()).toEqual([
      ['adopt', [[LINE]]],
      ['adopt', [[ARROW]]],
    ])
  })

  it('keeps the ids of an edited tocht, and an earlier version of it', async () => {
    const erased = savedMirror(stateWith(whole([drawing(a1, LINE, ERASER)], { id: a }), B))
    const { state, aside } = device(BOTH, edited(erased, 'Tocht 1', 'Renamed'))
    const { order, tochten, drawings } = await state()
    expect([order, tochten[a]?.name, drawings[a1]?.elements]).toEqual([[a, b], 'Renamed', [LINE, ERASER]])
    expect(aside()).toEqual([['adopt', [[LINE]]]])
  })

  it('decides the order, but does not replace a sealed tocht beside it', async () => {
    const mirror = edited(savedMirror({ ...BOTH, order: [b, a] }, { [a]: EARLIER }), 'Tocht 2', 'Renamed')
    const { order, tochten, drawings } = await device(LATER, mirror).state()
    expect([order, tochten[b]?.name, drawings[a1]]).toEqual([[b, a], 'Renamed', LATER.drawings[a1]])
  })

  it('keeps an earlier version of a binned drawing that it lists in another tocht', async () => {
    const mirror = savedMirror(stateWith(whole([drawing(a1, LINE)], { id: c }), B))
    const { state, aside } = device(IN_BIN(LATER), mirror.replaceAll('"seal":"', '"seal":"0'))
    await state()
    expect(aside()).toContainEqual(['adopt', [[LINE, DASHED]]])
  })

  it.each([
    ['an unchanged', {}],
    ['an edited', { name: 'Edited' }],
  ])('makes a new tocht of a copy beside %s original', async (_, change) => {
    const [tocht] = JSON.parse(savedMirror(stateWith(A))) as object[]
    const state = await device(stateWith(A), json({ ...tocht, ...change }, tocht)).state()
    expect(state.order).toEqual([a, idOf('new2')])
    expect(state.tochten[a]).toEqual({ ...A.tocht, ...change })
    expect([inkOf(state, 0), inkOf(state, 1)]).toEqual([[[LINE]], [[LINE]]])
  })

  it.each(['home', 'constructor', '__proto__', '', 'x'.repeat(500), 5, null, {}])(
    'gets new ids in place of the invalid id %j',
    async (id) => {
      const { state } = device(undefined, json({ name: 'Hike', id, details: [{ id }], drawings: [[LINE]] }))
      expect(await state()).toEqual(stateWith(whole([drawing(idOf('new1'), LINE)], { id: idOf('new2'), name: 'Hike' })))
    },
  )

  describe('is taken in once', () => {
    const WITHOUT_IDS = json({ name: 'Hike', style: 0, drawings: [[LINE]] })
    const WITH_IDS = json({ name: 'Hike', style: 0, id: a, details: [{ id: a1 }], drawings: [[LINE]] })
    const PARTLY_UNREADABLE = json(...JSON.parse(WITH_IDS), { name: 5, drawings: 'x' })

    it.each([
      ['without ids', WITHOUT_IDS],
      ['with ids', WITH_IDS],
      ['with an unreadable tocht', PARTLY_UNREADABLE],
    ])('if it came back after a kill: %s', async (_, mirror) => {
      const one = device(undefined, mirror)
      for (let time = 0; time < 3; time += 1) {
        await drawOnce(one)
        one.storage.values.clear()
        one.storage.setItem(MIRROR_KEY, mirror)
      }
      expect(await strokesIn(one)).toEqual([[4], 1, {}, []])
    })

    it('if it came back after a kill over another mirror', async () => {
      const one = device(undefined, WITHOUT_IDS)
      await drawOnce(one)
      const over = must(one.storage.values.get(MIRRORED_KEY))
      for (let time = 0; time < 3; time += 1) {
        one.storage.values.set(MIRROR_KEY, WITH_IDS)
        one.storage.values.set(MIRRORED_KEY, over)
        await drawOnce(one)
      }
      expect(inkOf(await one.state())).toEqual([[LINE, DASHED, DASHED, DASHED]])
    })

    it('if local storage has no room for the mirror that replaces it', async () => {
      const one = device(undefined, WITHOUT_IDS)
      one.storage.full = true
      for (let time = 0; time < 40; time += 1) await drawOnce(one)
      expect(await strokesIn(one)).toEqual([[41], 1, {}, []])
    })

    it('if two tabs start together', async () => {
      const one = device(undefined, WITHOUT_IDS)
      await Promise.all([one.start(), one.start()])
      expect(await strokesIn(one)).toEqual([[1], 1, {}, []])
    })

    it('if the database answers only later', async () => {
      const one = device(BOTH, WITHOUT_IDS)
      one.fake.answers = false
      const { store } = await one.start()
      store.dispatch({ ...draw, drawing: must(must(tochtAt(store.getState(), 0)).drawings[0]) })
      one.fake.answers = true
      await pass(SAVE_RETRY_LONGEST_MS)
      expect(inkOf(await one.stored())).toEqual([[LINE, DASHED]])
      expect(Object.keys((await one.stored()).bin)).toEqual([a, b])
    })

    it('and again if it is written again', async () => {
      const one = device(undefined, WITHOUT_IDS)
      for (let time = 0; time < 3; time += 1) {
        one.storage.setItem(MIRROR_KEY, WITHOUT_IDS)
        expect(inkOf(await one.state())).toEqual([[LINE]])
        await drawOnce(one)
      }
    })
  })
})

describe('an unreadable mirror', () => {
  it.each([
    ['with one unreadable tocht still yields the others', json({ name: 'Hike', drawings: [[LINE]] }, null), 1],
    ['that is no list yields nothing', '{"drawings":[]}', 0],
  ])('%s, removes nothing, and is set aside', async (_, mirror, more) => {
    const one = device(BOTH, mirror)
    const { store } = await one.start()
    const { order, tochten } = store.getState()
    expect(order.map((id) => tochten[id]?.name)).toEqual(['Tocht 1', 'Tocht 2', 'Hike'].slice(0, 2 + more))
    expect(one.fake.records.get(`unreadable/${hash(mirror)}`)).toMatchObject({ value: mirror })
    expect(JSON.parse(must(one.mirror()))).toHaveLength(2 + more)
  })

  it('stays in local storage until it is set aside, whatever is done meanwhile', async () => {
    const { start, fake, mirror } = device(BOTH, 'first')
    fake.writable = false
    const { store, persistence } = await start()
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await pass()
    expect([persistence.status(), mirror()]).toEqual(['failed', 'first'])
    fake.writable = true
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Another' })
    await pass()
    expect(fake.records.get(`unreadable/${hash('first')}`)).toMatchObject({ value: 'first' })
    expect(mirror()).toContain('Another')
  })
})

describe('the records', () => {
  it('of an unreadable drawing are set aside unchanged, until they are discarded', async () => {
    const { start, fake } = device(BOTH)
    fake.records.set(`ink/${a1}/0`, recorded(NOW, '[{"points":'))
    expect(inkOf((await start()).store.getState())).toEqual([])
    expect(fake.records.get(`unreadable/ink/${a1}/0`)).toEqual(recorded(NOW, '[{"points":'))
    expect(fake.records.get(`unreadable/drawings/${a1}`)).toEqual(recorded(NOW, { id: a1, pieces: 1 }))
    for (const { key } of (await readEarlier(fake.database)).unreadable) await discardUnreadable(fake.database, key)
    await start()
    expect((await readEarlier(fake.database)).unreadable).toEqual([])
  })

  it.each(['order', 'head'])('show every tocht even without the %s', async (key) => {
    const { state, fake } = device(BOTH)
    fake.records.delete(key)
    expect(new Set((await state()).order)).toEqual(new Set([a, b]))
  })

  it('do not show in the bin what is in the list or does not exist', async () => {
    const { fake, state } = device(BOTH)
    fake.records.set('bin', recorded(NOW, { [a]: { when: 1 }, [c]: { when: 1 } }))
    expect(await state()).toEqual(BOTH)
  })
})

describe('without a database that can be opened, the app', () => {
  it.each([
    ['starts from the mirror alone, and says that nothing is saved', savedMirror(BOTH), BOTH],
    ['starts empty if there is no mirror, either', undefined, stateWith()],
  ])('%s', async (_, mirror, expected) => {
    const { fake, start } = device(BOTH, mirror)
    fake.answers = false
    const { store, persistence } = await start()
    expect([store.getState(), persistence.status()]).toEqual([expected, 'failed'])
    expect(persistence.isMirrorOnly()).toBe(true)
    fake.answers = true
    fake.writable = false
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(persistence.isMirrorOnly(), 'a full disk can be read').toBe(false)
  })

  it('adds what was done meanwhile to what the database has, as soon as that answers', async () => {
    const one = device(LATER, savedMirror(stateWith(A), { [a]: EARLIER }))
    one.fake.answers = false
    const { store, persistence } = await one.start()
    store.dispatch({ ...draw, element: ARROW })
    store.dispatch({ type: 'addTocht', ...whole([], { id: c }) })
    await answer(one)
    expect(persistence.status()).toBe('saved')
    expect(store.getState().order).toEqual([a, b, c])
    expect(inkOf(store.getState())).toEqual([[LINE, DASHED, ARROW]])
    expect(await one.stored()).toEqual(store.getState())
  })

  it('keeps an earlier version of what was drawn in a tocht that the database has no more', async () => {
    const one = device(stateWith(B), savedMirror(BOTH))
    one.fake.records.set(`tochten/${a}`, recorded('deletion', null))
    one.fake.answers = false
    const { store } = await one.start()
    store.dispatch(draw)
    await answer(one)
    expect(store.getState().order).toEqual([b])
    expect(one.aside()).toEqual([['otherTab', [[LINE, DASHED]]]])
  })

  it('hands what was done over to the next start, if the database never answers', async () => {
    const one = device(BOTH, savedMirror(BOTH))
    one.fake.answers = false
    const { store } = await one.start()
    store.dispatch(draw)
    const next = await startApp(fakeDatabase(one.fake.records).database, one.storage)
    expect(next.store.getState()).toEqual(LATER)
  })
})

describe('a database of a newer build', () => {
  it('is not touched, nor is the mirror, from which the app starts', async () => {
    const { start, fake, mirror } = device(undefined, savedMirror(BOTH))
    fake.records.set('head', { schema: SCHEMA + 1, commits: 'of another form' })
    const before = [mirror(), new Map(fake.records)]
    const { store, persistence } = await start()
    expect(store.getState()).toEqual(BOTH)
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await pass()
    expect(persistence.status()).toBe('outdated')
    expect([mirror(), fake.records]).toEqual(before)
  })

  it('is not touched, nor is the mirror, by a tab that was open before', async () => {
    const { start, fake, mirror } = device(BOTH)
    const { store, persistence } = await start()
    fake.records.set('head', { ...(fake.records.get('head') as object), schema: SCHEMA + 1 })
    persistence.catchUp()
    await pass()
    const before = [new Map(fake.records), mirror()]
    store.dispatch({ type: 'renameTocht', tocht: a, name: 'Other' })
    await pass()
    expect(persistence.status()).toBe('outdated')
    expect([fake.records, mirror()]).toEqual(before)
  })
})
