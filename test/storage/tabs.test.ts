import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, SAVE_GIVE_UP_LONGEST_MS, SAVE_GIVE_UP_MS } from '../../src/constants'
import type { Action, Scope } from '../../src/model/changes/actions'
import type { DetailChanges } from '../../src/model/details'
import { rowsOf } from '../../src/model/fishbone/readFishbone'
import type { State } from '../../src/model/types'
import { canUndo } from '../../src/model/undo/history'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/exchanges'
import { ARROW, drawing, LINE, SQUARE, stamp, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import {
  earlierVersionsIn,
  fakeDatabase,
  fakeStorage,
  mark,
  marksIn,
  pass,
  recordsOf,
  startApp,
  storedIn,
} from '../support/storage'
import { SOLID } from '../support/tochten/fishbones'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const START = stateWith(whole([drawing('a1'), drawing('a2')]))
const AGES = SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS
const ROWS = [{ left: [], right: [] }]

/** Two tabs of one browser, which are not told of each other's commits. */
const twoTabs = async (start: State = START) => {
  const fake = fakeDatabase(recordsOf(start, 'first'))
  const storage = fakeStorage()
  const open = async () => {
    const { store, persistence } = await startApp(fake.database, storage)
    const leftUndone: Scope[] = []
    persistence.onLeftUndone((scopes) => leftUndone.push(...scopes))
    return { ...store, persistence, leftUndone, act: store.dispatch }
  }
  return {
    fake,
    storage,
    one: await open(),
    other: await open(),
    stored: async () => (await storedIn(fake.records)).contents.state,
    /** The drawings in each earlier version, as text. */
    aside: () => earlierVersionsIn(fake.records).map(({ reason, text }) => [reason, JSON.parse(text).drawings]),
  }
}

type App = Awaited<ReturnType<typeof twoTabs>>['one']

/** An action of one tab and one of the other, which that does not know of. */
const oneAfterTheOther = async (
  [one, first]: readonly [App, () => unknown],
  [other, second]: readonly [App, () => unknown],
) => {
  first()
  await pass()
  expect(one.persistence.status()).toBe('saved')
  second()
  await pass()
  expect(other.persistence.status()).toBe('saved')
}

const clear = (...seen: readonly number[]): Action => ({
  type: 'clearDrawing',
  drawing: 'a1',
  seen: seen.map((number) => stamp(number, 0)),
})
const remove = (index: number, number: number): Action => ({
  type: 'removeElement',
  drawing: 'a1',
  index,
  was: stamp(number, 0),
})
const load: Action = { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x')], as: { canvas: SQUARE } }
const deleteA1: Action = { type: 'deleteDrawings', tocht: 'a', drawings: ['a1'] }
const addRoad: Action = {
  type: 'editFishbone',
  drawing: 'a1',
  edit: { kind: 'addRoad', row: 0, side: 'left', road: SOLID },
  seen: ROWS,
}

const does = (action: Action) => (app: App) => void app.act(action)
const setDetails = (details: DetailChanges): Action => ({
  type: 'setDetails',
  tocht: 'a',
  changes: [{ drawing: 'a1', details }],
})

describe('a commit', () => {
  it('reads first what another tab has committed, and repeats its operations on that', async () => {
    const { one, other, stored } = await twoTabs()
    await oneAfterTheOther([other, () => other.act(mark(1))], [one, () => one.act(mark(2))])
    expect(marksIn(one.getState())).toEqual([1, 2])
    expect(await stored()).toEqual(one.getState())
  })

  it('contains an operation that comes while it reads, at whatever moment', async () => {
    for (let moment = 0; moment < 60; moment += 1) {
      const { one, other, stored } = await twoTabs()
      other.act(mark(1))
      await pass()
      one.act(mark(2))
      for (let step = 0; step < moment; step += 1) await Promise.resolve()
      one.act(mark(3))
      await pass()
      expect([moment, marksIn(await stored())]).toEqual([moment, [1, 2, 3]])
    }
  })

  it('loses nothing, however many others there were since the last that the tab knew', async () => {
    const { one, other, stored } = await twoTabs()
    const numbers = Array.from({ length: 50 }, (_, number) => number)
    for (const number of numbers) {
      one.act(mark(number))
      await pass()
    }
    other.act(mark(50))
    await pass()
    expect(marksIn(await stored())).toEqual([...numbers, 50])
  })

  it.each<[string, (app: App) => void, (state: State) => unknown, unknown]>([
    ['a stroke', does(mark(1)), marksIn, [1]],
    [
      'a swap of two drawings',
      does({ type: 'moveDrawings', tocht: 'a', drawings: ['a2'], before: 'a1' }),
      ({ tochten }) => tochten.a?.drawings,
      ['a2', 'a1'],
    ],
    [
      'a road of a fish-bone',
      does(addRoad),
      ({ drawings }) => rowsOf(must(drawings['a1']).elements),
      [{ left: [SOLID], right: [] }],
    ],
  ])('counts once though nobody told that it was written, and others followed: %s', async (_, act, look, expected) => {
    const { fake, one, other, stored } = await twoTabs(stateWith(whole([drawing('a1'), drawing('a2')], { style: 1 })))
    // The second operation of the transaction is a write.
    fake.fault = { at: fake.operations + 2, kind: 'lost' }
    act(one)
    await pass()
    expect(one.persistence.status()).toBe('failed')
    for (const number of [1, 2, 3]) {
      other.act({ type: 'renameTocht', tocht: 'a', name: `Name ${number}` })
      await pass()
    }
    await pass(AGES)
    expect(one.persistence.status()).toBe('saved')
    expect(look(await stored())).toEqual(expected)
    expect(one.getState()).toEqual(await stored())
  })
})

describe('a commit whose success nobody told', () => {
  it('leaves Undo and Redo of its drawing as they are, whichever call it was', async () => {
    for (let call = 1; call <= 60; call += 1) {
      const { fake, one } = await twoTabs()
      fake.fault = { at: fake.operations + call, kind: 'lost' }
      const seen: (readonly number[])[] = []
      const clearAll = () => one.act(clear(...marksIn(one.getState())))
      const [undo, redo] = [() => one.undo('a1'), () => one.redo('a1')]
      for (const act of [() => one.act(mark(1)), () => one.act(mark(2)), undo, redo, clearAll, undo]) {
        act()
        // Some steps of the commit, in the middle of which the next action comes.
        for (let step = 0; step < 20; step += 1) await Promise.resolve()
        seen.push(marksIn(one.getState()))
      }
      expect([call, seen]).toEqual([call, [[1], [1, 2], [1], [1, 2], [], [1, 2]]])
    }
  })

  it('is told to the other tab, and shown as saved in the mirror, once it is known', async () => {
    const fake = fakeDatabase(recordsOf(START, 'first'))
    const storage = fakeStorage()
    const announce = vi.fn<() => void>()
    const { store } = await startApp(fake.database, storage, { announce })
    fake.fault = { at: fake.operations + 2, kind: 'lost' }
    store.dispatch(mark(1))
    await pass()
    store.dispatch(mark(2))
    expect(storage.getItem(MIRROR_KEY)).toContain('"unsaved":true,"begun":')
    announce.mockClear()
    await pass(AGES)
    expect(announce).toHaveBeenCalled()
    expect(storage.getItem(MIRROR_KEY)).not.toContain('"unsaved"')
  })
})

describe('an operation that is repeated after a commit of another tab', () => {
  it.each<[string, Action, string, unknown]>([
    ['Load', load, 'load', [[stamp(1, 0)], []]],
    ['Delete', deleteA1, 'delete', [[stamp(1, 0)], []]],
  ])('keeps an earlier version of ink that it did not know: %s', async (_, action, reason, drawings) => {
    const { one, other, aside } = await twoTabs()
    await oneAfterTheOther([other, () => other.act(mark(1))], [one, () => one.act(action)])
    expect(aside()).toEqual([[reason, drawings]])
  })

  it('keeps the earlier version that it took at first, too', async () => {
    const { one, other, aside } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0)), drawing('a2')])))
    const drawAndLoad = () => [mark(2), load].forEach(one.act)
    await oneAfterTheOther([other, () => other.act(deleteA1)], [one, drawAndLoad])
    expect(aside().flat(3)).toContainEqual(stamp(2, 0))
  })

  it('keeps an earlier version of ink in drawings that another tab took from the mirror before: Load', async () => {
    const { fake, storage, one, aside } = await twoTabs()
    fake.writable = false
    one.act({ ...load, drawings: [drawing('x', LINE)] })
    await pass()
    fake.writable = true
    const { store } = await startApp(fake.database, storage)
    store.dispatch({ ...mark(1), drawing: 'x' })
    await pass()
    expect(store.getState().drawings['x']?.elements).toEqual([LINE, stamp(1, 0)])
    await pass(AGES)
    const kept = [one.getState().drawings['x']?.elements, ...aside().flat(2)].flat()
    expect(kept).toContainEqual(stamp(1, 0))
  })

  it('draws a junction once, if another tab took it from the mirror before', async () => {
    const { fake, storage, one, stored } = await twoTabs()
    fake.writable = false
    one.act({ type: 'setJunction', drawing: 'a1', replaced: [], added: [LINE, ARROW], canvas: SQUARE })
    await pass()
    fake.writable = true
    await startApp(fake.database, storage)
    await pass(AGES)
    expect(one.persistence.status()).toBe('saved')
    expect((await stored()).drawings['a1']?.elements).toEqual([LINE, ARROW])
  })

  it('clears only what was seen', async () => {
    const { one, other, stored } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0))])))
    await oneAfterTheOther([other, () => other.act(mark(2))], [one, () => one.act(clear(1))])
    expect(marksIn(await stored())).toEqual([2])
  })

  it('finds an element by its value, wherever it stands now', async () => {
    const { one, other, stored } = await twoTabs(
      stateWith(whole([drawing('a1', ...[1, 2, 3].map((x) => stamp(x, 0)))])),
    )
    await oneAfterTheOther([other, () => other.act(remove(0, 1))], [one, () => one.act(remove(1, 2))])
    expect(marksIn(await stored())).toEqual([3])
  })

  it('makes a copy once, though both tabs made it', async () => {
    const { one, other, stored } = await twoTabs()
    const copy: Action = { type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'a1', id: 'a3' }] }
    await oneAfterTheOther([other, () => other.act(copy)], [one, () => one.act(copy)])
    expect((await stored()).tochten.a?.drawings).toEqual(['a1', 'a3', 'a2'])
  })

  it('undoes one stroke, not two, if both tabs undid the same', async () => {
    const { one, other, stored } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0), stamp(2, 0))])))
    await oneAfterTheOther([other, () => other.undo('a1')], [one, () => one.undo('a1')])
    expect(marksIn(await stored())).toEqual([1])
    expect(one.leftUndone, 'nothing is told of what both did').toEqual([])
  })

  it('keeps the details that the other tab has written in the same drawing', async () => {
    const { one, other, stored } = await twoTabs()
    await oneAfterTheOther(
      [other, () => other.act(setDetails({ note: 'Gate' }))],
      [one, () => one.act(setDetails({ distance: 80 }))],
    )
    expect((await stored()).drawings['a1']).toMatchObject({ note: 'Gate', distance: 80 })
  })

  it('draws in a tocht that the other tab has moved to the bin', async () => {
    const { one, other, stored } = await twoTabs()
    const bin: Action = { type: 'deleteTocht', tocht: 'a', when: 5 }
    await oneAfterTheOther([other, () => other.act(bin)], [one, () => one.act(mark(1))])
    const state = await stored()
    expect([state.bin, marksIn(state)]).toEqual([{ a: { when: 5 } }, [1]])
    expect(one.leftUndone).toEqual([])
  })

  it('forgets the Undo steps of what both tabs changed, and only those', async () => {
    const { one, other } = await twoTabs()
    await oneAfterTheOther(
      [other, () => other.act(mark(1))],
      [
        one,
        () => {
          one.act(mark(2))
          one.act({ ...mark(3), drawing: 'a2' })
        },
      ],
    )
    expect(Object.keys(one.getHistory())).toEqual(['a2'])
    expect(canUndo(one.getHistory(), one.getState(), 'a2')).toBe(true)
  })

  describe('is left undone, is told, and becomes an earlier version, if it no longer finds', () => {
    const START_AND_ONE = stateWith(whole([drawing('a1', stamp(1, 0)), drawing('a2')]))

    it.each<[string, Action, Action, Scope, unknown]>([
      ['its drawing', deleteA1, mark(2), 'a1', [[stamp(1, 0), stamp(2, 0)]]],
      [
        'its tocht',
        { type: 'emptyBin', tochten: ['a'] },
        { type: 'renameTocht', tocht: 'a', name: 'Other' },
        'a',
        [[stamp(1, 0)], []],
      ],
      ['its element', clear(1), { ...remove(0, 1), type: 'replaceElement', element: LINE } as Action, 'a1', [[LINE]]],
    ])('%s', async (_, theirs, ours, scope, drawings) => {
      const { one, other, aside } = await twoTabs(START_AND_ONE)
      if (theirs.type === 'emptyBin') other.act({ type: 'deleteTocht', tocht: 'a', when: 5 })
      await oneAfterTheOther([other, () => other.act(theirs)], [one, () => one.act(ours)])
      expect(one.leftUndone).toEqual([scope])
      expect(aside()).toContainEqual(['otherTab', drawings])
      expect(one.getState()).toEqual(other.getState())
    })
  })
})

