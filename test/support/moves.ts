import { FURTHEST_DISTANCE, MOST_SIDE_ROADS } from '../../src/constants'
import { HOME_SCOPE, type Action, type Scope } from '../../src/model/changes/actions'
import type { Contents, Operation } from '../../src/model/contents'
import { exchangeIdsOf } from '../../src/model/exchange/exchangeIds'
import type { FishboneEdit } from '../../src/model/fishbone/editFishbone'
import { SIDES } from '../../src/model/fishbone/fishbone'
import { rowsOf } from '../../src/model/fishbone/readFishbone'
import type { Drawing, IconStamp, State } from '../../src/model/types'
import { lastStep, nextStep } from '../../src/model/undo/history'
import { canvas, check, choices, code, details, drawingsNamed, element, elementsOf, sheet, text } from './arbitraries'
import { idOf } from './drawings'
import { must } from './must'
import { fc } from './properties'

type WithoutSeen<A> = A extends { readonly was: unknown } | { readonly seen: unknown } ? Omit<A, 'was' | 'seen'> : A

/** An action that names elements only by index. */
export type PlacedAction = WithoutSeen<Action>

/** Completes an action with the element at its index, or with a removed element if the index is beyond the end. */
export const actionOf = ({ drawings }: State, action: PlacedAction): Action => {
  if (action.type === 'clearDrawing') return { ...action, seen: drawings[action.drawing]?.elements ?? [] }
  if (action.type === 'editFishbone') return { ...action, seen: rowsOf(drawings[action.drawing]?.elements ?? []) ?? [] }
  if (action.type === 'setJunction') {
    const elementsNow = drawings[action.drawing]?.elements ?? []
    return {
      ...action,
      replaced: action.replaced.map(({ by }, index) => ({ was: elementsNow[2 * index] ?? GONE, by })),
    }
  }
  if (action.type !== 'replaceElement' && action.type !== 'removeElement') return action
  return { ...action, was: drawings[action.drawing]?.elements[action.index] ?? GONE }
}

const GONE: IconStamp = { icon: { x: -1, y: -1, index: 0 } }

// Includes indexes beyond the end, because another tab may have removed those elements or rows.
const index = fc.nat({ max: 9 })
const row = fc.nat({ max: 3 })
const side = fc.constantFrom(...SIDES)
const roadPlace = fc.record({ row, side, index: fc.nat({ max: MOST_SIDE_ROADS }) })
const fishboneEdit: fc.Arbitrary<FishboneEdit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('insertRow' as const, 'removeRow' as const), row }),
  fc.record({ kind: fc.constant('addRoad' as const), row, side, road: fc.record({ dashed: fc.boolean() }) }),
  fc.record({ kind: fc.constantFrom('switchRoad' as const, 'removeRoad' as const), place: roadPlace }),
  fc.constant({ kind: 'reverse' as const }),
)

/** What an action may change. Some of these do not exist. */
interface Targets {
  readonly tochten: readonly string[]
  readonly drawings: readonly string[]
  /** The beginning of the ids that the action makes. */
  readonly newId: string
}

/** The id of a drawing in exchanges. */
const exchangeIdIn = (drawing: Drawing): string =>
  must(exchangeIdsOf({ tocht: { id: '', name: '', style: 0, drawings: [] }, drawings: [drawing] })[0])

/** The members of a random action of each type. */
type Members<T extends Action['type']> = {
  readonly [One in T]: fc.Arbitrary<Omit<Extract<PlacedAction, { readonly type: One }>, 'type'>>
}

const homeMembers = ({ tochten, newId }: Targets) => {
  const tocht = fc.constantFrom(...tochten.map(idOf))
  return {
    addTocht: drawingsNamed(`${newId}-d`, 3).map((drawings) => ({
      tocht: { id: idOf(newId), name: '', style: 0, drawings: drawings.map(({ id }) => id) },
      drawings,
    })),
    deleteTocht: fc.record({ tocht, when: fc.nat() }),
    putTochtBack: fc.record({ tocht }),
  } satisfies Partial<Members<Action['type']>>
}

const tochtMembers = ({ tochten, drawings: names, newId }: Targets) => {
  const tocht = fc.constantFrom(...tochten.map(idOf))
  const drawing = fc.constantFrom(...names.map(idOf))
  const drawings = fc.subarray(names.map(idOf))
  const before = fc.option(drawing, { nil: undefined })
  const newDrawings = drawingsNamed(`${newId}-e`, 3)
  return {
    renameTocht: fc.record({ tocht, name: text, continues: fc.boolean() }),
    setSheet: fc.record({ tocht, choices }),
    addDrawings: fc.record({ tocht, drawings: newDrawings, before }),
    replaceDrawings: fc.record({
      tocht,
      drawings: newDrawings,
      as: fc.record({ canvas, source: text, sheet }, { requiredKeys: [] }),
    }),
    mergeTocht: fc.record({
      tocht,
      // Some of its drawings are those of the tocht.
      theirs: fc.tuple(newDrawings, fc.shuffledSubarray([...names])).map(([theirs, same]) => ({
        tocht: { id: idOf(newId), name: '', style: 0, drawings: theirs.map(({ id }) => id) },
        drawings: theirs.map((one, place) => {
          const known = same[place]
          return known === undefined ? one : { ...one, exchangeId: exchangeIdIn({ id: idOf(known), elements: [] }) }
        }),
      })),
      choices: fc.constant({}),
    }),
    deleteDrawings: fc.record({ tocht, drawings }),
    duplicateDrawings: fc.record({
      tocht,
      copies: drawings.map((all) => all.map((of, place) => ({ of, id: idOf(`${newId}-c${place}`) }))),
    }),
    moveDrawings: fc.record({ tocht, drawings, before }),
    setDetails: fc.record({
      tocht,
      changes: fc.array(fc.record({ drawing, details }), { maxLength: 3 }),
      choices: fc.option(fc.record({ toFirst: fc.nat({ max: FURTHEST_DISTANCE }) }), { nil: undefined }),
    }),
    checkDrawing: fc.record({ tocht, drawing, check: fc.option(check, { nil: undefined }) }),
    acceptDrawing: fc.record({ tocht, drawing }),
  } satisfies Partial<Members<Action['type']>>
}

