import { MOST_RECENT_COMMITS, MOST_RECENT_KEYS, SCHEMA } from '../constants'

/** Written with every commit, so that whoever is behind knows it, and what to read to be up to date. */
export interface Head {
  /** The form of the records; a build that knows an older one only keeps its hands off. */
  readonly schema: number
  /** How many commits there were. Commits are counted, since clocks cannot be trusted. */
  readonly rev: number
  /** The last of them, the oldest first, without a gap. */
  readonly recent: readonly Commit[]
  /** How many snapshots were ever taken. */
  readonly snapshots: number
}

export interface Commit {
  readonly rev: number
  /** The page that wrote it, and up to which of its operations. */
  readonly by: string
  readonly upTo: number
  /** The records that it changed. */
  readonly keys: readonly string[]
}

export const FIRST_HEAD: Head = { schema: SCHEMA, rev: 0, recent: [], snapshots: 0 }

/** The head with one more commit. A large one ends the list: whoever is behind it reads everything. */
export const withCommit = (head: Head, commit: Omit<Commit, 'rev'>, snapshots: number): Head => {
  const rev = head.rev + 1
  const recent = commit.keys.length > MOST_RECENT_KEYS ? [] : [...head.recent, { ...commit, rev }]
  return { ...head, rev, recent: recent.slice(-MOST_RECENT_COMMITS), snapshots: head.snapshots + snapshots }
}

/** The records that changed since a revision, each with its last one; undefined where that is not known any more. */
export const changedSince = ({ recent, rev }: Head, since: number): ReadonlyMap<string, number> | undefined => {
  const later = recent.filter((commit) => commit.rev > since)
  if (later.length !== rev - since) return undefined
  return new Map(later.flatMap((commit) => commit.keys.map((key) => [key, commit.rev] as const)))
}

/** Up to which of its operations a page's work is in, as far as the recent commits tell. */
export const confirmedFor = ({ recent }: Head, page: string): number =>
  recent.findLast(({ by }) => by === page)?.upTo ?? -1
