import type { Contents } from '../../model/contents'
import type { EarlierVersion } from '../takeEarlierVersions'
import type { Transaction } from './database'
import { earlierVersionChanges } from './earlierVersions'
import { withCommit, type Revision } from './head'
import { HEAD, TOCHTEN } from './recordKeys'
import { changedRecords, touchedTochten } from './records'
import { recorded, type Stored } from './stored'

export interface Due {
  /** In milliseconds since 1970. */
  readonly at: number
  /** The id of the commit: random, and new for each attempt, so that one whose outcome is unknown can be looked up. */
  readonly id: string
  readonly contents: Contents
  readonly versions: readonly EarlierVersion[]
  /** Unreadable texts to keep as they are, by key. */
  readonly unreadable: ReadonlyMap<string, string>
  /** Identifies the foreign text among the changes. */
  readonly foreign: string | undefined
}

/**
 * Writes the records that differ from what is stored. `stored` must be what this transaction has found.
 * @returns what is stored then; the same object if there is nothing to write
 */
export const writeCommit = async (transaction: Transaction, stored: Stored, due: Due): Promise<Stored> => {
  const changes = changedRecords(stored.contents, due.contents)
  if (changes.length + due.versions.length + due.unreadable.size === 0 && due.foreign === undefined) return stored
  const versions = await earlierVersionChanges(transaction, due.versions)
  const revisions = new Map<string, Revision>(stored.revisions)
  const put = (key: string, value: unknown): void => {
    const isTocht = key.startsWith(TOCHTEN) && value !== undefined
    transaction.put(key, { ...recorded(due.id, value), ...(isTocht && { at: due.at }) })
    revisions.set(key, due.id)
  }
  for (const [key, value] of changes) {
    // An empty record of a tocht that was deleted for good stays, so that an older mirror does not restore it.
    if (value !== undefined || key.startsWith(TOCHTEN)) put(key, value)
    else {
      transaction.remove(key)
      revisions.delete(key)
    }
  }
  const touched = touchedTochten(
    due.contents.state,
    changes.map(([key]) => key),
  )
  // The record of a tocht has the revision of its drawings, too.
  for (const id of touched) if (due.contents.state.tochten[id]) put(`${TOCHTEN}${id}`, due.contents.state.tochten[id])
  for (const [key, value] of versions) {
    if (value === undefined) transaction.remove(key)
    else transaction.put(key, recorded(due.id, value))
  }
  for (const [key, text] of due.unreadable) transaction.put(key, recorded(due.id, text))
  const head = withCommit(stored.head, due.id, due.foreign)
  transaction.put(HEAD, head)
  const tochten = { ...stored.tochten, ...Object.fromEntries(touched.map((id) => [id, due.id])) }
  return { head, contents: due.contents, revisions, tochten }
}
