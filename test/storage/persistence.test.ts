import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, SAVE_GIVE_UP_MS, SAVE_LATE_MS } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { MOST_UNDO_STEPS } from '../../src/model/undo/history'
import { MOST_EARLIER_VERSIONS } from '../../src/storage/database/earlierVersions'
import { mirrorText } from '../../src/storage/mirror/mirror'
import { SAVE_RETRY_MS, SAVE_RETRY_LONGEST_MS } from '../../src/storage/persistence'
import type { SaveStatus } from '../../src/storage/persistence'
import { ARROW, DASHED, drawing, LINE, SQUARE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { fakeDatabase, fakeStorage, pass, recordsOf, startApp, storedIn, earlierVersionsIn } from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const START = stateWith(whole([drawing('a1'), drawing('a2')]), whole([drawing('b1')], { id: 'b' }))
const add = (id: string, element = LINE): Action => ({ type: 'addElement', drawing: id, element, canvas: SQUARE })
const clear = (id: string): Action => ({ type: 'clearDrawing', drawing: id, seen: [LINE] })

const TAB = 'this tab'

/** An app that has started, with its database and mirror. */
const running = async () => {
  const fake = fakeDatabase(recordsOf(START, 5))
  const storage = fakeStorage({ [MIRROR_KEY]: mirrorText(START, { state: START, revisions: { a: 5, b: 5 } }) })
  const announced = vi.fn<() => void>()
  const { store, persistence } = await startApp(fake.database, storage, {
    announce: announced,
    tab: TAB,
    now: () => 7,
  })
  await pass()
  const seen: SaveStatus[] = []
  persistence.subscribe(() => {
    if (seen.at(-1) !== persistence.status()) seen.push(persistence.status())
  })
  const act = (...actions: readonly Action[]): void => actions.forEach(store.dispatch)
  const asked = fake.asked
  return {
    fake,
    storage,
    persistence,
    seen,
    act,
    announced,
    undo: store.undo,
    redo: store.redo,
    now: store.getState,
    attempts: () => fake.asked - asked,
    stored: async () => (await storedIn(fake.records)).contents.state,
  }
}

/** Saves one action before the next. */
const oneByOne = async (acts: readonly (() => void)[]): Promise<void> => {
  for (const act of acts) {
    act()
    await pass()
  }
}

describe('an operation', () => {
  it('is one transaction with exactly the records that it changed', async () => {
    const { fake, act } = await running()
    act(add('a1'))
    await pass()
    expect(fake.written).toEqual([['drawings/a1', 'ink/a1/0', 'history/a1', 'steps/a1/0']])
    expect(fake.records.get('ink/a1/0')).toEqual({ rev: 6, value: JSON.stringify([LINE]) })
  })

  it('during a transaction is written by the next one', async () => {
    const { fake, act, now, stored } = await running()
    act(add('a1'), add('a2'), add('b1'))
    await pass()
    expect(fake.written).toHaveLength(1)
    expect(await stored()).toEqual(now())
  })

  it('is in the mirror at once, ahead of the database', async () => {
    const { storage, act, now } = await running()
    const before = now()
    act(add('a1'))
    const committed = { state: before, revisions: { a: 5, b: 5 }, tabsAhead: [{ by: TAB, upTo: 1 }] }
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(now(), committed))
  })

  it('is announced to other tabs once it is written', async () => {
    const { act, announced, fake } = await running()
    fake.answers = false
    act(add('a1'))
    await pass()
    expect(announced).not.toHaveBeenCalled()
    fake.answers = true
    await pass(SAVE_GIVE_UP_MS + SAVE_RETRY_MS)
    expect(announced).toHaveBeenCalledTimes(1)
  })

  it('gets an unused revision, though the database has lost the last commits', async () => {
    const { fake, act } = await running()
    const before = new Map(fake.records)
    await oneByOne([() => act(add('a1')), () => act(add('a1'))])
    expect(fake.records.get('head')).toMatchObject({ rev: 7 })
    fake.records = before
    act(add('a2'))
    await pass()
    expect(fake.records.get('head')).toMatchObject({ rev: 8 })
  })

  it('gets an unused revision, even if nothing was written after that loss', async () => {
    const { fake, act, undo, persistence } = await running()
    const before = new Map(fake.records)
    await oneByOne([() => act(add('a1')), () => undo('a1')])
    fake.records = before
    persistence.catchUp()
    await pass()
    expect(fake.records.get('head')).toMatchObject({ rev: 5 })
    act(add('a2'))
    await pass()
    expect(fake.records.get('head')).toMatchObject({ rev: 8 })
  })

  it('leaves the database with the same state as the app, whatever it changed', async () => {
    const { act, now, stored, fake } = await running()
    await oneByOne([
      () =>
        act(
          add('a1'),
          { type: 'renameTocht', tocht: 'b', name: 'Other' },
          { type: 'deleteTocht', tocht: 'a', when: 5 },
        ),
      () => act({ type: 'addTocht', ...whole([drawing('c1', ARROW)], { id: 'c' }) }, add('c1', DASHED)),
      () => act({ type: 'emptyBin', tochten: ['a'] }),
    ])
    expect(await stored()).toEqual(now())
    expect(fake.records.get('tochten/a')).toEqual({ rev: 8, value: null })
    expect((await storedIn(fake.records)).revisions).toEqual({ a: 8, b: 6, c: 7 })
  })
})

