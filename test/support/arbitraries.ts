import { rowsOf } from '../../src/model/fishbone/readFishbone'
import { FEWEST_COLUMNS, FURTHEST_DISTANCE, MOST_COLUMNS } from '../../src/constants'
import { HOME_SCOPE, type Action, type Scope } from '../../src/model/changes/actions'
import type { Contents, Operation } from '../../src/model/contents'
import { lastStep, nextStep } from '../../src/model/undo/history'
import { canvasFor } from '../../src/geometry/canvasSize'
import { cleanName } from '../../src/model/texts/names'
import { filledDetails, type DrawingDetails, type FieldCheck } from '../../src/model/details'
import { DEFAULT_SHEET } from '../../src/model/sheet/defaultSheet'
import { ICONS } from '../../src/model/icons'
import { LOOKS, looksOf, PLAIN, type Look } from '../../src/model/looks'
import {
  DISTANCES,
  EXPLANATIONS,
  FILL,
  IMPOSITIONS,
  LAYOUTS,
  LINE_WEIGHTS,
  ORIENTATIONS,
  PAPERS,
  READING_ORDERS,
  type SheetOptions,
} from '../../src/model/sheet/sheetOptions'
import type {
  Drawing,
  DrawingElement,
  IconStamp,
  KnownElement,
  Point,
  Size,
  State,
  Stroke,
  Tocht,
} from '../../src/model/types'
import { stateOf } from '../../src/storage/format'
import { idOf } from './drawings'
import { fc } from './properties'

/** Tenths of a unit, as points are stored: on and around the canvas. */
const near = fc.integer({ min: -500, max: 8_000 }).map((tenths) => tenths / 10)
/** Coordinates up to the limit of a loaded file. */
const far = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((tenths) => tenths / 10)
export const coordinate = fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: far })

const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
export const nearPoint: fc.Arbitrary<Point> = fc.record({ x: near, y: near })
/** A place as a pointer reports it, with all decimals. */
export const pointerPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: -50, max: 800, noNaN: true }),
  y: fc.double({ min: -50, max: 800, noNaN: true }),
})

const INK_LOOKS: readonly Look[] = LOOKS.filter((look) => look !== 'erase')
const inkLooks = fc.subarray([...INK_LOOKS]).map((on) => looksOf((look) => on.includes(look)))

/** Strokes of any looks except erasers. */
export const inkThrough = (line: fc.Arbitrary<Point[]>): fc.Arbitrary<Stroke> =>
  fc.tuple(line, inkLooks).map(([through, looks]) => Object.assign({ points: through }, looks))

const points = fc.array(point, { minLength: 1, maxLength: 10 })

export const inkStroke: fc.Arbitrary<Stroke> = inkThrough(points)
const ERASER = { ...PLAIN, erase: true }
export const eraser: fc.Arbitrary<Stroke> = points.map((line) => Object.assign({ points: line }, ERASER))
export const stamp: fc.Arbitrary<IconStamp> = fc.record({
  icon: fc.record({ x: coordinate, y: coordinate, index: fc.nat({ max: ICONS.length - 1 }) }),
})
export const element: fc.Arbitrary<KnownElement> = fc.oneof(inkStroke, eraser, stamp)
const elementsOf = (most: number): fc.Arbitrary<KnownElement[]> => fc.array(element, { maxLength: most })
export const elements = elementsOf(8)

export const canvas: fc.Arbitrary<Size> = fc
  .double({ min: 0.2, max: 3, noNaN: true })
  .map((aspect) => canvasFor({ width: aspect, height: 1 }))

export const text = fc.string({ unit: 'binary', maxLength: 20 }).map(cleanName)

/** Details of a drawing. */
export const details: fc.Arbitrary<DrawingDetails> = fc
  .record<Required<DrawingDetails>, never>(
    { note: text, distance: fc.nat({ max: FURTHEST_DISTANCE }) },
    { requiredKeys: [] },
  )
  .map(filledDetails)

/** A check in the field, of any state of the drawing. */
const check: fc.Arbitrary<FieldCheck> = fc.record<Required<FieldCheck>, 'ok' | 'at' | 'seen'>(
  { ok: fc.boolean(), at: fc.nat(), seen: fc.constantFrom('00000000', '811c9dc5'), before: text, note: text },
  { requiredKeys: ['ok', 'at', 'seen'] },
)

/** A version code of a sheet. */
const code = fc.constantFrom('K7QD', '2345')

type Chosen = Omit<SheetOptions, 'printed'>

