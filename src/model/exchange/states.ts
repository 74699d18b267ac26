import { DEFAULT_CANVAS } from '../../constants'
import { bitsText, mixText, mixWhole, scattered } from '../hash'
import { isObject } from '../isObject'
import { oncePer } from '../oncePer'
import { sameValue } from '../sameValue'
import { DEFAULT_SHEET } from '../sheet/defaultSheet'
import type { Drawing, DrawingElement, Tocht, WholeTocht } from '../types'
import { exchangeIdsOf } from './exchangeIds'
import type { Hash, TochtState } from './exchangeTypes'
import { withoutNumber } from './numberedName'

/** States of a drawing, and of a tocht, that are remembered. */
const MOST_PAST = 8
const MOST_TOCHT_PAST = 4
/** Deleted drawings of a tocht that are remembered. */
const MOST_DELETED = 200

/** What leaders compare and choose as one: the ink, the note and the distance, but not the check. */
export type DrawingContents = Pick<Drawing, 'elements' | 'note' | 'distance'>

export const sameContents = (one: DrawingContents, other: DrawingContents): boolean =>
  (one.note ?? '') === (other.note ?? '') && one.distance === other.distance && sameValue(one.elements, other.elements)

/** Covers everything in a drawing, also elements of newer versions, so that every version has the same hash. */
export const hashOfContents = ({ elements, note, distance }: DrawingContents): Hash =>
  bitsText(scattered(mixWhole(inkHash(elements), mixText(JSON.stringify([note ?? '', distance ?? null])))))

const inkHash = oncePer((elements: readonly DrawingElement[]): number => mixText(canonicalText(elements)))

/** Precedes the name of a choice for the sheet. */
export const SHEET_MEMBER = 'sheet.'

/** The members that each side keeps, or that another rule merges. */
const APART: ReadonlySet<string> = new Set<keyof Tocht>([
  'id',
  'drawings',
  'sheet',
  'source',
  'exchangeId',
  'seen',
  'past',
  'deleted',
])
/** Each side knows what it printed last. */
const PRINTED = `${SHEET_MEMBER}printed`

export const tochtStateOf = (whole: WholeTocht): TochtState => ({
  members: membersOf(whole.tocht),
  order: exchangeIdsOf(whole),
})

const membersOf = (tocht: Tocht): TochtState['members'] => {
  const sheet = tocht.sheet ? { ...DEFAULT_SHEET, ...tocht.sheet } : {}
  const members = [
    ...Object.entries({ ...tocht, name: withoutNumber(tocht.name), canvas: tocht.canvas ?? DEFAULT_CANVAS }),
    ...Object.entries(sheet).map(([name, choice]) => [SHEET_MEMBER + name, choice] as const),
  ]
  return Object.fromEntries(
    members.filter(([name, value]) => value !== undefined && name !== PRINTED && !APART.has(name)),
  )
}

export const hashOfTocht = (state: TochtState): Hash => bitsText(scattered(mixText(canonicalText(state))))

/** JSON with the members in the order of their names: another device may write them in another order. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Whether a hash, which may be shortened, is that of a state. */
export const isHashOf = (hash: Hash | undefined, state: Hash): boolean => hash !== undefined && state.startsWith(hash)

/** The past with a state that somebody else has now. */
export const withPast = (past: readonly Hash[] = [], state: Hash): readonly Hash[] =>
  past.at(-1) === state ? past : [...past.filter((one) => one !== state), state].slice(-MOST_PAST)

/** As many deleted drawings, and states of each, as are remembered; the last are the newest. */
export const rememberedOf = (
  deleted: readonly (readonly [exchangeId: string, past: readonly Hash[]])[],
): NonNullable<Tocht['deleted']> =>
  Object.fromEntries(deleted.slice(-MOST_DELETED).map(([id, past]) => [id, past.slice(-MOST_PAST)]))

export const withTochtPast = (past: readonly TochtState[] = [], state: TochtState): readonly TochtState[] =>
  sameValue(past.at(-1), state)
    ? past
    : [...past.filter((one) => !sameValue(one, state)), state].slice(-MOST_TOCHT_PAST)

interface Known {
  readonly seen?: Hash | undefined
  readonly past?: readonly Hash[] | undefined
}

/**
 * The state that the present one replaces, which goes along: who still has that one can take the present one. Usually what
 * last arrived. After that was taken as it is, or after somebody went back to an earlier state that is elsewhere, the
 * last other state that came or went.
 */
export const replacedBy = (now: Hash, { seen, past = [] }: Known): Hash | undefined => {
  const isBack = past.includes(now) && past.at(-1) !== now
  return seen !== undefined && seen !== now && !isBack ? seen : past.findLast((one) => one !== now)
}

/** Whether nothing was changed here since the drawing or tocht came, or since its only state went out. */
export const isUntouched = (now: Hash, { seen, past = [] }: Known): boolean =>
  seen === undefined ? past.length === 1 && past[0] === now : seen === now
