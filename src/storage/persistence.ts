import { SAVE_RETRY_LONGEST_MS, SAVE_RETRY_MS } from '../constants'
import type { History, Remembered } from '../model/history'
import type { State, TochtId } from '../model/types'
import type { Database } from './database'
import type { Loaded } from './load'
import type { TochtRevisions } from './mirror'
import type { MirrorWriter } from './mirrorWriter'
import { allRecords, changedRecords, recordValue, type RecordKey } from './records'
import { changedSteps, isStepKey, stepValue, type StepKey } from './steps'

/** Whether everything done so far is in the durable copy. */
export type SaveStatus = 'saved' | 'saving' | 'failed'

export interface Persistence {
  /** Writes what a change touched: the database, with the steps, in one transaction of its own, and the mirror. */
  readonly save: (change: Remembered) => void
  readonly status: () => SaveStatus
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps both copies up to date from a loaded state on. A write that fails is tried again, later each time, and with
 * every further change; nothing is given up and nothing reloads.
 */
export const createPersistence = (
  database: Database,
  mirror: Pick<MirrorWriter, 'write'>,
  loaded: Loaded,
): Persistence => {
  const listeners = new Set<() => void>()
  let latest: { readonly state: State; readonly history: History } = loaded
  let rev = loaded.rev
  let revisions: TochtRevisions = loaded.revisions
  let underWay = 0
  let failures = 0
  const failed = new Set<RecordKey | StepKey>()

  const status = (): SaveStatus => {
    if (failed.size > 0 || !loaded.answered) return 'failed'
    return underWay > 0 ? 'saving' : 'saved'
  }
  const announce = (): void => listeners.forEach((listener) => listener())

  const valueOf = (key: RecordKey | StepKey) =>
    isStepKey(key) ? stepValue(latest.history, key) : recordValue(latest.state, key)

  const write = async (keys: ReadonlySet<RecordKey | StepKey>): Promise<void> => {
    underWay += 1
    announce()
    try {
      if (!loaded.answered) throw new Error('What the database holds was not read')
      await database.write(
        [...keys].map((key) => [key, valueOf(key)]),
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

  const save: Persistence['save'] = (change) => {
    const { state, history, scope } = change
    const steps = changedSteps(scope, latest.history[scope], history[scope])
    latest = change
    rev += 1
    const keys = changedRecords(change.patches)
    revisions = { ...revisions, ...Object.fromEntries(touchedTochten(state, keys).map((id) => [id, rev])) }
    const all = new Set([...keys, ...steps, ...failed])
    failed.clear()
    void write(all)
    mirror.write(state, revisions)
  }

  const due = [...(loaded.unsaved ? allRecords(loaded.state) : []), ...loaded.forgotten]
  if (due.length > 0) void write(new Set(due))
  if (loaded.unmirrored) mirror.write(loaded.state, revisions)
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
