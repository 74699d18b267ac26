import { describe, expect, it } from 'vitest'
import { BIN_DAYS } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { countDay, dayOf, daysLeft, justBinned } from '../../src/model/bin'
import { reduce } from '../../src/model/changes/reducer'
import type { State } from '../../src/model/types'
import { drawing, LINE, stateWith, whole } from '../support/drawings'

const NOW = 1_800_000_000_000
const TODAY = dayOf(NOW)

const after = (days: number) =>
  Array.from({ length: days }, (_, index) => TODAY + 1 + index).reduce(countDay, justBinned(NOW))

describe('a tocht in the bin', () => {
  it.each([
    ['has all its days when it was just deleted', 0, BIN_DAYS],
    ['has its last day after thirty days of use', BIN_DAYS, 1],
    ['has none left on the next day of use', BIN_DAYS + 1, 0],
  ])('%s', (_, days, left) => {
    expect(daysLeft(after(days))).toBe(left)
  })

  it('loses no day on the day on which it is deleted', () => {
    expect(countDay(justBinned(NOW), TODAY)).toEqual(justBinned(NOW))
  })

  it('loses only one day, however often the app is used on it', () => {
    expect([6, 6, 6].map((later) => TODAY + later).reduce(countDay, after(5))).toEqual(after(6))
  })

  it('loses only one day when the clock jumps ahead by years', () => {
    expect(daysLeft(countDay(after(5), TODAY + 4_000))).toBe(daysLeft(after(6)))
  })

  it('loses at most two days when the clock jumps back and forth between two', () => {
    const clock = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 0 : TODAY + 1))
    expect(daysLeft(clock.reduce(countDay, justBinned(NOW)))).toBe(BIN_DAYS - 1)
  })

  it('loses no day when it is deleted while the clock says 1970', () => {
    expect(daysLeft(countDay(justBinned(0), TODAY))).toBe(BIN_DAYS)
  })
})

const play = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((at, action) => reduce(at, action).state, state)

describe('days of use', () => {
  const binned = play(stateWith(whole([drawing('a1', LINE)])), { type: 'deleteTocht', tocht: 'a', when: NOW })
  const used = (days: number) =>
    play(binned, ...Array.from({ length: days }, (_, index): Action => ({ type: 'countDay', day: TODAY + 1 + index })))

  it('keep a deleted tocht with its drawings for thirty days', () => {
    expect(used(BIN_DAYS).drawings.a1?.elements).toEqual([LINE])
  })

  it('delete it on the day after', () => {
    expect(used(BIN_DAYS + 1)).toEqual({ order: [], tochten: {}, drawings: {}, bin: {} })
  })

  it('change nothing on a day that was already counted', () => {
    expect(reduce(used(3), { type: 'countDay', day: TODAY + 3 }).patches).toEqual([])
  })

  it('delete nothing after a single day, whatever the clock says', () => {
    const later = play(binned, { type: 'countDay', day: TODAY + 31 })
    expect(later.drawings.a1?.elements).toEqual([LINE])
  })
})
