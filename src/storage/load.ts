import { MIRROR_KEY } from '../constants'
import type { History } from '../model/history'
import { drawingsOf } from '../model/lookups'
import type { State } from '../model/types'
import type { Database } from './database'
import { fromDisk, stateOf, type DiskTocht, type WholeTocht } from './disk'
import { hash } from './hash'
import { sealedRevision } from './mirror'
import { stateFromRecords, type StoredState } from './records'
import { historyFromRecords, type StepKey } from './steps'

export interface Loaded {
  readonly state: State
  readonly history: History
  /** Steps that the database holds and that are of no use any more; they are to be removed. */
  readonly forgotten: readonly StepKey[]
  readonly rev: number
  readonly revisions: StoredState['revisions']
  /** False where the database gave no answer. Writing to it could then take away what it holds. */
  readonly answered: boolean
  /** True where the state is not what the database holds, and has to be written to it. */
  readonly unsaved: boolean
  /** True where the mirror is not what the state is, and has to be written anew. */
  readonly unmirrored: boolean
  /** How many tochten in the mirror could not be read. They were kept aside as they were. */
  readonly unreadable: number
}

/**
 * The state at start, out of the database and the mirror. The database leads. A tocht of which the mirror has a later
 * revision comes from the mirror (the browser was killed between the two writes); a mirror that somebody else wrote,
 * by hand or by the original app, is taken over as it stands. Whatever loses is kept aside first.
 */
export const loadState = async (
  database: Database,
  storage: Pick<Storage, 'getItem'>,
  newId: () => string,
): Promise<Loaded> => {
  const entries = await database.read().catch(() => undefined)
  const stored = stateFromRecords(entries ?? [])
  const loaded = await withMirror(stored, entries !== undefined, database, storage, newId)
  return { ...loaded, ...historyFromRecords(entries ?? [], stored.state, loaded.state) }
}

type LoadedState = Omit<Loaded, 'history' | 'forgotten'>

const withMirror = async (
  stored: StoredState,
  answered: boolean,
  database: Pick<Database, 'keep'>,
  storage: Pick<Storage, 'getItem'>,
  newId: () => string,
): Promise<LoadedState> => {
  const keepAside = (key: string, value: unknown): Promise<boolean> =>
    answered ? database.keep(key, value).then(yes, no) : Promise.resolve(false)
  const text = storage.getItem(MIRROR_KEY)
  if (text === null) return { ...stored, answered, unsaved: false, unmirrored: true, unreadable: 0 }
  const mirror = await readMirror(text, newId)
  // What nobody can read is not written over at start unless there is another copy of it.
  const kept = mirror?.unreadable === 0 || (await keepAside(`unreadable/${hash(text)}`, text))
  if (!mirror) return { ...stored, answered, unsaved: false, unmirrored: kept, unreadable: 1 }
  const { foreign, ...reconciled } = reconcile(stored, mirror)
  if (foreign) await keepAside(`before/${stored.rev}`, stored.state)
  return { ...reconciled, answered, unmirrored: reconciled.unmirrored && kept }
}

const yes = (): boolean => true
const no = (): boolean => false

interface Mirrored extends WholeTocht {
  /** The revision that it carries; undefined for a tocht that is not as we wrote it. */
  readonly rev: number | undefined
}

interface Mirror {
  readonly tochten: readonly Mirrored[]
  readonly unreadable: number
}

/** Reads each tocht by itself: one that is damaged takes none of the others with it. */
const readMirror = async (text: string, newId: () => string): Promise<Mirror | undefined> => {
  const raw = parse(text)
  if (!Array.isArray(raw)) return undefined
  const revisions = raw.map((tocht: unknown) => sealedRevision(tocht)?.rev)
  const disks = await diskTochten(raw, revisions)
  const seen = new Set<string>()
  const tochten = disks.flatMap((disk, index): Mirrored[] => {
    if (!disk) return []
    const first = isFirst(disk, seen)
    const { tocht, drawings } = fromDisk(disk, newId, first)
    return [{ tocht, drawings, rev: first ? revisions[index] : undefined }]
  })
  return { tochten, unreadable: disks.length - tochten.length }
}

/** What bears our seal is as we wrote it; anything else is checked, by code that a usual start does not load. */
const diskTochten = async (
  raw: readonly unknown[],
  revisions: readonly (number | undefined)[],
): Promise<readonly (DiskTocht | undefined)[]> => {
  if (!revisions.includes(undefined)) return raw as readonly DiskTocht[]
  const importer = await import('./importText').catch(() => undefined)
  return raw.map((tocht, index) => {
    if (revisions[index] !== undefined) return tocht as DiskTocht
    const checked = importer?.checkTocht(tocht)
    return checked?.ok ? checked.value : undefined
  })
}

/** A tocht that somebody copied within the mirror has the ids of the other: the second one is a new one. */
const isFirst = ({ id, details }: DiskTocht, seen: Set<string>): boolean => {
  const ids = [id, ...(details ?? []).map((detail) => detail.id)].flatMap((one) => one ?? [])
  const first = ids.every((one) => !seen.has(one)) && new Set(ids).size === ids.length
  for (const one of ids) seen.add(one)
  return first
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reconcile = (
  stored: StoredState,
  { tochten: mirrored, unreadable }: Mirror,
): Omit<LoadedState, 'answered'> & { readonly foreign: boolean } => {
  const foreign = mirrored.some(({ rev }) => rev === undefined)
  const newer = mirrored.filter(({ tocht, rev }) => rev === undefined || rev > (stored.revisions[tocht.id] ?? -1))
  if (newer.length === 0) {
    return { ...stored, unsaved: false, unmirrored: isBehind(stored, mirrored), unreadable, foreign }
  }
  const rev = mirrored.reduce((highest, one) => Math.max(highest, one.rev ?? 0), stored.rev) + 1
  const newerById = new Map(newer.map((one) => [one.tocht.id, one]))
  const inMirror = mirrored.map(({ tocht }) => tocht.id)
  // Somebody else's list is taken as it stands, but only if all of it could be read; else nothing is left out.
  const ids = foreign && unreadable === 0 ? inMirror : [...new Set([...stored.state.order, ...inMirror])]
  const wholes = ids.flatMap((id) => newerById.get(id) ?? storedTocht(stored.state, id))
  const revisions = { ...stored.revisions, ...Object.fromEntries(newer.map(({ tocht }) => [tocht.id, rev])) }
  return { state: stateOf(wholes), rev, revisions, unsaved: true, unmirrored: true, unreadable, foreign }
}

const isBehind = ({ state, revisions }: StoredState, mirrored: readonly Mirrored[]): boolean =>
  mirrored.length !== state.order.length ||
  mirrored.some(({ tocht, rev }, place) => tocht.id !== state.order[place] || rev !== revisions[tocht.id])

const storedTocht = (state: State, id: string): WholeTocht[] => {
  const tocht = state.tochten[id]
  return tocht ? [{ tocht, drawings: drawingsOf(state, tocht) }] : []
}
