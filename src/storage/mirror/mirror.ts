import { isObject } from '../../model/isObject'
import { drawingsOf } from '../../model/lookups'
import type { Drawing, State, Tocht } from '../../model/types'
import { hash } from '../../model/hash'
import type { Done, Head, TochtRevisions } from '../database/head'
import { inkOf, markOf } from '../ink'

/** What the database has of a state. */
export interface Committed {
  readonly state: State
  readonly revisions: TochtRevisions
  readonly head?: Head | undefined
  /** Up to which of its operations each page's work is in the state that is ahead; left out where that is not known. */
  readonly inFlight?: readonly Done[]
}

/**
 * The documented copy in local storage, as text: every tocht, complete. Each tocht carries the revision of its last
 * commit, whether it is ahead of that and by whose work, and a seal over its own text, so that at the next start a copy
 * that fell behind, one of what was not committed any more, and one that somebody else wrote are told apart.
 */
export const mirrorText = (state: State, committed: Committed): string => {
  const tochten = state.order.flatMap((id) => state.tochten[id] ?? [])
  // True where it is not known by whose work, or the mirror does not show all of it.
  const ahead = showsAll(state, committed.state) && committed.inFlight ? committed.inFlight : true
  const standingOf = (tocht: Tocht): Standing => ({
    revision: committed.revisions[tocht.id] ?? 0,
    ahead: isAhead(tocht, state, committed.state) ? ahead : undefined,
  })
  return `[${tochten.map((tocht) => tochtText(tocht, drawingsOf(state, tocht), standingOf(tocht))).join(',')}]`
}

/** How a copy of a tocht relates to what the database has. */
export interface Standing {
  readonly revision: number
  /** By whose work it is ahead, or just that it is: the mirror does not show all of that work, or nobody knows. */
  readonly ahead: readonly Done[] | true | undefined
}

/**
 * The mirror says nothing of the bin, and of the order not whose it is. But tochten that were added come behind the others
 * again, and a day of use that the bin does not count keeps what is in it for longer.
 */
const showsAll = (state: State, committed: State): boolean =>
  committed.order.every((id, place) => state.order[place] === id) &&
  Object.keys(state.bin).join() === Object.keys(committed.bin).join() &&
  !Object.keys(state.bin).some((id) => state.tochten[id] && isAhead(state.tochten[id], state, committed))

const isAhead = (tocht: Tocht, { drawings }: State, committed: State): boolean =>
  committed.tochten[tocht.id] !== tocht || tocht.drawings.some((id) => committed.drawings[id] !== drawings[id])

const tochtText = (tocht: Tocht, drawings: readonly Drawing[], { revision, ahead }: Standing): string => {
  const { name, style, drawings: _listed, ...others } = tocht
  const details = drawings.map(({ elements: _ink, ...known }) => known)
  const ink = drawings.map(({ elements }) => inkOf(elements))
  const ours = { ...others, rev: revision, ahead, details }
  const seal = sealOf(
    { name, style, ...ours },
    ink.map(({ mark }) => mark),
  )
  const head = JSON.stringify({ name, style })
  const tail = JSON.stringify({ ...ours, seal })
  return `${head.slice(0, -1)},"drawings":[${ink.map(({ text }) => text).join(',')}],${tail.slice(1)}`
}

const sealOf = (fields: object, marks: readonly string[]): string => hash([JSON.stringify(fields), ...marks].join(' '))

/** What a tocht in the mirror says of itself, if it is as we wrote it; nothing for one that came from elsewhere. */
export const sealedStanding = (raw: unknown): Standing | undefined => {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.rev !== 'number') return undefined
  const { drawings, seal, ...fields } = raw
  if (!Array.isArray(drawings) || !drawings.every(isList)) return undefined
  try {
    const marks = drawings.map(markOf)
    if (seal !== sealOf(fields, marks)) return undefined
    return { revision: raw.rev, ahead: aheadFrom(raw.ahead) }
  } catch {
    // Nested deeper than can be written as JSON: read it we could, but never have written it.
    return undefined
  }
}

/** Ahead by work that is not named, where it is named in a way that we do not know: then nothing is taken for known. */
const aheadFrom = (raw: unknown): Standing['ahead'] => {
  if (raw === undefined) return undefined
  return isList(raw) && raw.every(isDone) ? raw : true
}

const isDone = (raw: unknown): raw is Done =>
  isObject(raw) && typeof raw.by === 'string' && typeof raw.upTo === 'number'

/** The tochten in a mirror, of which any may come from elsewhere; undefined where it is no list. */
export const mirroredTochten = (text: string): readonly unknown[] | undefined => {
  try {
    const raw: unknown = JSON.parse(text)
    return isList(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
