import { bitsText, mixText, scattered } from '../hash'
import { listedTochten } from '../lookups'
import type { Drawing, State, Tocht, WholeTocht } from '../types'
import type { Hash } from './exchangeTypes'

/** A tocht has 6 bytes in exchanges, so that no two tochten of a device have the same. */
const TOCHT_DIGITS = 12
/** A drawing has 2 bytes, unique within its tocht. */
const DRAWING_DIGITS = 4

export const TOCHT_EXCHANGE_ID = new RegExp(`^[0-9a-f]{${TOCHT_DIGITS}}$`)
export const DRAWING_EXCHANGE_ID = new RegExp(`^[0-9a-f]{${DRAWING_DIGITS}}$`)

type TochtKeys = Pick<Tocht, 'id' | 'exchangeId'>

/** The id of a tocht in exchanges. It follows from its record key, which never leaves the device, unless it came along. */
export const exchangeIdOf = ({ id, exchangeId }: TochtKeys): string =>
  exchangeId ?? (hashText(id) + hashText(`tocht ${id}`)).slice(0, TOCHT_DIGITS)

/**
 * The ids of the drawings in exchanges, in their order. Of drawings with the same id the first that states it keeps it,
 * and the others take the next free one.
 */
export const exchangeIdsOf = ({ tocht, drawings }: WholeTocht): readonly string[] => {
  const taken = new Set(Object.keys(tocht.deleted ?? {}))
  const ids = new Map<Drawing, string>()
  // By key, so that a change of the order changes no id.
  const derived = drawings.filter(({ exchangeId }) => exchangeId === undefined).toSorted(byKey)
  for (const drawing of [...drawings.filter(({ exchangeId }) => exchangeId !== undefined), ...derived]) {
    const id = freeFrom(drawing.exchangeId ?? derivedId(drawing), taken)
    taken.add(id)
    ids.set(drawing, id)
  }
  return drawings.map((drawing) => ids.get(drawing) ?? derivedId(drawing))
}

/** The ids in exchanges that no other drawing may have: those of the drawings, and of drawings that were deleted. */
export const takenIds = (whole: WholeTocht): readonly string[] => [
  ...exchangeIdsOf(whole),
  ...Object.keys(whole.tocht.deleted ?? {}),
]

/** New drawings. Where the id in exchanges is taken, they state the next free one. */
export const withFreeIds = (added: readonly Drawing[], takenElsewhere: readonly string[]): readonly Drawing[] => {
  const taken = new Set(takenElsewhere)
  return added.map((drawing) => {
    const wanted = drawing.exchangeId ?? derivedId(drawing)
    const exchangeId = freeFrom(wanted, taken)
    taken.add(exchangeId)
    return exchangeId === wanted ? drawing : { ...drawing, exchangeId }
  })
}

/**
 * The id of a copy that a leader kept of another's state of a drawing, beside her own: the same on every device that keeps
 * it.
 */
export const copyIdOf = (exchangeId: string, state: Hash): string =>
  hashText(`${exchangeId} ${state}`).slice(0, DRAWING_DIGITS)

/** The listed tocht that is the same as one from outside, whatever was changed on either side. */
export const knownTocht = (
  { order, tochten }: Pick<State, 'order' | 'tochten'>,
  exchangeId: string | undefined,
): Tocht | undefined => listedTochten({ order, tochten }).find((tocht) => exchangeIdOf(tocht) === exchangeId)

/** The id in exchanges that a listed tocht has to state, because another one has its own; else `undefined`. */
export const otherTochtId = (
  { order, tochten }: Pick<State, 'order' | 'tochten'>,
  tocht: TochtKeys,
): string | undefined => {
  const others = order.flatMap((id) => (id === tocht.id ? [] : (tochten[id] ?? [])))
  const wanted = exchangeIdOf(tocht)
  const free = freeFrom(wanted, new Set(others.map(exchangeIdOf)))
  return free === wanted ? undefined : free
}

/** A tocht or a drawing without anything that relates it to a copy elsewhere. */
export const unrelated = <One extends Tocht | Drawing>(one: One): One => {
  const { exchangeId: _id, seen: _seen, past: _past, deleted: _deleted, ...others } = one as Drawing & Tocht
  return others as unknown as One
}

const byKey = (one: Drawing, other: Drawing): number => (one.id < other.id ? -1 : 1)

const derivedId = ({ id }: Drawing): string => hashText(id).slice(0, DRAWING_DIGITS)

/** The hash of a record key. */
const hashText = (text: string): string => bitsText(scattered(mixText(text)))

const freeFrom = (id: string, taken: ReadonlySet<string>): string => {
  let free = id
  while (taken.has(free)) {
    const next = (Number.parseInt(free, 16) + 1) % 16 ** id.length
    free = next.toString(16).padStart(id.length, '0')
  }
  return free
}
