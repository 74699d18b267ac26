import type { Scope } from '../../model/changes/actions'
import { EMPTY_CONTENTS, type Contents } from '../../model/contents'
import type { State, Tocht, TochtId } from '../../model/types'
import { isThere } from '../../model/undo/history'
import type { History } from '../../model/undo/step'
import { stepText } from '../../model/undo/stepText'
import type { Transaction } from './database'
import { readHead, type Head, type Revision } from './head'
import { DRAWINGS, idIn, idsUnder, INK, STEPS, TOCHTEN, UNDO_LINES, UNREADABLE, type Records } from './recordKeys'
import { withRecords } from './records'

/** A record with the commit that wrote it. */
export interface Recorded {
  readonly rev: Revision
  /** `null` for a tocht that was deleted for good, and for a discarded record, so that no older copy restores it. */
  readonly value: unknown
  /** In the record of a tocht: when the commit was written, in milliseconds since 1970. */
  readonly at?: number
}

/** A record as written; `null` marks a deleted one. */
export const recorded = (revision: Revision, value: unknown): Recorded => ({ rev: revision, value: value ?? null })

/** The contents of the database at one commit. */
export interface Stored {
  /** `undefined` for a database in which nobody has committed yet. */
  readonly head: Head | undefined
  readonly contents: Contents
  /** The commit that wrote each record of the contents, by key. */
  readonly revisions: ReadonlyMap<string, Revision>
  /** The last commit that changed each tocht or a drawing of it, also of tochten that were deleted for good. */
  readonly tochten: Readonly<Record<TochtId, Revision>>
}

/** What was found besides, when everything was read. */
export interface Reading extends Stored {
  /** The scopes that other commits changed since the known contents. */
  readonly changedScopes: ReadonlySet<Scope>
  /** The scopes whose steps can no longer be used. */
  readonly useless: readonly Scope[]
  /** Records of listed drawings that could not be read, unchanged. */
  readonly unreadable: ReadonlyMap<string, unknown>
}

const TABLES = [TOCHTEN, DRAWINGS, INK, UNDO_LINES, STEPS]

/**
 * Reads all contents, but no earlier versions. Records that are as in the known contents keep their objects, so that
 * nothing that is derived from them has to be made again.
 * @throws NewerSchema
 */
export const readStored = async (
  transaction: Pick<Transaction, 'get' | 'under'>,
  known: Stored | undefined,
): Promise<Reading> => {
  const [head, order, bin, ...tables] = await Promise.all([
    readHead(transaction),
    transaction.get('order'),
    transaction.get('bin'),
    ...TABLES.map((table) => transaction.under(table)),
  ])
  const records = recordsIn([new Map(Object.entries({ order, bin })), ...tables])
  const changed = changedSince(known, records)
  const read = withRecords(known?.contents ?? EMPTY_CONTENTS, changed)
  const state = withoutMissing(read.state)
  return {
    head,
    contents: { state, history: read.history },
    revisions: new Map([...records].map(([key, { rev }]) => [key, rev])),
    tochten: tochtRevisions(records, read.state),
    changedScopes: new Set([...changed.keys()].filter((key) => key.startsWith(UNDO_LINES)).map(idIn)),
    useless: known ? [] : uselessScopes(read.history, state),
    unreadable: unreadableIn(records, read.state),
  }
}

/** The scopes of what is gone, and which no step of another scope can bring back. */
const uselessScopes = (history: History, state: State): readonly Scope[] => {
  const gone = Object.keys(history).filter((scope) => !isThere(state, scope))
  if (gone.length === 0) return []
  // A step of a drawing brings nothing else back.
  const lines = Object.entries(history).filter(([scope]) => !(scope in state.drawings))
  const texts = lines.map(([scope, { steps }]) => [scope, steps.map(stepText).join(' ')] as const)
  return gone.filter((id) => !texts.some(([scope, text]) => scope !== id && text.includes(id)))
}

