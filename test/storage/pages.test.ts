import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAVE_GIVE_UP_LONGEST_MS, SAVE_RETRY_LONGEST_MS } from '../../src/constants'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { isStamp, type State } from '../../src/model/types'
import { mixedMoves, operationOf, state as anyState, type Move } from '../support/arbitraries'
import { drawing, stamp, stateWith, whole } from '../support/drawings'
import { fc } from '../support/properties'
import { fakeDatabase, fakeStorage, recordsOf, startApp, storedIn, type Fault } from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CANVAS = { width: 500, height: 500 }
const AGES = SAVE_GIVE_UP_LONGEST_MS + SAVE_RETRY_LONGEST_MS
const pass = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

/** Two pages of one browser. What one writes is told to the other, unless they are deaf. */
const twoPages = async (start: State) => {
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
const mark = (number: number) =>
  ({ type: 'addElement', drawing: 'a1', element: stamp(number, 0), canvas: CANVAS }) as const
const marksIn = (state: State): number[] =>
  (state.drawings.a1?.elements ?? []).map((element) => (isStamp(element) ? element.icon.x : Number.NaN))

describe('two pages', () => {
  it('see what the other does', async () => {
    const { one, other } = await twoPages(START)
    one.store.dispatch(mark(1))
    await pass()
    expect(marksIn(other.store.getState())).toEqual([1])
    other.store.dispatch({ type: 'renameTocht', tocht: 'a', name: 'Other' })
    await pass()
    expect(one.store.getState()).toEqual(other.store.getState())
  })

  it('that draw in the same drawing at the same moment lose nothing', async () => {
    const { one, other, stored } = await twoPages(START)
    one.store.dispatch(mark(1))
    other.store.dispatch(mark(2))
    one.store.dispatch(mark(3))
    await pass()
    expect(new Set(marksIn(one.store.getState()))).toEqual(new Set([1, 2, 3]))
    expect(marksIn(one.store.getState())).toHaveLength(3)
    expect(other.store.getState()).toEqual(one.store.getState())
    expect((await stored()).state).toEqual(one.store.getState())
  })

  it('that hear nothing of each other lose nothing, however long', async () => {
    const { one, other, hearing } = await twoPages(START)
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
    const { one, other } = await twoPages(START)
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

  it('one of which throws away what the other draws in: it is in the bin, with the ink', async () => {
    const { one, other } = await twoPages(START)
    one.store.dispatch({ type: 'deleteTocht', tocht: 'a', when: 5 })
    other.store.dispatch(mark(1))
    await pass()
    expect(one.store.getState().bin).toEqual({ a: 5 })
    expect(marksIn(one.store.getState())).toEqual([1])
  })

  it('end with the same, in memory and on the disk, whatever they do and however they take turns', async () => {
    const turns = fc.array(fc.record({ page: fc.boolean(), wait: fc.boolean(), deaf: fc.boolean() }), {
      minLength: 12,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(anyState, mixedMoves, turns, async (start, moves, order) => {
        const { one, other, hearing, stored } = await twoPages(start)
        for (const [index, move] of moves.entries()) {
          const turn = order[index]
          hearing.both = turn?.deaf !== true
          perform(turn?.page ? one : other, move)
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

const FAULTS: readonly Fault[] = ['throws', 'aborts', 'hangs', 'lost']
const SCRIPT = 20

/** Draws, renames, undoes and clears, and notes every state on the way. */
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
    '(%s) leaves the disk with a state that there was, memory intact, a message, and in the end everything',
    async (kind) => {
      const plain = await started()
      const states = await playScript(plain.app)
      const last = plain.fake.operations
      expect(last).toBeGreaterThan(60)
      for (let at = 1; at <= last; at += 1) {
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
        // What goes wrong with the first two reads is over before anyone listens.
        expect([at, told.includes('failed')]).toEqual([at, at > 2])
      }
    },
    120_000,
  )
})

it('an empty database holds nothing', async () => {
  expect((await storedIn([])).contents).toEqual(EMPTY_CONTENTS)
})
