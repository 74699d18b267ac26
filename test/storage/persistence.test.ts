import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, MOST_UNDO_STEPS, SAVE_RETRY_LONGEST_MS, SAVE_RETRY_MS } from '../../src/constants'
import type { Action } from '../../src/model/actions'
import { EMPTY_HISTORY, remember } from '../../src/model/history'
import { reduce } from '../../src/model/reducer'
import type { Change } from '../../src/storage/database'
import type { Loaded } from '../../src/storage/load'
import { mirrorText } from '../../src/storage/mirror'
import { createMirrorWriter } from '../../src/storage/mirrorWriter'
import { createPersistence, type SaveStatus } from '../../src/storage/persistence'
import { stateFromRecords } from '../../src/storage/records'
import { isStepKey } from '../../src/storage/steps'
import { createStore } from '../../src/store/store'
import { ARROW, DASHED, drawing, LINE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { afterwards, fakeDatabase, fakeStorage, recordsOf } from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CANVAS = { width: 500, height: 500 }
const START = stateWith(whole([drawing('a1'), drawing('a2')]), whole([drawing('b1')], { id: 'b' }))
const add = (id: string, element = LINE): Action => ({ type: 'addElement', drawing: id, element, canvas: CANVAS })

/** An app that has loaded, with its database and mirror; `act` changes the state and saves. */
const running = (over: Partial<Loaded> = {}) => {
  const asStored: Loaded = {
    state: START,
    history: {},
    forgotten: [],
    rev: 5,
    revisions: { a: 5, b: 2 },
    answered: true,
    unsaved: false,
    unmirrored: false,
    unreadable: 0,
  }
  const loaded = { ...asStored, ...over }
  const fake = fakeDatabase(loaded.unsaved ? [] : recordsOf(loaded.state, 5))
  const storage = fakeStorage()
  const persistence = createPersistence(fake.database, createMirrorWriter(storage, afterwards), loaded)
  const seen: SaveStatus[] = []
  persistence.subscribe(() => seen.push(persistence.status()))
  const store = createStore(loaded, persistence.save)
  const act = (...actions: readonly Action[]): void => actions.forEach(store.dispatch)
  const { getState: now, undo, redo } = store
  return { fake, storage, persistence, seen, act, undo, redo, now }
}

/** Lets everything that is due happen, and then the given time pass. */
const pass = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('a change', () => {
  it('is one transaction, with the records that it changed and no others', async () => {
    const { fake, act } = running()
    act(add('a1'))
    await pass()
    expect(fake.transactions).toEqual([
      {
        rev: 6,
        changes: [
          ['drawings/a1', { id: 'a1', ink: JSON.stringify([LINE]) }],
          ['history/a1', { first: 0, done: 1, count: 1 }],
          ['steps/a1/0', { text: expect.stringContaining('"elements"') as string, names: [] }],
        ],
      },
    ])
  })

  it('that touches several records is still one transaction', async () => {
    const { fake, act } = running()
    act({ type: 'deleteTocht', tocht: 'a' })
    await pass()
    expect(fake.transactions).toHaveLength(1)
    expect(new Map(fake.transactions[0]?.changes.filter(([key]) => !isStepKey(key)))).toEqual(
      new Map<string, unknown>([
        ['drawings/a1', undefined],
        ['drawings/a2', undefined],
        ['order', ['b']],
        ['tochten/a', undefined],
      ]),
    )
  })

  it('counts one revision on, each time', async () => {
    const { fake, act } = running()
    act(add('a1'), add('a2'), add('a1'))
    await pass()
    expect(fake.transactions.map(({ rev }) => rev)).toEqual([6, 7, 8])
  })

  it('is in the mirror at once, with the revision of its tocht', () => {
    const { storage, act, now } = running()
    act(add('a1'))
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(now(), { a: 6, b: 2 }))
  })

  it('leaves the database with the state, whatever was done', async () => {
    const { fake, act, now } = running()
    act(add('a1'), { type: 'renameTocht', tocht: 'b', name: 'Other' }, { type: 'deleteTocht', tocht: 'a' })
    act({ type: 'addTocht', ...whole([drawing('c1', ARROW)], { id: 'c' }) }, add('c1', DASHED))
    await pass()
    const stored = stateFromRecords([...fake.records])
    expect(stored).toEqual({ state: now(), rev: 10, revisions: { a: 8, b: 7, c: 10 } })
  })

  it('that brings a deleted tocht back leaves no trace of its deletion', async () => {
    const { fake, act, now } = running()
    act({ type: 'deleteTocht', tocht: 'b' }, { type: 'addTocht', ...whole([drawing('b1')], { id: 'b' }) })
    await pass()
    const stored = stateFromRecords([...fake.records])
    expect(stored).toEqual({ state: now(), rev: 7, revisions: { a: 5, b: 7 } })
  })
})

/** The keys that a transaction writes, and with a minus those that it removes. */
const keysOf = (transaction: { readonly changes: readonly Change[] } | undefined): readonly string[] =>
  must(transaction).changes.map(([key, value]) => (value === undefined ? `-${key}` : key))

