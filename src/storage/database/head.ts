import type { TochtId } from '../../model/types'
import { idIn } from './recordKeys'

/**
 * Tabs for which the database keeps the number of the last committed operation, in case a tab missed the confirmation.
 */
export const MOST_RECENT_TABS = 32

/**
 * A tab that is more than this many commits behind reads everything again; each commit lists at most this many keys.
 */
export const MOST_RECENT_COMMITS = 32
export const MOST_RECENT_KEYS = 200

/** Version of the records in the database (docs/recipes.md). */
export const SCHEMA = 2

/** The record written with every commit. It tells a tab whether it is behind, and which records it has to read. */
export interface Head {
  /** Identifies this database: one that was cleared and created anew has another name. */
  readonly database: string
  /** The schema of the records; a build that knows only an older schema must not write. */
  readonly schema: number
  /**
   * The revision: the number of commits, because clocks cannot be trusted. Stored as `rev`; in memory it is `revision`.
   */
  readonly rev: number
  /** The last commits without a gap, oldest first. */
  readonly recent: readonly Commit[]
  /** The last committed operation of each tab that wrote lately; the latest tab at the end. */
  readonly done: readonly LastOperation[]
}

interface Commit {
  readonly rev: number
  /** The records that the commit changed. */
  readonly keys: readonly string[]
  /** The tab that made the commit. */
  readonly by: string
}

/** A tab, or a foreign text, and the number of its last operation that the database or the mirror holds. */
export interface LastOperation {
  readonly by: string
  readonly upTo: number
}

/** The last revision that changed each tocht or a drawing in it. */
export type TochtRevisions = Readonly<Record<TochtId, number>>

export const FIRST_HEAD: Omit<Head, 'database'> = { schema: SCHEMA, rev: 0, recent: [], done: [] }

/** The data of a new commit. */
interface NewCommit extends Omit<Commit, 'rev'>, LastOperation {
  /** The work of other tabs that was recovered from the mirror. */
  readonly recovered: readonly LastOperation[]
}

/** Adds a commit to the head. A large commit clears the list: a tab that is behind it reads everything. */
export const withCommit = (head: Head, { by, upTo, keys, recovered }: NewCommit): Head => {
  const rev = head.rev + 1
  const recent = keys.length > MOST_RECENT_KEYS ? [] : [...head.recent, { rev, keys, by }]
  // The mirror may be older than the head, which may know more operations of the same tab.
  const done = [...recovered, { by, upTo }].map((one) => ({
    by: one.by,
    upTo: Math.max(one.upTo, confirmedFor(head, one.by)),
  }))
  const others = head.done.filter((other) => !done.some((one) => one.by === other.by))
  return {
    ...head,
    rev,
    recent: recent.slice(-MOST_RECENT_COMMITS),
    done: [...others, ...done].slice(-MOST_RECENT_TABS),
  }
}

/** The commits since a revision; `undefined` if the list no longer reaches back. */
const commitsSince = ({ recent, rev }: Head, since: number): Head['recent'] | undefined => {
  const later = recent.filter((commit) => commit.rev > since)
  return later.length === rev - since ? later : undefined
}

/**
 * The records that changed since a revision, with the revision of each; `undefined` if the list no longer reaches back.
 */
export const changedSince = (head: Head, since: number): ReadonlyMap<string, number> | undefined => {
  const later = commitsSince(head, since)
  return later && new Map(later.flatMap((commit) => commit.keys.map((key) => [key, commit.rev] as const)))
}

/** The tabs that changed these ids since a revision; `undefined` if the list no longer reaches back. */
export const writersSince = (head: Head, since: number, ids: ReadonlySet<string>): readonly string[] | undefined => {
  const later = commitsSince(head, since)
  return later?.filter(({ keys }) => keys.some((key) => ids.has(idIn(key)))).map(({ by }) => by)
}

/** The knowledge that a tab has of a database. */
interface Known {
  readonly database: string
  readonly revision: number
  readonly done: readonly LastOperation[]
}

/**
 * Whether a database holds everything that this tab knows of it. A database that was created anew or restored from an
 * older copy does not, however many commits followed. If its list of tabs is full, the tabs that this tab knows may
 * have been dropped: it keeps those that wrote last.
 */
export const holdsAll = (head: Head, { database, revision, done }: Known): boolean => {
  if (head.database !== database || head.rev < revision) return false
  const latest = done.at(-1)
  if (!latest || confirmedFor(head, latest.by) >= latest.upTo) return true
  const isFull = head.done.length === MOST_RECENT_TABS
  return isFull && !head.done.some((one) => done.some(({ by, upTo }) => one.by === by && one.upTo === upTo))
}

/** The number of a tab's last committed operation. */
export const confirmedFor = ({ done }: Head, tab: string): number => done.find(({ by }) => by === tab)?.upTo ?? -1
