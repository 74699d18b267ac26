import { describe, expect, it } from 'vitest'
import { enterDrawing, enterTocht, hasDrawing } from '../../src/app/entries'
import { MOST_DRAWINGS } from '../../src/constants'
import { EMPTY_HISTORY } from '../../src/model/undo/history'
import { drawing, idOf, stateWith, whole } from '../support/drawings'

const [A, B, A1, A2, B1] = ['a', 'b', 'a1', 'a2', 'b1'].map(idOf) as [string, string, string, string, string]
const STATE = stateWith(whole([drawing(A1), drawing(A2)], { id: A }), whole([drawing(B1)], { id: B }))
const CONTENTS = { state: STATE, history: EMPTY_HISTORY }

describe('the tocht of an address', () => {
  it.each([
    ['0', 'the first tocht', A],
    ['1', 'the second tocht', B],
    ['01', 'the second tocht', B],
    ['2', 'absent', undefined],
    ['-1', 'absent', undefined],
    ['x', 'absent', undefined],
    [undefined, 'absent', undefined],
  ])('with index %s is %s', (index, _, tocht) => {
    expect(enterTocht(STATE, index, null)?.ids.tocht).toBe(tocht)
  })

  it('stays the tocht that the address opened, even after it has moved', () => {
    expect(enterTocht(STATE, '0', { tocht: B })?.ids).toEqual({ tocht: B })
    expect(enterTocht(STATE, '9', { tocht: B })?.ids).toEqual({ tocht: B })
  })

  it('is the tocht at the same index once the former one is deleted', () => {
    expect(enterTocht({ ...STATE, order: [A], bin: { [B]: { when: 5 } } }, '0', { tocht: B })?.ids).toEqual({
      tocht: A,
    })
  })
})

describe('the drawing of an address', () => {
  it.each([
    ['0', '1', 'the second of the first tocht', A2],
    ['1', '0', 'the first of the second tocht', B1],
    ['0', undefined, 'the first of the first tocht', A1],
    ['0', 'x', 'absent', undefined],
    ['5', '0', 'absent', undefined],
    ['0', String(MOST_DRAWINGS), 'absent', undefined],
  ])('with indices %s and %s is %s', (tocht, index, _, id) => {
    expect(enterDrawing(CONTENTS, tocht, index, null, true)?.ids.drawing).toBe(id)
  })

  it('stays the drawing that the address opened, or is none once that drawing is deleted', () => {
    const known = { tocht: A, drawing: A2 }
    expect(enterDrawing(CONTENTS, '1', '0', known, true)?.ids).toBe(known)
    expect(enterDrawing(CONTENTS, '0', '0', { tocht: A, drawing: 'gone' }, true)).toBeUndefined()
  })

  it('is created with the drawings before it if it is missing', () => {
    const entry = enterDrawing(CONTENTS, '0', '4', null, true)
    expect(entry?.missing).toHaveLength(3)
    expect(entry?.ids).toEqual({ tocht: A, drawing: entry?.missing?.at(-1)?.id })
  })

  it('is not created in another tocht at the index of a deleted one', () => {
    const known = { tocht: 'gone', drawing: 'gone too' }
    expect(enterDrawing(CONTENTS, '0', '4', known, true)).toBeUndefined()
    expect(enterDrawing(CONTENTS, '0', '1', known, true)).toEqual({ ids: { tocht: A, drawing: A2 }, missing: [] })
  })

  it('is not created on a screen that creates no drawings; an address without an index creates the first one', () => {
    expect(enterDrawing(CONTENTS, '0', '2', null, false)).toBeUndefined()
    const empty = { state: stateWith(whole([], { id: A })), history: EMPTY_HISTORY }
    expect(enterDrawing(empty, '0', '0', null, false)).toBeUndefined()
    expect(enterDrawing(empty, '0', undefined, null, false)?.missing).toHaveLength(1)
  })
})

describe('a state', () => {
  it.each([
    ['is enough to draw if it has the drawing of the address', '0', '1', null, true],
    ['is not enough to draw if the drawing of the address is missing', '0', '2', null, false],
    ['is not enough to draw if the tocht of the address is missing', '2', '0', null, false],
    ['is not enough to draw if the address names no drawing', '0', undefined, null, false],
    [
      'is enough to draw if it has the drawing that the address opened before',
      '9',
      '9',
      { tocht: A, drawing: A2 },
      true,
    ],
    [
      'is not enough to draw if the drawing opened before is missing, whichever drawing has its index',
      '0',
      '0',
      { tocht: A, drawing: 'gone' },
      false,
    ],
    ['is not enough to draw if the tocht opened before is deleted', '0', '0', { tocht: 'gone', drawing: A1 }, false],
  ] as const)('%s', (_, tocht, index, known, expected) => {
    expect(hasDrawing(STATE, tocht, index, known)).toBe(expected)
  })
})
