import { applyPatches } from 'immer'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { HOME_SCOPE, scopeOf, type Action } from '../../../src/model/changes/actions'
import { reduce } from '../../../src/model/changes/reducer'
import { operate } from '../../../src/model/contents'
import type { DetailChanges } from '../../../src/model/details'
import type { FishboneEdit } from '../../../src/model/fishbone/editFishbone'
import { EMPTY_ROW, strokesOf, type Fishbone, type Row } from '../../../src/model/fishbone/fishbone'
import { rowsOf } from '../../../src/model/fishbone/readFishbone'
import { canvasOf, drawingsOf, isBlank, tochtAt, tochtOf } from '../../../src/model/lookups'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { sheetOf } from '../../../src/model/sheet/readSheet'
import { EMPTY_STATE, type State } from '../../../src/model/types'
import { EMPTY_HISTORY, redo, undo } from '../../../src/model/undo/history'
import { state as anyState } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, LINE, SQUARE, stamp, stateWith, whole } from '../../support/drawings'
import { actionOf, anyActions } from '../../support/moves'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { SOLID, UNPAVED } from '../../support/tochten/fishbones'

const ROW: Row = { left: [SOLID], right: [] }
const AT = { row: 0, side: 'left', index: 0 } as const
const STATE = stateWith(
  whole([drawing('a1', LINE), drawing('a2')]),
  whole([drawing('b1')], { id: 'b', name: 'Tocht 2', canvas: undefined }),
)
const THREE = stateWith(whole([drawing('a1', LINE, ARROW, DASHED)]))
const FOUR = stateWith(
  whole(
    [
      { ...drawing('c1', LINE), note: 'start' },
      drawing('c2'),
      { ...drawing('c3', ARROW), distance: 250 },
      drawing('c4'),
    ],
    {
      id: 'c',
    },
  ),
)
const SET_JUNCTION = { type: 'setJunction', drawing: 'a1', replaced: [], added: [], canvas: SQUARE } as const
const after = (action: Action, state: State = STATE): State => reduce(state, action).state

const withDetails = (details: DetailChanges, state = STATE): State =>
  after({ type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details }] }, state)

