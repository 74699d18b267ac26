import { describe, expect, it } from 'vitest'
import { HOME_SCOPE, type Action, type Scope } from '../../../src/model/changes/actions'
import { operate, type Contents } from '../../../src/model/contents'
import { NEW_SHEET } from '../../../src/model/sheet/defaultSheet'
import { sheetOf } from '../../../src/model/sheet/readSheet'
import type { DrawingElement, State } from '../../../src/model/types'
import { canRedo, canUndo, EMPTY_HISTORY, lastStep, redo, undo, MOST_UNDO_STEPS } from '../../../src/model/undo/history'
import { state as anyState } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, LINE, SQUARE, stamp, stateWith, UNKNOWN, whole } from '../../support/drawings'
import { actionOf, anyActions, mixedMoves, type Move, type PlacedAction } from '../../support/moves'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

const START = stateWith(whole([drawing('a1'), drawing('a2')], { canvas: undefined }))

type At = Contents

const act = (at: At, action: Action): At => operate(at, { type: 'do', action })
const play = (state: State, ...actions: readonly Action[]): At => actions.reduce(act, { state, history: EMPTY_HISTORY })

const playPlaced = (state: State, actions: readonly PlacedAction[]): At =>
  actions.reduce<At>((at, action) => act(at, actionOf(at.state, action)), { state, history: EMPTY_HISTORY })

const back = (at: At, scope: Scope, times = 1): At =>
  times === 0 ? at : back(undo(at.history, at.state, scope) ?? at, scope, times - 1)
const forth = (at: At, scope: Scope, times = 1): At =>
  times === 0 ? at : forth(redo(at.history, at.state, scope) ?? at, scope, times - 1)

const add = (id: string, element: DrawingElement): Action => ({
  type: 'addElement',
  drawing: id,
  element,
  canvas: SQUARE,
})
const inkOf = (at: At, id = 'a1'): readonly DrawingElement[] | undefined => at.state.drawings[id]?.elements

describe('undo in a drawing', () => {
  const drawn = play(START, add('a1', LINE), add('a1', ARROW))

  it('undoes the last step, then the one before', () => {
    expect(inkOf(back(drawn, 'a1'))).toEqual([LINE])
    expect(inkOf(back(drawn, 'a1', 2))).toEqual([])
  })

  it('redo repeats the steps in order', () => {
    expect(inkOf(forth(back(drawn, 'a1', 2), 'a1'))).toEqual([LINE])
    expect(inkOf(forth(back(drawn, 'a1', 2), 'a1', 2))).toEqual([LINE, ARROW])
  })

  it('undoes Clear', () => {
    const cleared = act(drawn, { type: 'clearDrawing', drawing: 'a1', seen: [LINE, ARROW] })
    expect(inkOf(back(cleared, 'a1'))).toEqual([LINE, ARROW])
  })

  it('does not affect other drawings', () => {
    const both = act(drawn, add('a2', DASHED))
    expect(inkOf(back(both, 'a1', 2), 'a2')).toEqual([DASHED])
    expect(inkOf(back(both, 'a2'), 'a1')).toEqual([LINE, ARROW])
  })

  it('keeps the canvas that the first stroke gave to the tocht', () => {
    expect(back(drawn, 'a1', 2).state.tochten.a?.canvas).toEqual(SQUARE)
  })

  it('a new step leaves nothing to redo', () => {
    const other = act(back(drawn, 'a1'), add('a1', DASHED))
    expect(canRedo(other.history, 'a1')).toBe(false)
    expect(inkOf(forth(other, 'a1'))).toEqual([LINE, DASHED])
  })
})

const change = (was: DrawingElement, element: DrawingElement, continues: boolean): Action => ({
  type: 'replaceElement',
  drawing: 'a1',
  index: 0,
  was,
  element,
  continues,
})
const rename = (name: string, continues: boolean): Action => ({ type: 'renameTocht', tocht: 'a', name, continues })

