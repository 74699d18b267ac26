import { MOST_DRAWINGS } from '../constants'
import type { Contents } from '../model/contents'
import { tochtAt } from '../model/lookups'
import { missingDrawings } from '../model/missingDrawings'
import type { Drawing, State } from '../model/types'
import type { AddressIds, DrawingIds } from '../ui/paths'
import { parseIndex } from './params'

/** What an address means when it is entered: here indexes are turned into ids, and nowhere else. */
export interface Entry<Ids extends AddressIds> {
  readonly ids: Ids
  /** The drawings that have to be made for it, if any. */
  readonly missing?: readonly Drawing[]
}

/** @param known what the address meant when it was entered before; as long as that is there, it means that */
export const enterTocht = (
  state: State,
  index: string | undefined,
  known: AddressIds | null,
): Entry<AddressIds> | undefined => {
  if (known && state.order.includes(known.tocht)) return { ids: known }
  const tocht = tochtAt(state, parseIndex(index) ?? -1)
  return tocht && { ids: { tocht: tocht.id } }
}

/**
 * Undefined where there is no such drawing and none is made. An address that names none means the first, and makes it.
 *
 * @param makes whether a drawing that is named and missing is made
 */
export const enterDrawing = (
  contents: Contents,
  tochtIndex: string | undefined,
  index: string | undefined,
  known: DrawingIds | null,
  makes: boolean,
): Entry<DrawingIds> | undefined => {
  const { state } = contents
  const tocht = state.tochten[enterTocht(state, tochtIndex, known)?.ids.tocht ?? '']
  if (!tocht) return undefined
  if (known && tocht.drawings.includes(known.drawing)) return { ids: known }
  // It was deleted since: another drawing in its place would take the next stroke.
  if (known?.tocht === tocht.id) return undefined
  const place = parseIndex(index ?? '0') ?? MOST_DRAWINGS
  // Nobody asked for a drawing in whatever stands in the place of a tocht that is gone.
  const mayMake = !known && place < MOST_DRAWINGS && (makes || index === undefined)
  const missing = mayMake ? missingDrawings(contents, tocht, place + 1) : []
  const drawing = tocht.drawings[place] ?? missing.at(-1)?.id
  return drawing === undefined ? undefined : { ids: { tocht: tocht.id, drawing }, missing }
}

/**
 * Whether a state has the drawing that an address names. One that was entered before means what it meant then. An address
 * that names no drawing is of a screen that shows, or hands on, all there is.
 */
export const hasDrawing = (
  state: State,
  tochtIndex: string | undefined,
  index: string | undefined,
  known: AddressIds | null,
): boolean => {
  if (index === undefined) return false
  const tocht = known ? state.tochten[known.tocht] : tochtAt(state, parseIndex(tochtIndex) ?? -1)
  if (!tocht || !state.order.includes(tocht.id)) return false
  return known?.drawing === undefined
    ? tocht.drawings[parseIndex(index) ?? -1] !== undefined
    : tocht.drawings.includes(known.drawing)
}
