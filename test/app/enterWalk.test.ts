import { describe, expect, it } from 'vitest'
import { enterWalk, type Defaults } from '../../src/app/enterWalk'
import { drawing, idOf, stateWith, whole } from '../support/drawings'

const [A, B, A1, A2, B1] = ['a', 'b', 'a1', 'a2', 'b1'].map(idOf) as [string, string, string, string, string]
const STATE = stateWith(whole([drawing(A1), drawing(A2)], { id: A }), whole([drawing(B1)], { id: B }))
/** Tocht B was opened last; each walk begins at the first drawing. */
const DEFAULTS: Defaults = { tocht: B, drawing: ({ drawings }) => drawings[0] }

describe('a walk whose address names no tocht', () => {
  it('is through the tocht that was opened last', () => {
    expect(enterWalk(STATE, undefined, undefined, null, DEFAULTS)?.ids).toEqual({ tocht: B, drawing: B1 })
  })

  it('stays in the tocht in which it was entered, although another tab has opened another one since', () => {
    const known = { tocht: A, drawing: A2 }
    expect(enterWalk(STATE, undefined, undefined, known, DEFAULTS)?.ids).toEqual(known)
    const deleted = { tocht: A, drawing: 'gone' }
    expect(enterWalk(STATE, undefined, undefined, deleted, DEFAULTS)?.ids).toEqual({ tocht: A, drawing: A1 })
  })

  it('leaves the tocht in which it was entered once that is in the bin', () => {
    const binned = { ...STATE, order: [B], bin: { [A]: { when: 5 } } }
    const known = { tocht: A, drawing: A2 }
    expect(enterWalk(binned, undefined, undefined, known, DEFAULTS)?.ids).toEqual({ tocht: B, drawing: B1 })
  })
})
