import type { Adoption } from '../model/adopt'
import type { Action } from '../model/changes/actions'
import { removedDrawings } from '../model/changes/removedDrawings'
import type { Operation } from '../model/contents'
import { sameElement } from '../model/elements'
import { drawingsOf, tochtOf } from '../model/lookups'
import type { Drawing, DrawingId, State, TochtId, WholeTocht } from '../model/types'
import { tochtText } from './format'

/**
 * The reason for an earlier version: before Load, Clear, Delete or a merge; before Undo or Redo removed drawings; before the bin was
 * emptied; before text from outside was adopted; before unsaved work was recovered from the mirror; or because another
 * tab removed work of this one.
 */
export type Reason = 'load' | 'clear' | 'delete' | 'merge' | 'undo' | 'bin' | 'adopt' | 'recover' | 'otherTab'

/** A tocht before an operation removed ink from it. It can be restored as a new tocht. */
export interface EarlierVersion {
  readonly reason: Reason
  /** In milliseconds since 1970. */
  readonly when: number
  readonly tocht: TochtId
  readonly name: string
  /** The tocht in the file format. */
  readonly text: string
}

/**
 * The earlier versions for an operation: one of each tocht whose lost ink Undo may not restore. Ink removed by Undo counts,
 * because the next action discards the undone steps.
 */
export const earlierVersionsBefore = (
  before: State,
  after: State,
  operation: Operation,
  when: number,
): readonly EarlierVersion[] => {
  const reason = reasonOf(operation)
  const taken = removedDrawings(before, after)
  const tochten = new Set([...taken.keys(), ...rewritten(before, operation)])
  return [...tochten].flatMap((id) => {
    const drawings = reason === 'undo' ? taken.get(id) : before.tochten[id]?.drawings
    return earlierVersionsOf(before, id, drawings ?? [], reason, when)
  })
}

/**
 * An earlier version of a tocht with some of its drawings; none if they have no elements. Undo and other tabs may remove
 * drawings often, and earlier versions of whole tochten would soon reach the limits.
 */
export const earlierVersionsOf = (
  state: State,
  tochtId: TochtId,
  drawings: readonly DrawingId[],
  reason: Reason,
  when: number,
): readonly EarlierVersion[] => {
  const tocht = state.tochten[tochtId]
  if (!tocht) return []
  const part = { ...tocht, drawings }
  return earlierVersionOf({ tocht: part, drawings: drawingsOf(state, part) }, reason, when)
}

const earlierVersionOf = (whole: WholeTocht, reason: Reason, when: number): readonly EarlierVersion[] =>
  whole.drawings.some(({ elements }) => elements.length > 0)
    ? [{ reason, when, tocht: whole.tocht.id, name: whole.tocht.name, text: tochtText(whole) }]
    : []

/** The tochten that a foreign text replaces or removes. */
const replacedBy = ({ foreign, wholes, dropped }: Adoption): readonly TochtId[] =>
  foreign ? [...wholes.map(({ tocht }) => tocht.id), ...dropped] : []

/**
 * The tochten that lose ink while their drawings stay. Load gives new ids, but when it is repeated, another tab may have
 * drawn in what it took over from the mirror.
 */
const rewritten = (state: State, operation: Operation): readonly TochtId[] => {
  if (operation.type === 'adopt') return [...replacedBy(operation.adoption), ...shortenedBy(state, operation.adoption)]
  if (operation.type !== 'do') return []
  const { action } = operation
  if (action.type === 'replaceDrawings')
    return action.drawings.some((one) => losesInkOf(state, one)) ? [action.tocht] : []
  const tocht = action.type === 'clearDrawing' ? tochtOf(state, action.drawing) : undefined
  return tocht === undefined ? [] : [tocht]
}

/**
 * The tochten that lose ink by an adoption. Includes a drawing that was cleared just before the tab was killed, because
 * its earlier version was never written. Looks each drawing up by id, because another writer may have moved it to another
 * tocht.
 */
const shortenedBy = (state: State, { wholes }: Adoption): readonly TochtId[] =>
  wholes.flatMap(({ drawings }) =>
    drawings.flatMap((drawing) => (losesInkOf(state, drawing) ? (tochtOf(state, drawing.id) ?? []) : [])),
  )

/** Whether ink of a state is missing in a later version of its drawing. */
const losesInkOf = ({ drawings }: State, { id, elements }: Drawing): boolean =>
  drawings[id]?.elements.some((element) => !elements.some((one) => sameElement(one, element))) ?? false

const reasonOf = (operation: Operation): Reason => {
  if (operation.type === 'adopt') return operation.adoption.foreign ? 'adopt' : 'recover'
  if (operation.type !== 'do') return 'undo'
  return REASONS[operation.action.type] ?? 'delete'
}

const REASONS: Partial<Record<Action['type'], Reason>> = {
  replaceDrawings: 'load',
  clearDrawing: 'clear',
  mergeTocht: 'merge',
  emptyBin: 'bin',
}