describe('the effect of an action', () => {
  it('addTocht appends a tocht with its drawings', () => {
    const { tocht, drawings } = whole([drawing('c1', ARROW)], { id: 'c' })
    const next = after({ type: 'addTocht', tocht, drawings })
    expect(next.order).toEqual(['a', 'b', 'c'])
    expect(drawingsOf(next, must(next.tochten.c))).toEqual(drawings)
  })

  it('addTocht does not change an existing tocht with newer ink', () => {
    expect(reduce(STATE, { type: 'addTocht', ...whole([drawing('a1', ARROW)]) }).patches).toEqual([])
  })

  it('deleteTocht moves a tocht to the bin with its drawings and the time', () => {
    expect(after({ type: 'deleteTocht', tocht: 'a', when: 5 })).toEqual({
      ...STATE,
      order: ['b'],
      bin: { a: { when: 5 } },
    })
  })

  it('putTochtBack appends a tocht to the list', () => {
    const binned = after({ type: 'deleteTocht', tocht: 'a', when: 5 })
    expect(after({ type: 'putTochtBack', tocht: 'a' }, binned)).toEqual({ ...STATE, order: ['b', 'a'] })
  })

  it('emptyBin deletes tochten with their drawings, and nothing else', () => {
    const binned = after({ type: 'deleteTocht', tocht: 'a', when: 5 })
    expect(after({ type: 'emptyBin', tochten: ['a', 'b'] }, binned)).toEqual(
      stateWith(whole([drawing('b1')], { id: 'b', name: 'Tocht 2', canvas: undefined })),
    )
  })

  it('renameTocht changes only the name', () => {
    const next = after({ type: 'renameTocht', tocht: 'a', name: '' })
    expect(next.tochten.a).toEqual({ ...STATE.tochten.a, name: '' })
    expect(next.tochten.b).toBe(STATE.tochten.b)
  })

  it('setSheet changes only the print options', () => {
    const sheet = { ...DEFAULT_SHEET, columns: 4, group: 'Scouts' }
    const next = after({ type: 'setSheet', tocht: 'a', choices: { columns: 4, group: 'Scouts' } })
    expect(next.tochten.a).toEqual({ ...STATE.tochten.a, sheet })
    expect(sheetOf(must(next.tochten.a))).toEqual(sheet)
    expect(sheetOf(must(next.tochten.b))).toEqual(DEFAULT_SHEET)
  })

  it('setSheet keeps what another tab or a newer version chose meanwhile', () => {
    const { tocht, drawings } = whole([drawing('a1')])
    const sheet: object = { layout: 'table', paper: 'A5' }
    const chosen = stateWith({ tocht: { ...tocht, sheet }, drawings })
    const next = after({ type: 'setSheet', tocht: 'a', choices: { columns: 4 } }, chosen)
    expect(next.tochten.a?.sheet).toMatchObject({ layout: 'table', paper: 'A5', columns: 4 })
  })

  it('setSheet and setDetails with the present choices change nothing, nor does removing an absent one', () => {
    const chosen = after({ type: 'setSheet', tocht: 'a', choices: { columns: 4, toFirst: 300 } })
    const same = { columns: 4, toFirst: 300, explain: undefined }
    expect(reduce(chosen, { type: 'setSheet', tocht: 'a', choices: same }).patches).toEqual([])
    expect(reduce(chosen, { type: 'setDetails', tocht: 'a', changes: [], choices: same }).patches).toEqual([])
    expect(reduce(STATE, { type: 'setSheet', tocht: 'a', choices: { toFirst: undefined } }).patches).toEqual([])
  })

  it('setSheet removes a choice that is chosen to be absent', () => {
    const chosen = after({ type: 'setSheet', tocht: 'a', choices: { columns: 4, toFirst: 300, imposition: 'two' } })
    const next = after({ type: 'setSheet', tocht: 'a', choices: { toFirst: undefined, imposition: undefined } }, chosen)
    expect(next.tochten.a?.sheet).toMatchObject({ columns: 4, toFirst: undefined, imposition: undefined })
  })

  it('markPrinted stores the code and keeps the choices', () => {
    const chosen = after({ type: 'setSheet', tocht: 'a', choices: { columns: 4 } })
    const next = after({ type: 'markPrinted', tocht: 'a', code: 'K7QD' }, chosen)
    expect(sheetOf(must(next.tochten.a))).toEqual({ ...DEFAULT_SHEET, columns: 4, printed: 'K7QD' })
    expect(next.tochten.b).toBe(chosen.tochten.b)
  })

  it('addDrawings appends drawings', () => {
    const next = after({ type: 'addDrawings', tocht: 'a', drawings: [drawing('a3'), drawing('a4', LINE)] })
    expect(next.tochten.a?.drawings).toEqual(['a1', 'a2', 'a3', 'a4'])
    expect(next.drawings.a4?.elements).toEqual([LINE])
  })

  it('addDrawings inserts before a drawing, or at the end if that is gone', () => {
    const added = [drawing('c5'), drawing('c6', LINE)]
    const place = (before: string) => after({ type: 'addDrawings', tocht: 'c', drawings: added, before }, FOUR)
    expect(place('c2').tochten.c?.drawings).toEqual(['c1', 'c5', 'c6', 'c2', 'c3', 'c4'])
    expect(place('z1').tochten.c?.drawings).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])
  })

  it('addDrawings does not change existing drawings', () => {
    const added = [drawing('a1', ARROW), drawing('b1', ARROW)]
    expect(reduce(STATE, { type: 'addDrawings', tocht: 'a', drawings: added, before: 'a2' }).patches).toEqual([])
  })

  it('deleteDrawings removes drawings with their ink', () => {
    const next = after({ type: 'deleteDrawings', tocht: 'c', drawings: ['c1', 'c3'] }, FOUR)
    expect(next.tochten.c?.drawings).toEqual(['c2', 'c4'])
    expect(Object.keys(next.drawings)).toEqual(['c2', 'c4'])
  })

  it('deleteDrawings removes nothing from another tocht', () => {
    expect(after({ type: 'deleteDrawings', tocht: 'a', drawings: ['b1'] })).toBe(STATE)
  })

  it('duplicateDrawings inserts copies after the last original, in the order of the originals', () => {
    const copies = [
      { of: 'c3', id: 'x3' },
      { of: 'c1', id: 'x1' },
    ]
    const next = after({ type: 'duplicateDrawings', tocht: 'c', copies }, FOUR)
    expect(next.tochten.c?.drawings).toEqual(['c1', 'c2', 'c3', 'x1', 'x3', 'c4'])
    expect(next.drawings.x3).toEqual({ ...FOUR.drawings.c3, id: 'x3' })
  })

  it('a copy is independent of its original', () => {
    const copies = [{ of: 'c1', id: 'x1' }]
    const doubled = after({ type: 'duplicateDrawings', tocht: 'c', copies }, FOUR)
    const next = after({ type: 'addElement', drawing: 'x1', element: ARROW, canvas: SQUARE }, doubled)
    expect(next.drawings.x1?.elements).toEqual([LINE, ARROW])
    expect(next.drawings.c1).toBe(FOUR.drawings.c1)
  })

  it.each([
    [['c1'], 'c3', ['c2', 'c1', 'c3', 'c4']],
    [['c4', 'c2'], 'c1', ['c2', 'c4', 'c1', 'c3']],
    [['c1'], undefined, ['c2', 'c3', 'c4', 'c1']],
  ])('moveDrawings puts %j before %s', (drawings, before, order) => {
    const next = after({ type: 'moveDrawings', tocht: 'c', drawings, before }, FOUR)
    expect(next.tochten.c?.drawings).toEqual(order)
    expect(next.drawings).toBe(FOUR.drawings)
  })

  it('moveDrawings to the same place changes nothing', () => {
    const action: Action = { type: 'moveDrawings', tocht: 'c', drawings: ['c2', 'c3'], before: 'c4' }
    expect(reduce(FOUR, action).patches).toEqual([])
  })

  it('setDetails sets and removes note and distance', () => {
    const details = { note: 'left at the chapel', distance: 250 }
    const described = after({ type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details }] })
    expect(described.drawings.a1).toEqual({ id: 'a1', elements: [LINE], ...details })
    const half = after(
      { type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details: { note: undefined, distance: 0 } }] },
      described,
    )
    expect(half.drawings.a1).toEqual({ id: 'a1', elements: [LINE], distance: 0 })
    const bare = after(
      { type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details: { distance: undefined } }] },
      half,
    )
    expect(bare.drawings.a1).toEqual({ id: 'a1', elements: [LINE] })
  })

  it('setDetails leaves the details alone that it does not name, which another tab may have set', () => {
    const both = withDetails({ note: 'left at the chapel' }, withDetails({ distance: 250 }))
    expect(both.drawings.a1).toMatchObject({ note: 'left at the chapel', distance: 250 })
    expect(withDetails({ note: undefined }, both).drawings.a1).toEqual({ id: 'a1', elements: [LINE], distance: 250 })
  })

  it('setDetails changes several at once, including the way to the first, and skips deleted drawings', () => {
    const changes = ['a1', 'z1', 'a2'].map((one, place) => ({ drawing: one, details: { distance: 100 * place } }))
    const next = after({ type: 'setDetails', tocht: 'a', changes, choices: { toFirst: 50 } })
    expect(['a1', 'a2'].map((one) => next.drawings[one]?.distance)).toEqual([0, 200])
    expect(next.tochten.a?.sheet?.toFirst).toBe(50)
    expect(after({ type: 'setDetails', tocht: 'a', changes }).tochten.a?.sheet).toBeUndefined()
  })

  it('setDetails with the same details changes nothing', () => {
    expect(
      reduce(STATE, {
        type: 'setDetails',
        tocht: 'a',
        changes: [{ drawing: 'a1', details: { note: undefined, distance: undefined } }],
      }).patches,
    ).toEqual([])
  })

  it('replaceDrawings removes all old drawings and takes the canvas of the new', () => {
    const next = after({
      type: 'replaceDrawings',
      tocht: 'a',
      drawings: [drawing('x1', ARROW)],
      as: { canvas: SQUARE },
    })
    expect(next.tochten.a).toMatchObject({ name: 'Tocht 1', drawings: ['x1'], canvas: SQUARE })
    expect(Object.keys(next.drawings).toSorted()).toEqual(['b1', 'x1'])
  })

  it('replaceDrawings changes the style only if told to', () => {
    const load = {
      type: 'replaceDrawings',
      tocht: 'a',
      drawings: [drawing('x1', ARROW)],
      as: { canvas: SQUARE },
    } as const
    expect(after({ ...load, as: { style: 1 } }).tochten.a?.style).toBe(1)
    expect(after(load).tochten.a?.style).toBe(0)
  })

  it('replaceDrawings changes the name only if told to, in the same step', () => {
    const load = {
      type: 'replaceDrawings',
      tocht: 'a',
      drawings: [drawing('x1', ARROW)],
      as: { canvas: SQUARE },
    } as const
    const loaded = operate(
      { state: STATE, history: EMPTY_HISTORY },
      { type: 'do', action: { ...load, as: { name: 'Bos' } } },
    )
    expect(loaded.state.tochten.a?.name).toBe('Bos')
    expect(undo(loaded.history, loaded.state, 'a')?.state.tochten.a?.name).toBe('Tocht 1')
    expect(after(load).tochten.a?.name).toBe('Tocht 1')
  })

  it('replaceDrawings leaves the canvas open if the new drawings are empty', () => {
    const next = after({ type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x1')], as: {} })
    expect(next.tochten.a).not.toHaveProperty('canvas')
  })

  it('addElement adds an element on top', () => {
    const next = after({ type: 'addElement', drawing: 'a1', element: stamp(5, 5), canvas: SQUARE })
    expect(next.drawings.a1?.elements).toEqual([LINE, stamp(5, 5)])
    expect(next.drawings.a2).toBe(STATE.drawings.a2)
  })

  it('replaceElement replaces one element and keeps the others', () => {
    const next = after({ type: 'replaceElement', drawing: 'a1', index: 1, was: ARROW, element: stamp(5, 5) }, THREE)
    expect(next.drawings.a1?.elements).toEqual([LINE, stamp(5, 5), DASHED])
    expect(next.drawings.a1?.elements[0]).toBe(THREE.drawings.a1?.elements[0])
    expect(next.tochten).toBe(THREE.tochten)
  })

  it.each([
    [0, [ARROW, DASHED]],
    [1, [LINE, DASHED]],
    [2, [LINE, ARROW]],
  ])('removeElement removes element %i, and the others keep their order', (index, left) => {
    const was = must(THREE.drawings.a1?.elements[index])
    const next = after({ type: 'removeElement', drawing: 'a1', index, was }, THREE)
    expect(next.drawings.a1?.elements).toEqual(left)
  })

  it.each([
    ['found by its content, the top one of two, if another tab removed an element below it', 1, [LINE, ARROW]],
    ['found by its index if there is an equal element', 0, [ARROW, LINE]],
  ])('an element is %s', (_, index, left) => {
    const twice = stateWith(whole([drawing('a1', LINE, ARROW, LINE)]))
    const next = after({ type: 'removeElement', drawing: 'a1', index, was: structuredClone(LINE) }, twice)
    expect(next.drawings.a1?.elements).toEqual(left)
  })

  it('removeElement of the only element leaves an empty drawing', () => {
    expect(after({ type: 'removeElement', drawing: 'a1', index: 0, was: LINE }).drawings.a1?.elements).toEqual([])
  })

  it.each<[string, FishboneEdit, Fishbone]>([
    ['a new row', { kind: 'insertRow', row: 1 }, [ROW, EMPTY_ROW]],
    ['a new road', { kind: 'addRoad', row: 0, side: 'right', road: UNPAVED }, [{ left: [SOLID], right: [UNPAVED] }]],
    ['another surface', { kind: 'switchRoad', place: AT }, [{ left: [UNPAVED], right: [] }]],
    ['one road less', { kind: 'removeRoad', place: AT }, [EMPTY_ROW]],
    ['the reverse direction', { kind: 'reverse' }, [{ left: [], right: [SOLID] }]],
  ])('editFishbone turns the rows into those with %s', (_, edit, rows) => {
    const start = stateWith(whole([drawing('a1', ...strokesOf([ROW]))]))
    const next = after({ type: 'editFishbone', drawing: 'a1', edit, seen: [ROW] }, start)
    expect(rowsOf(must(next.drawings.a1).elements)).toEqual(rows)
  })

  it('editFishbone ignores a drawing that is not a fish-bone, and a road that no longer exists', () => {
    const place = { row: 5, side: 'left', index: 0 } as const
    expect(reduce(STATE, { type: 'editFishbone', drawing: 'a1', edit: { kind: 'reverse' }, seen: [] }).patches).toEqual(
      [],
    )
    expect(
      reduce(STATE, { type: 'editFishbone', drawing: 'a2', edit: { kind: 'removeRoad', place }, seen: [] }).patches,
    ).toEqual([])
  })

  it.each<[string, readonly Row[]]>([
    ['a row more', [EMPTY_ROW, ROW]],
    ['a road more', [{ ...ROW, right: [SOLID] }]],
    ['a road of another surface', [{ left: [UNPAVED], right: [] }]],
  ])('editFishbone changes nothing in a fish-bone that meanwhile has %s', (_, rows) => {
    const now = stateWith(whole([drawing('a1', ...strokesOf(rows))]))
    for (const edit of [
      { kind: 'insertRow', row: 0 },
      { kind: 'switchRoad', place: AT },
    ] as const)
      expect(reduce(now, { type: 'editFishbone', drawing: 'a1', edit, seen: [ROW] })).toEqual({
        state: now,
        patches: [],
        inverse: [],
      })
  })

  it('editFishbone draws the first road on an empty paper once, in whichever tab it comes first', () => {
    const edit = { kind: 'addRoad', row: 0, side: 'left', road: SOLID } as const
    const first = { type: 'editFishbone', drawing: 'a2', edit, seen: [EMPTY_ROW] } as const
    const once = after(first)
    expect(rowsOf(must(once.drawings.a2).elements)).toEqual([ROW])
    expect(after(first, once)).toBe(once)
  })

  it('emptyBin keeps a drawing that another tocht also lists', () => {
    const shared = drawing('a1', LINE)
    const twice = stateWith(whole([shared]), whole([shared, drawing('b1')], { id: 'b' }))
    const binned = { ...twice, order: ['a'], bin: { b: { when: 5 } } }
    expect(Object.keys(after({ type: 'emptyBin', tochten: ['b'] }, binned).drawings)).toEqual(['a1'])
  })

  it('clearDrawing removes the elements that were seen, and keeps those that another tab has drawn since', () => {
    const seen = must(THREE.drawings.a1).elements
    expect(after({ type: 'clearDrawing', drawing: 'a1', seen }, THREE).drawings.a1?.elements).toEqual([])
    const since = stateWith(whole([drawing('a1', LINE, ARROW, DASHED, stamp(1, 2))]))
    expect(after({ type: 'clearDrawing', drawing: 'a1', seen }, since).drawings.a1?.elements).toEqual([stamp(1, 2)])
  })

  it('setJunction replaces strokes and adds others on top, and keeps all other objects', () => {
    const [line, arrow, dashed] = must(THREE.drawings.a1).elements
    const replaced = [
      { was: structuredClone(ARROW), by: [stamp(1, 1), stamp(2, 2)] },
      { was: LINE, by: [] },
    ]
    const next = after({ ...SET_JUNCTION, replaced, added: [stamp(3, 3)] }, THREE)
    const elements = must(next.drawings.a1).elements
    expect(elements).toEqual([stamp(1, 1), stamp(2, 2), DASHED, stamp(3, 3)])
    expect(elements[2]).toBe(dashed)
    const added = after({ ...SET_JUNCTION, added: [stamp(3, 3)] }, THREE)
    expect(
      must(added.drawings.a1)
        .elements.slice(0, 3)
        .every((one, at) => one === [line, arrow, dashed][at]),
    ).toBe(true)
  })

  it('setJunction keeps what another tab drew, and skips replacements of elements that it removed', () => {
    const meanwhile = stateWith(whole([drawing('a1', stamp(9, 9), LINE, DASHED)]))
    const replaced = [
      { was: ARROW, by: [stamp(1, 1)] },
      { was: LINE, by: [stamp(2, 2)] },
    ]
    const next = after({ ...SET_JUNCTION, replaced, added: [stamp(3, 3)] }, meanwhile)
    expect(next.drawings.a1?.elements).toEqual([stamp(9, 9), stamp(2, 2), DASHED, stamp(3, 3)])
  })

  it('setJunction replaces each of two equal strokes once', () => {
    const twice = stateWith(whole([drawing('a1', LINE, ARROW, LINE)]))
    const replaced = [
      { was: LINE, by: [stamp(1, 1)] },
      { was: LINE, by: [] },
    ]
    expect(after({ ...SET_JUNCTION, replaced }, twice).drawings.a1?.elements).toEqual([ARROW, stamp(1, 1)])
  })

  it('setJunction is one step of Undo and Redo', () => {
    const replaced = [{ was: ARROW, by: [stamp(1, 1)] }]
    const done = operate(
      { state: THREE, history: EMPTY_HISTORY },
      { type: 'do', action: { ...SET_JUNCTION, replaced, added: [stamp(3, 3)] } },
    )
    const back = must(undo(done.history, done.state, 'a1'))
    expect(back.state.drawings).toEqual(THREE.drawings)
    expect(must(redo(back.history, back.state, 'a1')).state).toEqual(done.state)
  })

  it('editFishbone stores the strokes that differ, and in a small drawing all at once', () => {
    const long = stateWith(whole([drawing('a1', ...strokesOf([EMPTY_ROW, ROW, ROW, ROW, ROW]))]))
    const edit = { kind: 'switchRoad', place: { ...AT, row: 2 } } as const
    const { state, patches } = reduce(long, {
      type: 'editFishbone',
      drawing: 'a1',
      edit,
      seen: [EMPTY_ROW, ROW, ROW, ROW, ROW],
    })
    expect(patches.map(({ path }) => path)).toEqual([['drawings', 'a1', 'elements', 2]])
    expect(state.drawings.a1?.elements[0]).toBe(long.drawings.a1?.elements[0])
    const small = stateWith(whole([drawing('a1', ...strokesOf([ROW]))]))
    const all = reduce(small, { type: 'editFishbone', drawing: 'a1', edit: { kind: 'reverse' }, seen: [ROW] })
    expect(all.patches.map(({ path }) => path.slice(0, 3))).toContainEqual(['drawings', 'a1', 'elements'])
  })
})

