import type { Action } from '../model/actions'
import type { Adoption, WholeTocht } from '../model/adopt'
import type { Operation } from '../model/contents'
import { sameElement } from '../model/elements'
import { drawingsOf, tochtOf } from '../model/lookups'
import { drawingsTaken } from '../model/taken'
import type { Drawing, DrawingId, State, TochtId } from '../model/types'
import { shareText } from './format'
import { replacedBy } from './mirror/reconcile'

/**
 * Why a snapshot was taken: before Load, Clear or Delete; before Undo or Redo took drawings away; before the bin was
 * emptied; before something written outside the app was adopted; or because another tab took away what was drawn in.
 */
export type Reason = 'load' | 'clear' | 'delete' | 'undo' | 'bin' | 'adopt' | 'otherTab'

/** A tocht as it was before something took ink away, to be brought back as a tocht of its own. */
export interface Snapshot {
  readonly reason: Reason
  /** In milliseconds since 1970. */
  readonly when: number
  /** Absent in what older builds wrote. */
  readonly tocht?: TochtId
  readonly name: string
  /** As in a file. */
  readonly text: string
}

export const SNAPSHOTS = 'snapshots/'
export const UNREADABLE = 'unreadable/'

/**
 * What is kept aside beside an operation: each tocht from which it takes ink that one step does not bring back for sure.
 * A step of Undo or Redo is dropped as soon as something else is done, so what it takes away is kept here.
 */
export const snapshotsBefore = (
  before: State,
  after: State,
  operation: Operation,
  when: number,
): readonly Snapshot[] => {
  if (operation.type === 'setAside') return snapshotOf(operation.whole, 'otherTab', when)
  const reason = reasonOf(operation)
  const taken = drawingsTaken(before, after)
  const tochten = new Set([...taken.keys(), ...rewritten(before, operation)])
  return [...tochten].flatMap((id) => {
    const drawings = reason === 'undo' ? taken.get(id) : before.tochten[id]?.drawings
    return snapshotsOf(before, id, drawings ?? [], reason, when)
  })
}

/**
 * A tocht with these of its drawings. What an undo or another tab takes comes without the others: it may be taken often, and
 * whole tochten would fill the limits. None where the drawings hold no ink.
 */
export const snapshotsOf = (
  state: State,
  tochtId: TochtId,
  drawings: readonly DrawingId[],
  reason: Reason,
  when: number,
): readonly Snapshot[] => {
  const tocht = state.tochten[tochtId]
  if (!tocht) return []
  const part = { ...tocht, drawings }
  return snapshotOf({ tocht: part, drawings: drawingsOf(state, part) }, reason, when)
}

const snapshotOf = (whole: WholeTocht, reason: Reason, when: number): readonly Snapshot[] =>
  whole.drawings.some(({ elements }) => elements.length > 0)
    ? [{ reason, when, tocht: whole.tocht.id, name: whole.tocht.name, text: shareText(whole) }]
    : []

/** The tochten of which an operation takes ink although their drawings stay. */
const rewritten = (state: State, operation: Operation): readonly TochtId[] => {
  if (operation.type === 'adopt') return [...replacedBy(operation.adoption), ...shortenedBy(state, operation.adoption)]
  if (operation.type !== 'do' || operation.action.type !== 'clearDrawing') return []
  const tocht = tochtOf(state, operation.action.drawing)
  return tocht === undefined ? [] : [tocht]
}

/**
 * What was cleared just before a page was killed is taken over as well: the snapshot of then was never written. Somebody
 * else may have listed a drawing in another tocht.
 */
const shortenedBy = (state: State, { wholes }: Adoption): readonly TochtId[] =>
  wholes.flatMap(({ drawings }) =>
    drawings.flatMap((drawing) =>
      losesInk(state.drawings[drawing.id]?.elements ?? [], drawing) ? (tochtOf(state, drawing.id) ?? []) : [],
    ),
  )

/** Whether a drawing as it is by then lacks some ink. One that is gone is no matter of ink. */
export const losesInk = (ink: Drawing['elements'], then: Drawing | undefined): boolean =>
  then !== undefined && ink.some((element) => !then.elements.some((one) => sameElement(one, element)))

const reasonOf = (operation: Operation): Reason => {
  if (operation.type === 'adopt') return 'adopt'
  if (operation.type !== 'do') return 'undo'
  return REASONS[operation.action.type] ?? 'delete'
}

const REASONS: Partial<Record<Action['type'], Reason>> = {
  replaceDrawings: 'load',
  clearDrawing: 'clear',
  emptyBin: 'bin',
  countDay: 'bin',
}
