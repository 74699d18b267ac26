import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAVE_GIVE_UP_LONGEST_MS } from '../../src/constants'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import type { DetailChanges } from '../../src/model/details'
import type { State } from '../../src/model/types'
import { SAVE_RETRY_LONGEST_MS } from '../../src/storage/persistence'
import { state as anyState } from '../support/arbitraries'
import { drawing, idOf, stamp, stateWith, whole } from '../support/drawings'
import { MIXED_MOVES, mixedMoves, operationOf, type Move } from '../support/moves'
import { fc } from '../support/properties'
import {
  fakeDatabase,
  fakeStorage,
  mark,
  marksIn,
  pass,
  recordsOf,
  earlierVersionsIn,
  startApp,
  storedIn,
  type StorageFault,
} from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const AGES = SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS

/** Two tabs of one browser. Each is notified of the other's writes, unless it is deaf. */
const twoTabs = async (start: State) => {
  const fake = fakeDatabase(recordsOf(start, 5))
  const storage = fakeStorage()
  const hearing = { both: true }
  const apps: Awaited<ReturnType<typeof startApp>>[] = []
  const open = async (index: number) => {
    const announce = (): void => {
      if (hearing.both) apps[1 - index]?.persistence.catchUp()
    }
    apps[index] = await startApp(fake.database, storage, { announce, now: () => index * 1e10 })
    await pass()
    return apps[index]
  }
  const one = await open(0)
  const other = await open(1)
  const stored = async () => (await storedIn(fake.records)).contents
  return { fake, storage, one, other, hearing, stored }
}

type App = Awaited<ReturnType<typeof startApp>>

const perform = ({ store }: App, move: Move): void => {
  const contents = { state: store.getState(), history: store.getHistory() }
  const operation = operationOf(contents, move)
  if (operation.type === 'do') store.dispatch(operation.action)
  else if (operation.type === 'undo' || operation.type === 'redo') store[operation.type](operation.scope)
}

const START = stateWith(whole([drawing('a1'), drawing('a2')]))
const foundAt = (at: number) => ({ type: 'checkDrawing', tocht: 'a', check: { ok: true, at, seen: 'x' } }) as const

const detailsOf = (details: DetailChanges) =>
  ({ type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details }] }) as const

