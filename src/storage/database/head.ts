import { MOST_RECENT_COMMITS, MOST_RECENT_KEYS, MOST_RECENT_PAGES, SCHEMA } from '../../constants'
import type { TochtId } from '../../model/types'
import { thingIn } from './recordKeys'

/** Written with every commit, so that whoever is behind knows it, and what to read to be up to date. */
export interface Head {
  /** Names this database: one that was cleared and begun anew is another. Absent in what older builds wrote. */
  readonly database?: string
  /** The form of the records; a build that knows an older one only keeps its hands off. */
  readonly schema: number
  /**
   * The revision: how many commits there were. Commits are counted, since clocks cannot be trusted. The member bears this
   * short name wherever it is stored; in memory it is `revision`.
   */
  readonly rev: number
  /** The last of them, the oldest first, without a gap. */
  readonly recent: readonly Commit[]
  /** Up to which of its operations the work of a page is in; of the pages that wrote last, the latest at the end. */
  readonly done: readonly Done[]
}

export interface Commit {
  readonly rev: number
  /** The records that it changed. */
  readonly keys: readonly string[]
  /** The page that made it. */
  readonly by: string
}

/** A page, and the number of the last of its operations that is in. */
export interface Done {
  readonly by: string
  readonly upTo: number
}

/** The revision of the last commit of each tocht or of a drawing in it. */
export type TochtRevisions = Readonly<Record<TochtId, number>>

export const FIRST_HEAD: Head = { schema: SCHEMA, rev: 0, recent: [], done: [] }

/** What a commit adds. */
interface NewCommit extends Omit<Commit, 'rev'>, Done {
  /** Whose work the page took over from the mirror. */
  readonly taken: readonly Done[]
}

/** The head with one more commit. A large one ends the list: whoever is behind it reads everything. */
export const withCommit = (head: Head, { by, upTo, keys, taken }: NewCommit): Head => {
  const rev = head.rev + 1
  const recent = keys.length > MOST_RECENT_KEYS ? [] : [...head.recent, { rev, keys, by }]
  // The mirror that work was taken from may say less of a page than is in by now.
  const done = [...taken, { by, upTo }].map((one) => ({
    by: one.by,
    upTo: Math.max(one.upTo, confirmedFor(head, one.by)),
  }))
  const others = head.done.filter((other) => !done.some((one) => one.by === other.by))
  return {
    ...head,
    rev,
    recent: recent.slice(-MOST_RECENT_COMMITS),
    done: [...others, ...done].slice(-MOST_RECENT_PAGES),
  }
}

/** The records that changed since a revision, each with its last one; undefined where that is not known any more. */
export const changedSince = ({ recent, rev }: Head, since: number): ReadonlyMap<string, number> | undefined => {
  const later = recent.filter((commit) => commit.rev > since)
  if (later.length !== rev - since) return undefined
  return new Map(later.flatMap((commit) => commit.keys.map((key) => [key, commit.rev] as const)))
}

/** Which pages have changed something with these ids since a revision; undefined where that is not known any more. */
export const writersSince = (head: Head, since: number, ids: ReadonlySet<string>): readonly string[] | undefined => {
  const later = head.recent.filter((commit) => commit.rev > since)
  if (later.length !== head.rev - since) return undefined
  return later.filter(({ keys }) => keys.some((key) => ids.has(thingIn(key)))).map(({ by }) => by)
}

/** What a page knows of a database. */
interface Known {
  readonly database: string | undefined
  readonly revision: number
  readonly done: readonly Done[]
}

/**
 * Whether a database holds all that is known of it: not one that was begun anew, and not an older copy that was put back,
 * however far that has come since. Pages fall off the list in the order in which they wrote.
 */
export const holdsAll = (head: Head, { database, revision, done }: Known): boolean => {
  if (head.database !== database || head.rev < revision) return false
  const latest = done.at(-1)
  if (!latest || confirmedFor(head, latest.by) >= latest.upTo) return true
  const isFull = head.done.length === MOST_RECENT_PAGES
  return isFull && !head.done.some((one) => done.some(({ by, upTo }) => one.by === by && one.upTo === upTo))
}

/** Up to which of its operations a page's work is in. */
export const confirmedFor = ({ done }: Head, page: string): number => done.find(({ by }) => by === page)?.upTo ?? -1
