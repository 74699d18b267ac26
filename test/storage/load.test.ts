import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, SAVE_RETRY_LONGEST_MS } from '../../src/constants'
import { HOME_SCOPE } from '../../src/model/actions'
import { drawingsOf, tochtAt } from '../../src/model/lookups'
import type { State } from '../../src/model/types'
import { hash } from '../../src/storage/hash'
import { loadState } from '../../src/storage/load'
import { mirrorText } from '../../src/storage/mirror'
import { createMirrorWriter } from '../../src/storage/mirrorWriter'
import { createPersistence } from '../../src/storage/persistence'
import { reduce } from '../../src/model/reducer'
import { ARROW, DASHED, drawing, idOf, LINE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { afterwards, countedIds, fakeDatabase, fakeStorage, recordsOf } from '../support/storage'

const [a, a1, b, b1, c] = [idOf('a'), idOf('a1'), idOf('b'), idOf('b1'), idOf('c')]
const A = whole([drawing(a1, LINE)], { id: a })
const B = whole([drawing(b1, ARROW)], { id: b, name: 'Tocht 2' })
const A_LATER = whole([drawing(a1, LINE, DASHED)], { id: a })
const BOTH = stateWith(A, B)

interface Parts {
  readonly stored?: State
  readonly rev?: number
  /** Tochten that were deleted, by the revision in which they were. */
  readonly deleted?: Readonly<Record<string, number>>
  readonly mirror?: string
}

/** A device with a database and a mirror; what is left out is not there. */
const device = ({ stored, rev = 5, deleted = {}, mirror }: Parts) => {
  const fake = fakeDatabase(stored ? recordsOf(stored, rev) : [])
  for (const [id, when] of Object.entries(deleted)) fake.records.set(`tochten/${id}`, { rev: when, value: null })
  const storage = fakeStorage(mirror === undefined ? {} : { [MIRROR_KEY]: mirror })
  return { fake, storage, load: () => loadState(fake.database, storage, countedIds()) }
}

const inkAt = (state: State, index: number): unknown => {
  const tocht = tochtAt(state, index)
  return tocht && drawingsOf(state, tocht).map(({ elements }) => elements)
}

describe('a fresh device', () => {
  it('starts with nothing, and has nothing to save', async () => {
    expect(await device({}).load()).toEqual({
      state: stateWith(),
      history: {},
      forgotten: [],
      rev: 0,
      revisions: {},
      answered: true,
      unsaved: false,
      unmirrored: true,
      unreadable: 0,
    })
  })

  it.each([
    ['by hand', [{ name: 'Hike', style: 1, drawings: [[LINE], []] }], 'Hike', [[LINE], []]],
    ['in the older form', [{ name: 'Hike', lines: [[LINE]] }], 'Hike', [[LINE]]],
    ['without a name', [{ drawings: [[LINE]] }], '', [[LINE]]],
  ])('takes over a mirror that was written %s, with ids of its own', async (_, written, name, ink) => {
    const { load, fake } = device({ mirror: JSON.stringify(written) })
    const loaded = await load()
    expect(inkAt(loaded.state, 0)).toEqual(ink)
    expect(loaded.state.tochten[must(loaded.state.order[0])]).toMatchObject({ name })
    expect(loaded.unsaved).toBe(true)
    expect(Object.values(loaded.revisions)).toEqual([loaded.rev])
    expect(fake.transactions).toEqual([])
  })

  it('takes over our own mirror, with its ids, when the database was cleared', async () => {
    const loaded = await device({ mirror: mirrorText(BOTH, { [a]: 7, [b]: 3 }) }).load()
    expect(loaded).toMatchObject({
      state: BOTH,
      rev: 8,
      revisions: { [a]: 8, [b]: 8 },
      unsaved: true,
      unmirrored: true,
    })
  })
})

describe('the database leads', () => {
  it('when both copies agree', async () => {
    const loaded = await device({ stored: BOTH, mirror: mirrorText(BOTH, { [a]: 5, [b]: 5 }) }).load()
    expect(loaded).toMatchObject({
      state: BOTH,
      rev: 5,
      revisions: { [a]: 5, [b]: 5 },
      unsaved: false,
      unmirrored: false,
    })
  })

  it('when the mirror is gone', async () => {
    expect(await device({ stored: BOTH }).load()).toMatchObject({ state: BOTH, unsaved: false, unmirrored: true })
  })

  it('when the mirror is behind', async () => {
    const stored = stateWith(A_LATER, B)
    const { load, fake } = device({ stored, mirror: mirrorText(BOTH, { [a]: 4, [b]: 3 }) })
    expect(await load()).toMatchObject({ state: stored, rev: 5, unsaved: false, unmirrored: true })
    expect(fake.records.size).toBe(recordsOf(stored, 5).length)
  })

  it('when the mirror misses a tocht, or all of them', async () => {
    expect(await device({ stored: BOTH, mirror: mirrorText(stateWith(B), { [b]: 5 }) }).load()).toMatchObject({
      state: BOTH,
    })
    expect(await device({ stored: BOTH, mirror: '[]' }).load()).toMatchObject({ state: BOTH })
  })

  it('when the mirror has another order', async () => {
    const mirror = mirrorText({ ...BOTH, order: [b, a] }, { [a]: 5, [b]: 5 })
    expect(await device({ stored: BOTH, mirror }).load()).toMatchObject({
      state: BOTH,
      unsaved: false,
      unmirrored: true,
    })
  })

  it.each([4, 5])('so that a tocht deleted in revision 5 does not come back out of a mirror of %i', async (rev) => {
    const mirror = mirrorText(BOTH, { [a]: rev, [b]: 5 })
    const { load } = device({ stored: stateWith(B), deleted: { [a]: 5 }, mirror })
    expect(await load()).toMatchObject({ state: stateWith(B), unsaved: false, unmirrored: true })
  })
})

describe('a mirror that is ahead, because the browser was killed between the two writes', () => {
  it('gives the later tocht, and the others stay', async () => {
    const { load, fake } = device({ stored: BOTH, mirror: mirrorText(stateWith(A_LATER, B), { [a]: 6, [b]: 5 }) })
    const loaded = await load()
    expect(loaded).toMatchObject({ state: stateWith(A_LATER, B), rev: 7, revisions: { [a]: 7, [b]: 5 }, unsaved: true })
    expect([...fake.records.keys()].filter((key) => key.startsWith('before'))).toEqual([])
  })

  it('gives a new tocht, behind the others', async () => {
    const { load } = device({ stored: stateWith(B), mirror: mirrorText(BOTH, { [a]: 6, [b]: 5 }) })
    expect(await load()).toMatchObject({ state: stateWith(B, A), unsaved: true })
  })

  it('gives a tocht of which the database knows nothing, of whatever revision', async () => {
    const { load } = device({ stored: stateWith(B), mirror: mirrorText(BOTH, { [a]: 0, [b]: 5 }) })
    expect(await load()).toMatchObject({
      state: stateWith(B, A),
      rev: 6,
      revisions: { [a]: 6, [b]: 5 },
      unsaved: true,
      unmirrored: true,
    })
  })

  it('gives a tocht that was changed after it was deleted', async () => {
    const { load } = device({ stored: stateWith(B), deleted: { [a]: 5 }, mirror: mirrorText(BOTH, { [a]: 6, [b]: 5 }) })
    expect(await load()).toMatchObject({ state: stateWith(B, A), revisions: { [a]: 7, [b]: 5 }, unsaved: true })
  })

  it('forgets no other tocht that was deleted', async () => {
    const mirror = mirrorText(stateWith(A_LATER, B), { [a]: 6, [b]: 5 })
    const { load } = device({ stored: BOTH, deleted: { [c]: 4 }, mirror })
    expect((await load()).revisions).toEqual({ [a]: 7, [b]: 5, [c]: 4 })
  })

  it('leaves the canvas of a new tocht without ink open', async () => {
    const blank = stateWith(whole([drawing(a1)], { id: a, canvas: undefined }))
    const { state } = await device({ stored: stateWith(), rev: 5, mirror: mirrorText(blank, { [a]: 6 }) }).load()
    expect(state).toEqual(blank)
  })

  it('keeps tochten that the mirror does not have', async () => {
    const { load } = device({ stored: BOTH, mirror: mirrorText(stateWith(A_LATER), { [a]: 6 }) })
    expect(await load()).toMatchObject({ state: stateWith(A_LATER, B) })
  })
})

const edited = (state: State, revisions: Record<string, number>, from: string, to: string): string =>
  mirrorText(state, revisions).replace(from, to)

describe('a mirror that somebody else wrote is taken over as it stands', () => {
  it('and the state before is kept aside', async () => {
    const { load, fake } = device({ stored: BOTH, mirror: JSON.stringify([{ name: 'Other', drawings: [[DASHED]] }]) })
    const loaded = await load()
    expect(loaded.state.order).toHaveLength(1)
    expect(inkAt(loaded.state, 0)).toEqual([[DASHED]])
    expect(loaded).toMatchObject({ rev: 6, unsaved: true })
    expect(fake.records.get('before/5')).toEqual({ rev: 0, value: BOTH })
  })

  it('a tocht that was edited keeps its ids', async () => {
    const mirror = edited(BOTH, { [a]: 5, [b]: 5 }, 'Tocht 1', 'Renamed')
    const { state } = await device({ stored: BOTH, mirror }).load()
    expect(state).toEqual({ ...BOTH, tochten: { ...BOTH.tochten, [a]: { ...BOTH.tochten[a], name: 'Renamed' } } })
  })

  it('a tocht beside it that fell behind comes from the database', async () => {
    const stored = stateWith(A_LATER, B)
    const { state } = await device({ stored, mirror: edited(BOTH, { [a]: 4, [b]: 5 }, 'Tocht 2', 'Renamed') }).load()
    expect(state.drawings[a1]).toEqual(A_LATER.drawings[0])
    expect(state.tochten[b]?.name).toBe('Renamed')
  })

  it('its order counts', async () => {
    const turned = edited({ ...BOTH, order: [b, a] }, { [a]: 5, [b]: 5 }, 'Tocht 2', 'Renamed')
    expect((await device({ stored: BOTH, mirror: turned }).load()).state.order).toEqual([b, a])
  })

  it('a tocht that was copied and edited within it gets ids of its own', async () => {
    const [tocht] = JSON.parse(mirrorText(stateWith(A), { [a]: 5 })) as object[]
    const copies = [
      { ...tocht, name: 'One' },
      { ...tocht, name: 'Two' },
    ]
    const { state } = await device({ stored: stateWith(A), mirror: JSON.stringify(copies) }).load()
    expect(state.order).toHaveLength(2)
    expect(new Set(Object.values(state.tochten).flatMap(({ drawings }) => drawings)).size).toBe(2)
    expect(Object.values(state.tochten).map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  it.each([
    ['alone', {}],
    ['beside one that was edited', { name: 'Edited' }],
  ])('a tocht that was copied within it and not changed is a new one, %s', async (_, change) => {
    const [tocht] = JSON.parse(mirrorText(stateWith(A), { [a]: 5 })) as object[]
    const mirror = JSON.stringify([{ ...tocht, ...change }, tocht])
    const { state, ...loaded } = await device({ stored: stateWith(A), mirror }).load()
    expect(loaded).toMatchObject({ unsaved: true, unmirrored: true })
    expect(state.order).toEqual([a, idOf('new2')])
    expect(state.tochten[a]).toEqual({ ...A.tocht, ...change })
    expect([inkAt(state, 0), inkAt(state, 1)]).toEqual([[[LINE]], [[LINE]]])
  })

  it.each(['home', 'constructor', '__proto__', 'toString', '', 'x'.repeat(500), 5, null, {}])(
    'an id that is none of ours gives way to a new one: %j',
    async (id) => {
      const mirror = JSON.stringify([{ name: 'Hike', id, details: [{ id }], drawings: [[LINE]] }])
      const { state } = await device({ mirror }).load()
      expect(state).toEqual(stateWith(whole([drawing(idOf('new1'), LINE)], { id: idOf('new2'), name: 'Hike' })))
    },
  )
})

describe('a mirror that cannot be read', () => {
  const UNREADABLE = [
    ['is no JSON', '[{"name":'],
    ['is empty', ''],
    ['is no list', '{"drawings":[]}'],
    ['has a tocht without drawings', '[{"name":"Tocht 1"}]'],
    ['has a wrong point', '[{"drawings":[[{"points":[{"x":"oops","y":1}]}]]}]'],
  ] as const

  it.each(UNREADABLE)('because it %s, is kept aside, and the database counts', async (_, mirror) => {
    const { load, fake, storage } = device({ stored: BOTH, mirror })
    expect(await load()).toMatchObject({ state: BOTH, rev: 5, answered: true, unsaved: false, unmirrored: true })
    expect(fake.records.get(`unreadable/${hash(mirror)}`)).toEqual({ rev: 0, value: mirror })
    expect(storage.getItem(MIRROR_KEY)).toBe(mirror)
  })

  it('in one tocht only, gives up the others, and loses nothing that is stored', async () => {
    const mirror = JSON.stringify([
      { name: 'Hike', drawings: [[LINE]] },
      null,
      { name: 'x', drawings: [[{ points: 5 }]] },
    ])
    const { load, fake } = device({ stored: BOTH, mirror })
    const { state, unreadable, unmirrored } = await load()
    expect([unreadable, unmirrored]).toEqual([2, true])
    expect(state.order.map((id) => state.tochten[id]?.name)).toEqual(['Tocht 1', 'Tocht 2', 'Hike'])
    expect(fake.records.get(`unreadable/${hash(mirror)}`)).toEqual({ rev: 0, value: mirror })
  })

  it('does not keep the app from starting where nothing can be kept aside', async () => {
    const { load, fake } = device({ stored: BOTH, mirror: 'oops' })
    fake.writable = false
    expect(await load()).toMatchObject({ state: BOTH, unsaved: false })
  })

  it('does not take the place of another one that was kept aside before', async () => {
    const { load, fake, storage } = device({ stored: BOTH, mirror: 'first' })
    await load()
    storage.setItem(MIRROR_KEY, 'second')
    await load()
    const kept = [...fake.records].filter(([key]) => key.startsWith('unreadable')).map(([, { value }]) => value)
    expect(kept).toEqual(['first', 'second'])
  })

  it('stays in local storage where it cannot be kept aside', async () => {
    const { load, fake, storage } = device({ stored: BOTH, mirror: 'first' })
    fake.writable = false
    createPersistence(fake.database, createMirrorWriter(storage, afterwards), await load())
    expect(storage.getItem(MIRROR_KEY)).toBe('first')
  })

  it('because it is too deep to follow, does not keep the app from starting', async () => {
    const mirror = `[{"id":"${a}","rev":1,"drawings":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}]`
    expect(await device({ stored: BOTH, mirror }).load()).toMatchObject({ state: BOTH })
  })
})

describe('a database that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('leaves the mirror to go on with', async () => {
    const { load, fake } = device({ mirror: mirrorText(BOTH, { [a]: 5, [b]: 4 }) })
    fake.readable = false
    expect(await load()).toMatchObject({ state: BOTH, rev: 6, answered: false, unsaved: true })
  })

  it('leaves nothing where there is no mirror either', async () => {
    const { load, fake } = device({ stored: BOTH })
    fake.readable = false
    expect(await load()).toMatchObject({ state: stateWith(), answered: false, unsaved: false })
  })

  it('loses none of its tochten when it answers again, nor what was made in between', async () => {
    const { load, fake, storage } = device({ stored: BOTH })
    fake.readable = false
    const loaded = await load()
    const added = reduce(loaded.state, { type: 'addTocht', ...whole([], { id: c }) })
    createPersistence(fake.database, createMirrorWriter(storage, afterwards), loaded).save({
      ...added,
      scope: HOME_SCOPE,
      history: {},
    })
    await vi.advanceTimersByTimeAsync(SAVE_RETRY_LONGEST_MS)
    fake.readable = true
    expect((await load()).state.order).toEqual([a, b, c])
  })

  it('does not hold up the start when there is something to keep aside', async () => {
    const { fake, storage } = device({ mirror: 'oops' })
    fake.readable = false
    const silent = { ...fake.database, keep: () => new Promise<void>(() => undefined) }
    const started = vi.fn<() => void>()
    void loadState(silent, storage, countedIds()).then(started)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(started).toHaveBeenCalledTimes(1)
  })
})