describe('two tabs', () => {
  it('see each other’s changes', async () => {
    const { one, other } = await twoTabs(START)
    one.store.dispatch(mark(1))
    await pass()
    expect(marksIn(other.store.getState())).toEqual([1])
    other.store.dispatch({ type: 'renameTocht', tocht: 'a', name: 'Other' })
    await pass()
    expect(one.store.getState()).toEqual(other.store.getState())
  })

  it('that draw in the same drawing at the same moment lose nothing', async () => {
    const { one, other, stored } = await twoTabs(START)
    one.store.dispatch(mark(1))
    other.store.dispatch(mark(2))
    one.store.dispatch(mark(3))
    await pass()
    expect(new Set(marksIn(one.store.getState()))).toEqual(new Set([1, 2, 3]))
    expect(marksIn(one.store.getState())).toHaveLength(3)
    expect(other.store.getState()).toEqual(one.store.getState())
    expect((await stored()).state).toEqual(one.store.getState())
  })

  it('that are never notified lose nothing, however long', async () => {
    const { one, other, hearing } = await twoTabs(START)
    hearing.both = false
    for (let number = 0; number < 100; number += 1) {
      one.store.dispatch(mark(number))
      await pass()
    }
    other.store.dispatch(mark(100))
    await pass()
    expect(marksIn(other.store.getState())).toHaveLength(101)
  })

  it('undo what either of them did, and only what was seen', async () => {
    const { one, other } = await twoTabs(START)
    one.store.dispatch(mark(1))
    await pass()
    other.store.undo('a1')
    await pass()
    expect(marksIn(one.store.getState())).toEqual([])
    other.store.redo('a1')
    await pass()
    one.store.dispatch(mark(2))
    other.store.undo('a1')
    await pass()
    expect(marksIn(one.store.getState())).toEqual([1, 2])
  })

  it('keep a tocht that one puts back after the other deleted it for good, if the browser is killed then', async () => {
    const back = whole([drawing(idOf('a1'), stamp(1, 0))], { id: idOf('a') })
    const binned = { ...stateWith(back), order: [], bin: { [back.tocht.id]: { when: 5 } } }
    const { fake, storage, one, other } = await twoTabs(binned)
    other.store.dispatch({ type: 'emptyBin', tochten: [back.tocht.id] })
    await pass()
    fake.writable = false
    one.store.dispatch({ type: 'addTocht', ...back })
    await pass()
    const anew = await startApp(fake.database, storage)
    expect(anew.store.getState()).toEqual(stateWith(back))
  })

  it('keep ink that one draws in a tocht while the other moves the tocht to the bin', async () => {
    const { one, other } = await twoTabs(START)
    one.store.dispatch({ type: 'deleteTocht', tocht: 'a', when: 5 })
    other.store.dispatch(mark(1))
    await pass()
    expect(one.store.getState().bin).toEqual({ a: { when: 5 } })
    expect(marksIn(one.store.getState())).toEqual([1])
  })

  it('keep each other’s work, at whatever moment one adopts the work of the other', async () => {
    for (let moment = 0; moment < 60; moment += 1) {
      const { one, other, hearing, stored } = await twoTabs(START)
      hearing.both = false
      other.store.dispatch({ type: 'addTocht', ...whole([drawing('b1', stamp(5, 5))], { id: 'b' }) })
      await pass()
      one.persistence.catchUp()
      for (let step = 0; step < moment; step += 1) await Promise.resolve()
      one.store.dispatch(mark(1))
      await pass()
      const { state } = await stored()
      expect([moment, state.order, marksIn(state)]).toEqual([moment, ['a', 'b'], [1]])
    }
  })

  it('that undo the same step at the same moment undo one stroke, not two', async () => {
    const { one, other, stored } = await twoTabs(stateWith(whole([drawing('a1', stamp(1, 0), stamp(2, 0))])))
    one.store.undo('a1')
    other.store.undo('a1')
    await pass()
    expect(marksIn((await stored()).state)).toEqual([1])
  })

  it('that make the same copy make it once', async () => {
    const { one, other, stored } = await twoTabs(START)
    const copy = { type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'a1', id: 'a3' }] } as const
    one.store.dispatch(copy)
    other.store.dispatch(copy)
    await pass()
    expect((await stored()).state.tochten.a?.drawings).toEqual(['a1', 'a3', 'a2'])
  })

  it('keep an earlier version if one deletes the drawing in which the other draws', async () => {
    const { fake, one, other, stored } = await twoTabs(START)
    one.store.dispatch({ type: 'deleteDrawings', tocht: 'a', drawings: ['a1'] })
    other.store.dispatch(mark(1))
    await pass()
    expect((await stored()).state.tochten.a?.drawings).toEqual(['a2'])
    expect(earlierVersionsIn(fake.records)).toMatchObject([{ reason: 'otherTab', tocht: 'a' }])
    expect(earlierVersionsIn(fake.records)[0]?.text).toContain('"x":1')
  })

  it('keep an earlier version of a tocht that one of them sets aside', async () => {
    const { fake, one } = await twoTabs(START)
    const whole7 = whole([drawing('a1', stamp(7, 0))])
    one.store.saveEarlierVersion(whole7)
    expect(one.persistence.status()).toBe('saving')
    await pass()
    expect(one.persistence.status()).toBe('saved')
    expect(one.store.getState()).toEqual(START)
    expect(earlierVersionsIn(fake.records)).toMatchObject([{ reason: 'otherTab', tocht: 'a' }])
    expect(earlierVersionsIn(fake.records)[0]?.text).toContain('"x":7')
  })

  it('keep an earlier version if one undoes the addition of the drawing in which the other draws', async () => {
    const { fake, one, other } = await twoTabs(START)
    one.store.dispatch({ type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] })
    await pass()
    other.store.dispatch({ ...mark(1), drawing: 'a3' })
    one.store.undo('a')
    await pass()
    expect(earlierVersionsIn(fake.records).map(({ text }) => text.includes('"x":1'))).toEqual([true])
  })

  it('keep the work of both if one slept while the storage was cleared and created anew', async () => {
    const { fake, storage, one, hearing, stored } = await twoTabs(START)
    hearing.both = false
    one.store.dispatch(mark(1))
    await pass()
    fake.records = new Map()
    storage.values.clear()
    const anew = await startApp(fake.database, storage)
    const next = whole([drawing('b1', stamp(5, 5))], { id: 'b' })
    anew.store.dispatch({ type: 'addTocht', ...next })
    for (let time = 0; time < 20; time += 1) {
      anew.store.dispatch({ type: 'renameTocht', tocht: 'b', name: `Name ${time}` })
      await pass()
    }
    one.store.dispatch(mark(2))
    await pass()
    const { state } = await stored()
    expect(state.order.toSorted()).toEqual(['a', 'b'])
    expect(marksIn(state)).toEqual([1, 2])
    expect(state.drawings.b1).toEqual(next.drawings[0])
  })

  it('keep an earlier version if one wakes with another database and clears a drawing', async () => {
    const { fake, one, hearing } = await twoTabs(START)
    hearing.both = false
    one.store.dispatch(mark(1))
    await pass()
    fake.records = recordsOf(stateWith(), 90)
    fake.records.set('head', { ...(fake.records.get('head') as object), database: 'another' })
    one.store.dispatch({
      type: 'clearDrawing',
      drawing: 'a1',
      seen: one.store.getState().drawings['a1']?.elements ?? [],
    })
    await pass()
    expect(earlierVersionsIn(fake.records).map(({ reason, text }) => [reason, text.includes('"x":1')])).toEqual([
      ['clear', true],
    ])
  })

  it('keep the work of both if one creates the database anew', async () => {
    const fake = fakeDatabase()
    const storage = fakeStorage()
    const first = await startApp(fake.database, storage)
    first.store.dispatch({ type: 'addTocht', ...whole([drawing('a1'), drawing('a2')]) })
    await pass()
    const second = await startApp(fake.database, storage)
    second.store.dispatch({ ...mark(1), drawing: 'a2' })
    await pass()
    fake.records = new Map()
    for (let number = 10; number < 20; number += 1) {
      first.store.dispatch(mark(number))
      await pass()
    }
    second.store.dispatch({ ...mark(2), drawing: 'a2' })
    await pass()
    const { state } = (await storedIn(fake.records)).contents
    expect(marksIn(state)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect(state.drawings['a2']?.elements).toEqual([stamp(1, 0), stamp(2, 0)])
  })

  it('keep a note of one and a distance of the other, in the same drawing, although neither knew of the other', async () => {
    const { one, other, hearing, stored } = await twoTabs(START)
    hearing.both = false
    one.store.dispatch(detailsOf({ note: 'Gate' }))
    other.store.dispatch(detailsOf({ distance: 80 }))
    await pass()
    expect((await stored()).state.drawings['a1']).toMatchObject({ note: 'Gate', distance: 80 })
  })

  it('keep the notes and checks of both if one slept while the storage was cleared', async () => {
    const { fake, one, other, hearing, stored } = await twoTabs(START)
    hearing.both = false
    one.store.dispatch({ ...foundAt(1), drawing: 'a1' })
    one.store.dispatch(detailsOf({ note: 'Gate', distance: 80 }))
    one.store.dispatch({ ...foundAt(5), drawing: 'a2' })
    await pass()
    fake.records = new Map()
    other.store.dispatch({ ...foundAt(3), drawing: 'a2' })
    await pass()
    one.store.dispatch(mark(1))
    await pass()
    const { drawings } = (await stored()).state
    expect(drawings['a1']).toMatchObject({ note: 'Gate', distance: 80, check: { at: 1 } })
    expect(drawings['a2']).toMatchObject({ check: { at: 5 } })
  })

  it('add each stroke to the drawing that both know, after one of them slept', async () => {
    const { fake, one, hearing, stored } = await twoTabs(START)
    hearing.both = false
    one.store.dispatch(mark(1))
    await pass()
    fake.records = recordsOf(START, 90)
    fake.records.set('head', { ...(fake.records.get('head') as object), database: 'another' })
    const anew = await startApp(fake.database, fakeStorage())
    anew.store.dispatch(mark(7))
    await pass()
    one.store.dispatch(mark(2))
    await pass()
    expect(marksIn((await stored()).state)).toEqual([7, 1, 2])
  })

  it('end with the same contents, in memory and on disk, whatever they do and however they take turns', async () => {
    const turns = fc.array(fc.record({ first: fc.boolean(), wait: fc.boolean(), deaf: fc.boolean() }), {
      minLength: MIXED_MOVES,
      maxLength: MIXED_MOVES,
    })
    await fc.assert(
      fc.asyncProperty(anyState, mixedMoves, turns, async (start, moves, order) => {
        const { one, other, hearing, stored } = await twoTabs(start)
        for (const [index, move] of moves.entries()) {
          const turn = order[index]
          hearing.both = turn?.deaf !== true
          perform(turn?.first ? one : other, move)
          if (turn?.wait) await pass()
        }
        hearing.both = true
        await pass()
        one.persistence.catchUp()
        other.persistence.catchUp()
        await pass()
        expect(one.store.getState()).toEqual(other.store.getState())
        expect(one.store.getHistory()).toEqual(other.store.getHistory())
        expect((await stored()).state).toEqual(one.store.getState())
        expect([one.persistence.status(), other.persistence.status()]).toEqual(['saved', 'saved'])
      }),
    )
  })
})

