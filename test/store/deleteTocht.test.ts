import { expect, it } from 'vitest'
import { MOST_BINNED } from '../../src/constants'
import { HOME_SCOPE } from '../../src/model/changes/actions'
import { EMPTY_CONTENTS } from '../../src/model/contents'
import { deleteTocht } from '../../src/store/deleteTocht'
import { createStore } from '../../src/store/store'
import { drawing, LINE, stateWith, whole } from '../support/drawings'

const IDS = Array.from({ length: MOST_BINNED + 1 }, (_, index) => `t${index}`)

it('a deletion too many takes the oldest tocht out of the bin, and Undo brings back only the deleted one', () => {
  const state = stateWith(...IDS.map((id) => whole([drawing(`${id}-1`, LINE)], { id })))
  const store = createStore({ ...EMPTY_CONTENTS, state }, () => undefined)
  for (const [index, id] of IDS.entries()) deleteTocht(store, id, index)
  expect(Object.keys(store.getState().bin)).toEqual(IDS.slice(1))
  expect(store.getState().drawings).not.toHaveProperty('t0-1')
  store.undo(HOME_SCOPE)
  expect(store.getState().order).toEqual(IDS.slice(-1))
  expect(Object.keys(store.getState().bin)).toEqual(IDS.slice(1, -1))
})
