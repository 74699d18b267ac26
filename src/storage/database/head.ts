import { isObject } from '../../model/isObject'
import type { Transaction } from './database'
import { HEAD } from './recordKeys'

/** Version of the records in the database (docs/recipes.md). */
export const SCHEMA = 3

/** The commits that the head names, besides the first: enough that one whose outcome is unknown is still there. */
export const MOST_RECENT_COMMITS = 32

/** The commit that wrote a record: a random id; a number if schema 2 wrote it. */
export type Revision = string | number

/** The record that every commit writes. It tells a tab whether somebody else wrote since, and whether a commit counted. */
export interface Head {
  /** The schema of the records; a build that knows only an older schema must not write. */
  readonly schema: number
  /** The ids of the first commit and of the last few, the latest at the end. Two databases differ in the first. */
  readonly commits: readonly string[]
  /** Identifies the foreign text that was taken in last. */
  readonly foreign?: string
}

/** A newer build has written to the database: this one must not read or change it. */
export class NewerSchema extends Error {}

/** @throws NewerSchema */
export const readHead = async (transaction: Pick<Transaction, 'get'>): Promise<Head | undefined> => {
  const head = await transaction.get(HEAD)
  if (!isObject(head) || typeof head['schema'] !== 'number') return undefined
  if (head['schema'] > SCHEMA) throw new NewerSchema()
  return head['schema'] < SCHEMA ? fromSchema2(head) : (head as unknown as Head)
}

/** Schema 2 counted commits, had a name, and listed the operations of tabs and foreign texts that it had seen. */
const fromSchema2 = ({ database, rev, done }: Readonly<Record<string, unknown>>): Head => {
  const seen = (Array.isArray(done) ? done : []).flatMap((one) =>
    isObject(one) && typeof one['by'] === 'string' ? [one['by']] : [],
  )
  const foreign = seen.findLast((by) => by.startsWith(FOREIGN_TEXT))
  return { schema: 2, commits: [String(database), String(rev)], ...(foreign !== undefined && { foreign }) }
}

/** The beginning of what identifies a foreign text. */
const FOREIGN_TEXT = 'mirror/'

/** The head after a commit. */
export const withCommit = (head: Head | undefined, id: string, foreign: string | undefined): Head => {
  const [first, ...others] = head?.commits ?? []
  const commits = first === undefined ? [id] : [first, ...[...others, id].slice(-MOST_RECENT_COMMITS)]
  return { ...head, schema: SCHEMA, commits, ...(foreign !== undefined && { foreign }) }
}

/** The id of the last commit. */
export const lastCommit = (head: Head | undefined): string | undefined => head?.commits.at(-1)

/** Whether two heads belong to one database: one that was cleared and begun anew has another first commit. */
export const isSameDatabase = (one: Head, other: Head): boolean => one.commits[0] === other.commits[0]
