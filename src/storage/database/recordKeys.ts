import type { Scope } from '../../model/changes/actions'
import type { DrawingId, TochtId } from '../../model/types'

/** The values of records by key, without their revisions; `undefined` for a removed record. */
export type Records = ReadonlyMap<string, unknown>

export const TOCHTEN = 'tochten/'
export const DRAWINGS = 'drawings/'
/** Ink, in pieces. */
export const INK = 'ink/'
/** The range of stored steps of each scope. */
export const UNDO_LINES = 'history/'
export const STEPS = 'steps/'

export type InkKey = `${typeof INK}${DrawingId}/${number}`
export type StepKey = `${typeof UNDO_LINES}${Scope}` | `${typeof STEPS}${Scope}/${number}`

/**
 * The records of the contents: the order, the bin, one record per tocht and drawing, ink in pieces, and steps. The
 * database holds other records besides.
 */
export type RecordKey =
  | 'order'
  | 'bin'
  | `${typeof TOCHTEN}${TochtId}`
  | `${typeof DRAWINGS}${DrawingId}`
  | InkKey
  | StepKey

/** The record that tells the schema and the revision of the database. */
export const HEAD = 'head'
export const EARLIER_VERSIONS = 'snapshots/'
/** The list of the earlier versions by priority: the newest, then those of the emptied bin, then the others. */
export const EARLIER_VERSION_LIST = 'snapshotList'
/** Copies of records and texts that could not be read. */
export const UNREADABLE = 'unreadable/'
/** The places where walks were interrupted, by screen. */
export const LEFT = 'left/'

/** The id in a key: of a tocht or a drawing, or the scope of steps. */
export const idIn = (key: string): string => key.split('/', 2)[1] ?? ''

/** The ids in the keys of a table. */
export const idsUnder = (table: string, records: Records): readonly string[] =>
  [...records.keys()].filter((key) => key.startsWith(table)).map(idIn)
