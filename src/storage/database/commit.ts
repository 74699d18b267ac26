import { SCHEMA } from '../../constants'
import type { Transaction } from './database'
import { changedSince, holdsAll, withCommit, type Head } from './head'
import type { Base, Due, Journal } from '../journal'
import { TOCHTEN } from './recordKeys'
import { touchedTochten, withRecords } from './records'
import { snapshotChanges } from './snapshots'
import { readHead, readRecords, readStored, recorded, writeHead } from './stored'

export interface Committing {
  readonly journal: Journal
  /** Names this page among those that write. */
  readonly page: string
  /** Texts that nobody can read, to be kept as they are, by key. */
  readonly unread: ReadonlyMap<string, unknown>
  /** The journal has another base, and so other contents. */
  readonly rebased: () => void
}

/** What came of a commit. */
export interface Written {
  readonly due: Due
  /** Of the database, from now on. */
  readonly head: Head
  /** False where nothing was due. */
  readonly wrote: boolean
}

/**
 * Writes what is due within one transaction: where another page was first, takes over what that did and does the pending
 * operations again on top; then writes the records that differ. So nobody's work is written over, and an operation counts
 * once, however often it is tried.
 *
 * @throws NewerSchema
 */
export const commit = async (
  transaction: Transaction,
  { journal, page, unread, rebased }: Committing,
): Promise<Written> => {
  const head = await rebase(transaction, { journal, page, rebased })
  const due = journal.due()
  if (due.changes.length + due.snapshots.length + unread.size === 0) return { due, head, wrote: false }
  const keys = due.changes.map(([key]) => key)
  const last = { ...head, rev: Math.max(head.rev, due.after) }
  const next = withCommit(last, { by: page, upTo: due.upTo, keys, taken: due.taken })
  const snapshots = await snapshotChanges(transaction, next.rev, due.snapshots)
  for (const [key, value] of due.changes) {
    // That a tocht is gone for good is remembered, so that an older mirror does not bring it back.
    if (value === undefined && !key.startsWith(TOCHTEN)) transaction.remove(key)
    else transaction.put(key, recorded(next.rev, value))
  }
  for (const [key, value] of snapshots) {
    if (value === undefined) transaction.remove(key)
    else transaction.put(key, recorded(next.rev, value))
  }
  for (const [key, value] of unread) transaction.put(key, recorded(next.rev, value))
  writeHead(transaction, next)
  return { due, head: next, wrote: true }
}

/**
 * Brings the journal up to what the database holds, and returns its head. `rebased` follows the journal without a pause:
 * what is done in between would be done to contents that are no more, and would write over what another page did.
 */
const rebase = async (
  transaction: Transaction,
  { journal, page, rebased }: Pick<Committing, 'journal' | 'page' | 'rebased'>,
): Promise<Head> => {
  const head = await readHead(transaction)
  const base = journal.base()
  // What was known of records in another form, or of another database, is no help.
  const isKnown = head !== undefined && base !== undefined && head.schema === SCHEMA && holdsAll(head, base)
  if (isKnown && base.revision === head.rev) return head
  const changed = isKnown ? changedSince(head, base.revision) : undefined
  if (isKnown && changed) {
    const next = await broughtUpTo(transaction, base, head, changed)
    journal.rebase(next, head)
    rebased()
    return head
  }
  // A database that is begun anew gets a name that it never had: this page may have begun the one before it, too.
  const stored = await readStored(transaction, head ? page : `${page}/${base?.revision ?? 0}`)
  if (!base) journal.begin(stored)
  else if (holdsAll(stored.head, base)) journal.rebase(stored, stored.head)
  else journal.moveTo(stored)
  rebased()
  return stored.head
}

const broughtUpTo = async (
  transaction: Transaction,
  base: Base,
  { rev, done }: Head,
  changed: ReadonlyMap<string, number>,
): Promise<Base> => {
  const contents = withRecords(base.contents, await readRecords(transaction, [...changed.keys()]))
  const revisions = { ...base.revisions }
  for (const [key, since] of changed) {
    for (const id of touchedTochten(contents.state, [key])) revisions[id] = Math.max(revisions[id] ?? 0, since)
  }
  return { ...base, contents, revision: rev, done, revisions }
}
