import type { Scope } from '../../model/actions'
import type { DrawingId, TochtId } from '../../model/types'

/** What stands in the database, by key; without a value, what was removed from it. */
export type Records = ReadonlyMap<string, unknown>

export const TOCHTEN = 'tochten/'
export const DRAWINGS = 'drawings/'
/** Ink, in pieces. */
export const INK = 'ink/'
/** Which steps of a scope there are. */
export const LINES = 'history/'
export const STEPS = 'steps/'

export type InkKey = `${typeof INK}${DrawingId}/${number}`
export type StepKey = `${typeof LINES}${Scope}` | `${typeof STEPS}${Scope}/${number}`

/** The records of contents: the two lists, one per tocht and per drawing, the ink in pieces, the steps. Others stand beside. */
export type RecordKey =
  | 'order'
  | 'bin'
  | `${typeof TOCHTEN}${TochtId}`
  | `${typeof DRAWINGS}${DrawingId}`
  | InkKey
  | StepKey

/** The id of what a record is about: of a tocht or of a drawing, or the scope of steps, which is one of those. */
export const thingIn = (key: string): string => key.split('/', 2)[1] ?? ''

/** What the records of a table are about. */
export const idsUnder = (table: string, records: Records): readonly string[] =>
  [...records.keys()].filter((key) => key.startsWith(table)).map(thingIn)
