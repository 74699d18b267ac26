import type { Scope } from '../../model/changes/actions'
import type { Contents } from '../../model/contents'
import { sameValue } from '../../model/sameValue'
import type { Drawing, DrawingElement, DrawingId, State, Tocht, TochtId } from '../../model/types'
import type { History, Step, UndoLine } from '../../model/undo/step'
import { stepFrom, stepText } from '../../model/undo/stepText'
import { inkOf } from '../ink'
import {
  DRAWINGS,
  idIn,
  idsUnder,
  INK,
  STEPS,
  TOCHTEN,
  UNDO_LINES,
  type InkKey,
  type RecordKey,
  type Records,
  type StepKey,
} from './recordKeys'

/** A record to write; `undefined` to remove it. */
export type Change = readonly [key: RecordKey, value: unknown]

/** A drawing as stored: without its ink, which stands in `pieces` records beside it. */
interface DrawingRecord extends Omit<Drawing, 'elements'> {
  readonly pieces: number
}

/** The records that differ. Contents share equal objects, so the cost follows the size of the difference. */
export const changedRecords = (before: Contents, after: Contents): readonly Change[] => [
  ...stateChanges(before.state, after.state),
  ...stepChanges(before.history, after.history),
]

const stateChanges = (before: State, after: State): readonly Change[] => [
  ...(before.order === after.order ? [] : [['order', after.order] as const]),
  ...(before.bin === after.bin ? [] : [['bin', after.bin] as const]),
  ...changedIds(before.tochten, after.tochten).map((id): Change => [`${TOCHTEN}${id}`, after.tochten[id]]),
  ...changedIds(before.drawings, after.drawings).flatMap((id) =>
    drawingChanges(id, before.drawings[id], after.drawings[id]),
  ),
]

const drawingChanges = (id: DrawingId, before: Drawing | undefined, after: Drawing | undefined): readonly Change[] => {
  const ink = inkChanges(id, before?.elements ?? [], after?.elements ?? [])
  const [was, is] = [before && drawingRecord(before), after && drawingRecord(after)]
  return JSON.stringify(was) === JSON.stringify(is) ? ink : [[`${DRAWINGS}${id}`, is], ...ink]
}

const drawingRecord = ({ elements, ...fields }: Drawing): DrawingRecord => ({ ...fields, pieces: pieceCount(elements) })

/** Applies records to contents: the inverse of {@link changedRecords}. Leaves out records that cannot be read. */
export const withRecords = (contents: Contents, records: Records): Contents => ({
  state: withStateRecords(contents.state, records),
  history: withStepRecords(contents.history, records),
})

const withStateRecords = (state: State, records: Records): State => {
  const tochten = idsUnder(TOCHTEN, records).map((id) => {
    const tocht = (records.get(`${TOCHTEN}${id}`) ?? undefined) as Tocht | undefined
    return [id, unlessSame(state.tochten[id], tocht)] as const
  })
  const drawings = new Set([...idsUnder(DRAWINGS, records), ...idsUnder(INK, records)])
  return {
    order: records.has('order') ? ((records.get('order') ?? []) as State['order']) : state.order,
    bin: records.has('bin') ? ((records.get('bin') ?? {}) as State['bin']) : state.bin,
    tochten: withEntries(state.tochten, new Map(tochten)),
    drawings: withEntries(
      state.drawings,
      new Map([...drawings].map((id) => [id, withDrawingRecords(id, state.drawings[id], records)])),
    ),
  }
}

/** Keeps the old object: the record of a tocht is written again with each change of a drawing. */
const unlessSame = (before: Tocht | undefined, tocht: Tocht | undefined): Tocht | undefined =>
  before && tocht && sameValue(before, tocht) ? before : tocht

const withDrawingRecords = (id: DrawingId, before: Drawing | undefined, records: Records): Drawing | undefined => {
  const key = `${DRAWINGS}${id}`
  const record = records.has(key) ? (records.get(key) as DrawingRecord | undefined) : before && drawingRecord(before)
  // A record without the number of its pieces counts as unreadable, so that the ink is kept.
  if (typeof record?.pieces !== 'number') return undefined
  const { pieces, ...fields } = record
  const elements = withPieces(id, before?.elements ?? [], pieces, records)
  return elements && { ...fields, elements }
}

/**
 * The tochten to which records belong, including those deleted for good; some twice. A change of a drawing or of steps
 * is a change of its tocht.
 */
export const touchedTochten = ({ tochten }: State, keys: readonly string[]): readonly TochtId[] => {
  const ids = new Set(keys.map(idIn))
  return [
    ...keys.filter((key) => key.startsWith(TOCHTEN)).map(idIn),
    ...Object.values(tochten)
      .filter(({ id, drawings }) => [id, ...drawings].some((one) => ids.has(one)))
      .map(({ id }) => id),
  ]
}

/**
 * Elements of a drawing in one record: few enough to write within a frame, enough to keep the number of records low.
 * Part of the stored format: another number needs a migration.
 */
export const ELEMENTS_PER_RECORD = 128

type Elements = readonly DrawingElement[]

/**
 * The key of a piece of ink. Each piece holds a fixed number of elements as JSON, so that a stroke does not rewrite the
 * whole drawing.
 */
const inkKey = (id: DrawingId, piece: number): InkKey => `${INK}${id}/${piece}`

const pieceCount = (elements: Elements): number => Math.ceil(elements.length / ELEMENTS_PER_RECORD)

const pieceOf = (elements: Elements, piece: number): Elements =>
  elements.slice(piece * ELEMENTS_PER_RECORD, (piece + 1) * ELEMENTS_PER_RECORD)

