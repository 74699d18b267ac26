import { listedTochten } from '../lookups'
import type { State, Tocht, WholeTocht } from '../types'
import { exchangeIdsOf, knownTocht, unrelated } from './exchangeIds'
import { arrivedDrawing } from './mergeTochten'
import { numberedName } from './numberedName'
import { hashOfTocht, tochtStateOf } from './states'

/**
 * A tocht from outside as it is added: what arrived counts as seen. If the list has it already, it becomes a tocht of its
 * own. A name that another tocht has gets a number.
 */
export const receivedTocht = (state: Pick<State, 'order' | 'tochten'>, whole: WholeTocht): WholeTocht => {
  const { exchangeId } = whole.tocht
  const isNew = exchangeId !== undefined && !knownTocht(state, exchangeId)
  const { tocht, drawings } = isNew ? arrivedTocht(whole) : unrelatedTocht(whole)
  const name = numberedName(
    tocht.name,
    listedTochten(state).map((one) => one.name),
  )
  return { tocht: { ...tocht, name }, drawings }
}

/** A tocht that arrived and that this device did not know. */
export const arrivedTocht = (whole: WholeTocht): WholeTocht => {
  const ids = exchangeIdsOf(whole)
  const state = tochtStateOf(whole)
  const tocht: Tocht = { ...whole.tocht, seen: hashOfTocht(state), past: [state] }
  return { tocht, drawings: whole.drawings.map((drawing, index) => arrivedDrawing(drawing, ids[index] ?? '')) }
}

/** A copy that has nothing to do with the tocht from which it was made. */
const unrelatedTocht = ({ tocht, drawings }: WholeTocht): WholeTocht => ({
  tocht: unrelated(tocht),
  drawings: drawings.map(unrelated),
})
