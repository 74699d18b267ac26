import { describe, expect, it } from 'vitest'
import { reduce } from '../../src/model/changes/reducer'
import { seenIn } from '../../src/store/useSeen'
import { drawing, LINE, stateWith, whole } from '../support/drawings'

const STATE = stateWith(whole([drawing('a1', LINE), drawing('a2')]), whole([drawing('b1')], { id: 'b' }))

describe('an editor has its drawing', () => {
  it('with the tocht and the state that hold it', () => {
    expect(seenIn(STATE, 'a', 'a1')).toEqual({
      state: STATE,
      tocht: STATE.tochten.a,
      drawing: STATE.drawings.a1,
    })
  })

  it('until the drawing is deleted; the others stay', () => {
    const { state } = reduce(STATE, { type: 'deleteDrawings', tocht: 'a', drawings: ['a1'] })
    expect(seenIn(state, 'a', 'a1')).toBeUndefined()
    expect(seenIn(state, 'a', 'a2')?.drawing.id).toBe('a2')
  })

  it('until its tocht is in the bin, where the drawing still is, and again when the tocht is put back', () => {
    const binned = reduce(STATE, { type: 'deleteTocht', tocht: 'a', when: 5 }).state
    expect(binned.drawings.a1).toBeDefined()
    expect(seenIn(binned, 'a', 'a1')).toBeUndefined()
    expect(seenIn(binned, 'b', 'b1')).toBeDefined()
    const back = reduce(binned, { type: 'putTochtBack', tocht: 'a' }).state
    expect(seenIn(back, 'a', 'a1')).toBeDefined()
  })

  it('only under its own tocht', () => {
    expect(seenIn(STATE, 'b', 'a1')).toBeUndefined()
    expect(seenIn(STATE, 'c', 'a1')).toBeUndefined()
  })
})
