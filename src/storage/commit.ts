import { MOST_SNAPSHOTS, SCHEMA } from '../constants'
import { SNAPSHOTS } from './aside'
import type { Transaction } from './database'
import { changedSince, withCommit, type Head } from './head'
import type { Base, Due, Journal } from './journal'
import { touchedTochten, withRecords } from './records'
import { readHead, readRecords, readStored, recorded, writeHead } from './stored'

export interface Committing {
  readonly journal: Journal
  /** Names this page among those that write. */
  readonly page: string
  /** What is to be kept beside, by key. */
  readonly asides: ReadonlyMap<string, unknown>
  /** The journal has another base, and so other contents. */
  readonly rebased: () => void
}

/** What came of a commit. */
export interface Written {
  readonly due: Due
  readonly rev: number
  /** False where nothing was due. */
  readonly wrote: boolean
}

/**
 * Meets the database within one transaction: where another page was first, takes over what that did and does the
 * pending operations again on top; then writes the records that differ. So nobody's work is written over, and an
 * operation counts once, however often it is tried.
 *
 * @throws NewerSchema
 */
export const commit = async (
  transaction: Transaction,
  { journal, page, asides, rebased }: Committing,
): Promise<Written> => {
  const { head, moved } = await meet(transaction, journal)
  if (moved) rebased()
  const due = journal.due()
  if (due.changes.length === 0 && asides.size === 0) return { due, rev: head.rev, wrote: false }
  const keys = due.changes.map(([key]) => key)
  const last = { ...head, rev: Math.max(head.rev, due.after) }
  const next = withCommit(last, { by: page, upTo: due.upTo, keys, taken: due.taken, snapshots: due.snapshots.length })
  for (const [key, value] of due.changes) {
    // That a tocht is gone for good is remembered, so that an older mirror does not bring it back.
    if (value === undefined && !key.startsWith('tochten/')) transaction.remove(key)
    else transaction.put(key, recorded(next.rev, value))
  }
  for (const [index, snapshot] of due.snapshots.entries()) {
    const place = (head.snapshots + index) % MOST_SNAPSHOTS
    transaction.put(`${SNAPSHOTS}${place}`, recorded(next.rev, snapshot))
  }
  for (const [key, value] of asides) transaction.put(key, recorded(next.rev, value))
  writeHead(transaction, next)
  return { due, rev: next.rev, wrote: true }
}

/** The head of the database, and whether it was another one than the journal knew. */
const meet = async (
  transaction: Transaction,
  journal: Journal,
): Promise<{ readonly head: Head; readonly moved: boolean }> => {
  const head = await readHead(transaction)
  // Where the records are not in our form yet, or are no more, what was known of them is no help.
  const base = head?.schema === SCHEMA ? journal.base() : undefined
  if (head && base?.rev === head.rev) return { head, moved: false }
  const changed = head && base && changedSince(head, base.rev)
  if (changed) {
    journal.rebase(await broughtUpTo(transaction, base, head.rev, changed), head)
    return { head, moved: true }
  }
  const stored = await readStored(transaction)
  if (journal.base()) journal.rebase(stored, stored.head)
  else journal.begin(stored)
  return { head: stored.head, moved: true }
}

const broughtUpTo = async (
  transaction: Transaction,
  base: Base,
  rev: number,
  changed: ReadonlyMap<string, number>,
): Promise<Base> => {
  const contents = withRecords(base.contents, await readRecords(transaction, [...changed.keys()]))
  const revisions = { ...base.revisions }
  for (const [key, since] of changed) {
    for (const id of touchedTochten(contents.state, [key])) revisions[id] = Math.max(revisions[id] ?? 0, since)
  }
  return { contents, rev, revisions }
}