describe('the canvas of a tocht', () => {
  it('is that of the screen on which its first stroke is drawn', () => {
    const next = after({ type: 'addElement', drawing: 'b1', element: LINE, canvas: SQUARE })
    expect(canvasOf(must(next.tochten.b))).toEqual(SQUARE)
  })

  it('is that of the screen on which its first junction is tapped', () => {
    const next = after({ ...SET_JUNCTION, drawing: 'b1', added: [LINE] })
    expect(canvasOf(must(next.tochten.b))).toEqual(SQUARE)
    expect(after({ ...SET_JUNCTION, added: [LINE] }).tochten).toBe(STATE.tochten)
  })

  it('stays when more is drawn on another screen', () => {
    const first = after({ type: 'addElement', drawing: 'b1', element: LINE, canvas: SQUARE })
    const next = after({ type: 'addElement', drawing: 'b1', element: LINE, canvas: DEFAULT_CANVAS }, first)
    expect(next.tochten.b?.canvas).toEqual(SQUARE)
  })

  it('stays when all ink is cleared', () => {
    const first = after({ type: 'addElement', drawing: 'b1', element: LINE, canvas: SQUARE })
    const cleared = after({ type: 'clearDrawing', drawing: 'b1', seen: must(first.drawings.b1).elements }, first)
    const next = after({ type: 'addElement', drawing: 'b1', element: LINE, canvas: DEFAULT_CANVAS }, cleared)
    expect(next.tochten.b?.canvas).toEqual(SQUARE)
  })

  it('is the default for ink without a canvas', () => {
    const state = stateWith(whole([drawing('a1', LINE), drawing('a2')], { canvas: undefined }))
    const next = after({ type: 'addElement', drawing: 'a2', element: LINE, canvas: SQUARE }, state)
    expect(canvasOf(must(next.tochten.a))).toEqual(DEFAULT_CANVAS)
  })
})

