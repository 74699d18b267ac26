import { hash } from '../../model/hash'
import { isObject } from '../../model/isObject'
import { drawingsOf, listedTochten } from '../../model/lookups'
import type { Drawing, State, Tocht } from '../../model/types'
import type { LastOperation, Head, TochtRevisions } from '../database/head'
import { inkOf, checksumOf } from '../ink'

/** The part of a state that the database holds. */
export interface Committed {
  readonly state: State
  readonly revisions: TochtRevisions
  readonly head?: Head | undefined
  /** The tabs whose uncommitted work the mirror includes; absent if unknown. */
  readonly tabsAhead?: readonly LastOperation[]
}

/**
 * The text of the mirror, the documented copy in local storage: every tocht, complete. Each tocht carries the revision
 * of its last commit, the tabs whose uncommitted work it includes (`ahead`), and a seal over its text. So the next
 * start can tell an outdated copy, uncommitted work and foreign text apart.
 */
export const mirrorText = (state: State, committed: Committed): string => {
  const tochten = listedTochten(state)
  // `true` if the tabs are unknown or the mirror does not show all of their work.
  const ahead = showsAll(state, committed.state) && committed.tabsAhead ? committed.tabsAhead : true
  const standingOf = (tocht: Tocht): Standing => ({
    revision: committed.revisions[tocht.id] ?? 0,
    ahead: isAhead(tocht, state, committed.state) ? ahead : undefined,
  })
  return `[${tochten.map((tocht) => sealedText(tocht, drawingsOf(state, tocht), standingOf(tocht))).join(',')}]`
}

/** The relation of a copy of a tocht to the database. */
export interface Standing {
  readonly revision: number
  /** The tabs whose uncommitted work it includes; `true` if they are unknown or their work is not shown in full. */
  readonly ahead: readonly LastOperation[] | true | undefined
}

/**
 * Whether the mirror shows all work. It lacks changes of the bin, and does not tell who changed the order. One loss is
 * harmless: a new tocht goes to the end again.
 */
const showsAll = (state: State, committed: State): boolean =>
  committed.order.every((id, index) => state.order[index] === id) &&
  Object.keys(state.bin).join() === Object.keys(committed.bin).join() &&
  !Object.keys(state.bin).some((id) => state.tochten[id] && isAhead(state.tochten[id], state, committed))

const isAhead = (tocht: Tocht, { drawings }: State, committed: State): boolean =>
  committed.tochten[tocht.id] !== tocht || tocht.drawings.some((id) => committed.drawings[id] !== drawings[id])

const sealedText = (tocht: Tocht, drawings: readonly Drawing[], { revision, ahead }: Standing): string => {
  const { name, style, drawings: _listed, ...others } = tocht
  const details = drawings.map(({ elements: _ink, ...known }) => known)
  const ink = drawings.map(({ elements }) => inkOf(elements))
  const ours = { ...others, rev: revision, ahead, details }
  const seal = sealOf(
    { name, style, ...ours },
    ink.map(({ checksum }) => checksum),
  )
  const head = JSON.stringify({ name, style })
  const tail = JSON.stringify({ ...ours, seal })
  return `${head.slice(0, -1)},"drawings":[${ink.map(({ text }) => text).join(',')}],${tail.slice(1)}`
}

const sealOf = (fields: object, checksums: readonly string[]): string =>
  hash([JSON.stringify(fields), ...checksums].join(' '))

/** The standing of a tocht in the mirror if its seal is intact; else `undefined`. */
export const sealedStanding = (raw: unknown): Standing | undefined => {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.rev !== 'number') return undefined
  const { drawings, seal, ...fields } = raw
  if (!Array.isArray(drawings) || !drawings.every(isList)) return undefined
  try {
    const checksums = drawings.map(checksumOf)
    if (seal !== sealOf(fields, checksums)) return undefined
    return { revision: raw.rev, ahead: aheadFrom(raw.ahead) }
  } catch {
    // Nested too deeply to be written as JSON, so this app did not write it.
    return undefined
  }
}

/** An unknown form of `ahead` counts as unknown tabs. */
const aheadFrom = (raw: unknown): Standing['ahead'] => {
  if (raw === undefined) return undefined
  return isList(raw) && raw.every(isLastOperation) ? raw : true
}

const isLastOperation = (raw: unknown): raw is LastOperation =>
  isObject(raw) && typeof raw.by === 'string' && typeof raw.upTo === 'number'

/** The tochten of a mirror, any of which may be foreign; `undefined` if the text is not a list. */
export const mirroredTochten = (text: string): readonly unknown[] | undefined => {
  try {
    const raw: unknown = JSON.parse(text)
    return isList(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
