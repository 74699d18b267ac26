import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY, SAVE_GIVE_UP_MS, SAVE_LATE_MS } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { MOST_UNDO_STEPS } from '../../src/model/undo/history'
import { MOST_EARLIER_VERSIONS } from '../../src/storage/database/earlierVersions'
import { MOST_RECENT_COMMITS, SCHEMA, type Head } from '../../src/storage/database/head'
import { SAVE_RETRY_MS, SAVE_RETRY_LONGEST_MS } from '../../src/storage/exchanges'
import { mirrorText } from '../../src/storage/mirror/mirror'
import type { SaveStatus } from '../../src/storage/persistence'
import { ARROW, DASHED, drawing, LINE, SQUARE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { fakeDatabase, fakeStorage, pass, recordsOf, startApp, storedIn, earlierVersionsIn } from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const START = stateWith(whole([drawing('a1'), drawing('a2')]), whole([drawing('b1')], { id: 'b' }))
const add = (id: string, element = LINE): Action => ({ type: 'addElement', drawing: id, element, canvas: SQUARE })
const clear = (id: string): Action => ({ type: 'clearDrawing', drawing: id, seen: [LINE] })

const AGREEING = mirrorText(START, { state: START, tochten: { a: 'first', b: 'first' } })

/** An app that has started, with its database and mirror. */
const running = async () => {
  const fake = fakeDatabase(recordsOf(START, 'first'))
  const storage = fakeStorage({ [MIRROR_KEY]: AGREEING })
  const announced = vi.fn<() => void>()
  let commits = 0
  const { store, persistence } = await startApp(fake.database, storage, {
    announce: announced,
    newId: () => `commit ${(commits += 1)}`,
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
  it('is one transaction with exactly the records that it changed, and that of its tocht', async () => {
    const { fake, act } = await running()
    act(add('a1'))
    await pass()
    expect(fake.written).toEqual([['drawings/a1', 'ink/a1/0', 'history/a1', 'steps/a1/0', 'tochten/a']])
    // The first transaction of the app was its start, which had nothing to write.
    expect(fake.records.get('ink/a1/0')).toEqual({ rev: 'commit 2', value: JSON.stringify([LINE]) })
    expect(fake.records.get('head')).toEqual({ schema: SCHEMA, commits: ['device', 'first', 'commit 2'] })
  })

  it('is in the mirror at once, as unsaved work, and after the commit as saved', async () => {
    const { storage, act, now } = await running()
    const before = now()
    act(add('a1'))
    expect(storage.getItem(MIRROR_KEY)).toBe(mirrorText(now(), { state: before, tochten: { a: 'first', b: 'first' } }))
    await pass()
    expect(storage.getItem(MIRROR_KEY)).toBe(
      mirrorText(now(), { state: now(), tochten: { a: 'commit 2', b: 'first' } }),
    )
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
    const { tochten } = await storedIn(fake.records)
    expect(fake.records.get('tochten/a')).toEqual({ rev: tochten['a'], value: null })
    const commits = (fake.records.get('head') as Head).commits.slice(2)
    expect([tochten['b'], tochten['c'], tochten['a']]).toEqual(commits)
  })

  it('is known by the head until 32 others have followed', async () => {
    const { act, fake } = await running()
    for (let times = 0; times <= MOST_RECENT_COMMITS; times += 1) {
      act(add('a1'))
      await pass()
    }
    const { commits } = fake.records.get('head') as Head
    expect(commits).toHaveLength(MOST_RECENT_COMMITS + 1)
    expect([commits[0], commits[1], commits.at(-1)]).toEqual(['device', 'commit 3', 'commit 34'])
  })
})

describe('the steps of a scope are written economically', () => {
  it('a stroke writes only its own step, however many there were before', async () => {
    const { fake, act } = await running()
    act(...Array.from({ length: 100 }, () => add('a1')))
    await pass()
    act(add('a1'))
    await pass()
    expect(fake.written.at(-1)).toEqual(['ink/a1/0', 'history/a1', 'steps/a1/100', 'tochten/a'])
  })

  it('Undo and Redo write the step that they take, and a new step removes those that were undone', async () => {
    const { fake, act, undo, redo } = await running()
    act(add('a1'), add('a1'), add('a1'))
    await pass()
    await oneByOne([() => undo('a1'), () => undo('a1'), () => redo('a1'), () => act(add('a1', ARROW))])
    expect(fake.written.slice(1).map((keys) => keys.filter((key) => key.includes('steps/')))).toEqual([
      ['steps/a1/2'],
      ['steps/a1/1'],
      ['steps/a1/1'],
      ['steps/a1/2'],
    ])
    await oneByOne([() => undo('a1'), () => undo('a1'), () => act(add('a1', DASHED))])
    expect(fake.written.at(-1)).toEqual(['ink/a1/0', 'history/a1', 'steps/a1/1', '-steps/a1/2', 'tochten/a'])
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
})

describe('the save status', () => {
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
})

describe('a full mirror', () => {
  it('stays as it was while the database has everything, and is updated when there is room', async () => {
    const { storage, act, persistence, now, stored } = await running()
    const before = storage.getItem(MIRROR_KEY)
    storage.full = true
    act(add('a1'))
    await pass()
    expect([persistence.status(), storage.getItem(MIRROR_KEY)]).toEqual(['saved', before])
    expect(await stored()).toEqual(now())
    storage.full = false
    act(add('b1', ARROW))
    const raw = JSON.parse(must(storage.getItem(MIRROR_KEY))) as unknown[]
    expect(raw).toMatchObject([{ drawings: [[LINE], []] }, { drawings: [[ARROW]] }])
  })
})
