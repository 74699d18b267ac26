import { EARLIER_VERSION_LIMITS, SAVE_GIVE_UP_MS } from '../../constants'
import { hash } from '../../model/hash'
import { isObject } from '../../model/isObject'
import { newestWithin, type Sized } from '../../model/newest'
import { sameValue } from '../../model/sameValue'
import { createListeners } from '../listeners'
import type { EarlierVersion } from '../takeEarlierVersions'
import type { Database, Transaction } from './database'
import { lastCommit, readHead, type Head } from './head'
import { EARLIER_VERSION_LIST, EARLIER_VERSIONS, UNREADABLE } from './recordKeys'
import { recorded, type Recorded } from './stored'

/** Most earlier versions that are kept. Those of the emptied bin are counted separately from all others. */
export const MOST_EARLIER_VERSIONS = 60

/** The data of a stored earlier version that is known without reading it. */
interface StoredVersion extends Sized {
  readonly key: string
  /** The checksum of the text. */
  readonly mark: string
  /** Whether the earlier version was taken when the bin was emptied. */
  readonly isBinned: boolean
}

/** A record to write; `undefined` to remove it. */
type VersionChange = readonly [key: string, value: unknown]

/**
 * The records to write for new earlier versions, and those to remove because of the limits. An earlier version replaces an older one
 * of the same tocht with equal text. This function only reads, and the caller then writes all records at once: a
 * transaction without open requests commits by itself, perhaps with half of the records.
 */
export const earlierVersionChanges = async (
  transaction: Pick<Transaction, 'get'>,
  versions: readonly EarlierVersion[],
): Promise<readonly VersionChange[]> => {
  if (versions.length === 0) return []
  const before = await readList(transaction)
  const serial = 1 + Math.max(0, ...before.map(({ key }) => serialIn(key)))
  const added = versions.map((version, index) => entryOf(`${EARLIER_VERSIONS}${serial}-${index}`, version))
  const all = [...added.toReversed(), ...before]
  const kept = newestWithin(byPriority(all.filter(isNewestCopy)), EARLIER_VERSION_LIMITS, 'gaps')
  const keys = new Set(kept.map(({ key }) => key))
  return [
    ...before.filter(({ key }) => !keys.has(key)).map(({ key }) => [key, undefined] as const),
    ...added.map(({ key }, index) => [key, versions[index]] as const).filter(([key]) => keys.has(key)),
    [EARLIER_VERSION_LIST, kept],
  ]
}

const entryOf = (key: string, { tocht, text, reason }: EarlierVersion): StoredVersion => ({
  key,
  group: tocht,
  size: text.length,
  mark: hash(text),
  isBinned: reason === 'bin',
})

/**
 * Sorts the newest first, then earlier versions of the emptied bin, then the others: those of the bin must survive a busy
 * week. Limits the number of each kind.
 */
const byPriority = ([newest, ...others]: readonly StoredVersion[]): readonly StoredVersion[] => {
  const ofKind = (isBinned: boolean): readonly StoredVersion[] =>
    others.filter((entry) => entry.isBinned === isBinned).slice(0, MOST_EARLIER_VERSIONS - 1)
  return [...(newest ? [newest] : []), ...ofKind(true), ...ofKind(false)]
}

const isNewestCopy = ({ group, size, mark }: StoredVersion, index: number, all: readonly StoredVersion[]): boolean =>
  all.findIndex((other) => other.group === group && other.size === size && other.mark === mark) === index

const readList = async (transaction: Pick<Transaction, 'get'>): Promise<readonly StoredVersion[]> => {
  const list = (await transaction.get(EARLIER_VERSION_LIST)) as Recorded | undefined
  return (list?.value ?? []) as readonly StoredVersion[]
}

/** An earlier version in the database, with its key. */
type WrittenVersion = readonly [key: string, record: Recorded]

/** Sorts by the number in the key, because clocks may have been wrong, and by place within a commit. */
const latestFirst = (versions: readonly WrittenVersion[]): readonly WrittenVersion[] =>
  versions.toSorted(
    ([key], [otherKey]) => serialIn(otherKey) - serialIn(key) || orderInCommit(otherKey) - orderInCommit(key),
  )

/** The number in a key, which grows with each commit that stores earlier versions. */
const serialIn = (key: string): number => Number(key.slice(EARLIER_VERSIONS.length, key.lastIndexOf('-'))) || 0

const orderInCommit = (key: string): number => Number(key.slice(key.lastIndexOf('-') + 1))

/** An unreadable text or record, as it was found. */
interface Unreadable {
  readonly key: string
  readonly text: string
}

interface KeyedVersion {
  /** The key of its record. */
  readonly key: string
  readonly version: EarlierVersion
}

export interface Earlier {
  /** The latest first. */
  readonly versions: readonly KeyedVersion[]
  readonly unreadable: readonly Unreadable[]
}

const { notify, subscribe } = createListeners()

/** Calls a function after this tab has kept or discarded an unreadable text. @returns a function that unsubscribes */
export const subscribeEarlier = subscribe

/** @throws NewerSchema */
const transact = <T>(
  database: Database,
  run: (transaction: Transaction, head: Head | undefined) => Promise<T>,
): Promise<T> =>
  database.transact(
    async (transaction) => run(transaction, await readHead(transaction)),
    AbortSignal.timeout(SAVE_GIVE_UP_MS),
  )

/**
 * Reads the earlier versions and unreadable texts beside the tochten.
 * @throws NewerSchema
 */
export const readEarlier = (database: Database): Promise<Earlier> => transact(database, earlierIn)

/**
 * Discards an unreadable text. If it is a copy of a record, that becomes a deleted one; otherwise the next start would
 * keep a copy again.
 * @throws NewerSchema
 */
export const discardUnreadable = (database: Database, key: string): Promise<void> =>
  transact(database, async (transaction) => {
    const original = key.slice(UNREADABLE.length)
    const [copy, record] = await Promise.all([transaction.get(key), transaction.get(original)])
    if (record !== undefined && sameValue(record, copy))
      transaction.put(original, recorded((record as Recorded).rev, null))
    transaction.remove(key)
  }).then(notify)

/**
 * Keeps an unreadable text; equal texts once.
 * @throws NewerSchema
 */
export const saveUnreadable = (database: Database, text: string): Promise<void> =>
  transact(database, async (transaction, head) =>
    transaction.put(`${UNREADABLE}${hash(text)}`, recorded(lastCommit(head) ?? 0, text)),
  ).then(notify)

const earlierIn = async (transaction: Transaction): Promise<Earlier> => {
  const versions = [...(await transaction.under(EARLIER_VERSIONS))] as readonly WrittenVersion[]
  const unreadable = [...(await transaction.under(UNREADABLE))] as readonly (readonly [string, Recorded])[]
  return {
    versions: latestFirst(versions).map(([key, { value }]) => ({ key, version: value as EarlierVersion })),
    unreadable: unreadable.map(([key, { value }]) => ({ key, text: textOf(value) })),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The number of drawings in the text of an earlier version; `undefined` when it cannot be read. */
export const countDrawings = (text: string): number | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) && Array.isArray(read['drawings']) ? read['drawings'].length : undefined
  } catch {
    return undefined
  }
}