const drawingMembers = ({ drawings }: Targets) => {
  const drawing = fc.constantFrom(...drawings.map(idOf))
  return {
    addElement: fc.record({ drawing, element, canvas }),
    clearDrawing: fc.record({ drawing }),
    replaceElement: fc.record({ drawing, index, element, continues: fc.boolean() }),
    removeElement: fc.record({ drawing, index }),
    setJunction: fc.record({
      drawing,
      replaced: fc.array(fc.record({ was: element, by: elementsOf(2) }), { maxLength: 3 }),
      added: elementsOf(3),
      canvas,
    }),
    editFishbone: fc.record({ drawing, edit: fishboneEdit }),
  } satisfies Partial<Members<Action['type']>>
}

const allMembers = (targets: Targets): Members<Action['type']> => ({
  ...homeMembers(targets),
  ...tochtMembers(targets),
  ...drawingMembers(targets),
  markPrinted: fc.record({ tocht: fc.constantFrom(...targets.tochten.map(idOf)), code }),
  markSent: fc.record({
    tocht: fc.constantFrom(...targets.tochten.map(idOf)),
    state: fc.record({ members: fc.record({ name: text }), order: fc.constant([]) }),
    drawings: fc.array(
      fc.record({
        drawing: fc.constantFrom(...targets.drawings.map(idOf)),
        state: fc.constantFrom('00000000', '811c9dc5'),
      }),
    ),
  }),
  emptyBin: fc.record({ tochten: fc.subarray(targets.tochten.map(idOf)) }),
})

const anyOf = (members: Partial<Members<Action['type']>>): fc.Arbitrary<PlacedAction> =>
  fc.oneof(
    ...Object.entries(members).map(([type, one]) => one.map((filled: object) => ({ type, ...filled }) as PlacedAction)),
  )

/** At most this many, each with its own index. */
const series = <T>(most: number, at: (index: number) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc
    .tuple(...Array.from({ length: most }, (_, place) => fc.option(at(place), { nil: undefined })))
    .map((all) => all.filter((one) => one !== undefined))

const TOCHTEN = ['t0', 't1', 'a0', 'a1', 'a2']
const DRAWINGS = TOCHTEN.flatMap((id) => [`${id}-d0`, `${id}-d1`]).concat(['a0-e0', 'a1-e0', 'a1-c0'])
const TOCHT = idOf('t0')
const DRAWING = idOf('t0-d0')

const inScope = (
  most: number,
  scope: Scope,
  membersOf: (targets: Targets) => Partial<Members<Action['type']>>,
  targets: Partial<Targets>,
) =>
  series(most, (place) =>
    anyOf(membersOf({ tochten: TOCHTEN, drawings: DRAWINGS, newId: `a${place}`, ...targets })),
  ).map((actions) => ({ scope, actions }))

/** A series of actions in one scope: the first drawing, the first tocht or the list of tochten. */
export const anyActions: fc.Arbitrary<{ scope: Scope; actions: PlacedAction[] }> = fc.oneof(
  inScope(8, DRAWING, drawingMembers, { drawings: ['t0-d0'] }),
  inScope(6, TOCHT, tochtMembers, { tochten: ['t0'] }),
  inScope(8, HOME_SCOPE, homeMembers, {}),
)

/** An action, or an undo or redo in a scope. */
export type Move = PlacedAction | { readonly type: 'undo' | 'redo'; readonly scope: Scope }

const anyScope = fc.constantFrom(HOME_SCOPE, ...TOCHTEN.map(idOf), ...DRAWINGS.map(idOf))
const move = (place: number): fc.Arbitrary<Move> => {
  const targets = { tochten: TOCHTEN, drawings: DRAWINGS, newId: `a${place}` }
  return fc.oneof(
    { weight: 3, arbitrary: anyOf(allMembers(targets)) },
    { weight: 1, arbitrary: anyOf(drawingMembers(targets)) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const), scope: anyScope }) },
  )
}

/** The operation of a move on the current contents. */
export const operationOf = ({ state: now, history }: Contents, made: Move): Operation => {
  if (!('scope' in made)) return { type: 'do', action: actionOf(now, made) }
  const { type, scope } = made
  return { type, scope, seen: type === 'undo' ? lastStep(history, now, scope) : nextStep(history, scope) }
}

/** The number of moves in `mixedMoves`. */
export const MIXED_MOVES = 12

/** Moves in all scopes. */
export const mixedMoves: fc.Arbitrary<Move[]> = fc.tuple(
  ...Array.from({ length: MIXED_MOVES }, (_, place) => move(place)),
)