describe('an action on a missing target changes nothing', () => {
  it.each<Action>([
    { type: 'deleteTocht', tocht: 'z', when: 5 },
    { type: 'putTochtBack', tocht: 'a' },
    { type: 'emptyBin', tochten: ['a'] },
    { type: 'renameTocht', tocht: 'z', name: 'Z' },
    { type: 'addDrawings', tocht: 'z', drawings: [drawing('z1')] },
    { type: 'replaceDrawings', tocht: 'z', drawings: [drawing('z1')], as: { canvas: SQUARE } },
    { type: 'deleteDrawings', tocht: 'z', drawings: ['a1'] },
    { type: 'deleteDrawings', tocht: 'a', drawings: ['z1'] },
    { type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'z1', id: 'x1' }] },
    { type: 'moveDrawings', tocht: 'a', drawings: ['z1'], before: 'a1' },
    { type: 'setDetails', tocht: 'a', changes: [{ drawing: 'z1', details: { distance: 5 } }] },
    { type: 'checkDrawing', tocht: 'a', drawing: 'z1', check: { ok: true, at: 5, seen: '' } },
    { type: 'acceptDrawing', tocht: 'a', drawing: 'z1' },
    { type: 'acceptDrawing', tocht: 'a', drawing: 'a1' },
    { type: 'addElement', drawing: 'z1', element: LINE, canvas: SQUARE },
    { type: 'clearDrawing', drawing: 'z1', seen: [LINE] },
    { type: 'clearDrawing', drawing: 'a2', seen: [] },
    { ...SET_JUNCTION, drawing: 'z1', added: [LINE] },
    { ...SET_JUNCTION, drawing: 'b1', replaced: [{ was: LINE, by: [ARROW] }] },
    { type: 'replaceElement', drawing: 'z1', index: 0, was: LINE, element: ARROW },
    { type: 'removeElement', drawing: 'z1', index: 0, was: LINE },
  ])('$type', (action) => {
    expect(reduce(STATE, action)).toEqual({ state: STATE, patches: [], inverse: [] })
    expect(after(action)).toBe(STATE)
  })

  it.each([0, 1, -1, 0.5, Number.NaN])('a missing element that was at %d', (index) => {
    const was = DASHED
    expect(reduce(STATE, { type: 'replaceElement', drawing: 'a1', index, was, element: ARROW }).patches).toEqual([])
    expect(reduce(STATE, { type: 'removeElement', drawing: 'a1', index, was }).patches).toEqual([])
  })

  it('replacing an element by itself changes nothing', () => {
    const element = must(STATE.drawings.a1?.elements[0])
    expect(reduce(STATE, { type: 'replaceElement', drawing: 'a1', index: 0, was: element, element }).patches).toEqual(
      [],
    )
  })
})