const recordsIn = (tables: readonly ReadonlyMap<string, unknown>[]): ReadonlyMap<string, Recorded> => {
  const records = new Map<string, Recorded>()
  for (const table of tables)
    for (const [key, record] of table) if (record !== undefined) records.set(key, record as Recorded)
  return records
}

/** The records that differ from those of the known contents; `undefined` for a removed one. */
const changedSince = (known: Stored | undefined, records: ReadonlyMap<string, Recorded>): Records => {
  const gone = [...(known?.revisions.keys() ?? [])].filter((key) => !records.has(key))
  const written = [...records].filter(([key, { rev }]) => known?.revisions.get(key) !== rev)
  return new Map([
    ...gone.map((key) => [key, undefined] as const),
    ...written.map(([key, { value }]) => [key, value ?? undefined] as const),
  ])
}

/**
 * Leaves out list entries and records that do not match: a listed drawing without a record, a drawing that no tocht
 * lists. A tocht that is neither in the list nor in the bin goes to the end of the list.
 */
const withoutMissing = ({ order, tochten, drawings, bin }: State): State => {
  const whole = Object.values(tochten).map((tocht) => withDrawings(tocht, drawings))
  const listed = new Set(whole.flatMap((tocht) => tocht.drawings))
  return {
    order: [
      ...order.filter((id) => id in tochten),
      ...Object.keys(tochten).filter((id) => !order.includes(id) && !(id in bin)),
    ],
    tochten: Object.fromEntries(whole.map((tocht) => [tocht.id, tocht])),
    drawings: Object.fromEntries(Object.entries(drawings).filter(([id]) => listed.has(id))),
    bin: Object.fromEntries(Object.entries(bin).filter(([id]) => id in tochten && !order.includes(id))),
  }
}

const withDrawings = (tocht: Tocht, drawings: State['drawings']): Tocht =>
  tocht.drawings.every((id) => id in drawings)
    ? tocht
    : { ...tocht, drawings: tocht.drawings.filter((id) => id in drawings) }

/**
 * A commit that changes a drawing writes the record of its tocht, too, which so has the revision of both. Schema 2 did
 * not: there, the highest of the numbers counts.
 */
const tochtRevisions = (records: ReadonlyMap<string, Recorded>, { tochten }: State): Record<TochtId, Revision> => {
  const highest = new Map<string, number>()
  for (const [key, { rev }] of records)
    if (typeof rev === 'number') highest.set(idIn(key), Math.max(rev, highest.get(idIn(key)) ?? 0))
  return Object.fromEntries(
    idsUnder(TOCHTEN, records).map((id) => {
      const rev = records.get(`${TOCHTEN}${id}`)?.rev ?? 0
      const drawings = tochten[id]?.drawings ?? []
      return [id, typeof rev === 'string' ? rev : Math.max(...[id, ...drawings].map((one) => highest.get(one) ?? 0))]
    }),
  )
}

const unreadableIn = (
  records: ReadonlyMap<string, Recorded>,
  { tochten, drawings }: State,
): ReadonlyMap<string, unknown> => {
  const missing = new Set(Object.values(tochten).flatMap((tocht) => tocht.drawings.filter((id) => !(id in drawings))))
  return new Map(
    [...records].filter(
      ([key, { value }]) =>
        value !== null && [DRAWINGS, INK].some((table) => key.startsWith(table)) && missing.has(idIn(key)),
    ),
  )
}

/** Copies unreadable records, because they will be overwritten some day. */
export const setAside = async (
  transaction: Pick<Transaction, 'get' | 'put'>,
  unreadable: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const entries = [...unreadable].map(([key, record]) => [`${UNREADABLE}${key}`, record] as const)
  const copies = await Promise.all(entries.map(([key]) => transaction.get(key)))
  for (const [index, [key, record]] of entries.entries()) if (copies[index] === undefined) transaction.put(key, record)
}
