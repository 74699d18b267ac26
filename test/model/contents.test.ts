import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/model/changes/actions'
import { operate, type Contents, type Operation } from '../../src/model/contents'
import { lastStep } from '../../src/model/undo/history'
import { state as anyState } from '../support/arbitraries'
import { ARROW, DASHED, drawing, LINE, SQUARE, stateWith, whole } from '../support/drawings'
import { mixedMoves, operationOf } from '../support/moves'
import { fc } from '../support/properties'

const START: Contents = { state: stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' })), history: {} }
const add = (element = LINE): Operation => ({
  type: 'do',
  action: { type: 'addElement', drawing: 'a1', element, canvas: SQUARE },
})
const act = (action: Action): Operation => ({ type: 'do', action })
const play = (contents: Contents, ...operations: readonly Operation[]): Contents => operations.reduce(operate, contents)
const undo = (contents: Contents): Operation => ({
  type: 'undo',
  scope: 'a1',
  seen: lastStep(contents.history, contents.state, 'a1'),
})
const inkOf = ({ state }: Contents) => state.drawings.a1?.elements

describe('an operation repeated on newer contents, because another tab wrote first,', () => {
  it('draws on the ink of the other tab', () => {
    expect(inkOf(play(START, add(ARROW), add(LINE)))).toEqual([ARROW, LINE])
  })

  it('changes the intended element, even if its index changed', () => {
    const move = act({ type: 'replaceElement', drawing: 'a1', index: 1, was: LINE, element: DASHED })
    const without = act({ type: 'removeElement', drawing: 'a1', index: 0, was: ARROW })
    expect(inkOf(play(START, add(ARROW), add(LINE), without, move))).toEqual([DASHED])
  })

  it('undoes the step that was seen, and no other', () => {
    const seen = play(START, add(LINE))
    expect(inkOf(operate(seen, undo(seen)))).toEqual([])
    const newer = play(seen, add(ARROW))
    expect(operate(newer, undo(seen))).toBe(newer)
  })

  it('undoes nothing if the other tab undid that step and drew another in its place', () => {
    const seen = play(START, add(LINE))
    const other = play(seen, undo(seen), add(ARROW))
    expect(operate(other, undo(seen))).toBe(other)
  })

  it('undoes the step that was seen, even if it was read again since', () => {
    const seen = play(START, add(LINE))
    const again = structuredClone(seen)
    expect(inkOf(operate(again, undo(seen)))).toEqual([])
  })

  it('draws in a tocht that the other tab moved to the bin', () => {
    const binned = play(START, act({ type: 'deleteTocht', tocht: 'a', when: 5 }))
    expect(inkOf(operate(binned, add()))).toEqual([LINE])
    expect(play(binned, add(), act({ type: 'putTochtBack', tocht: 'a' })).state.order).toEqual(['b', 'a'])
  })

  it('changes nothing if its target is gone', () => {
    const gone = play(
      START,
      act({ type: 'deleteTocht', tocht: 'a', when: 5 }),
      act({ type: 'emptyBin', tochten: ['a'] }),
    )
    expect(operate(gone, add())).toBe(gone)
    expect(operate(gone, undo(gone))).toBe(gone)
  })
})

describe('emptying the bin', () => {
  it('cannot be undone', () => {
    const binned = play(START, act({ type: 'deleteTocht', tocht: 'a', when: 5 }))
    expect(play(binned, act({ type: 'emptyBin', tochten: ['a'] })).history).toBe(binned.history)
  })
})

describe('an adopted tocht', () => {
  const later = whole([drawing('a1', ARROW), drawing('a2')], { name: 'Later' })
  const adopt = (over: object): Operation => ({
    type: 'adopt',
    adoption: { wholes: [later], foreign: true, order: [], dropped: [], when: 7, ...over },
  })

  it('replaces the tocht with its id and forgets steps that no longer apply', () => {
    const renamed = ['a', 'b'].map((tocht) => act({ type: 'renameTocht', tocht, name: tocht.toUpperCase() }))
    const drawn = play(START, add(), ...renamed, adopt({}))
    expect(drawn.state).toEqual(stateWith(later, whole([drawing('b1')], { id: 'b', name: 'B' })))
    expect(Object.keys(drawn.history)).toEqual(['b'])
  })

  it('adds a step to the history of each drawing that it changed, if this app wrote it', () => {
    const drawn = play(START, add(), adopt({ foreign: false }))
    const back = operate(drawn, undo(drawn))
    expect(inkOf(back)).toEqual([LINE])
    expect(inkOf(operate(back, undo(back)))).toEqual([])
  })

  it('is listed in the given order, and tochten that are left out go to the bin', () => {
    const next = whole([drawing('c1')], { id: 'c' })
    const { state } = play(START, adopt({ wholes: [next], order: ['c', 'b'], dropped: ['a'] }))
    expect(state.order).toEqual(['c', 'b'])
    expect(state.bin).toEqual({ a: { when: 7 } })
    expect(Object.keys(state.tochten).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('stays in the bin if it was moved there since', () => {
    const binned = play(START, act({ type: 'deleteTocht', tocht: 'a', when: 5 }), adopt({}))
    expect(binned.state.order).toEqual(['b'])
    expect(binned.state.tochten.a?.name).toBe('Later')
  })

  it('leaves the bin if it is listed', () => {
    const binned = play(START, act({ type: 'deleteTocht', tocht: 'a', when: 5 }), adopt({ order: ['a', 'b'] }))
    expect(binned.state).toMatchObject({ order: ['a', 'b'], bin: {} })
  })
})

it('no operation changes the contents that it is given, and an action without effect returns them', () => {
  fc.assert(
    fc.property(anyState, mixedMoves, (state, moves) => {
      moves.reduce<Contents>(
        (contents, move) => {
          const before = structuredClone(contents.state)
          const operation = operationOf(contents, move)
          const next = operate(contents, operation)
          expect(contents.state).toEqual(before)
          const isWithoutEffect = JSON.stringify(next.state) === JSON.stringify(before)
          expect(operation.type === 'do' && isWithoutEffect && next !== contents).toBe(false)
          return next
        },
        { state, history: {} },
      )
    }),
  )
})
