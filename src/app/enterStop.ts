import type { DrawingId, State, Tocht, TochtId } from '../model/types'
import type { DrawingIds } from '../ui/paths'
import { enterTocht, type Entry } from './entries'
import { parseIndex } from './params'

/** What an address of a walk means that does not say all. */
export interface Usual {
  /** The tocht that was opened last. */
  readonly tocht: TochtId | undefined
  /** The drawing of a tocht at which to begin. */
  readonly drawing: (tocht: Tocht) => DrawingId | undefined
}

/** A drawing of a walk, and none is made: behind the last there is the last. Undefined where there is no drawing. */
export const enterStop = (
  state: State,
  tochtIndex: string | undefined,
  index: string | undefined,
  known: DrawingIds | null,
  usual: Usual,
): Entry<DrawingIds> | undefined => {
  const named = tochtIndex === undefined ? usualTocht(state, usual) : enterTocht(state, tochtIndex, known)?.ids.tocht
  const tocht = state.tochten[named ?? '']
  if (!tocht) return undefined
  if (known && tocht.drawings.includes(known.drawing)) return { ids: known }
  const place = parseIndex(index)
  if (index !== undefined && place === undefined) return undefined
  const drawing = place === undefined ? usual.drawing(tocht) : tocht.drawings[place]
  const stop = drawing ?? tocht.drawings.at(-1)
  return stop === undefined ? undefined : { ids: { tocht: tocht.id, drawing: stop } }
}

const usualTocht = ({ order }: State, { tocht }: Usual): TochtId | undefined =>
  tocht !== undefined && order.includes(tocht) ? tocht : order.at(-1)
