import { FEWEST_COLUMNS, FURTHEST_DISTANCE, MOST_COLUMNS } from '../../src/constants'
import { canvasFor } from '../../src/geometry/canvasSize'
import { filledDetails, type DrawingDetails, type FieldCheck } from '../../src/model/details'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { ICONS } from '../../src/model/icons'
import { LOOKS, looksOf, PLAIN, type Look } from '../../src/model/looks'
import { DEFAULT_SHEET } from '../../src/model/sheet/defaultSheet'
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
import { cleanName, labelText } from '../../src/model/texts/names'
import type {
  Drawing,
  DrawingElement,
  ElementKind,
  ElementOf,
  IconStamp,
  KnownElement,
  Label,
  Point,
  Size,
  State,
  Stroke,
  WholeTocht,
} from '../../src/model/types'
import { ROUTE_DOUBTS } from '../../src/route/routeDoubt'
import { stateOf } from '../../src/storage/format'
import { idOf } from './drawings'
import { fc } from './properties'
import { fishbones } from './tochten/fishbones'

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
export const label: fc.Arbitrary<Label> = fc.record({
  label: fc.record({
    x: coordinate,
    y: coordinate,
    // Short, because random letters make links long.
    text: fc
      .oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }), fc.constantFrom('brug', 'P 2', 'Kerkstraat'))
      .map(labelText)
      .filter((one) => one !== ''),
  }),
})
/** Elements of each kind. */
const KINDS: { readonly [Kind in ElementKind]: fc.Arbitrary<ElementOf[Kind]> } = {
  stroke: inkStroke,
  icon: stamp,
  label,
}
const { stroke, ...others } = KINDS
export const element = fc.oneof<fc.Arbitrary<KnownElement>[]>(stroke, eraser, ...Object.values(others))
export const elementsOf = (most: number): fc.Arbitrary<KnownElement[]> => fc.array(element, { maxLength: most })
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
export const check: fc.Arbitrary<FieldCheck> = fc.record<Required<FieldCheck>, 'ok' | 'at' | 'seen'>(
  { ok: fc.boolean(), at: fc.nat(), seen: fc.constantFrom('00000000', '811c9dc5'), before: text, note: text },
  { requiredKeys: ['ok', 'at', 'seen'] },
)

/** A version code of a sheet. */
export const code = fc.constantFrom('K7QD', '2345')

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
  totals: fc.boolean(),
  toFirst: fc.nat({ max: FURTHEST_DISTANCE }),
  layout: fc.constantFrom(...LAYOUTS),
  legend: fc.boolean(),
  ticks: fc.boolean(),
  folds: fc.boolean(),
  team: fc.boolean(),
  remarks: fc.boolean(),
  code: fc.boolean(),
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

export const choices: fc.Arbitrary<Chosen> = fc.record<Required<Chosen>, keyof Chosen>(CHOICES, present)

/** A stored sheet, with the code of its last print. */
export const sheet: fc.Arbitrary<SheetOptions> = fc.record<Required<SheetOptions>, keyof Chosen>(
  { ...CHOICES, printed: code },
  present,
)

/** The elements of a drawing: any, or a fish-bone. */
const ink: fc.Arbitrary<readonly DrawingElement[]> = fc.oneof(
  { weight: 3, arbitrary: elements },
  { weight: 1, arbitrary: fishbones(3).map(strokesOf) },
)
const drawing: fc.Arbitrary<Omit<Drawing, 'id'>> = fc.record(
  { elements: ink, doubt: fc.subarray([...ROUTE_DOUBTS]) },
  { requiredKeys: ['elements'] },
)

/** Drawings named by `idOf` the prefix and their index. */
export const drawingsNamed = (prefix: string, most: number): fc.Arbitrary<Drawing[]> =>
  fc
    .array(drawing, { maxLength: most })
    .map((all) => all.map((one, index) => ({ id: idOf(`${prefix}${index}`), ...one })))

const whole = (name: string): fc.Arbitrary<WholeTocht> =>
  fc
    .record(
      { name: text, style: fc.constantFrom(0, 1), canvas, drawings: drawingsNamed(`${name}-d`, 4), sheet },
      { requiredKeys: ['name', 'style', 'canvas', 'drawings'] },
    )
    .map(({ drawings, ...fields }) => ({
      tocht: { id: idOf(name), ...fields, drawings: drawings.map(({ id }) => id) },
      drawings,
    }))

/** Tochten `t0`, `t1` … with drawings `t0-d0`, `t0-d1` …, named by `idOf`, each on a canvas of its own. */
export const state: fc.Arbitrary<State> = fc
  .nat({ max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => whole(`t${index}`))))
  .map(stateOf)
