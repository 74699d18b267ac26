import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIRROR_KEY } from '../../../src/constants'
import type { State } from '../../../src/model/types'
import { mirrorText, type Committed } from '../../../src/storage/mirror/mirror'
import { createMirrorWriter, MIRROR_AT_ONCE, MIRROR_DELAY_MS } from '../../../src/storage/mirror/mirrorWriter'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { afterwards, fakeStorage } from '../../support/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string): State => stateWith(whole([drawing('a1', LINE)], { name }))
/** Creates the mirror as if everything were committed. */
const committed = (state: State): Committed => ({ state, tochten: { a: 1 } })
const textOf = (state: State): string => mirrorText(state, committed(state))
const textsOf = (...states: readonly State[]): string[] => states.map(textOf)
/** A state whose mirror has exactly this many characters. */
const sized = (characters: number, letter = 'x'): State => named(letter.repeat(characters - textOf(named('')).length))

const SMALL = named('small')
const LARGE = sized(MIRROR_AT_ONCE + 1)
const LARGER = sized(MIRROR_AT_ONCE + 2)

/** A writer and the texts that it has written, in order. */
const writing = (before?: string) => {
  const storage = fakeStorage(before === undefined ? {} : { [MIRROR_KEY]: before })
  const written: string[] = []
  const setItem = (key: string, value: string): void => {
    storage.setItem(key, value)
    if (key === MIRROR_KEY) written.push(value)
  }
  const { write, flush, hasRefused, subscribe } = createMirrorWriter({ ...storage, setItem }, afterwards, 'tab')
  return {
    hasRefused,
    subscribe,
    storage,
    written,
    flush,
    write: (...states: readonly State[]): void => states.forEach((state) => write(() => textOf(state))),
  }
}

describe('a small mirror', () => {
  it('is written at once with each change, and only once', async () => {
    const { write, written } = writing()
    const states = [SMALL, named('other'), named('third')]
    write(...states)
    expect(written).toEqual(textsOf(...states))
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS * 2)
    expect(written).toHaveLength(3)
  })
})

describe('a large mirror', () => {
  it('is written after a delay if it was there before the app was opened', async () => {
    const { write, written } = writing(textOf(LARGE))
    write(LARGER)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
    expect(written).toEqual(textsOf(LARGER))
  })

  it('is written once for all changes of the delay, in its latest form', async () => {
    const { write, written } = writing()
    const last = sized(MIRROR_AT_ONCE + 1, 'z')
    write(LARGE, LARGER)
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS - 1)
    write(LARGE, last)
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual(textsOf(LARGE, last))
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS * 2)
    expect(written).toHaveLength(2)
  })

  it('is written repeatedly while changes go on', async () => {
    const { write, written } = writing()
    write(LARGE)
    for (let change = 0; change < 10; change += 1) {
      write(change % 2 === 0 ? LARGER : LARGE)
      await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS / 2)
    }
    expect(written).toHaveLength(6)
  })
})

describe('when the tab may close', () => {
  it('the waiting text is written at once, in its latest form, and not again later', async () => {
    const { write, flush, written } = writing()
    write(LARGE, LARGER, SMALL)
    flush()
    expect(written).toEqual(textsOf(LARGE, SMALL))
    flush()
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS * 2)
    expect(written).toHaveLength(2)
  })
})

describe('a waiting mirror', () => {
  it.each(['the time', 'leaving'])('does not overwrite foreign text after %s', async (by) => {
    const { storage, write, flush } = writing()
    write(LARGE, LARGER)
    storage.setItem(MIRROR_KEY, '[]')
    if (by === 'leaving') flush()
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
    expect(storage.getItem(MIRROR_KEY)).toBe('[]')
  })

  it('of two tabs that write by turns is each time the latest', async () => {
    const { storage, write } = writing()
    write(LARGE)
    const other = createMirrorWriter(storage, afterwards, 'other tab')
    for (const letter of ['b', 'c', 'd']) {
      const [theirs, ours] = [sized(MIRROR_AT_ONCE + 1, letter), sized(MIRROR_AT_ONCE + 2, letter)]
      other.write(() => textOf(theirs))
      await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
      write(ours)
      await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
      expect(storage.getItem(MIRROR_KEY)).toBe(textOf(ours))
    }
  })
})

describe('a storage that refuses', () => {
  it('is reported, stops nothing, and takes the next change when there is room', () => {
    const { storage, write, written, hasRefused, subscribe } = writing()
    storage.full = true
    const told = vi.fn<() => void>()
    subscribe(told)
    expect(hasRefused()).toBe(false)
    expect(() => write(SMALL)).not.toThrow()
    expect(hasRefused()).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    expect(written).toEqual([])
    storage.full = false
    write(named('other'))
    expect(written).toEqual(textsOf(named('other')))
  })

  it('refuses a waiting mirror without an error', async () => {
    const { storage, write, flush, written } = writing()
    write(LARGE, LARGER)
    storage.full = true
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
    write(LARGER)
    expect(flush).not.toThrow()
    storage.full = false
    write(SMALL)
    await vi.advanceTimersByTimeAsync(MIRROR_DELAY_MS)
    expect(written).toEqual(textsOf(LARGE, SMALL))
  })
})