describe('an action that continues a step', () => {
  const drawn = play(START, add('a1', LINE))
  const nudged = [change(LINE, ARROW, false), change(ARROW, DASHED, true)].reduce(act, drawn)

  it('is undone and redone together with it', () => {
    expect(inkOf(back(nudged, 'a1'))).toEqual([LINE])
    expect(inkOf(forth(back(nudged, 'a1'), 'a1'))).toEqual([DASHED])
    expect(inkOf(back(nudged, 'a1', 2))).toEqual([])
  })

  it('is a step of its own if the step before changed something else', () => {
    const changed = act(drawn, change(LINE, ARROW, true))
    expect(inkOf(back(changed, 'a1'))).toEqual([LINE])
  })

  it('covers all letters typed in a name', () => {
    const typed = [rename('B', false), rename('Bo', true), rename('Bos', true)].reduce(act, drawn)
    expect(back(typed, 'a').state.tochten.a?.name).toBe(drawn.state.tochten.a?.name)
  })
})

describe('undo in a drawing without remembered steps', () => {
  const loaded: At = { state: stateWith(whole([drawing('a1', LINE, stamp(3, 4))])), history: EMPTY_HISTORY }

  it('removes its last element, then the one before', () => {
    expect(canUndo(loaded.history, loaded.state, 'a1')).toBe(true)
    expect(inkOf(back(loaded, 'a1'))).toEqual([LINE])
    expect(inkOf(back(loaded, 'a1', 2))).toEqual([])
  })

  it('is repeated by redo', () => {
    expect(inkOf(forth(back(loaded, 'a1', 2), 'a1', 2))).toEqual([LINE, stamp(3, 4)])
  })
})

describe('a scope without anything to undo', () => {
  it.each(['a1', 'a', HOME_SCOPE, 'unknown'])('%s can be neither undone nor redone', (scope) => {
    expect(canUndo(EMPTY_HISTORY, START, scope)).toBe(false)
    expect(canRedo(EMPTY_HISTORY, scope)).toBe(false)
    expect(undo(EMPTY_HISTORY, START, scope)).toBeUndefined()
    expect(redo(EMPTY_HISTORY, START, scope)).toBeUndefined()
  })
})

