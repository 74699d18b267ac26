import { expect, it } from 'vitest'
import { LARGEST_BIN, MOST_BINNED } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { reduce } from '../../src/model/changes/reducer'
import type { State } from '../../src/model/types'
import { tooManyInBin } from '../../src/store/deleteTocht'
import { drawing, LINE, stateWith, whole } from '../support/drawings'

const idsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `t${index}`)

/** Deletes tochten in turn. @param when by which a clock dates each */
const deleted = (state: State, ids: readonly string[], when: (index: number) => number = (index) => index): State =>
  ids.reduce(
    (now, tocht, index) => reduce(now, { type: 'deleteTocht', tocht, when: when(index) } satisfies Action).state,
    state,
  )

const stateOf = (ids: readonly string[], noteLength = 0): State =>
  stateWith(...ids.map((id) => whole([{ ...drawing(`${id}-1`, LINE), note: 'n'.repeat(noteLength) }], { id })))

it(`the bin holds ${MOST_BINNED} tochten, and the oldest leave first`, () => {
  const ids = idsOf(MOST_BINNED + 2)
  expect(tooManyInBin(deleted(stateOf(ids), ids.slice(2)))).toEqual([])
  expect(tooManyInBin(deleted(stateOf(ids), ids))).toEqual(['t0', 't1'])
})

it('the bin holds 20 MB, and the oldest leave first', () => {
  const ids = idsOf(5)
  const state = stateOf(ids, LARGEST_BIN / 4)
  expect(tooManyInBin(deleted(state, ids.slice(0, 3)))).toEqual([])
  expect(tooManyInBin(deleted(state, ids))).toEqual(['t0', 't1'])
})

it('the tocht that was deleted last stays in the bin, however large it is', () => {
  const ids = idsOf(2)
  expect(tooManyInBin(deleted(stateOf(ids, LARGEST_BIN), ids))).toEqual(['t0'])
})

it('a clock that jumps back or ahead does not decide which tochten leave the bin', () => {
  const ids = idsOf(MOST_BINNED + 1)
  expect(tooManyInBin(deleted(stateOf(ids), ids, (index) => -index * 86_400_000))).toEqual(['t0'])
})
