import { expect, it } from 'vitest'
import { DAY_MS } from '../../src/constants'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { justBinned } from '../../src/model/bin'
import { countDaysOfUse } from '../../src/store/countDaysOfUse'
import { createStore } from '../../src/store/store'
import { drawing, stateWith, whole } from '../support/drawings'

const FIRST_DAY = 10

/** A store with a tocht in the bin. Each act happens on a new day; its result is the days that the bin counted. */
const openStore = () => {
  let day = FIRST_DAY - 1
  const state = {
    ...stateWith(whole([], { id: 'a' }), whole([], { id: 'b' })),
    order: ['b'],
    bin: { a: justBinned(0) },
  }
  const inner = createStore({ ...EMPTY_CONTENTS, state }, () => undefined)
  const store = countDaysOfUse(inner, () => day * DAY_MS)
  const daysAfter = (act: () => unknown): readonly number[] | undefined => {
    day += 1
    act()
    return store.getState().bin['a']?.days
  }
  return { store, daysAfter }
}

it('a day counts for the bin once something changed, by an action, Undo or Redo', () => {
  const { store, daysAfter } = openStore()
  const add = { type: 'addDrawings', tocht: 'b', drawings: [drawing('b1')] } as const
  expect(daysAfter(() => store.dispatch({ ...add, drawings: [] }))).toEqual([])
  expect(daysAfter(() => store.undo('b'))).toEqual([])
  expect(daysAfter(() => store.dispatch(add))).toEqual([FIRST_DAY + 2])
  expect(daysAfter(() => store.redo('b'))).toEqual([FIRST_DAY + 2])
  expect(daysAfter(() => store.undo('b'))).toEqual([FIRST_DAY + 2, FIRST_DAY + 4])
  expect(daysAfter(() => store.redo('b'))).toEqual([FIRST_DAY + 2, FIRST_DAY + 4, FIRST_DAY + 5])
})
