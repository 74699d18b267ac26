import { describe, expect, it } from 'vitest'
import { LONGEST_REMARK } from '../../src/constants'
import type { Action } from '../../src/model/changes/actions'
import { reduce } from '../../src/model/changes/reducer'
import type { FieldCheck } from '../../src/model/details'
import { exchangeIdsOf } from '../../src/model/exchange/exchangeIds'
import { markSent } from '../../src/model/exchange/markSent'
import { checkOf, checkStates, sightOf, type CheckState } from '../../src/model/fieldCheck'
import { EMPTY_ROW, strokesOf } from '../../src/model/fishbone/fishbone'
import { drawingsOf } from '../../src/model/lookups'
import { FISH_BONE, type Drawing, type State } from '../../src/model/types'
import { details, elements } from '../support/arbitraries'
import { drawing, LINE, SQUARE, stateWith, stroke, whole } from '../support/drawings'
import { handedOver } from '../support/exchanges'
import { must } from '../support/must'
import { fc } from '../support/properties'

const WHEN = 1_790_000_000_000
const IDS = ['a0', 'a1', 'a2', 'a3', 'a4'] as const
const PLACES = [0, 1, 2, 3, 4] as const
type Place = (typeof PLACES)[number]

/** The check by a person at the junction. */
const seen = (drawings: readonly Drawing[]): readonly Drawing[] =>
  drawings.map((one, place) => ({ ...one, check: { ok: true, at: WHEN, ...sightOf(one, drawings[place - 1]) } }))

const inkAt = (place: number) =>
  stroke([
    [10 * place, 20],
    [100, 300],
  ])
const SEEN = seen(IDS.map((id, place) => ({ ...drawing(id, inkAt(place)), note: `Road ${place}`, distance: 100 })))
const rowsAt = (place: number) => Array.from({ length: place + 1 }, () => EMPTY_ROW)
const SEEN_FISHBONES = seen(IDS.map((id, place) => drawing(id, ...strokesOf(rowsAt(place)))))
const tochtOf = (drawings: readonly Drawing[]): State => stateWith(whole(drawings))

const statesIn = (state: State): readonly (CheckState | undefined)[] =>
  checkStates(drawingsOf(state, must(state.tochten.a)))
const after = (...actions: readonly Action[]): State =>
  actions.reduce((state, action) => reduce(state, action).state, tochtOf(SEEN))

interface Deed {
  readonly act: (place: Place) => Action
  /** The drawings, by their places before the action, that are changed since they were checked. */
  readonly changes: (place: Place) => readonly number[]
  /** The drawings that are as they were checked, but the drawing before them is not. */
  readonly follow: (place: Place) => readonly number[]
}

const nothing = (act: Deed['act']): Deed => ({ act, changes: () => [], follow: () => [] })
const ink = (act: Deed['act']): Deed => ({ act, changes: (place) => [place], follow: (place) => [place + 1] })
/** Only the drawings before other drawings change. */
const order = (act: Deed['act'], follow: Deed['follow']): Deed => ({ act, changes: () => [], follow })
const at = (place: number): string => must(IDS[place])