const CHOICES: { readonly [One in keyof Chosen]-?: fc.Arbitrary<Required<Chosen>[One]> } = {
  paper: fc.constantFrom(...PAPERS),
  orientation: fc.constantFrom(...ORIENTATIONS),
  columns: fc.oneof(fc.integer({ min: FEWEST_COLUMNS, max: MOST_COLUMNS }), fc.constant(FILL)),
  order: fc.constantFrom(...READING_ORDERS),
  borders: fc.boolean(),
  lineWeight: fc.constantFrom(...LINE_WEIGHTS),
  rowNumbers: fc.boolean(),
  crop: fc.boolean(),
  distances: fc.constantFrom(...DISTANCES),
  toFirst: fc.nat({ max: FURTHEST_DISTANCE }),
  layout: fc.constantFrom(...LAYOUTS),
  legend: fc.boolean(),
  remarks: fc.boolean(),
  emphasis: fc.boolean(),
  explain: fc.oneof(fc.constantFrom(...EXPLANATIONS), fc.record({ text })),
  startNote: text,
  finishNote: text,
  imposition: fc.constantFrom(...IMPOSITIONS),
  group: text,
  date: fc.constantFrom('', '2026-11-21'),
  start: text,
}
/** The names of every member of a stored sheet. */
export const SHEET_MEMBERS: readonly string[] = [...Object.keys(CHOICES), 'printed' satisfies keyof SheetOptions]

/** Choices of later versions are absent until they are made. */
const present = { requiredKeys: Object.keys(DEFAULT_SHEET) as (keyof Chosen)[] }

const choices: fc.Arbitrary<Chosen> = fc.record<Required<Chosen>, keyof Chosen>(CHOICES, present)

/** A stored sheet, with the code of its last print. */
export const sheet: fc.Arbitrary<SheetOptions> = fc.record<Required<SheetOptions>, keyof Chosen>(
  { ...CHOICES, printed: code },
  present,
)

const named = (inks: readonly DrawingElement[][], prefix: string): Drawing[] =>
  inks.map((ink, index) => ({ id: idOf(`${prefix}${index}`), elements: ink }))

/** Tochten `t0`, `t1` … with drawings `t0-d0`, `t0-d1` …, named by `idOf`, each on a canvas of its own. */
export const state: fc.Arbitrary<State> = fc
  .array(
    fc.record(
      {
        name: text,
        style: fc.constantFrom(0, 1),
        canvas,
        inks: fc.array(elements, { maxLength: 4 }),
        sheet,
      },
      { requiredKeys: ['name', 'style', 'canvas', 'inks'] },
    ),
    { maxLength: 4 },
  )
  .map((parts) =>
    stateOf(
      parts.map(({ inks, ...fields }, index) => {
        const drawings = named(inks, `t${index}-d`)
        const tocht: Tocht = { id: idOf(`t${index}`), ...fields, drawings: drawings.map(({ id }) => id) }
        return { tocht, drawings }
      }),
    ),
  )

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

/** Actions within one drawing. */
const drawingAction = (drawing: string): fc.Arbitrary<PlacedAction> =>
  fc.oneof(
    fc.record({
      type: fc.constant('addElement' as const),
      drawing: fc.constant(drawing),
      element,
      canvas,
    }),
    fc.record({ type: fc.constant('clearDrawing' as const), drawing: fc.constant(drawing) }),
    // Includes indexes beyond the end, because another tab may have removed those elements.
    fc.record({
      type: fc.constant('replaceElement' as const),
      drawing: fc.constant(drawing),
      index: fc.nat({ max: 9 }),
      element,
      continues: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('removeElement' as const),
      drawing: fc.constant(drawing),
      index: fc.nat({ max: 9 }),
    }),
    fc.record({
      type: fc.constant('setJunction' as const),
      drawing: fc.constant(drawing),
      replaced: fc.array(fc.record({ was: element, by: elementsOf(2) }), { maxLength: 3 }),
      added: elementsOf(3),
      canvas,
    }),
  )

const DRAWINGS = ['t0-d0', 't0-d1', 't0-d2', 't0-d3', 'new0-d0', 'new1-d0', 'copy1-d0'].map(idOf)
const oneDrawing = fc.constantFrom(...DRAWINGS)
const someDrawings = fc.subarray(DRAWINGS)

/** Actions on one tocht; new drawings get ids that no other action of the list makes. */
const tochtActions = (tocht: string): fc.Arbitrary<Action[]> =>
  fc
    .array(
      fc.oneof(
        fc.record({ type: fc.constant('renameTocht' as const), name: text, continues: fc.boolean() }),
        fc.record({ type: fc.constant('setSheet' as const), choices }),
        fc.record({
          type: fc.constantFrom('addDrawings' as const, 'replaceDrawings' as const),
          inks: fc.array(elements, { maxLength: 3 }),
          canvas,
        }),
        // Includes some existing and some missing drawings.
        fc.record({ type: fc.constant('deleteDrawings' as const), drawings: someDrawings }),
        fc.record({ type: fc.constant('duplicateDrawings' as const), drawings: someDrawings }),
        fc.record({
          type: fc.constant('moveDrawings' as const),
          drawings: someDrawings,
          before: fc.option(oneDrawing, { nil: undefined }),
        }),
        fc.record({
          type: fc.constant('setDetails' as const),
          changes: fc.array(fc.record({ drawing: oneDrawing, details }), { maxLength: 3 }),
          choices: fc.option(fc.record({ toFirst: fc.nat({ max: 5_000 }) }), { nil: undefined }),
        }),
        fc.record({ type: fc.constant('checkDrawing' as const), drawing: oneDrawing, check }),
        fc.record({ type: fc.constant('acceptDrawing' as const), drawing: oneDrawing }),
      ),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map((one, index): Action => {
        switch (one.type) {
          case 'addDrawings':
          case 'replaceDrawings':
            return { type: one.type, tocht, drawings: named(one.inks, `new${index}-d`), canvas: one.canvas }
          case 'duplicateDrawings': {
            const copies = one.drawings.map((of, place) => ({ of, id: idOf(`copy${index}-d${place}`) }))
            return { type: one.type, tocht, copies }
          }
          case 'renameTocht':
          case 'setSheet':
          case 'deleteDrawings':
          case 'moveDrawings':
          case 'setDetails':
          case 'checkDrawing':
          case 'acceptDrawing':
            return { ...one, tocht }
        }
      }),
    )

