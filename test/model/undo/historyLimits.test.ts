import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, HISTORY_LIMITS } from '../../../src/constants'
import type { Action, Scope } from '../../../src/model/changes/actions'
import { operate, type Contents } from '../../../src/model/contents'
import type { Drawing } from '../../../src/model/types'
import { canUndo, EMPTY_HISTORY } from '../../../src/model/undo/history'
import { withinLimits } from '../../../src/model/undo/historyLimits'
import type { Step } from '../../../src/model/undo/step'
import { stepText } from '../../../src/model/undo/stepText'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { undone } from '../../support/undone'

const START: Contents = {
  state: stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' })),
  history: EMPTY_HISTORY,
}

/** A drawing that takes 2 MB as JSON. */
const large = (id: string): Drawing => ({ ...drawing(id, LINE), note: 'x'.repeat(2_000_000) })

const act = (at: Contents, action: Action): Contents => operate(at, { type: 'do', action })
const load = (at: Contents, tocht: string, id: string): Contents =>
  act(at, { type: 'replaceDrawings', tocht, drawings: [large(id)], as: { canvas: DEFAULT_CANVAS } })
const loads = (at: Contents, tocht: string, times: number): Contents =>
  Array.from({ length: times }, (_, index) => `${tocht}${index}`).reduce((now, id) => load(now, tocht, id), at)
const draw = (at: Contents, id: string): Contents =>
  act(at, { type: 'addElement', drawing: id, element: LINE, canvas: DEFAULT_CANVAS })
const sizeOf = ({ history }: Contents, scope?: Scope): number =>
  Object.entries(history)
    .filter(([one]) => scope === undefined || one === scope)
    .flatMap(([, { steps }]) => steps)
    .reduce((sum, step) => sum + stepText(step).length, 0)

describe('the steps of a tocht', () => {
  const loaded = loads(START, 'a', 6)

  it('stay within the limit, however large they are', () => {
    expect(sizeOf(loaded)).toBeLessThanOrEqual(HISTORY_LIMITS.group)
  })

  it('can be undone as far as they are remembered', () => {
    const before = undone(loaded, 'a')
    expect(before.state.tochten.a?.drawings).toEqual(['a4'])
    expect(canUndo(before.history, before.state, 'a')).toBe(false)
  })

  it('keep the last one, even if it exceeds the limit', () => {
    const drawings = [large('x'), large('y'), large('z')]
    const huge = act(START, { type: 'replaceDrawings', tocht: 'a', drawings, as: { canvas: DEFAULT_CANVAS } })
    expect(sizeOf(huge)).toBeGreaterThan(HISTORY_LIMITS.group)
    expect(undone(huge, 'a').state).toEqual({ ...START.state, tochten: expect.anything() })
  })

  it('displace older steps of the same tocht only', () => {
    const drawn = draw(draw(START, 'a1'), 'b1')
    const later = loads(drawn, 'a', 6)
    expect(canUndo(later.history, later.state, 'b1')).toBe(true)
    expect(later.history.b1).toBe(drawn.history.b1)
  })
})

describe('the steps of all tochten', () => {
  it('stay within the total limit', () => {
    const ids = Array.from({ length: 8 }, (_, index) => `t${index}`)
    const added = ids.reduce((at, id) => act(at, { type: 'addTocht', ...whole([], { id }) }), START)
    const loaded = ids.reduce((at, id) => loads(at, id, 2), added)
    expect(sizeOf(loaded)).toBeLessThanOrEqual(HISTORY_LIMITS.all)
    expect(sizeOf(loaded, 't7')).toBeGreaterThan(0)
    expect(sizeOf(loaded, 't0')).toBe(0)
  })
})

const stepOf = (at: number, size: number): Step => ({
  patches: [{ op: 'replace', path: ['drawings', 'a1'], value: 'x'.repeat(size) }],
  inverse: [],
  at,
})

describe('the steps of a drawing from which the oldest was removed', () => {
  const newest = stepOf(2, 10)
  const line = { steps: [stepOf(1, HISTORY_LIMITS.all), newest], first: 4 }

  it('keep their numbers', () => {
    const kept = withinLimits({ a1: { ...line, done: 2 } }, START.state, 'a1')
    expect(kept).toEqual({ a1: { steps: [newest], done: 1, first: 5 } })
  })

  it('can still be redone when the next one is still remembered', () => {
    const kept = withinLimits({ a1: { ...line, done: 1 } }, START.state, 'a1')
    expect(kept).toEqual({ a1: { steps: [newest], done: 0, first: 5 } })
  })

  it('are forgotten when the next one to redo is no longer remembered', () => {
    expect(withinLimits({ a1: { ...line, done: 0 } }, START.state, 'a1')).toEqual({})
  })
})