/** All actions, so that a new action has to say which checks it invalidates. */
const DEEDS: { readonly [Type in Action['type']]: readonly Deed[] } = {
  addTocht: [nothing(() => ({ type: 'addTocht', ...whole([drawing('b0')], { id: 'b' }) }))],
  deleteTocht: [nothing(() => ({ type: 'deleteTocht', tocht: 'a', when: WHEN }))],
  putTochtBack: [nothing(() => ({ type: 'putTochtBack', tocht: 'a' }))],
  emptyBin: [nothing(() => ({ type: 'emptyBin', tochten: ['a'] }))],
  renameTocht: [nothing(() => ({ type: 'renameTocht', tocht: 'a', name: 'Other' }))],
  setSheet: [nothing(() => ({ type: 'setSheet', tocht: 'a', choices: { toFirst: 300, layout: 'table' } }))],
  markPrinted: [nothing(() => ({ type: 'markPrinted', tocht: 'a', code: 'K7QD' }))],
  markSent: [nothing(() => markSent(whole(SEEN)))],
  mergeTocht: [
    {
      act: (place) => ({
        type: 'mergeTocht',
        tocht: 'a',
        theirs: handedOver(
          whole(SEEN.map((one) => (one.id === at(place) ? Object.assign({}, one, { note: 'Other' }) : one))),
        ),
        choices: Object.fromEntries(exchangeIdsOf(whole(SEEN)).map((id) => [id, 'theirs'])),
      }),
      changes: (place) => [place],
      follow: () => [],
    },
  ],
  addDrawings: [
    order(
      (place) => ({ type: 'addDrawings', tocht: 'a', drawings: [drawing('new')], before: at(place) }),
      (place) => [place],
    ),
    nothing(() => ({ type: 'addDrawings', tocht: 'a', drawings: [drawing('new')] })),
  ],
  deleteDrawings: [
    {
      act: (place) => ({ type: 'deleteDrawings', tocht: 'a', drawings: [at(place)] }),
      // The previous drawing now shows the distance past the deleted one; the last distance leads to the finish.
      changes: (place) => [place - 1],
      follow: (place) => [place + 1],
    },
  ],
  // The previous drawing of a copy is its original.
  duplicateDrawings: [
    nothing((place) => ({ type: 'duplicateDrawings', tocht: 'a', copies: [{ of: at(place), id: 'copy' }] })),
  ],
  moveDrawings: [
    order(
      (place) => ({ type: 'moveDrawings', tocht: 'a', drawings: [at(place)], before: undefined }),
      (place) => (place === 4 ? [] : [place, place + 1]),
    ),
    order(
      (place) => ({ type: 'moveDrawings', tocht: 'a', drawings: [at(place)], before: at(0) }),
      (place) => (place === 0 ? [] : [0, place, place + 1]),
    ),
  ],
  setDetails: [
    {
      act: (place) => described(place, { note: 'Other', distance: 100 }),
      changes: (place) => [place],
      follow: () => [],
    },
    ink((place) => described(place, { note: `Road ${place}`, distance: 50 })),
    nothing((place) => described(place, { note: `Road ${place}`, distance: 100 })),
  ],
  checkDrawing: [
    nothing((place) => ({
      type: 'checkDrawing',
      tocht: 'a',
      drawing: at(place),
      check: must(checkOf(must(SEEN[place]))),
    })),
  ],
  acceptDrawing: [nothing((place) => ({ type: 'acceptDrawing', tocht: 'a', drawing: at(place) }))],
  replaceDrawings: [
    nothing(() => ({ type: 'replaceDrawings', tocht: 'a', drawings: [drawing('new')], as: { canvas: SQUARE } })),
    nothing(() => ({ type: 'replaceDrawings', tocht: 'a', drawings: SEEN, as: { canvas: SQUARE } })),
  ],
  addElement: [ink((place) => ({ type: 'addElement', drawing: at(place), element: LINE, canvas: SQUARE }))],
  replaceElement: [
    ink((place) => ({ type: 'replaceElement', drawing: at(place), index: 0, was: inkOf(place), element: LINE })),
  ],
  removeElement: [ink((place) => ({ type: 'removeElement', drawing: at(place), index: 0, was: inkOf(place) }))],
  clearDrawing: [ink((place) => ({ type: 'clearDrawing', drawing: at(place), seen: [inkOf(place)] }))],
  setJunction: [
    ink((place) => ({ type: 'setJunction', drawing: at(place), replaced: [], added: [LINE], canvas: SQUARE })),
  ],
  editFishbone: [
    ink((place) => ({
      type: 'editFishbone',
      drawing: at(place),
      edit: { kind: 'insertRow', row: 0 },
      seen: rowsAt(place),
    })),
  ],
}

function described(place: number, facts: { readonly note: string; readonly distance: number }): Action {
  return { type: 'setDetails', tocht: 'a', changes: [{ drawing: at(place), details: facts }] }
}

function inkOf(place: number) {
  return must(must(SEEN[place]).elements[0])
}

const ACTIONS = Object.entries(DEEDS).flatMap(([type, deeds]) =>
  deeds.flatMap((deed) => PLACES.map((place) => ({ type, place, ...deed }))),
)

const idsAt = (places: readonly number[]) => new Set(places.flatMap((place) => IDS[place] ?? []))