describe('the steps of a scope are written economically', () => {
  it('a stroke writes only its own step, however many there were before', async () => {
    const { fake, act } = await running()
    act(...Array.from({ length: 100 }, () => add('a1')))
    await pass()
    act(add('a1'))
    await pass()
    expect(fake.written.at(-1)).toEqual(['ink/a1/0', 'history/a1', 'steps/a1/100'])
  })

  it('Undo and Redo write the step that they take', async () => {
    const { fake, act, undo, redo } = await running()
    act(add('a1'), add('a1'), add('a1'))
    await pass()
    await oneByOne([() => undo('a1'), () => undo('a1'), () => redo('a1')])
    expect(fake.written.slice(1)).toEqual([
      ['ink/a1/0', 'history/a1', 'steps/a1/2'],
      ['ink/a1/0', 'history/a1', 'steps/a1/1'],
      ['ink/a1/0', 'history/a1', 'steps/a1/1'],
    ])
  })

  it('a new step removes those that were undone', async () => {
    const { fake, act, undo } = await running()
    act(add('a1'), add('a1'), add('a1'))
    undo('a1')
    undo('a1')
    await pass()
    act(add('a1', ARROW))
    await pass()
    expect(fake.written.at(-1)).toEqual(['ink/a1/0', 'history/a1', 'steps/a1/1', '-steps/a1/2'])
  })

  it('a step beyond the limit is removed', async () => {
    const { fake, act } = await running()
    act(...Array.from({ length: MOST_UNDO_STEPS }, () => add('a1')))
    await pass()
    act(add('a1'))
    await pass()
    expect(fake.written.at(-1)).toContain('-steps/a1/0')
    expect([...fake.records.keys()].filter((key) => key.startsWith('steps/'))).toHaveLength(MOST_UNDO_STEPS)
  })
})

