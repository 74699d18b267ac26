import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/model/changes/actions'
import { EMPTY_CONTENTS, operate, type Contents } from '../../../src/model/contents'
import { changedRecords, ELEMENTS_PER_RECORD, touchedTochten, withRecords } from '../../../src/storage/database/records'
import { state as anyState } from '../../support/arbitraries'
import { ARROW, drawing, LINE, SQUARE, stamp, stateWith, whole } from '../../support/drawings'
import { mixedMoves, operationOf } from '../../support/moves'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

const STATE = stateWith(
  whole([drawing('a1', LINE), drawing('a2')]),
  whole([drawing('b1')], { id: 'b', canvas: undefined }),
)
const START: Contents = { state: STATE, history: {} }
const after = (action: Action, from: Contents = START): Contents => operate(from, { type: 'do', action })
const keys = (before: Contents, later: Contents): string[] =>
  changedRecords(before, later)
    .map(([key]) => key)
    .filter((key) => !/^(history|steps)/.test(key))
    .toSorted()
const stroke: Action = { type: 'addElement', drawing: 'a1', element: ARROW, canvas: SQUARE }

describe('an action changes only the records that it must', () => {
  it.each<[string, Action, string[]]>([
    ['a stroke', stroke, ['ink/a1/0']],
    ['the first stroke', { ...stroke, drawing: 'b1' }, ['drawings/b1', 'ink/b1/0', 'tochten/b']],
    ['Clear', { type: 'clearDrawing', drawing: 'a1', seen: [LINE] }, ['drawings/a1', 'ink/a1/0']],
    ['a rename', { type: 'renameTocht', tocht: 'a', name: 'Other' }, ['tochten/a']],
    ['a new drawing', { type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] }, ['drawings/a3', 'tochten/a']],
    [
      'Load',
      { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x1')], as: { canvas: SQUARE } },
      ['drawings/a1', 'drawings/a2', 'drawings/x1', 'ink/a1/0', 'tochten/a'],
    ],
    [
      'a new tocht',
      { type: 'addTocht', ...whole([drawing('c1')], { id: 'c' }) },
      ['drawings/c1', 'order', 'tochten/c'],
    ],
    ['a deleted tocht', { type: 'deleteTocht', tocht: 'b', when: 5 }, ['bin', 'order']],
  ])('%s', (_, action, touched) => {
    expect(keys(START, after(action))).toEqual(touched)
  })

  it('emptyBin removes a tocht with all of its records', () => {
    const binned = after({ type: 'deleteTocht', tocht: 'a', when: 5 })
    const empty = after({ type: 'emptyBin', tochten: ['a'] }, binned)
    expect(changedRecords(binned, empty).map(([key, value]) => [key, value])).toEqual([
      ['bin', {}],
      ['tochten/a', undefined],
      ['drawings/a1', undefined],
      ['ink/a1/0', undefined],
      ['drawings/a2', undefined],
    ])
  })
})

describe('the ink of a large drawing', () => {
  const many = Array.from({ length: 2 * ELEMENTS_PER_RECORD }, (_, index) => stamp(index, 0))
  const large: Contents = { state: stateWith(whole([drawing('a1', ...many)])), history: {} }

  it.each<[string, Action, string[]]>([
    ['a stroke that begins a piece', stroke, ['drawings/a1', 'ink/a1/2']],
    ['an element of the first piece that moved', move(3), ['ink/a1/0']],
    ['an element of the second piece that moved', move(ELEMENTS_PER_RECORD), ['ink/a1/1']],
    [
      'an element of the first piece that was removed',
      { type: 'removeElement', drawing: 'a1', index: 0, was: must(many[0]) },
      ['ink/a1/0', 'ink/a1/1'],
    ],
  ])('is written piece by piece: %s', (_, action, touched) => {
    expect(keys(large, after(action, large))).toEqual(touched)
  })

  function move(index: number): Action {
    return { type: 'replaceElement', drawing: 'a1', index, was: must(many[index]), element: ARROW }
  }
})

describe('applying records', () => {
  it.each([
    ['a text that breaks off', '[{"points":['],
    ['an empty text', ''],
    ['no text', 5],
    ['no list', '{}'],
    ['a piece that is missing', undefined],
  ])('leaves out only the drawing whose ink is %s', (_, text) => {
    const records = new Map<string, unknown>(changedRecords(EMPTY_CONTENTS, START))
    records.set('ink/a1/0', text)
    const { drawings } = withRecords(EMPTY_CONTENTS, records).state
    expect(Object.keys(drawings).toSorted()).toEqual(['a2', 'b1'])
  })

  it('of many actions, one after another, gives the same contents as the actions', () => {
    fc.assert(
      fc.property(anyState, mixedMoves, (state, moves) => {
        let done: Contents = { state, history: {} }
        let read = withRecords(EMPTY_CONTENTS, new Map(changedRecords(EMPTY_CONTENTS, done)))
        const database = new Map<string, unknown>(changedRecords(EMPTY_CONTENTS, done))
        for (const move of moves) {
          const next = operate(done, operationOf(done, move))
          const difference = changedRecords(done, next)
          read = withRecords(read, new Map(difference))
          for (const [key, value] of difference) database.set(key, value)
          done = next
        }
        expect(read.state).toEqual(done.state)
        expect(withRecords(EMPTY_CONTENTS, database).state).toEqual(done.state)
        expect(read.history).toEqual(done.history)
      }),
    )
  })
})

const touchedBy = (...records: readonly string[]): readonly string[] =>
  [...new Set(touchedTochten(STATE, records))].toSorted()

it('a record belongs to its tocht, or to the tocht of its drawing', () => {
  expect(touchedBy('tochten/a')).toEqual(['a'])
  expect(touchedBy('ink/b1/0')).toEqual(['b'])
  expect(touchedBy('history/a')).toEqual(['a'])
  expect(touchedBy('drawings/a2', 'order', 'history/b1', 'tochten/b')).toEqual(['a', 'b'])
  expect(touchedBy('ink/gone/0')).toEqual([])
})

it('the record of a tocht that was deleted for good still belongs to it', () => {
  expect(touchedBy('drawings/gone', 'tochten/lost', 'ink/b1/0')).toEqual(['b', 'lost'])
})