/** Adding and deleting tochten; new ones are `n0`, `n1` … */
const homeActions: fc.Arbitrary<Action[]> = fc
  .array(
    fc.record({ add: fc.boolean(), of: fc.nat({ max: 5 }), name: text, inks: fc.array(elements, { maxLength: 2 }) }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ add, of, name, inks }, index): Action => {
      const tocht = idOf(of % 2 === 0 ? `n${of}` : `t${of % 4}`)
      if (!add)
        return name.length % 2 === 0 ? { type: 'deleteTocht', tocht, when: index } : { type: 'putTochtBack', tocht }
      const drawings = named(inks, `n${index}-d`)
      return {
        type: 'addTocht',
        tocht: { id: idOf(`n${index}`), name, style: 0, drawings: drawings.map(({ id }) => id) },
        drawings,
      }
    }),
  )

const TOCHT = idOf('t0')
const DRAWING = idOf('t0-d0')

/** A series of actions in one scope: the first drawing, the first tocht or the list of tochten. */
export const anyActions: fc.Arbitrary<{ scope: Scope; actions: PlacedAction[] }> = fc.oneof(
  fc.array(drawingAction(DRAWING), { maxLength: 8 }).map((actions) => ({ scope: DRAWING, actions })),
  tochtActions(TOCHT).map((actions) => ({ scope: TOCHT, actions })),
  homeActions.map((actions) => ({ scope: HOME_SCOPE, actions })),
)

/** An action, or an undo or redo in a scope. */
export type Move = PlacedAction | { readonly type: 'undo' | 'redo'; readonly scope: Scope }

const MIXED_TOCHTEN = ['t0', 't1', 'm0', 'm1', 'm2']
const MIXED_DRAWINGS = MIXED_TOCHTEN.flatMap((id) => [`${id}-d0`, `${id}-d1`]).concat(
  'm0-e0',
  'm1-e0',
  'm2-e0',
  'm3-e0',
)
const mixedScope = fc
  .constantFrom(...MIXED_TOCHTEN, ...MIXED_DRAWINGS)
  .map(idOf)
  .chain((id) => fc.constantFrom(HOME_SCOPE, id))
const mixedTocht = fc.constantFrom(...MIXED_TOCHTEN).map(idOf)
const mixedDrawing = fc.constantFrom(...MIXED_DRAWINGS).map(idOf)
const fewInks = fc.array(elements, { maxLength: 2 })

/** Numbers the actions, so that no two make the same id. */
const move = (place: number): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 3, arbitrary: mixedDrawing.chain(drawingAction) },
    fc.record({ type: fc.constant('renameTocht' as const), tocht: mixedTocht, name: text }),
    fc.record({ type: fc.constant('setSheet' as const), tocht: mixedTocht, choices }),
    fc.record({ type: fc.constant('markPrinted' as const), tocht: mixedTocht, code }),
    fc.record({ type: fc.constant('deleteTocht' as const), tocht: mixedTocht, when: fc.nat() }),
    fc.record({ type: fc.constant('putTochtBack' as const), tocht: mixedTocht }),
    fc.record({ type: fc.constant('emptyBin' as const), tochten: fc.array(mixedTocht, { maxLength: 2 }) }),
    fewInks.map((inks): Action => {
      const drawings = named(inks, `m${place}-d`)
      const tocht: Tocht = { id: idOf(`m${place}`), name: '', style: 0, drawings: drawings.map(({ id }) => id) }
      return { type: 'addTocht', tocht, drawings }
    }),
    fc
      .tuple(fc.constantFrom('addDrawings' as const, 'replaceDrawings' as const), mixedTocht, fewInks, canvas)
      .map(([type, tocht, inks, size]) => ({ type, tocht, drawings: named(inks, `m${place}-e`), canvas: size })),
    { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const), scope: mixedScope }) },
  )

/** The operation of a move on the current contents. */
export const operationOf = ({ state: now, history }: Contents, made: Move): Operation => {
  if (!('scope' in made)) return { type: 'do', action: actionOf(now, made) }
  const { type, scope } = made
  return { type, scope, seen: type === 'undo' ? lastStep(history, now, scope) : nextStep(history, scope) }
}

/** Moves in all scopes. */
export const mixedMoves: fc.Arbitrary<Move[]> = fc.tuple(...Array.from({ length: 12 }, (_, place) => move(place)))