describe('undo of', () => {
  it.each<[string, Scope, Action]>([
    ['a rename', 'a', { type: 'renameTocht', tocht: 'a', name: 'Other' }],
    ['a new drawing', 'a', { type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] }],
    ['Load', 'a', { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x', ARROW)], as: { canvas: SQUARE } }],
    ['a deleted tocht', HOME_SCOPE, { type: 'deleteTocht', tocht: 'a', when: 5 }],
    ['a new tocht', HOME_SCOPE, { type: 'addTocht', tocht: whole([], { id: 'b' }).tocht, drawings: [] }],
  ])('%s puts everything back, and redo does it again', (_, scope, action) => {
    const state = stateWith(whole([drawing('a1', LINE), drawing('a2', ARROW)]))
    const done = play(state, action)
    const undone = back(done, scope)
    expect(undone.state).toEqual(state)
    expect(forth(undone, scope).state).toEqual(done.state)
  })
})

it('the history keeps as many steps as promised and forgets the oldest', () => {
  const renames = Array.from({ length: MOST_UNDO_STEPS + 5 }, (_, index): Action => ({
    type: 'renameTocht',
    tocht: 'a',
    name: `Name ${index}`,
  }))
  const renamed = back(play(START, ...renames), 'a', MOST_UNDO_STEPS + 5)
  expect(renamed.state.tochten.a?.name).toBe('Name 4')
  expect(canUndo(renamed.history, renamed.state, 'a')).toBe(false)
})

const stepsIn = (at: At, scope: Scope): number => at.history[scope]?.done ?? 0

describe('any sequence of actions in one scope', () => {
  it('undo of all, then redo of all, returns to the same state', () => {
    fc.assert(
      fc.property(anyState, anyActions, (start, { scope, actions }) => {
        const done = playPlaced(start, actions)
        const undone = back(done, scope, stepsIn(done, scope))
        expect(undone.state).toEqual(start)
        expect(forth(undone, scope, stepsIn(done, scope)).state).toEqual(done.state)
      }),
    )
  })

  it('any series of undo and redo ends where the remaining steps alone would have led', () => {
    fc.assert(
      fc.property(anyState, anyActions, fc.array(fc.boolean()), (start, { scope, actions }, walk) => {
        const states = [start]
        let at: At = { state: start, history: EMPTY_HISTORY }
        for (const action of actions) {
          const next = act(at, actionOf(at.state, action))
          // A continued step replaces the step before.
          if (next.history !== at.history) states.splice(stepsIn(next, scope), 1, next.state)
          at = next
        }
        let place = states.length - 1
        for (const onward of walk) {
          const to = onward ? place + 1 : place - 1
          if (to < 0 || to >= states.length) continue
          at = onward ? forth(at, scope) : back(at, scope)
          place = to
        }
        expect(at.state).toEqual(states[place])
      }),
    )
  })
})

describe('remembered steps that no longer apply, because another tab or app wrote in between,', () => {
  const two = play(START, add('a1', LINE), add('a1', ARROW))
  const held = { a1: must(two.history.a1) }
  const found = (...elements: DrawingElement[]): At => ({
    state: stateWith(whole([drawing('a1', ...elements), drawing('a2')])),
    history: held,
  })

  it.each([
    ['is gone', found()],
    ['is gone, although other ink is left', found(DASHED)],
  ])('are forgotten where the stroke to be undone %s, and the last element is removed instead', (_, at) => {
    const undone = undo(at.history, at.state, 'a1')
    expect(undone?.state.drawings.a1?.elements).toEqual([])
    expect(canUndo(must(undone).history, must(undone).state, 'a1')).toBe(false)
  })

  it('are forgotten in a tocht too, where Undo then changes nothing', () => {
    const renamed = play(START, { type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] })
    const undone = must(undo(renamed.history, START, 'a'))
    expect(undone).toMatchObject({ state: START, history: {} })
  })

  it('are forgotten when redo finds no target', () => {
    const undone = back(two, 'a1', 2)
    const gone = { ...undone, state: stateWith(whole([], { id: 'a1' })) }
    expect(redo(gone.history, gone.state, 'a1')).toMatchObject({ state: gone.state, history: {} })
  })

  it('are forgotten instead of losing a tocht from the list', () => {
    const deleted = play(START, { type: 'deleteTocht', tocht: 'a', when: 5 })
    const other = stateWith(whole([drawing('b1', LINE)], { id: 'b' }))
    expect(undo(deleted.history, other, HOME_SCOPE)).toMatchObject({ state: other, history: {} })
  })

  it('are forgotten instead of putting a tocht into both the list and the bin', () => {
    const both = [whole([], { id: 'a' }), whole([], { id: 'b' })]
    const deleted = play(stateWith(...both), { type: 'deleteTocht', tocht: 'a', when: 5 })
    const other = {
      ...stateWith(...both, whole([], { id: 'c' })),
      order: ['c'],
      bin: { a: { when: 5 }, b: { when: 6 } },
    }
    expect(undo(deleted.history, other, HOME_SCOPE)).toEqual({ state: other, history: {} })
  })

  it('are forgotten instead of deleting a tocht in the place of one already deleted', () => {
    const start = stateWith(whole([], { id: 'a' }))
    const undone = back(play(start, { type: 'deleteTocht', tocht: 'a', when: 5 }), HOME_SCOPE)
    const both = stateWith(whole([], { id: 'a' }), whole([], { id: 'b' }))
    const other = { ...both, order: ['b'], bin: { a: { when: 6 } } }
    expect(redo(undone.history, other, HOME_SCOPE)).toEqual({ state: other, history: {} })
  })

  it('are forgotten when they cannot be parsed', () => {
    const unreadable = {
      patches: [],
      at: 1,
      get inverse(): never {
        throw new SyntaxError('Unexpected end of JSON input')
      },
    }
    const history = { a1: { steps: [unreadable], done: 1, first: 0 } }
    expect(undo(history, two.state, 'a1')?.state.drawings.a1?.elements).toEqual([LINE])
  })

  it('do not affect other scopes', () => {
    const both = act(two, add('a2', LINE))
    const at = { state: found().state, history: both.history }
    const { history } = must(undo(at.history, at.state, 'a1'))
    expect(history).toEqual({ a2: both.history.a2 })
  })
})

