import { describe, expect, it } from 'vitest'
import { reduce } from '../../src/model/reducer'
import type { Action } from '../../src/model/actions'
import { allRecords, changedRecords, recordValue, stateFromRecords, type Recorded } from '../../src/storage/records'
import { anyActions, state as anyState } from '../support/arbitraries'
import { ARROW, drawing, LINE, stateWith, whole } from '../support/drawings'
import { fc } from '../support/properties'
import { writeRecords } from '../support/storage'

const STATE = stateWith(
  whole([drawing('a1', LINE), drawing('a2')]),
  whole([drawing('b1')], { id: 'b', canvas: undefined }),
)
const CANVAS = { width: 500, height: 500 }

describe('a change names the records that it touched, and no others', () => {
  it.each<[string, Action, string[]]>([
    ['a stroke', { type: 'addElement', drawing: 'a1', element: ARROW, canvas: CANVAS }, ['drawings/a1']],
    [
      'the first stroke',
      { type: 'addElement', drawing: 'b1', element: ARROW, canvas: CANVAS },
      ['drawings/b1', 'tochten/b'],
    ],
    ['Clear', { type: 'setElements', drawing: 'a1', elements: [] }, ['drawings/a1']],
    ['a rename', { type: 'renameTocht', tocht: 'a', name: 'Other' }, ['tochten/a']],
    ['a new drawing', { type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] }, ['drawings/a3', 'tochten/a']],
    [
      'Load',
      { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x1')], canvas: CANVAS },
      ['drawings/a1', 'drawings/a2', 'drawings/x1', 'tochten/a'],
    ],
    [
      'a new tocht',
      { type: 'addTocht', ...whole([drawing('c1')], { id: 'c' }) },
      ['drawings/c1', 'order', 'tochten/c'],
    ],
    ['a deleted tocht', { type: 'deleteTocht', tocht: 'b' }, ['drawings/b1', 'order', 'tochten/b']],
  ])('%s', (_, action, keys) => {
    expect([...changedRecords(reduce(STATE, action).patches)].toSorted()).toEqual(keys)
  })
})

describe('the value of a record', () => {
  it.each([
    ['order', STATE.order],
    ['tochten/a', STATE.tochten.a],
    ['drawings/gone', undefined],
    ['tochten/gone', undefined],
  ] as const)('%s', (key, value) => {
    expect(recordValue(STATE, key)).toBe(value)
  })

  it('of a drawing is its id and its ink as a text', () => {
    expect(recordValue(STATE, 'drawings/a1')).toEqual({ id: 'a1', ink: JSON.stringify([LINE]) })
    expect(recordValue(STATE, 'drawings/a2')).toEqual({ id: 'a2', ink: '[]' })
  })

  it('is found for ids with slashes in them', () => {
    const state = stateWith(whole([drawing('drawings/x/y')], { id: 'tochten/z' }))
    expect(recordValue(state, 'drawings/drawings/x/y')).toEqual({ id: 'drawings/x/y', ink: '[]' })
    expect(recordValue(state, 'tochten/tochten/z')).toBe(state.tochten['tochten/z'])
  })
})

describe('putting the records together', () => {
  it('of an empty database gives an empty state', () => {
    expect(stateFromRecords([])).toEqual({ state: stateWith(), rev: 0, revisions: {} })
  })

  it('gives each tocht the revision of its last change, its drawings included', () => {
    const revisions: Record<string, number> = {
      order: 1,
      'tochten/a': 2,
      'drawings/a1': 9,
      'drawings/a2': 4,
      'tochten/b': 7,
      'drawings/b1': 5,
    }
    const stored = stateFromRecords(
      allRecords(STATE).map((key) => [key, { rev: revisions[key] ?? 0, value: recordValue(STATE, key) }]),
    )
    expect(stored).toEqual({ state: STATE, rev: 9, revisions: { a: 9, b: 7 } })
  })

  it('leaves out what fits nowhere: a drawing that no tocht lists, a tocht out of the order, things kept aside', () => {
    const stored = stateFromRecords([
      ['order', { rev: 3, value: ['a', 'gone'] }],
      ['tochten/a', { rev: 3, value: whole([]).tocht }],
      ['tochten/b', { rev: 3, value: whole([], { id: 'b' }).tocht }],
      ['drawings/x', { rev: 3, value: { id: 'x', ink: JSON.stringify([LINE]) } }],
      ['unreadable/2', { rev: 0, value: 'oops' }],
    ])
    expect(stored).toEqual({ state: stateWith(whole([])), rev: 3, revisions: { a: 3, b: 3 } })
  })

  it.each([
    ['a text that breaks off', { id: 'a1', ink: '[{"points":[' }],
    ['an empty text', { id: 'a1', ink: '' }],
    ['no text', { id: 'a1' }],
    ['elements in place of a text', { id: 'a1', elements: [LINE] }],
  ])('leaves out a drawing whose ink is %s, and nothing else; its revision still counts', (_, value) => {
    const stored = stateFromRecords([
      ['order', { rev: 3, value: ['a'] }],
      ['tochten/a', { rev: 3, value: whole([drawing('a1'), drawing('a2')]).tocht }],
      ['drawings/a1', { rev: 8, value }],
      ['drawings/a2', { rev: 3, value: { id: 'a2', ink: JSON.stringify([ARROW]) } }],
    ])
    expect(stored).toEqual({ state: stateWith(whole([drawing('a2', ARROW)])), rev: 8, revisions: { a: 8 } })
  })

  it('remembers the revision in which a tocht was deleted', () => {
    const stored = stateFromRecords([
      ['order', { rev: 4, value: ['a'] }],
      ['tochten/a', { rev: 3, value: whole([]).tocht }],
      ['tochten/b', { rev: 4, value: null }],
    ])
    expect(stored).toEqual({ state: stateWith(whole([])), rev: 4, revisions: { a: 3, b: 4 } })
  })

  it('leaves a deleted tocht out even where the order still lists it', () => {
    const stored = stateFromRecords([
      ['order', { rev: 3, value: ['b'] }],
      ['tochten/b', { rev: 4, value: null }],
    ])
    expect(stored).toEqual({ state: stateWith(), rev: 4, revisions: { b: 4 } })
  })

  it('written change by change, they are the state after every action', () => {
    fc.assert(
      fc.property(anyState, anyActions, (start, { actions }) => {
        const records = new Map<string, Recorded<unknown>>(
          allRecords(start).map((key) => [key, { rev: 1, value: recordValue(start, key) }]),
        )
        let state = start
        for (const action of actions) {
          const done = reduce(state, action)
          state = done.state
          const changes = [...changedRecords(done.patches)].map((key) => [key, recordValue(done.state, key)] as const)
          writeRecords(records, changes, 2)
        }
        expect(stateFromRecords([...records]).state).toEqual(state)
        const present = [...records].filter(([, { value }]) => value !== null).map(([key]) => key)
        expect(present.toSorted()).toEqual(allRecords(state).toSorted())
      }),
    )
  })
})
