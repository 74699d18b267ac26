import type { DrawingId, State, Tocht, TochtId } from '../model/types'
import type { DrawingIds } from '../ui/paths'
import { enterTocht, type AddressTarget } from './entries'
import { parseIndex } from './params'

/** The tocht and drawing to use when the address of a walk does not name them. */
export interface Defaults {
  /** The tocht that was opened last. */
  readonly tocht: TochtId | undefined
  /** The drawing of a tocht at which to begin. */
  readonly drawing: (tocht: Tocht) => DrawingId | undefined
}

/**
 * Resolves the drawing of a walk; `undefined` if there is none. Never creates a drawing: an index after the last one
 * means the last one.
 */
export const enterWalk = (
  state: State,
  tochtParam: string | undefined,
  drawingParam: string | undefined,
  known: DrawingIds | null,
  defaults: Defaults,
): AddressTarget<DrawingIds> | undefined => {
  const named =
    enterTocht(state, tochtParam, known)?.ids.tocht ?? (tochtParam === undefined ? defaultTocht(state, defaults) : '')
  const tocht = state.tochten[named ?? '']
  if (!tocht) return undefined
  if (known && tocht.drawings.includes(known.drawing)) return { ids: known }
  const drawingIndex = parseIndex(drawingParam)
  if (drawingParam !== undefined && drawingIndex === undefined) return undefined
  const drawing = drawingIndex === undefined ? defaults.drawing(tocht) : tocht.drawings[drawingIndex]
  const opened = drawing ?? tocht.drawings.at(-1)
  return opened === undefined ? undefined : { ids: { tocht: tocht.id, drawing: opened } }
}

const defaultTocht = ({ order }: State, { tocht }: Defaults): TochtId | undefined =>
  tocht !== undefined && order.includes(tocht) ? tocht : order.at(-1)