describe('each action invalidates exactly the checks that it must, and the reason is the change itself', () => {
  it.each(ACTIONS)('$type on drawing $place', ({ act, changes, follow, place }) => {
    const action = act(place)
    const before = tochtOf(action.type === 'editFishbone' ? SEEN_FISHBONES : SEEN)
    const { state, inverse } = reduce(before, action)
    const left = drawingsOf(state, must(state.tochten.a))
    const states = checkStates(left)
    const idsWith = (wanted: CheckState) =>
      new Set(left.flatMap(({ id }, index) => (states[index] === wanted ? [id] : [])))
    expect(idsWith('changed')).toEqual(idsAt(changes(place)))
    expect(idsWith('beforeChanged')).toEqual(idsAt(follow(place)))
    expect(inverse.length > 0 || changes(place).length + follow(place).length === 0).toBe(true)
  })
})

describe('the check of a drawing', () => {
  it('is checked or wrong until the drawing changes, and again after the change is undone', () => {
    const wrong: FieldCheck = { ok: false, note: 'Road closed', at: WHEN, ...sightOf(must(SEEN[1]), SEEN[0]) }
    const found = after({ type: 'checkDrawing', tocht: 'a', drawing: 'a1', check: wrong })
    expect(statesIn(found)).toEqual(['right', 'wrong', 'right', 'right', 'right'])
    const drawn = reduce(found, { type: 'addElement', drawing: 'a1', element: LINE, canvas: SQUARE }).state
    expect(statesIn(drawn)).toEqual(['right', 'changed', 'beforeChanged', 'right', 'right'])
    expect(checkOf(must(drawn.drawings.a1))).toEqual(wrong)
    const again = reduce(drawn, { type: 'removeElement', drawing: 'a1', index: 1, was: LINE }).state
    expect(statesIn(again)).toEqual(statesIn(found))
  })

  it('is undefined for an unchecked drawing and for a copy', () => {
    const copied = after({ type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'a2', id: 'copy' }] })
    expect(statesIn(copied)).toEqual(['right', 'right', 'right', undefined, 'right', 'right'])
    expect(checkStates([drawing('b0', LINE)])).toEqual([undefined])
  })

  it('can be removed', () => {
    const bare = after({ type: 'checkDrawing', tocht: 'a', drawing: 'a1', check: undefined })
    expect(statesIn(bare)).toEqual(['right', undefined, 'right', 'right', 'right'])
    expect(bare.drawings.a1).not.toHaveProperty('check')
    expect(reduce(bare, { type: 'checkDrawing', tocht: 'a', drawing: 'a1', check: undefined }).patches).toEqual([])
  })

  it('changes nothing for a deleted drawing', () => {
    const check = must(checkOf(must(SEEN[0])))
    expect(reduce(tochtOf(SEEN), { type: 'checkDrawing', tocht: 'a', drawing: 'z9', check }).patches).toEqual([])
  })

  it.each([
    ['a number', 5],
    ['a list', [true]],
    ['without a time', { ok: true, seen: '00000000' }],
    ['with an invalid time', { ok: true, seen: '00000000', at: Number.NaN }],
    ['with a time beyond all calendars', { ok: true, seen: '00000000', at: 1e300 }],
    ['without the state that was seen', { ok: true, at: WHEN }],
    ['neither correct nor wrong', { ok: 'yes', at: WHEN, seen: '00000000' }],
  ])('is ignored if it is invalid: %s', (_, check) => {
    expect(checkStates([{ ...drawing('a', LINE), check } as Drawing])).toEqual([undefined])
  })

  it('has a note cut to the limit', () => {
    const long = {
      ...drawing('a'),
      check: { ok: false, at: WHEN, seen: '', note: ` ${'x'.repeat(LONGEST_REMARK + 5)} ` },
    }
    expect(checkOf(long)?.note).toHaveLength(LONGEST_REMARK)
    expect(checkOf({ ...long, check: { ...long.check, note: ' ' } })).not.toHaveProperty('note')
  })

  it('does not depend on the note of the previous drawing', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(elements, details), { maxLength: 4 }), (all) => {
        const drawings = seen(all.map(([drawn, known], index) => ({ ...known, id: `d${index}`, elements: drawn })))
        expect(checkStates(drawings)).toEqual(all.map(() => 'right'))
        const [first, ...rest] = drawings
        const others = first ? [{ ...first, note: 'a note of another first one' }, ...rest] : []
        expect(checkStates(others).slice(1)).toEqual(all.slice(1).map(() => 'right'))
      }),
    ))
})

it('a fish-bone is checked as a whole', () => {
  const bones = stateWith(whole(SEEN_FISHBONES, { style: FISH_BONE }))
  expect(statesIn(bones)).toEqual(PLACES.map(() => 'right'))
})