const FAULTS: readonly StorageFault[] = ['throws', 'aborts', 'hangs', 'lost']
const SCRIPT = 20

/** Draws, renames, undoes and clears, and records every state in between. */
const playScript = async (app: App): Promise<State[]> => {
  const states = [app.store.getState()]
  for (let number = 0; number < SCRIPT; number += 1) {
    if (number % 7 === 5) app.store.undo('a1')
    else if (number % 11 === 9)
      app.store.dispatch({
        type: 'clearDrawing',
        drawing: 'a1',
        seen: app.store.getState().drawings.a1?.elements ?? [],
      })
    else if (number % 5 === 4) app.store.dispatch({ type: 'renameTocht', tocht: 'a', name: `Name ${number}` })
    else app.store.dispatch(mark(number))
    states.push(app.store.getState())
    await pass()
  }
  return states
}

const started = async () => {
  const fake = fakeDatabase(recordsOf(START, 5))
  const app = await startApp(fake.database, fakeStorage())
  await pass()
  return { fake, app }
}

describe('a fault at any operation of a long script', () => {
  it.each(FAULTS)(
    '(%s) leaves an earlier state on disk, memory intact and a message, and in the end everything is saved',
    async (kind) => {
      const plain = await started()
      const ofStart = plain.fake.operations
      const states = await playScript(plain.app)
      const last = plain.fake.operations
      expect(last).toBeGreaterThan(60)
      for (let at = ofStart + 1; at <= last; at += 1) {
        const { fake, app } = await started()
        const told: string[] = []
        app.persistence.subscribe(() => told.push(app.persistence.status()))
        fake.fault = { at, kind }
        expect(await playScript(app)).toEqual(states)
        expect(states).toContainEqual((await storedIn(fake.records)).contents.state)
        await pass(AGES)
        expect(app.persistence.status()).toBe('saved')
        expect((await storedIn(fake.records)).contents.state).toEqual(states.at(-1))
        expect(app.store.getState()).toEqual(states.at(-1))
        expect(told, `fault ${at}`).toContain('failed')
      }
    },
    120_000,
  )
})

it('an empty database holds nothing', async () => {
  expect((await storedIn([])).contents).toEqual(EMPTY_CONTENTS)
})
