import type { Due, Journal } from '../journal'
import type { Transaction } from './database'
import { earlierVersionChanges } from './earlierVersions'
import { changedSince, holdsAll, withCommit, type Head } from './head'
import { TOCHTEN } from './recordKeys'
import { touchedTochten, withRecords } from './records'
import { readHead, readRecords, readStored, recorded, writeHead, type Base } from './stored'

export interface Committing {
  readonly journal: Journal
  /** Identifies this tab among the writers. */
  readonly tab: string
  /** Unreadable texts to keep as they are, by key. */
  readonly unreadable: ReadonlyMap<string, unknown>
  /** Called when the journal has a new base, and so new contents. */
  readonly rebased: () => void
}

/** The result of a commit. */
export interface Written {
  readonly due: Due
  /** The head of the database after the commit. */
  readonly head: Head
  /** False if there was nothing to write. */
  readonly wrote: boolean
}

/**
 * Writes pending operations in one transaction. If another tab wrote first, rebases them on its contents; then writes
 * the records that differ. So no tab overwrites another's work, and an operation counts once however often it is
 * retried.
 * @throws NewerSchema
 */
export const commit = async (
  transaction: Transaction,
  { journal, tab, unreadable, rebased }: Committing,
): Promise<Written> => {
  const head = await rebase(transaction, { journal, tab, rebased })
  const due = journal.due()
  if (due.changes.length + due.versions.length + unreadable.size === 0) return { due, head, wrote: false }
  const keys = due.changes.map(([key]) => key)
  const last = { ...head, rev: Math.max(head.rev, due.after) }
  const next = withCommit(last, { by: tab, upTo: due.upTo, keys, recovered: due.recovered })
  const versions = await earlierVersionChanges(transaction, next.rev, due.versions)
  for (const [key, value] of due.changes) {
    // Keep an empty record of a tocht that was deleted for good, so that an older mirror does not restore it.
    if (value === undefined && !key.startsWith(TOCHTEN)) transaction.remove(key)
    else transaction.put(key, recorded(next.rev, value))
  }
  for (const [key, value] of versions) {
    if (value === undefined) transaction.remove(key)
    else transaction.put(key, recorded(next.rev, value))
  }
  for (const [key, value] of unreadable) transaction.put(key, recorded(next.rev, value))
  writeHead(transaction, next)
  return { due, head: next, wrote: true }
}

/**
 * Brings the journal up to date with the database, and returns its head. `rebased` must follow at once: an operation in
 * between would act on outdated contents and overwrite another tab's work.
 */
const rebase = async (
  transaction: Transaction,
  { journal, tab, rebased }: Pick<Committing, 'journal' | 'tab' | 'rebased'>,
): Promise<Head> => {
  const head = await readHead(transaction)
  const base = journal.base()
  // The base is useless if the database was replaced.
  const isKnown = head !== undefined && base !== undefined && holdsAll(head, base)
  if (isKnown && base.revision === head.rev) return head
  const changed = isKnown ? changedSince(head, base.revision) : undefined
  if (isKnown && changed) {
    const next = await broughtUpTo(transaction, base, head, changed)
    journal.rebase(next, head)
    rebased()
    return head
  }
  // A new database gets a name that was never used: this tab may have created the previous one, too.
  const stored = await readStored(transaction, `${tab}/${base?.revision ?? 0}`)
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
