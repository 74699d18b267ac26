import type { Patch } from 'immer'
import type { Drawing, DrawingId, State, Tocht, TochtId } from '../model/types'
import { inkOf } from './ink'

/** What IndexedDB holds: the list of tochten, and a record per tocht and per drawing. Each bears its last revision. */
export type RecordKey = 'order' | `tochten/${TochtId}` | `drawings/${DrawingId}`

export interface Recorded<T> {
  /** The number of the commit that wrote it; commits are counted, since clocks cannot be trusted. */
  readonly rev: number
  /** Null for a tocht that was deleted, which is remembered so that an older copy does not bring it back. */
  readonly value: T | null
}

/** A drawing as it is stored: a text that is known already is written several times faster than objects are. */
export interface DrawingRecord {
  readonly id: DrawingId
  readonly ink: string
}

export type RecordValue = State['order'] | Tocht | DrawingRecord

/** The records that a change touched, read off the first two segments of its patches. */
export const changedRecords = (patches: readonly Patch[]): ReadonlySet<RecordKey> =>
  new Set(
    patches.flatMap(({ path: [table, id] }): RecordKey[] => {
      if (table === 'order') return ['order']
      return table === 'tochten' || table === 'drawings' ? [`${table}/${id}`] : []
    }),
  )

/** The present value of a record; undefined for one that is no more. */
export const recordValue = (state: State, key: RecordKey): RecordValue | undefined => {
  if (key === 'order') return state.order
  const [table, id] = splitKey(key)
  if (table === 'tochten') return state.tochten[id]
  const drawing = state.drawings[id]
  return drawing && { id, ink: inkOf(drawing.elements).text }
}

/** Undefined for a record that cannot be read; it stays in the database. */
const drawingFrom = (value: unknown): Drawing | undefined => {
  try {
    const { id, ink } = value as DrawingRecord
    const elements: unknown = JSON.parse(ink)
    return Array.isArray(elements) ? { id, elements } : undefined
  } catch {
    return undefined
  }
}

const splitKey = (key: string): ['tochten' | 'drawings', string] =>
  key.startsWith('tochten/') ? ['tochten', key.slice('tochten/'.length)] : ['drawings', key.slice('drawings/'.length)]

export const allRecords = (state: State): readonly RecordKey[] => [
  'order',
  ...Object.keys(state.tochten).map((id): RecordKey => `tochten/${id}`),
  ...Object.keys(state.drawings).map((id): RecordKey => `drawings/${id}`),
]

export interface StoredState {
  readonly state: State
  /** The highest revision on any record; 0 for an empty database. */
  readonly rev: number
  /** Of each tocht, drawings included; of a deleted one, that of its deletion. */
  readonly revisions: Readonly<Record<TochtId, number>>
}

const TOCHTEN = 'tochten/'
const DRAWINGS = 'drawings/'

/**
 * Puts the records of the database together again. What has lost its counterpart (a drawing that no tocht lists, a
 * listed drawing without a record) is left out of the state, and stays in the database.
 */
export const stateFromRecords = (entries: readonly (readonly [string, Recorded<unknown>])[]): StoredState => {
  const all = new Map(entries)
  const drawings = new Map(
    entries.flatMap(([key, { value }]) => {
      const drawing = key.startsWith(DRAWINGS) ? drawingFrom(value) : undefined
      return drawing ? [[drawing.id, drawing] as const] : []
    }),
  )
  const tochten = ((all.get('order')?.value ?? []) as State['order'])
    .flatMap((id) => (all.get(`tochten/${id}`)?.value ?? []) as Tocht | [])
    .map((tocht) =>
      withDrawings(
        tocht,
        tocht.drawings.filter((id) => drawings.has(id)),
      ),
    )
  const listed = tochten.flatMap((tocht) => tocht.drawings.flatMap((id) => drawings.get(id) ?? []))
  return {
    state: {
      order: tochten.map(({ id }) => id),
      tochten: Object.fromEntries(tochten.map((tocht) => [tocht.id, tocht])),
      drawings: Object.fromEntries(listed.map((drawing) => [drawing.id, drawing])),
    },
    rev: entries.reduce((highest, [, { rev }]) => Math.max(highest, rev), 0),
    revisions: tochtRevisions(all),
  }
}

const tochtRevisions = (all: ReadonlyMap<string, Recorded<unknown>>): Record<TochtId, number> => {
  const ofTochten = [...all].filter(([key]) => key.startsWith(TOCHTEN))
  return Object.fromEntries(
    ofTochten.map(([key, { rev, value }]) => {
      const drawings = (value as Tocht | null)?.drawings ?? []
      return [key.slice(TOCHTEN.length), Math.max(rev, ...drawings.map((id) => all.get(`drawings/${id}`)?.rev ?? 0))]
    }),
  )
}

/** The same object where nothing is missing, so that what was read stays what it was. */
const withDrawings = (tocht: Tocht, drawings: Tocht['drawings']): Tocht =>
  drawings.length === tocht.drawings.length ? tocht : { ...tocht, drawings }