const numbers = ({ history }: At) => [history.a1?.first, history.a1?.done, history.a1?.steps.length]

describe('a step keeps its number', () => {
  const three = play(START, add('a1', LINE), add('a1', ARROW), add('a1', DASHED))

  it('while it is undone and redone', () => {
    expect(numbers(three)).toEqual([0, 3, 3])
    expect(numbers(back(three, 'a1', 2))).toEqual([0, 1, 3])
    expect(numbers(forth(back(three, 'a1', 2), 'a1'))).toEqual([0, 2, 3])
  })

  it('when later steps are dropped, and the new step gets the next number', () => {
    expect(numbers(act(back(three, 'a1', 2), add('a1', LINE)))).toEqual([0, 2, 2])
  })

  it('when earlier steps are forgotten', () => {
    const many = Array.from({ length: MOST_UNDO_STEPS + 5 }, () => add('a1', LINE))
    expect(numbers(play(START, ...many))).toEqual([5, MOST_UNDO_STEPS, MOST_UNDO_STEPS])
  })

  it('when an element older than all steps is removed', () => {
    const loaded = { ...START, drawings: { ...START.drawings, a1: drawing('a1', LINE, ARROW) } }
    expect(numbers(back(play(loaded, add('a1', DASHED)), 'a1', 3))).toEqual([-2, 0, 3])
  })
})

const columns = (count: number): Action => ({ type: 'setSheet', tocht: 'a', choices: { columns: count } })
const print = (code: string): Action => ({ type: 'markPrinted', tocht: 'a', code })
const sheetIn = (at: At) => sheetOf(must(at.state.tochten.a))
const sheetsOf = (at: At) => [sheetIn(at).columns, sheetIn(at).printed]

describe('markPrinted', () => {
  it('is no step of Undo', () => {
    const printed = play(START, columns(4), print('K7QD'))
    expect(sheetsOf(printed)).toEqual([4, 'K7QD'])
    expect(stepsIn(printed, 'a')).toBe(1)
    expect(canUndo(play(START, print('K7QD')).history, START, 'a')).toBe(false)
  })

  it('keeps the steps to redo', () => {
    const undone = back(play(START, columns(4), columns(5)), 'a')
    expect(sheetsOf(forth(act(undone, print('K7QD')), 'a'))).toEqual([5, 'K7QD'])
  })

  it('is not undone together with an earlier choice, not even the first one', () => {
    const printed = play(START, columns(4), print('M2PX'), columns(5), print('K7QD'))
    expect(sheetsOf(back(printed, 'a'))).toEqual([4, 'K7QD'])
    expect(sheetsOf(back(printed, 'a', 2))).toEqual([6, 'K7QD'])
    expect(sheetsOf(forth(back(printed, 'a', 2), 'a', 2))).toEqual([5, 'K7QD'])
  })

  it('stays with a tocht that is deleted and put back', () => {
    const { tocht, drawings } = whole([drawing('b1')], { id: 'b' })
    const added = play(START, { type: 'addTocht', tocht, drawings }, { ...print('K7QD'), tocht: 'b' } as Action)
    const again = forth(back(added, HOME_SCOPE), HOME_SCOPE)
    expect(sheetOf(must(again.state.tochten.b)).printed).toBe('K7QD')
  })

  it('with an unknown value does not affect other tochten, whatever is undone and redone', () => {
    const newer = { ...NEW_SHEET, printed: { code: 'K7QD', pages: 2 } }
    const two = stateWith(whole([drawing('a1')]), whole([drawing('b1')], { id: 'b' }))
    const tochten = Object.fromEntries(Object.entries(two.tochten).map(([id, one]) => [id, { ...one, sheet: newer }]))
    const undone = back(play({ ...two, tochten }, add('a1', LINE)), 'a1')
    const chosen = act(undone, { ...columns(4), tocht: 'b' } as Action)
    expect(sheetOf(must(forth(chosen, 'a1').state.tochten.b)).columns).toBe(4)
  })
})