it('what a tab without a database drew in a drawing that is gone stays an earlier version until it can be written', async () => {
  const { fake, storage, other, aside } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0)), drawing('a2')])))
  other.act({ type: 'renameTocht', tocht: 'a', name: 'Name' })
  await pass()
  const mirror: unknown[] = JSON.parse(storage.getItem(MIRROR_KEY) ?? '')
  other.act(deleteA1)
  await pass()
  storage.values.set(MIRROR_KEY, JSON.stringify([...mirror, { name: 'Foreign', style: 0, drawings: [] }]))
  fake.answers = false
  const starting = startApp(fake.database, storage, { readId: () => 'foreign' })
  await pass(SAVE_GIVE_UP_MS)
  const { store, persistence } = await starting
  store.dispatch(mark(2))
  Object.assign(fake, { answers: true, writable: false })
  await pass(AGES)
  expect(persistence.status()).toBe('failed')
  fake.writable = true
  other.act({ ...mark(3), drawing: 'a2' })
  await pass(AGES)
  expect(persistence.status()).toBe('saved')
  expect(aside().flat(3)).toContainEqual(stamp(2, 0))
})

describe('a database that was cleared while the tab was open', () => {
  const A = whole([drawing('a1', LINE)], { id: 'a' })
  const B = whole([drawing('b1', stamp(5, 5))], { id: 'b' })
  const BINNED = { ...stateWith(A, B), order: ['a'], bin: { b: { when: 3 } } }

  it.each([0, 1, 3])(
    'gets every tocht back once, in the list or the bin, also after %i failed writes',
    async (failures) => {
      const { fake, storage, one, stored } = await twoTabs(BINNED)
      fake.records = new Map()
      storage.values.clear()
      fake.writable = failures === 0
      one.persistence.catchUp()
      for (let failure = 1; failure <= failures; failure += 1)
        await pass(failure === failures ? 0 : SAVE_RETRY_LONGEST_MS)
      fake.writable = true
      await pass(SAVE_RETRY_LONGEST_MS)
      expect(one.persistence.status()).toBe('saved')
      const state = await stored()
      expect(state).toMatchObject({ order: ['a'], drawings: BINNED.drawings })
      expect(Object.keys(state.bin)).toEqual(['b'])
      expect(await stored()).toEqual(one.getState())
    },
  )

  it('gets back what was drawn without knowing', async () => {
    const { fake, one, stored } = await twoTabs()
    fake.records = new Map()
    one.act(mark(1))
    await pass()
    expect(marksIn(await stored())).toEqual([1])
  })

  it('gets from a tab what it lacks, if another tab has begun anew in it; what differs becomes an earlier version', async () => {
    const { fake, one, stored, aside } = await twoTabs(stateWith(A, B))
    const theirs = whole([drawing('a1', stamp(7, 7))], { id: 'a' })
    fake.records = recordsOf(stateWith(theirs), 'second')
    fake.records.set('head', { schema: 3, commits: ['another', 'second'] })
    one.act({ type: 'renameTocht', tocht: 'b', name: 'Other' })
    await pass()
    expect(await stored()).toMatchObject({ order: ['a', 'b'], drawings: { a1: theirs.drawings[0], b1: B.drawings[0] } })
    expect((await stored()).tochten['b']?.name).toBe('Other')
    expect(aside()).toEqual([['otherTab', [[LINE]]]])
    expect(one.leftUndone).toEqual(['a'])
  })

  it('gets the earlier version of what was cleared without knowing', async () => {
    const { fake, one, aside } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0))])))
    fake.records = new Map()
    one.act(clear(1))
    await pass()
    expect(one.persistence.status()).toBe('saved')
    expect(aside()).toEqual([['clear', [[stamp(1, 0)]]]])
  })
})