describe('the steps of a scope are written with the change, and nothing more than it takes', () => {
  it('a stroke writes its own step, however many there were before', async () => {
    const { fake, act } = running()
    act(...Array.from({ length: 300 }, () => add('a1')))
    await pass()
    expect(keysOf(fake.transactions.at(-1))).toEqual(['drawings/a1', 'history/a1', 'steps/a1/299'])
  })

  it('Undo and Redo write the step that they take', async () => {
    const { fake, act, undo, redo } = running()
    act(add('a1'), add('a1'), add('a1'))
    undo('a1')
    undo('a1')
    redo('a1')
    await pass()
    expect(fake.transactions.slice(3).map(keysOf)).toEqual([
      ['drawings/a1', 'history/a1', 'steps/a1/2'],
      ['drawings/a1', 'history/a1', 'steps/a1/1'],
      ['drawings/a1', 'history/a1', 'steps/a1/1'],
    ])
  })

  it('a new step removes those that were undone', async () => {
    const { fake, act, undo } = running()
    act(add('a1'), add('a1'), add('a1'))
    undo('a1')
    undo('a1')
    act(add('a1', ARROW))
    await pass()
    expect(keysOf(fake.transactions.at(-1))).toEqual(['drawings/a1', 'history/a1', 'steps/a1/1', '-steps/a1/2'])
  })

  it('the one that falls off the front is removed', async () => {
    const { fake, act } = running()
    act(...Array.from({ length: MOST_UNDO_STEPS + 1 }, () => add('a1')))
    await pass()
    expect(keysOf(fake.transactions.at(-1)).slice(1)).toEqual([
      'history/a1',
      '-steps/a1/0',
      `steps/a1/${MOST_UNDO_STEPS}`,
    ])
    expect([...fake.records.keys()].filter((key) => key.startsWith('steps/'))).toHaveLength(MOST_UNDO_STEPS)
  })

  it('those that are of no use any more are removed at the start', async () => {
    const { fake, persistence } = running({ forgotten: ['history/x', 'steps/x/0'] })
    expect(persistence.status()).toBe('saving')
    await pass()
    expect(fake.transactions.map(keysOf)).toEqual([['-history/x', '-steps/x/0']])
    expect(persistence.status()).toBe('saved')
  })

  it('those that do not fit are removed as soon as one was tried', async () => {
    const added = reduce(START, { type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] })
    const history = remember(EMPTY_HISTORY, 'a', added)
    const { fake, undo } = running({ history })
    undo('a')
    await pass()
    expect(fake.transactions.map(keysOf)).toEqual([['-history/a', '-steps/a/0']])
  })
})

describe('the status', () => {
  it('is saved at the start, and nothing is written', async () => {
    const { fake, persistence, storage } = running()
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(fake.transactions).toEqual([])
    expect(storage.getItem(MIRROR_KEY)).toBeNull()
  })

  it('is saving from the change until the database has confirmed it', async () => {
    const { fake, persistence, act } = running()
    fake.held = true
    act(add('a1'))
    await pass(60_000)
    expect(persistence.status()).toBe('saving')
    fake.answer()
    await pass()
    expect(persistence.status()).toBe('saved')
  })

  it('is saving until the last of several changes is confirmed', async () => {
    const { fake, persistence, act } = running()
    fake.held = true
    act(add('a1'))
    await pass()
    fake.held = false
    act(add('a2'))
    await pass()
    expect(persistence.status()).toBe('saving')
    fake.answer()
    await pass()
    expect(persistence.status()).toBe('saved')
  })

  it('is told to whoever listens, until he no longer does', async () => {
    const { persistence, seen, act } = running()
    const extra = vi.fn<() => void>()
    const leave = persistence.subscribe(extra)
    act(add('a1'))
    await pass()
    expect(seen).toEqual(['saving', 'saved'])
    expect(extra).toHaveBeenCalledTimes(2)
    leave()
    act(add('a1'))
    expect(extra).toHaveBeenCalledTimes(2)
  })
})