describe('before ink is removed', () => {
  it.each<[string, Action, string]>([
    ['Clear', clear('a1'), 'clear'],
    ['Delete', { type: 'deleteDrawings', tocht: 'a', drawings: ['a1'] }, 'delete'],
    ['Load', { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x')], as: { canvas: SQUARE } }, 'load'],
  ])('by %s, an earlier version of the tocht is kept with it', async (_, action, reason) => {
    const { fake, act } = await running()
    act(add('a1'), add('a2', ARROW))
    await pass()
    act(action)
    await pass()
    const [version, ...others] = earlierVersionsIn(fake.records)
    expect(others).toEqual([])
    expect(version).toMatchObject({ reason, when: 7, tocht: 'a', name: 'Tocht 1' })
    expect(JSON.parse(version?.text ?? '')).toMatchObject({ name: 'Tocht 1', drawings: [[LINE], [ARROW]] })
  })

  it('by Undo, the removed drawings are kept, whatever is cleared later in a large tocht', async () => {
    const { fake, act, undo } = await running()
    const long = { ...LINE, points: Array.from({ length: 90_000 }, (_, index) => ({ x: index % 300, y: 7 })) }
    act(add('a1', long), { type: 'addDrawings', tocht: 'a', drawings: [drawing('x')] }, add('x', ARROW))
    await pass()
    undo('a')
    await pass()
    for (const element of [ARROW, DASHED, LINE, ARROW]) {
      act(add('a2', element))
      await pass()
      act({ type: 'clearDrawing', drawing: 'a2', seen: [element] })
      await pass()
    }
    const [first] = earlierVersionsIn(fake.records)
    expect(first).toMatchObject({ reason: 'undo', tocht: 'a' })
    expect(JSON.parse(first?.text ?? '').drawings).toEqual([[ARROW]])
  })

  it('as many earlier versions are kept as promised, the newest ones', async () => {
    const { fake, act } = await running()
    for (let time = 0; time < MOST_EARLIER_VERSIONS + 2; time += 1) {
      act({ type: 'renameTocht', tocht: 'a', name: `Name ${time}` }, add('a1'), clear('a1'))
      await pass()
    }
    const names = earlierVersionsIn(fake.records).map(({ name }) => name)
    expect(names).toHaveLength(MOST_EARLIER_VERSIONS)
    expect(names).not.toContain('Name 1')
    expect(names).toContain('Name 2')
  })

  it('nothing is kept of a tocht without ink', async () => {
    const { fake, act } = await running()
    act({ type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x')], as: { canvas: SQUARE } })
    await pass()
    expect(earlierVersionsIn(fake.records)).toEqual([])
  })
})

describe('the save status', () => {
  it('is saved at the start, and nothing is written', async () => {
    const { fake, persistence } = await running()
    expect(persistence.status()).toBe('saved')
    expect(fake.written).toEqual([])
  })

  it('is saving until the last operation is confirmed', async () => {
    const { persistence, seen, act, fake } = await running()
    act(add('a1'))
    expect(persistence.status()).toBe('saving')
    act(add('a2'))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(seen).toEqual(['saving', 'saved'])
    expect(fake.written).toHaveLength(1)
  })

  it('is failed when the database takes too long, and saved when it answers after all', async () => {
    const { persistence, seen, act, fake } = await running()
    fake.answers = false
    act(add('a1'))
    await pass(SAVE_LATE_MS - 1)
    expect(persistence.status()).toBe('saving')
    await pass(1)
    expect(persistence.status()).toBe('failed')
    fake.answers = true
    await pass(SAVE_GIVE_UP_MS + SAVE_RETRY_MS)
    expect(seen).toEqual(['saving', 'failed', 'saved'])
  })

  it('stays saved when only reading what another tab wrote takes too long', async () => {
    const { persistence, seen, fake } = await running()
    fake.answers = false
    persistence.catchUp()
    await pass(SAVE_LATE_MS + SAVE_GIVE_UP_MS)
    expect(persistence.status()).toBe('saved')
    expect(seen).not.toContain('failed')
  })

  it('notifies a listener until it unsubscribes', async () => {
    const { persistence, act } = await running()
    const listener = vi.fn<() => void>()
    const leave = persistence.subscribe(listener)
    act(add('a1'))
    await pass()
    expect(listener).toHaveBeenCalled()
    const calls = listener.mock.calls.length
    leave()
    act(add('a1'))
    await pass()
    expect(listener).toHaveBeenCalledTimes(calls)
  })
})

describe('a failed write', () => {
  it('is reported, retried after a pause, and then saved', async () => {
    const { fake, persistence, seen, act, now, attempts, stored } = await running()
    fake.writable = false
    act(add('a1'))
    await pass()
    expect(persistence.status()).toBe('failed')
    await pass(SAVE_RETRY_MS - 1)
    expect(attempts()).toBe(1)
    fake.writable = true
    await pass(1)
    expect(attempts()).toBe(2)
    expect(seen).toEqual(['saving', 'failed', 'saved'])
    expect(await stored()).toEqual(now())
  })

  it('is retried with growing pauses, for ever', async () => {
    const { fake, act, attempts } = await running()
    fake.writable = false
    act(add('a1'))
    await pass()
    const pauses: number[] = []
    for (let tries = 1; tries <= 10; tries += 1) {
      let pause = 0
      while (attempts() === tries) {
        await pass(SAVE_RETRY_MS)
        pause += SAVE_RETRY_MS
      }
      pauses.push(pause)
    }
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000])
    expect(Math.max(...pauses)).toBe(SAVE_RETRY_LONGEST_MS)
  })

  it('is retried at once with the next operation, and only once', async () => {
    const { fake, persistence, act, now, attempts, stored } = await running()
    fake.writable = false
    act(add('a1'))
    await pass()
    fake.writable = true
    act(add('b1'))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(await stored()).toEqual(now())
    await pass(SAVE_RETRY_LONGEST_MS * 2)
    expect(attempts()).toBe(2)
  })

  it('is retried after the short pause again if a write succeeded in between', async () => {
    const { fake, act, attempts } = await running()
    fake.writable = false
    act(add('a1'))
    await pass(SAVE_RETRY_MS * 3)
    fake.writable = true
    await pass(SAVE_RETRY_LONGEST_MS)
    const before = attempts()
    fake.writable = false
    act(add('a1'))
    await pass(SAVE_RETRY_MS)
    expect(attempts() - before).toBe(2)
  })

  it('counts once, even if only its answer was lost', async () => {
    const { fake, persistence, act, stored } = await running()
    const before = fake.operations
    fake.fault = { at: before + 2, kind: 'lost' }
    act(add('a1'))
    await pass(SAVE_GIVE_UP_MS + SAVE_RETRY_MS)
    expect(persistence.status()).toBe('saved')
    expect((await stored()).drawings.a1?.elements).toEqual([LINE])
  })
})

describe('a full mirror', () => {
  it('stops nothing: the database has everything', async () => {
    const { storage, persistence, act, now, stored } = await running()
    storage.full = true
    act(add('a1'))
    await pass()
    expect(persistence.status()).toBe('saved')
    expect(await stored()).toEqual(now())
  })

  it('stays as it was, and is updated when there is room', async () => {
    const { storage, act } = await running()
    const before = storage.getItem(MIRROR_KEY)
    storage.full = true
    act(add('a1'))
    expect(storage.getItem(MIRROR_KEY)).toBe(before)
    storage.full = false
    act(add('b1', ARROW))
    const raw = JSON.parse(must(storage.getItem(MIRROR_KEY))) as unknown[]
    expect(raw).toMatchObject([{ drawings: [[LINE], []] }, { drawings: [[ARROW]] }])
  })
})