describe('the scope of an action is', () => {
  it.each<[string | undefined, Action]>([
    [HOME_SCOPE, { type: 'addTocht', tocht: whole([]).tocht, drawings: [] }],
    [HOME_SCOPE, { type: 'deleteTocht', tocht: 'a', when: 5 }],
    [HOME_SCOPE, { type: 'putTochtBack', tocht: 'a' }],
    [undefined, { type: 'emptyBin', tochten: ['a'] }],
    ['a', { type: 'renameTocht', tocht: 'a', name: 'A' }],
    ['a', { type: 'addDrawings', tocht: 'a', drawings: [] }],
    ['a', { type: 'replaceDrawings', tocht: 'a', drawings: [], as: { canvas: SQUARE } }],
    ['a', { type: 'deleteDrawings', tocht: 'a', drawings: [] }],
    ['a', { type: 'duplicateDrawings', tocht: 'a', copies: [] }],
    ['a', { type: 'moveDrawings', tocht: 'a', drawings: [], before: undefined }],
    ['a', { type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a1', details: {} }] }],
    ['a', { type: 'checkDrawing', tocht: 'a', drawing: 'a1', check: { ok: true, at: 5, seen: '' } }],
    ['a', { type: 'acceptDrawing', tocht: 'a', drawing: 'a1' }],
    ['a1', { type: 'addElement', drawing: 'a1', element: LINE, canvas: SQUARE }],
    ['a1', { type: 'clearDrawing', drawing: 'a1', seen: [] }],
    ['a1', { type: 'editFishbone', drawing: 'a1', edit: { kind: 'reverse' }, seen: [] }],
    ['a1', SET_JUNCTION],
    ['a1', { type: 'replaceElement', drawing: 'a1', index: 0, was: LINE, element: ARROW }],
    ['a1', { type: 'removeElement', drawing: 'a1', index: 0, was: LINE }],
  ])('%s: $type', (scope, action) => {
    expect(scopeOf(action)).toBe(scope)
  })
})

describe('a lookup', () => {
  it('by index yields nothing for an unknown index', () => {
    expect(tochtAt(STATE, 1)?.id).toBe('b')
    expect([tochtAt(STATE, 2), tochtAt(STATE, -1), tochtAt(EMPTY_STATE, 0)]).toEqual([undefined, undefined, undefined])
  })

  it('finds the tocht of a drawing', () => {
    expect(tochtOf(STATE, 'a2')).toBe('a')
    expect(tochtOf(STATE, 'z')).toBeUndefined()
  })

  it('finds a tocht blank while none of its drawings has ink', () => {
    expect(isBlank(STATE, must(STATE.tochten.a))).toBe(false)
    expect(isBlank(STATE, must(STATE.tochten.b))).toBe(true)
  })
})

describe('for any state and any actions', () => {
  it('the patches make the change, the inverse ones undo it, and the old state does not change', () => {
    fc.assert(
      fc.property(anyState, anyActions, (start, { actions }) => {
        let state = start
        for (const action of actions) {
          const before = structuredClone(state)
          const done = reduce(state, actionOf(state, action))
          expect(state).toEqual(before)
          expect(applyPatches(state, done.patches)).toEqual(done.state)
          expect(applyPatches(done.state, done.inverse)).toEqual(before)
          state = done.state
        }
      }),
    )
  })

  it('every tocht is once in the list or the bin, with all of its drawings and nothing else', () => {
    fc.assert(
      fc.property(anyState, anyActions, (start, { actions }) => {
        const state = actions.reduce((at, action) => reduce(at, actionOf(at, action)).state, start)
        expect([...state.order, ...Object.keys(state.bin)].toSorted()).toEqual(Object.keys(state.tochten).toSorted())
        const listed = Object.values(state.tochten).flatMap((tocht) => tocht.drawings)
        expect(listed.toSorted()).toEqual(Object.keys(state.drawings).toSorted())
      }),
    )
  })
})