describe('a write that fails', () => {
  it('is told, tried again after a pause, and then saved', async () => {
    const { fake, persistence, seen, act, now } = running()
    fake.writable = false
    act(add('a1'))
    await pass()
    expect(persistence.status()).toBe('failed')
    await pass(SAVE_RETRY_MS - 1)
    expect(fake.transactions).toHaveLength(1)
    fake.writable = true
    await pass(1)
    expect(fake.transactions).toHaveLength(2)
    expect(persistence.status()).toBe('saved')
    expect(seen).toEqual(['saving', 'failed', 'saving', 'saved'])
    expect(stateFromRecords([...fake.records]).state).toEqual(now())
  })

  it('is tried again ever later, but never given up', async () => {
    const { fake, act } = running()
    fake.writable = false
    act(add('a1'))
    const pauses: number[] = []
    for (let tries = 1; tries <= 10; tries += 1) {
      let pause = 0
      while (fake.transactions.length === tries) {
        await pass(SAVE_RETRY_MS)
        pause += SAVE_RETRY_MS
      }
      pauses.push(pause)
    }
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000])
    expect(Math.max(...pauses)).toBe(SAVE_RETRY_LONGEST_MS)
  })

  it('is tried again at once with the next change, as one transaction of the latest values', async () => {
    const { fake, persistence, act, now } = running()
    fake.writable = false
    act(add('a1'))
    await pass()
    fake.writable = true
    act(add('b1'), add('a1', ARROW))
    await pass()
    expect(keysOf(fake.transactions[1]).toSorted()).toEqual([
      'drawings/a1',
      'drawings/b1',
      'history/a1',
      'history/b1',
      'steps/a1/0',
      'steps/b1/0',
    ])
    expect(persistence.status()).toBe('saved')
    expect(stateFromRecords([...fake.records]).state).toEqual(now())
  })

  it('is not written once more when the change that followed took it along', async () => {
    const { fake, act } = running()
    fake.writable = false
    act(add('a1'))
    await pass()
    fake.writable = true
    act(add('b1'))
    await pass(SAVE_RETRY_LONGEST_MS * 2)
    expect(fake.transactions).toHaveLength(2)
  })

  it('does not undo what a later write has stored', async () => {
    const { fake, act, now } = running()
    fake.held = true
    fake.writable = false
    act(add('a1'))
    await pass()
    fake.held = false
    fake.writable = true
    act(add('a1', ARROW))
    await pass()
    fake.answer()
    await pass(SAVE_RETRY_MS)
    expect(stateFromRecords([...fake.records]).state).toEqual(now())
  })

  it('is written with the values of now, when things were deleted in between', async () => {
    const { fake, act, now } = running()
    fake.writable = false
    act(add('a1'), { type: 'deleteTocht', tocht: 'a' })
    await pass()
    fake.writable = true
    await pass(SAVE_RETRY_LONGEST_MS)
    expect(stateFromRecords([...fake.records]).state).toEqual(now())
    expect(fake.records.has('drawings/a1')).toBe(false)
  })

  it('starts again with the short pause after one that succeeded', async () => {
    const { fake, act } = running()
    fake.writable = false
    act(add('a1'))
    await pass(SAVE_RETRY_MS * 3)
    fake.writable = true
    act(add('a1'))
    await pass(SAVE_RETRY_LONGEST_MS)
    const before = fake.transactions.length
    fake.writable = false
    act(add('a1'))
    await pass(SAVE_RETRY_MS)
    expect(fake.transactions.length - before).toBe(2)
  })
})

describe('a full mirror', () => {
  it('is no reason to stop: the database has it', async () => {
    const { fake, storage, persistence, act, now } = running()
    storage.full = true
    act(add('a1'))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(stateFromRecords([...fake.records]).state).toEqual(now())
  })

  it('stays as it was, and is up to date again when there is room', () => {
    const { storage, act, now } = running()
    act(add('a1'))
    const before = storage.getItem(MIRROR_KEY)
    storage.full = true
    act(add('a1'))
    expect(storage.getItem(MIRROR_KEY)).toBe(before)
    storage.full = false
    act(add('b1'))
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(now(), { a: 7, b: 8 }))
  })
})

describe('what was loaded and is not in the database', () => {
  it('is written whole, to both copies, before anything is done', async () => {
    const { fake, storage, persistence } = running({ unsaved: true, unmirrored: true })
    expect(persistence.status()).toBe('saving')
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(START, { a: 5, b: 2 }))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(fake.transactions).toHaveLength(1)
    expect(stateFromRecords([...fake.records]).state).toEqual(START)
  })
})

describe('a mirror that is not what was loaded', () => {
  it('is written at the start, and the database is left alone', async () => {
    const { fake, storage, persistence } = running({ unmirrored: true })
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(START, { a: 5, b: 2 }))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(fake.transactions).toEqual([])
  })
})

describe('a database that did not answer at the start', () => {
  it('is never written to, however often it is tried: what it holds is not known', async () => {
    const { fake, act } = running({ answered: false })
    const before = [...fake.records]
    act(add('a1'), { type: 'deleteTocht', tocht: 'b' })
    await pass(SAVE_RETRY_LONGEST_MS * 10)
    expect(fake.transactions).toEqual([])
    expect([...fake.records]).toEqual(before)
  })

  it('is told, and the mirror has every change', async () => {
    const { storage, persistence, act, now } = running({ answered: false })
    act(add('a1'))
    await pass(SAVE_RETRY_LONGEST_MS * 10)
    expect(persistence.status()).toBe('failed')
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(now(), { a: 6, b: 2 }))
  })

  it('is told at once where the mirror has what it may not have', async () => {
    const { fake, persistence } = running({ answered: false, unsaved: true, unmirrored: true })
    await pass()
    expect(persistence.status()).toBe('failed')
    expect(fake.transactions).toEqual([])
  })
})
