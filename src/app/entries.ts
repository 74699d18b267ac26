import { MOST_DRAWINGS } from '../constants'
import type { Contents } from '../model/contents'
import { tochtAt } from '../model/lookups'
import { missingDrawings } from '../model/missingDrawings'
import type { Drawing, State, Tocht } from '../model/types'
import type { AddressIds, DrawingIds } from '../ui/paths'
import { parseIndex } from './params'

/** The items that an address means when it is entered. Only here and in `enterWalk`, indexes become ids. */
export interface AddressTarget<Ids extends AddressIds> {
  readonly ids: Ids
  /** The drawings that must be created for the address. */
  readonly missing?: readonly Drawing[]
}

/** @param known the ids that the address meant before; they are used as long as they exist */
export const enterTocht = (
  state: State,
  tochtParam: string | undefined,
  known: AddressIds | null,
): AddressTarget<AddressIds> | undefined => {
  if (known && state.order.includes(known.tocht)) return { ids: known }
  const tocht = tochtAt(state, parseIndex(tochtParam) ?? -1)
  return tocht && { ids: { tocht: tocht.id } }
}

/**
 * Resolves a drawing; `undefined` if it does not exist and is not created. An address without an index means the first
 * drawing, which is created if it is missing.
 * @param makes whether to create a drawing that the address names
 */
export const enterDrawing = (
  contents: Contents,
  tochtParam: string | undefined,
  drawingParam: string | undefined,
  known: DrawingIds | null,
  makes: boolean,
): AddressTarget<DrawingIds> | undefined => {
  const { state } = contents
  const tocht = state.tochten[enterTocht(state, tochtParam, known)?.ids.tocht ?? '']
  if (!tocht) return undefined
  if (known && tocht.drawings.includes(known.drawing)) return { ids: known }
  // The drawing was deleted. Another drawing at the same index must not receive the next stroke.
  if (known?.tocht === tocht.id) return undefined
  const drawingIndex = parseIndex(drawingParam ?? '0') ?? MOST_DRAWINGS
  // If the tocht was deleted, nothing is created in another tocht at the same index.
  const mayMake = !known && drawingIndex < MOST_DRAWINGS && (makes || drawingParam === undefined)
  const missing = mayMake ? missingDrawings(contents, tocht, drawingIndex + 1) : []
  const drawing = tocht.drawings[drawingIndex] ?? missing.at(-1)?.id
  return drawing === undefined ? undefined : { ids: { tocht: tocht.id, drawing }, missing }
}

/** The tocht of an address, also when it is in the bin. */
export const tochtOfAddress = (
  state: State,
  tochtParam: string | undefined,
  known: AddressIds | null,
): Tocht | undefined => (known ? state.tochten[known.tocht] : tochtAt(state, parseIndex(tochtParam) ?? -1))

/**
 * Whether a state has the drawing of an address. If the address was entered before, its ids decide instead of its
 * indexes. Without an index the answer is no, because such a screen needs the complete state.
 */
export const hasDrawing = (
  state: State,
  tochtParam: string | undefined,
  drawingParam: string | undefined,
  known: AddressIds | null,
): boolean => {
  if (drawingParam === undefined) return false
  const tocht = tochtOfAddress(state, tochtParam, known)
  if (!tocht || !state.order.includes(tocht.id)) return false
  return known?.drawing === undefined
    ? tocht.drawings[parseIndex(drawingParam) ?? -1] !== undefined
    : tocht.drawings.includes(known.drawing)
}
