import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DATABASE_OPEN_MS, MIRROR_KEY, SAVE_GIVE_UP_LONGEST_MS } from '../../src/constants'
import type { Database } from '../../src/storage/database/database'
import { MOST_RECENT_KEYS } from '../../src/storage/database/head'
import { mirroredTochten } from '../../src/storage/mirror/mirror'
import { MIRROR_DELAY_MS } from '../../src/storage/mirror/mirrorWriter'
import { drawing, idOf, LINE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
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
} from '../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const START = stateWith(whole([drawing('a1')]))

const device = (initial: Parameters<typeof fakeDatabase>[0] = recordsOf(START, 5)) => {
  const fake = fakeDatabase(initial)
  const storage = fakeStorage()
  const open = async (newId?: () => string) => {
    const app = await startApp(fake.database, storage, newId ? { newId } : {})
    await pass()
    return app
  }
  const kept = async (): Promise<readonly number[]> => marksIn((await storedIn(fake.records)).contents.state)
  return { fake, storage, open, kept }
}

const withMirror = (storage: ReturnType<typeof fakeStorage>, text: string | undefined): void => {
  if (text === undefined) throw new Error('There was no mirror')
  storage.values.set(MIRROR_KEY, text)
}

/** An action that the database refuses to store for now. */
const inFlight = async (fake: ReturnType<typeof fakeDatabase>, deed: () => void): Promise<void> => {
  fake.fault = { at: fake.operations + 2, kind: 'throws' }
  deed()
  await pass()
}

describe('an operation counts once', () => {
  it('even if its answer is lost and another tab has written a lot since', async () => {
    const { fake, open, kept } = device()
    const [one, other] = [await open(), await open()]
    // The third operation of the next transaction is a write: all of it is done, but no answer arrives.
    fake.fault = { at: fake.operations + 3, kind: 'lost' }
    one.store.dispatch(mark(1))
    await pass(1)
    const many = Array.from({ length: MOST_RECENT_KEYS }, (_, index) => drawing(`b${index}`))
    other.store.dispatch({ type: 'addDrawings', tocht: 'a', drawings: many })
    await pass()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(await kept()).toEqual([1])
    expect(marksIn(one.store.getState())).toEqual([1])
  })
})

