import type { WholeTocht } from '../model/adopt'
import type { Operation } from '../model/contents'
import { drawingsOf, tochtOf } from '../model/lookups'
import type { State, TochtId } from '../model/types'
import { shareText } from './disk'
import { replacedBy } from './reconcile'

/** Why a snapshot was taken. */
export type Reason = 'load' | 'clear' | 'delete' | 'adopt'

/** A tocht as it was before something took ink away, to be brought back as a tocht of its own. */
export interface Snapshot {
  readonly reason: Reason
  /** In milliseconds since 1970. */
  readonly when: number
  readonly name: string
  /** As in a file. */
  readonly text: string
}

export const SNAPSHOTS = 'snapshots/'
export const UNREADABLE = 'unreadable/'

/** What is kept aside beside an operation: the tochten from which it takes ink that is not easily drawn again. */
export const snapshotsBefore = (state: State, operation: Operation, when: number): readonly Snapshot[] => {
  const danger = dangerOf(state, operation)
  if (!danger) return []
  const { reason, tochten } = danger
  return tochten.flatMap((id) => {
    const whole = wholeOf(state, id)
    return whole?.drawings.some(({ elements }) => elements.length > 0)
      ? [{ reason, when, name: whole.tocht.name, text: shareText(whole) }]
      : []
  })
}

const wholeOf = (state: State, id: TochtId): WholeTocht | undefined => {
  const tocht = state.tochten[id]
  return tocht && { tocht, drawings: drawingsOf(state, tocht) }
}

interface Danger {
  readonly reason: Reason
  readonly tochten: readonly TochtId[]
}

const dangerOf = (state: State, operation: Operation): Danger | undefined => {
  if (operation.type === 'adopt') return { reason: 'adopt', tochten: replacedBy(operation.adoption) }
  if (operation.type !== 'do') return undefined
  const { action } = operation
  if (action.type === 'replaceDrawings') return { reason: 'load', tochten: [action.tocht] }
  if (action.type === 'deleteDrawings') return { reason: 'delete', tochten: [action.tocht] }
  if (action.type !== 'clearDrawing') return undefined
  const tocht = tochtOf(state, action.drawing)
  return tocht === undefined ? undefined : { reason: 'clear', tochten: [tocht] }
}
