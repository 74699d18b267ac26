import type { Patch } from 'immer'
import { SAVE_RETRY_LONGEST_MS, SAVE_RETRY_MS } from '../constants'
import type { State, TochtId } from '../model/types'
import type { Database } from './database'
import type { Loaded } from './load'
import { writeMirror, type TochtRevisions } from './mirror'
import { allRecords, changedRecords, recordValue, type RecordKey } from './records'

/** Whether everything done so far is in the durable copy. */
export type SaveStatus = 'saved' | 'saving' | 'failed'

export interface Persistence {
  /** Writes what a change touched: the mirror at once, the database in one transaction of its own. */
  readonly save: (state: State, patches: readonly Patch[]) => void
  readonly status: () => SaveStatus
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps both copies up to date from a loaded state on. A write that fails is tried again, later each time, and with
 * every further change; nothing is given up and nothing reloads.
 */
export const createPersistence = (
  database: Database,
  mirror: Pick<Storage, 'setItem'>,
  loaded: Loaded,
): Persistence => {
  const listeners = new Set<() => void>()
  let latest = loaded.state
  let rev = loaded.rev
  let revisions: TochtRevisions = loaded.revisions
  let underWay = 0
  let failures = 0
  const failed = new Set<RecordKey>()

  const status = (): SaveStatus => {
    if (failed.size > 0 || !loaded.answered) return 'failed'
    return underWay > 0 ? 'saving' : 'saved'
  }
  const announce = (): void => listeners.forEach((listener) => listener())

  const write = async (keys: ReadonlySet<RecordKey>): Promise<void> => {
    underWay += 1
    announce()
    try {
      if (!loaded.answered) throw new Error('What the database holds was not read')
      await database.write(
        [...keys].map((key) => [key, recordValue(latest, key)]),
        rev,
      )
      failures = 0
    } catch {
      for (const key of keys) failed.add(key)
      setTimeout(retry, Math.min(SAVE_RETRY_MS * 2 ** failures, SAVE_RETRY_LONGEST_MS))
      failures += 1
    } finally {
      underWay -= 1
      announce()
    }
  }

  const retry = (): void => {
    if (failed.size === 0) return
    const keys = new Set(failed)
    failed.clear()
    void write(keys)
  }

  const save: Persistence['save'] = (state, patches) => {
    latest = state
    rev += 1
    const keys = changedRecords(patches)
    revisions = { ...revisions, ...Object.fromEntries(touchedTochten(state, keys).map((id) => [id, rev])) }
    const all = new Set([...keys, ...failed])
    failed.clear()
    void write(all)
    mirrorQuietly(mirror, state, revisions)
  }

  if (loaded.unsaved) void write(new Set(allRecords(latest)))
  if (loaded.unmirrored) mirrorQuietly(mirror, latest, revisions)
  return {
    save,
    status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const touchedTochten = (state: State, keys: ReadonlySet<RecordKey>): readonly TochtId[] =>
  Object.values(state.tochten)
    .filter(
      ({ id, drawings }) => keys.has(`tochten/${id}`) || drawings.some((drawing) => keys.has(`drawings/${drawing}`)),
    )
    .map(({ id }) => id)

/** Local storage is small and may be full or forbidden. The database leads, so that is no reason to stop. */
const mirrorQuietly = (mirror: Pick<Storage, 'setItem'>, state: State, revisions: TochtRevisions): void => {
  try {
    writeMirror(mirror, state, revisions)
  } catch {
    // The older mirror stays, and its revisions say so at the next start.
  }
}
