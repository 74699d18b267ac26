import { listedTochten } from '../lookups'
import type { Drawing, State, Tocht, WholeTocht } from '../types'
import { exchangeIdOf, exchangeIdsOf, knownTocht, unrelated } from './exchangeIds'
import type { Hash } from './exchangeTypes'
import { arrivedDrawing } from './mergeTochten'
import { numberedName } from './numberedName'
import { hashOfContents, hashOfTocht, rememberedOf, tochtStateOf, withPast, withTochtPast } from './states'

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

/**
 * A tocht that arrived and takes the place of mine. If both are the same tocht, what was here counts as older: otherwise a
 * link from before would seem to be newer.
 */
export const arrivedInPlaceOf = (mine: WholeTocht, whole: WholeTocht): WholeTocht => {
  const { tocht, drawings } = arrivedTocht(whole)
  if (exchangeIdOf(mine.tocht) !== tocht.exchangeId) return { tocht, drawings }
  const ids = exchangeIdsOf(mine)
  const own = new Map(mine.drawings.map((drawing, index) => [ids[index], drawing]))
  const present = new Set(drawings.map(({ exchangeId }) => exchangeId))
  const gone = [...own].flatMap(([id = '', drawing]) => (drawing.past ? [[id, pastWithNow(drawing)] as const] : []))
  const deleted = [...Object.entries({ ...mine.tocht.deleted, ...tocht.deleted }), ...gone].filter(
    ([id]) => !present.has(id),
  )
  return {
    tocht: {
      ...tocht,
      past: [...(mine.tocht.past ?? []), tochtStateOf(mine), ...(tocht.past ?? [])].reduce(withTochtPast, []),
      ...(deleted.length > 0 && { deleted: rememberedOf(deleted) }),
    },
    drawings: drawings.map((drawing) => withOwnPast(drawing, own.get(drawing.exchangeId))),
  }
}

const withOwnPast = (drawing: Drawing, before: Drawing | undefined): Drawing =>
  before ? { ...drawing, past: withPast(pastWithNow(before), hashOfContents(drawing)) } : drawing

const pastWithNow = (drawing: Drawing): readonly Hash[] => withPast(drawing.past, hashOfContents(drawing))

/** A copy that has nothing to do with the tocht from which it was made. */
const unrelatedTocht = ({ tocht, drawings }: WholeTocht): WholeTocht => ({
  tocht: unrelated(tocht),
  drawings: drawings.map(unrelated),
})
