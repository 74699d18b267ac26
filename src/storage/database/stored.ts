import type { Scope } from '../../model/changes/actions'
import { EMPTY_CONTENTS, type Contents } from '../../model/contents'
import type { State, Tocht, TochtId } from '../../model/types'
import type { Transaction } from './database'
import { FIRST_HEAD, type LastOperation, type Head, type TochtRevisions, SCHEMA } from './head'
import {
  DRAWINGS,
  HEAD,
  idsUnder,
  idIn,
  INK,
  TOCHTEN,
  UNREADABLE,
  type Records,
  type WrittenRecords,
} from './recordKeys'
import { withRecords } from './records'
import { uselessScopes } from './stepRecords'

/** The contents of the database, with the data that identify their revision. */
export interface Base {
  readonly contents: Contents
  /** The number of the last commit. */
  readonly revision: number
  /** Identifies the database; see `Head`. */
  readonly database: string
  /** The last committed operation of each tab. */
  readonly done: readonly LastOperation[]
  /**
   * The last revision of each tocht and its drawings. A tocht that was deleted for good has the revision of its
   * deletion.
   */
  readonly revisions: TochtRevisions
}

/** Everything that the database holds, read at one moment. */
export interface Stored extends Base {
  readonly head: Head
  /** The scopes whose steps can no longer be used. */
  readonly useless: readonly Scope[]
  /** Records of listed drawings that could not be read, unchanged. */
  readonly unreadable: ReadonlyMap<string, unknown>
}

/** A record with the revision that wrote it. */
export interface Recorded {
  readonly rev: number
  /** `null` for a tocht that was deleted for good, and for a discarded record, so that no older copy restores it. */
  readonly value: unknown
}

/** A newer build has written to the database: this one must not read or change it. */
export class NewerSchema extends Error {}

/** @throws NewerSchema */
export const readHead = async (transaction: Transaction): Promise<Head | undefined> => {
  const head = (await transaction.get(HEAD)) as Head | undefined
  if (head && head.schema > SCHEMA) throw new NewerSchema()
  return head
}

/** Reads records by key; `undefined` for a missing one. */
export const readRecords = async (transaction: Transaction, keys: readonly string[]): Promise<Records> => {
  const records = await Promise.all(keys.map((key) => transaction.get(key)))
  return new Map(keys.map((key, index) => [key, (records[index] as Recorded | undefined)?.value ?? undefined]))
}

/** A record as written; `null` marks a deleted one. */
export const recorded = (revision: number, value: unknown): Recorded => ({ rev: revision, value: value ?? null })

export const writeHead = (transaction: Transaction, head: Head): void => transaction.put(HEAD, head)

/**
 * Reads everything. Keeps a copy of unreadable records, because they will be overwritten some day.
 * @param name for a database without a head: it is new, or has lost its head
 */
export const readStored = async (transaction: Transaction, name: string): Promise<Stored> => {
  const records = await transaction.under('')
  const written = records.get(HEAD) as Head | undefined
  const head = written ?? firstHead(records, name)
  if (!written) writeHead(transaction, head)
  const stored = storedFrom(records, head)
  for (const [key, record] of stored.unreadable) {
    const aside = `${UNREADABLE}${key}`
    if (!records.has(aside)) transaction.put(aside, record)
  }
  return stored
}

const firstHead = (records: WrittenRecords, database: string): Head => ({
  ...FIRST_HEAD,
  database,
  // The left places of a walk have no revision.
  rev: [...records.values()].reduce<number>(
    (most, record) => Math.max(most, (record as Partial<Recorded>).rev ?? 0),
    0,
  ),
})

const storedFrom = (records: WrittenRecords, head: Head): Stored => {
  const entries = [...records].filter(([key]) => key !== HEAD) as [string, Recorded][]
  const values: Records = new Map(entries.map(([key, { value }]) => [key, value ?? undefined]))
  const read = withRecords(EMPTY_CONTENTS, values)
  const state = withoutMissing(read.state)
  return {
    head,
    contents: { state, history: read.history },
    revision: head.rev,
    database: head.database,
    done: head.done,
    revisions: tochtRevisions(new Map(entries), read.state),
    useless: uselessScopes(read.history, values, state),
    unreadable: unreadableIn(entries, read.state),
  }
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

const tochtRevisions = (records: ReadonlyMap<string, Recorded>, state: State): Record<TochtId, number> => {
  const lastOf = new Map<string, number>()
  for (const [key, { rev }] of records) {
    const id = idIn(key)
    lastOf.set(id, Math.max(rev, lastOf.get(id) ?? 0))
  }
  return Object.fromEntries(
    idsUnder(TOCHTEN, records).map((id) => {
      const drawings = state.tochten[id]?.drawings ?? []
      return [id, Math.max(...[id, ...drawings].map((one) => lastOf.get(one) ?? 0))]
    }),
  )
}

const unreadableIn = (records: readonly [string, Recorded][], { tochten, drawings }: State): Map<string, unknown> => {
  const missing = new Set(Object.values(tochten).flatMap((tocht) => tocht.drawings.filter((id) => !(id in drawings))))
  return new Map(
    records.filter(
      ([key, { value }]) =>
        value !== null && [DRAWINGS, INK].some((table) => key.startsWith(table)) && missing.has(idIn(key)),
    ),
  )
}