describe('work that a tab could not commit', () => {
  it('counts once, even if another tab starts meanwhile and finds it in the mirror', async () => {
    const { fake, open, kept } = device()
    const one = await open()
    await inFlight(fake, () => one.store.dispatch(mark(1)))
    expect(one.persistence.status()).toBe('failed')
    await open()
    one.store.dispatch(mark(2))
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(await kept()).toEqual([1, 2])
    expect(marksIn(one.store.getState())).toEqual([1, 2])
  })

  it('counts once, even if the tab that found it could not commit it either, and a third one did', async () => {
    const { fake, open, kept } = device()
    const one = await open()
    await inFlight(fake, () => one.store.dispatch(mark(1)))
    fake.fault = { at: fake.operations + 3, kind: 'throws' }
    const other = await open()
    expect(other.persistence.status()).toBe('failed')
    other.store.dispatch(mark(2))
    fake.fault = { at: fake.operations + 2, kind: 'throws' }
    await pass()
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(await kept()).toEqual([1, 2])
  })

  it('does not overwrite newer strokes if its own tab commits before the tab that found it', async () => {
    const { fake, open, kept } = device()
    const one = await open()
    await inFlight(fake, () => one.store.dispatch(mark(1)))
    fake.fault = { at: fake.operations + 3, kind: 'throws' }
    await open()
    one.store.dispatch(mark(2))
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(await kept()).toEqual([1, 2])
  })

  it('counts once if it added a tocht while another lay in the bin, even if another tab starts meanwhile', async () => {
    const START_AND_BIN = { ...stateWith(whole([drawing('a1')]), whole([], { id: 'b' })), order: ['a'] }
    const { fake, open } = device(recordsOf({ ...START_AND_BIN, bin: { b: { when: 0 } } }, 5))
    const one = await open()
    await inFlight(fake, () => {
      one.store.dispatch(mark(1))
      one.store.dispatch({ type: 'addTocht', ...whole([drawing('c1')], { id: 'c' }) })
      one.store.dispatch({ ...mark(2), drawing: 'c1' })
    })
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    const { state } = (await storedIn(fake.records)).contents
    expect(marksIn(state)).toEqual([1])
    expect(state.drawings.c1?.elements).toHaveLength(1)
    expect(state.order).toEqual(['a', 'c'])
    expect(Object.keys(state.bin)).toEqual(['b'])
  })

  it('counts once, even if its tab began empty, without a mirror and before the database answered', async () => {
    const { fake, storage, open } = device()
    const late: Database = {
      transact: async (run, signal) => {
        await new Promise((resolve) => setTimeout(resolve, 2 * DATABASE_OPEN_MS))
        return fake.database.transact(run, signal)
      },
    }
    const starting = startApp(late, storage)
    await pass(DATABASE_OPEN_MS)
    const blind = await starting
    blind.store.dispatch({ type: 'addTocht', ...whole([drawing('c1')], { id: 'c' }) })
    blind.store.dispatch({ ...mark(1), drawing: 'c1' })
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(blind.persistence.status()).toBe('saved')
    expect((await storedIn(fake.records)).contents.state.drawings.c1?.elements).toHaveLength(1)
  })

  it('does not count as done if the mirror does not show all of it', async () => {
    const { fake, open } = device(recordsOf(stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' })), 5))
    const one = await open()
    await inFlight(fake, () => {
      one.store.dispatch(mark(1))
      one.store.dispatch({ type: 'deleteTocht', tocht: 'b', when: 0 })
    })
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect((await storedIn(fake.records)).contents.state.order).toEqual(['a'])
  })

  it('counts once if only a part of it could be recovered from the mirror', async () => {
    const { fake, storage, open } = device(
      recordsOf(stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' })), 5),
    )
    const [one, other] = [await open(), await open()]
    await inFlight(fake, () => {
      one.store.dispatch(mark(1))
      one.store.dispatch({ ...mark(2), drawing: 'b1' })
    })
    const mirror = storage.getItem(MIRROR_KEY) ?? undefined
    other.store.dispatch({ ...mark(3), drawing: 'b1' })
    await pass()
    withMirror(storage, mirror)
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    const { state } = (await storedIn(fake.records)).contents
    expect(marksIn(state)).toEqual([1])
    expect(state.drawings.b1?.elements).toHaveLength(2)
  })

  it('becomes an earlier version if somebody removed its tocht from the mirror', async () => {
    const { fake, storage, open } = device(
      recordsOf(stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' })), 5),
    )
    const one = await open()
    await inFlight(fake, () => {
      one.store.dispatch(mark(1))
      one.store.dispatch({ ...mark(2), drawing: 'b1' })
    })
    const tochten = must(mirroredTochten(must(storage.getItem(MIRROR_KEY))))
    storage.values.set(MIRROR_KEY, JSON.stringify(tochten.slice(1)))
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(one.persistence.status()).toBe('saved')
    expect(earlierVersionsIn(fake.records).map(({ text }) => text)).toEqual([expect.stringContaining('"x":1,')])
  })

  it('becomes an earlier version if somebody removed it from a new tocht in the mirror', async () => {
    const [c, c1] = [idOf('c'), idOf('c1')]
    const { fake, storage, open } = device([])
    const one = await open()
    await inFlight(fake, () => one.store.dispatch({ type: 'addTocht', ...whole([drawing(c1, LINE)], { id: c }) }))
    const mirror = must(storage.getItem(MIRROR_KEY))
    storage.values.set(MIRROR_KEY, mirror.replace(JSON.stringify([LINE]), '[]'))
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(one.persistence.status()).toBe('saved')
    const kept = earlierVersionsIn(fake.records).map(({ text }) => text)
    expect(kept).toEqual([expect.stringContaining(JSON.stringify([LINE]))])
  })

  it('exists once, even if another tab starts meanwhile and finds it in the mirror', async () => {
    const { fake, open } = device()
    const one = await open()
    fake.fault = { at: fake.operations + 2, kind: 'throws' }
    one.store.dispatch({ type: 'addDrawings', tocht: 'a', drawings: [drawing('a2')] })
    await pass()
    expect(one.persistence.status()).toBe('failed')
    await open()
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect((await storedIn(fake.records)).contents.state.tochten.a?.drawings).toEqual(['a1', 'a2'])
  })
})

/** Database and mirror of a tab that has written stroke 1, waits for the answer, and has drawn stroke 2 meanwhile. */
const left = async () => {
  const { fake, storage, open } = device()
  const tab = await open()
  fake.fault = { at: fake.operations + 3, kind: 'lost' }
  tab.store.dispatch(mark(1))
  await pass(1)
  const older = storage.getItem(MIRROR_KEY) ?? undefined
  tab.store.dispatch(mark(2))
  const disk = fakeDatabase(fake.records)
  const start = async (from = storage) => {
    const app = await startApp(disk.database, from)
    await pass()
    return app
  }
  const kept = async (): Promise<readonly number[]> => marksIn((await storedIn(disk.records)).contents.state)
  return { storage, older, start, kept }
}

describe('work done while a write awaits its answer', () => {
  it('is recovered from the mirror at the next start', async () => {
    const { start, kept } = await left()
    await start()
    expect(await kept()).toEqual([1, 2])
  })

  it('does not replace what another tab has drawn since', async () => {
    const { start, kept } = await left()
    const other = await start(fakeStorage())
    other.store.dispatch(mark(3))
    await pass()
    await start()
    expect(await kept()).toEqual([1, 3])
  })

  it('is not recovered from a mirror that has no more than the database', async () => {
    const { storage, older, start, kept } = await left()
    await start()
    withMirror(storage, older)
    await start()
    expect(await kept()).toEqual([1, 2])
  })
})

describe('work done while the database does not answer at all', () => {
  it('is recovered from the mirror at the next start', async () => {
    const { storage, open, kept } = device()
    const before = await open()
    before.store.dispatch(mark(1))
    await pass(MIRROR_DELAY_MS)
    before.leave()
    const silent = { transact: () => new Promise<never>(() => undefined) }
    const starting = startApp(silent, storage)
    await pass(DATABASE_OPEN_MS)
    const blind = await starting
    blind.store.dispatch(mark(2))
    await open()
    expect(await kept()).toEqual([1, 2])
  })
})

describe('an older mirror, left by a killed browser, changes nothing', () => {
  it('if the database was lost and created anew', async () => {
    const { fake, storage, open, kept } = device()
    const before = await open()
    before.store.dispatch(mark(1))
    await pass()
    before.store.dispatch(mark(2))
    await pass()
    const older = storage.getItem(MIRROR_KEY) ?? undefined
    fake.records = new Map()
    const after = await open()
    after.store.dispatch(mark(3))
    await pass()
    withMirror(storage, older)
    await open()
    expect(await kept()).toEqual([1, 2, 3])
  })

  it('if a stroke was undone before it was ever written', async () => {
    const { fake, storage, open, kept } = device()
    const app = await open()
    app.store.dispatch(mark(1))
    await pass()
    fake.answers = false
    app.store.dispatch(mark(2))
    const older = storage.getItem(MIRROR_KEY) ?? undefined
    app.store.undo('a1')
    fake.answers = true
    await pass(SAVE_GIVE_UP_LONGEST_MS)
    expect(app.persistence.status()).toBe('saved')
    withMirror(storage, older)
    await open()
    expect(await kept()).toEqual([1])
  })
})