const THREE = [LINE, ARROW, DASHED]

describe('undo in one scope', () => {
  const empty = drawing('new')

  it.each<[string, Scope, Action]>([
    ['a new drawing', 'a', { type: 'addDrawings', tocht: 'a', drawings: [empty] }],
    ['loaded drawings', 'a', { type: 'replaceDrawings', tocht: 'a', drawings: [empty], as: { canvas: SQUARE } }],
    ['a new tocht', HOME_SCOPE, { type: 'addTocht', tocht: whole([empty], { id: 'b' }).tocht, drawings: [empty] }],
  ])('removes %s, and Redo restores everything with the ink that was drawn since', (_, scope, action) => {
    const drawn = play(START, action, ...THREE.map((element) => add('new', element)))
    const undone = back(drawn, scope)
    expect(inkOf(undone, 'new')).toBeUndefined()
    expect(forth(undone, scope).state).toEqual(drawn.state)
  })

  it('of a new tocht removes the drawings that were added to it', () => {
    const { tocht } = whole([], { id: 'b' })
    const added = play(
      START,
      { type: 'addTocht', tocht, drawings: [] },
      { type: 'addDrawings', tocht: 'b', drawings: [empty] },
      add('new', LINE),
    )
    const undone = back(added, HOME_SCOPE)
    expect(undone.state).toEqual(START)
    expect(forth(undone, HOME_SCOPE).state).toEqual(added.state)
  })
})

describe('in a tocht in the bin', () => {
  const drawn = play(START, add('a1', LINE), add('a1', ARROW), { type: 'renameTocht', tocht: 'a', name: 'Other' })
  const halfway = back(back(drawn, 'a1'), 'a')
  const gone = act(halfway, { type: 'deleteTocht', tocht: 'a', when: 5 })

  it('everything can be undone and redone: another tab may have deleted the tocht meanwhile', () => {
    expect(inkOf(back(gone, 'a1'))).toEqual([])
    expect(inkOf(forth(gone, 'a1'))).toEqual([LINE, ARROW])
    expect(forth(gone, 'a').state.tochten.a?.name).toBe('Other')
  })

  it('everything can be undone and redone once it is put back', () => {
    const returned = back(gone, HOME_SCOPE)
    expect(returned.state).toEqual(halfway.state)
    expect(inkOf(back(returned, 'a1'))).toEqual([])
    expect(inkOf(forth(returned, 'a1'))).toEqual([LINE, ARROW])
    expect(forth(returned, 'a').state.tochten.a?.name).toBe('Other')
  })
})

describe('in a deleted drawing', () => {
  const halfway = back(play(START, add('a1', LINE), add('a1', ARROW)), 'a1')
  const gone = act(halfway, { type: 'deleteDrawings', tocht: 'a', drawings: ['a1'] })

  it('nothing can be undone or redone', () => {
    expect(canUndo(gone.history, gone.state, 'a1')).toBe(false)
    expect(undo(gone.history, gone.state, 'a1')).toBeUndefined()
    expect(redo(gone.history, gone.state, 'a1')).toBeUndefined()
  })

  it('everything can be undone and redone once it is put back', () => {
    const returned = back(gone, 'a')
    expect(inkOf(back(returned, 'a1'))).toEqual([])
    expect(inkOf(forth(returned, 'a1'))).toEqual([LINE, ARROW])
  })
})

