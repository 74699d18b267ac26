import { hash } from '../../model/hash'
import { isObject } from '../../model/isObject'
import type { DiskTocht } from '../format'

/**
 * The ids and hashes of a tocht in a link, as bytes: in its text they would take three times as many. A checksum (2
 * bytes), the id of the tocht (6) and the state that it replaces (2); for each drawing the same two (2 + 2); then what was
 * deleted last (2 + 2 each). Zeros stand for no state. A tocht that replaces nothing takes 2 bytes a drawing.
 */
const CHECKSUM_DIGITS = 4
const TOCHT_DIGITS = 12
/** The digits of a drawing's id, and of a hash in a link. */
const DIGITS = 4
const NONE = '0'.repeat(DIGITS)
/** Deleted drawings in a link, which would grow with each deletion. */
const MOST_DELETED = 12

/** What is packed of a tocht. */
type Relations = Pick<DiskTocht, 'id' | 'seen' | 'deleted' | 'details'>

/** @returns hexadecimal digits; `undefined` if the tocht has no id in exchanges */
export const packedIds = ({ id, seen, deleted = {}, details = [] }: Relations): string | undefined => {
  if (id === undefined) return undefined
  const gone = Object.entries(deleted).slice(-MOST_DELETED)
  const isShort = seen === undefined && gone.length === 0 && details.every((one) => one.seen === undefined)
  const drawings = details.map((one) => (one.id ?? NONE) + (isShort ? '' : short(one.seen)))
  const digits = isShort
    ? [id, ...drawings].join('')
    : [id, short(seen), ...drawings, ...gone.map(([one, states]) => one + short(states.at(-1)))].join('')
  return checksumOf(digits) + digits
}

/** A hash in a link. One that would be read as none is left out: it only tells more about the past. */
const short = (state: string | undefined): string => state?.slice(0, DIGITS) ?? NONE

const checksumOf = (digits: string): string => hash(digits).slice(-CHECKSUM_DIGITS)

/**
 * Adds packed ids to a tocht from a link. Ids that were damaged on the way, or that do not fit the drawings, are ignored:
 * the drawings have a checksum of their own.
 */
export const withPackedIds = (value: unknown, packed: string): unknown => {
  if (!isObject(value) || !Array.isArray(value['ink'])) return value
  const relations = relationsIn(packed, value['ink'].length)
  if (!relations) return value
  const { details: known, ...tocht } = relations
  const details: readonly unknown[] = Array.isArray(value['details']) ? value['details'] : []
  return { ...value, ...tocht, details: known?.map((one, index) => Object.assign({}, details[index], one)) }
}

const relationsIn = (packed: string, drawings: number): Relations | undefined => {
  const digits = packed.slice(CHECKSUM_DIGITS)
  if (packed.slice(0, CHECKSUM_DIGITS) !== checksumOf(digits)) return undefined
  const [id, rest] = [digits.slice(0, TOCHT_DIGITS), digits.slice(TOCHT_DIGITS)]
  const parts = rest.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []
  if (parts.length === drawings) return { id, details: parts.map((one) => ({ id: one })) }
  const [seen = NONE, ...states] = parts
  if (states.length < 2 * drawings || states.length % 2 !== 0) return undefined
  const pairs = Array.from(
    { length: states.length / 2 },
    (_, at) => [states[2 * at] ?? NONE, states[2 * at + 1] ?? NONE] as const,
  )
  const gone = pairs.slice(drawings).map(([one, state]) => [one, [state]] as const)
  return {
    id,
    ...stated(seen),
    ...(gone.length > 0 && { deleted: Object.fromEntries(gone) }),
    details: pairs.slice(0, drawings).map(([one, state]) => Object.assign({ id: one }, stated(state))),
  }
}

const stated = (state: string): Pick<Relations, 'seen'> => (state === NONE ? {} : { seen: state })