/**
 * The pieces that differ between two states of a drawing, with their new text; `undefined` for a piece that is gone.
 */
const inkChanges = (
  id: DrawingId,
  before: Elements,
  after: Elements,
): readonly (readonly [InkKey, string | undefined])[] => {
  if (before === after) return []
  const count = Math.max(pieceCount(before), pieceCount(after))
  return Array.from({ length: count }, (_, piece) => piece)
    .filter((piece) => !areSame(pieceOf(before, piece), pieceOf(after, piece)))
    .map((piece) => {
      const elements = pieceOf(after, piece)
      return [inkKey(id, piece), elements.length > 0 ? inkOf(elements).text : undefined]
    })
}

const areSame = (one: Elements, other: Elements): boolean =>
  one.length === other.length && one.every((element, index) => element === other[index])

/**
 * The elements of a drawing after some of its pieces were read again. `undefined` if a piece is missing or unreadable.
 */
const withPieces = (
  id: DrawingId,
  before: Elements,
  pieces: number,
  records: ReadonlyMap<string, unknown>,
): Elements | undefined => {
  const read = Array.from({ length: pieces }, (_, piece): Elements | undefined => {
    const key = inkKey(id, piece)
    return records.has(key) ? elementsFrom(records.get(key)) : pieceOf(before, piece)
  })
  const complete = read.every((elements) => elements && elements.length > 0)
  return complete ? read.flatMap((elements) => elements ?? []) : undefined
}

const elementsFrom = (text: unknown): Elements | undefined => {
  if (typeof text !== 'string') return undefined
  try {
    const elements: unknown = JSON.parse(text)
    return Array.isArray(elements) ? (elements as Elements) : undefined
  } catch {
    return undefined
  }
}

/** The range of a scope's stored steps, and how many of them are done. */
interface LineRecord extends Pick<UndoLine, 'first' | 'done'> {
  readonly count: number
}

interface StepRecord {
  /** The step as JSON text: reading a text is much faster than reading its objects, and most steps are never undone. */
  readonly text: string
  /** The place of the step among all steps. */
  readonly at: number
}

type StepChange = readonly [key: StepKey, value: LineRecord | StepRecord | undefined]

/** One record per step and a small one per scope, so that a stroke never rewrites earlier steps. */
const lineKey = (scope: Scope): StepKey => `${UNDO_LINES}${scope}`
const stepKey = (scope: Scope, number: number): StepKey => `${STEPS}${scope}/${number}`

/** The step records to write or remove. */
const stepChanges = (before: History, after: History): readonly StepChange[] =>
  changedIds(before, after).flatMap((scope) => lineChanges(scope, before[scope], after[scope]))

const lineChanges = (
  scope: Scope,
  before: UndoLine | undefined,
  after: UndoLine | undefined,
): readonly StepChange[] => {
  const [one, other] = [numbered(before), numbered(after)]
  const numbers = new Set([...one.keys(), ...other.keys()])
  const changed = [...numbers].filter((number) => one.get(number) !== other.get(number))
  return [
    [lineKey(scope), after && { first: after.first, done: after.done, count: after.steps.length }],
    ...changed.map((number): StepChange => [stepKey(scope, number), stepRecord(other.get(number))]),
  ]
}

const numbered = (line: UndoLine | undefined): ReadonlyMap<number, Step> =>
  new Map(line?.steps.map((step, index) => [line.first + index, step]))

const stepRecord = (step: Step | undefined): StepRecord | undefined => step && { text: stepText(step), at: step.at }

/** Applies records to the history: the inverse of {@link stepChanges}. */
const withStepRecords = (history: History, records: Records): History => {
  const scopes = new Set([...records.keys()].flatMap((key) => scopeIn(key) ?? []))
  return withEntries(history, new Map([...scopes].map((scope) => [scope, withLine(history[scope], scope, records)])))
}

const scopeIn = (key: string): Scope | undefined => {
  if (key.startsWith(UNDO_LINES)) return key.slice(UNDO_LINES.length)
  return key.startsWith(STEPS) ? key.slice(STEPS.length, key.lastIndexOf('/')) : undefined
}

/** The steps of a scope; `undefined` if one is missing, because then none can be undone. */
const withLine = (before: UndoLine | undefined, scope: Scope, records: Records): UndoLine | undefined => {
  const key = lineKey(scope)
  const line = records.has(key)
    ? (records.get(key) as LineRecord | undefined)
    : before && { ...before, count: before.steps.length }
  if (!line) return undefined
  const { first, done, count } = line
  const old = numbered(before)
  const steps = Array.from({ length: count }, (_, index) => {
    const number = first + index
    const record = records.get(stepKey(scope, number)) as StepRecord | undefined
    return record ? stepFrom(record.text, record.at) : old.get(number)
  })
  const complete = steps.filter((step) => step !== undefined)
  return complete.length === count ? { first, done, steps: complete } : undefined
}

/** Values by id. Tables share equal objects, so that comparing references finds every difference. */
type ById<T> = Readonly<Record<string, T>>

/** The ids whose values differ, or that only one table has. */
const changedIds = <T>(before: ById<T>, after: ById<T>): readonly string[] => {
  if (before === after) return []
  const gone = Object.keys(before).filter((id) => !(id in after))
  return [...Object.keys(after).filter((id) => before[id] !== after[id]), ...gone]
}

/** Adds and replaces values; `undefined` removes. Returns the same table when there is nothing to change. */
const withEntries = <T>(table: ById<T>, entries: ReadonlyMap<string, T | undefined>): ById<T> => {
  if (entries.size === 0) return table
  const all = { ...table, ...Object.fromEntries(entries) }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, T] => entry[1] !== undefined))
}