const last = ({ history, state }: At, scope: Scope) => lastStep(history, state, scope)

describe('the last step of a scope', () => {
  const drawn = play(START, add('a1', LINE))
  const step = last(drawn, 'a1')

  it('exists once something was done in it', () => {
    expect(last({ state: START, history: EMPTY_HISTORY }, 'a1')).toBeUndefined()
    expect(step).toBeDefined()
    expect(last(drawn, 'a2')).toBeUndefined()
  })

  it('is the same object whatever is done elsewhere', () => {
    const elsewhere = act(act(drawn, add('a2', DASHED)), { type: 'renameTocht', tocht: 'a', name: 'Other' })
    expect(last(elsewhere, 'a1')).toBe(step)
    expect(last(back(elsewhere, 'a2'), 'a1')).toBe(step)
  })

  it('differs after a further step, and is the same again after undoing that', () => {
    const more = act(drawn, add('a1', LINE))
    expect(last(more, 'a1')).not.toBe(step)
    expect(last(back(more, 'a1'), 'a1')).toBe(step)
  })

  it('is that of the last element if no step is remembered', () => {
    const found = { state: stateWith(whole([drawing('a1', LINE, ARROW)])), history: EMPTY_HISTORY }
    expect(last(found, 'a1')?.patches).toEqual([{ op: 'add', path: ['drawings', 'a1', 'elements', 1], value: ARROW }])
  })

  it('is never that of an unknown element, which is not drawn', () => {
    const found = { state: stateWith(whole([drawing('a1', LINE, UNKNOWN)])), history: EMPTY_HISTORY }
    expect(inkOf(back(found, 'a1'))).toEqual([UNKNOWN])
    expect(inkOf(forth(back(found, 'a1'), 'a1'))).toEqual([LINE, UNKNOWN])
  })

  it('is gone after it was undone', () => {
    expect(last(back(drawn, 'a1'), 'a1')).toBeUndefined()
  })
})

const after = (at: At, move: Move): At => {
  if (!('scope' in move)) return act(at, actionOf(at.state, move))
  return move.type === 'undo' ? back(at, move.scope) : forth(at, move.scope)
}

const scopesOf = ({ state, history }: At): Scope[] => [
  HOME_SCOPE,
  ...Object.keys({ ...state.tochten, ...state.drawings, ...history }),
]

describe('any moves in all scopes, mixed', () => {
  const afterAny = fc
    .tuple(anyState, mixedMoves)
    .map(([state, moves]) => moves.reduce(after, { state, history: EMPTY_HISTORY }))

  it('leave every tocht once in the list or the bin, with all of its drawings and nothing else', () => {
    fc.assert(
      fc.property(afterAny, ({ state }) => {
        expect([...state.order, ...Object.keys(state.bin)].toSorted()).toEqual(Object.keys(state.tochten).toSorted())
        const listed = Object.values(state.tochten).flatMap((tocht) => tocht.drawings)
        expect(listed.toSorted()).toEqual(Object.keys(state.drawings).toSorted())
      }),
      { numRuns: 500 },
    )
  })

  it('can be followed by undo and redo in any scope, which together change nothing', () => {
    fc.assert(
      fc.property(afterAny, (at) => {
        const undoable = scopesOf(at).filter((scope) => undo(at.history, at.state, scope))
        const redoable = scopesOf(at).filter((scope) => redo(at.history, at.state, scope))
        expect(undoable.map((scope) => forth(back(at, scope), scope).state)).toEqual(undoable.map(() => at.state))
        expect(redoable.map((scope) => back(forth(at, scope), scope).state)).toEqual(redoable.map(() => at.state))
      }),
      { numRuns: 500 },
    )
  })
})
