import { SNAPSHOT_LIMITS } from '../../constants'
import { hash } from '../../model/hash'
import { newestWithin, type Sized } from '../../model/newest'
import type { Snapshot } from '../takeSnapshots'
import type { Transaction } from './database'
import { SNAPSHOT_LIST, SNAPSHOTS } from './recordKeys'
import type { Recorded } from './stored'

/** Most snapshots that are kept. Those of the emptied bin are counted separately from all others. */
export const MOST_SNAPSHOTS = 60

/** The data of a stored snapshot that is known without reading it. */
interface StoredSnapshot extends Sized {
  readonly key: string
  /** The checksum of the text. */
  readonly mark: string
  /** Whether the snapshot was taken when the bin was emptied. */
  readonly isBinned: boolean
}

/** A record to write; `undefined` to remove it. */
type SnapshotChange = readonly [key: string, value: unknown]

/**
 * The records to write for new snapshots, and those to remove because of the limits. A snapshot replaces an older one
 * of the same tocht with equal text. This function only reads, and the caller then writes all records at once: a
 * transaction without open requests commits by itself, perhaps with half of the records.
 * @param revision the commit that writes them
 */
export const snapshotChanges = async (
  transaction: Pick<Transaction, 'get'>,
  revision: number,
  snapshots: readonly Snapshot[],
): Promise<readonly SnapshotChange[]> => {
  if (snapshots.length === 0) return []
  const before = await readList(transaction)
  const added = snapshots.map((snapshot, index) => entryOf(`${SNAPSHOTS}${revision}-${index}`, snapshot))
  const all = [...added.toReversed(), ...before]
  const kept = newestWithin(byPriority(all.filter(isNewestCopy)), SNAPSHOT_LIMITS, 'gaps')
  const keys = new Set(kept.map(({ key }) => key))
  return [
    ...before.filter(({ key }) => !keys.has(key)).map(({ key }) => [key, undefined] as const),
    ...added.map(({ key }, index) => [key, snapshots[index]] as const).filter(([key]) => keys.has(key)),
    [SNAPSHOT_LIST, kept],
  ]
}

const entryOf = (key: string, { tocht, text, reason }: Snapshot): StoredSnapshot => ({
  key,
  group: tocht,
  size: text.length,
  mark: hash(text),
  isBinned: reason === 'bin',
})

/**
 * Sorts the newest first, then snapshots of the emptied bin, then the others: those of the bin must survive a busy
 * week. Limits the number of each kind.
 */
const byPriority = ([newest, ...others]: readonly StoredSnapshot[]): readonly StoredSnapshot[] => {
  const ofKind = (isBinned: boolean): readonly StoredSnapshot[] =>
    others.filter((entry) => entry.isBinned === isBinned).slice(0, MOST_SNAPSHOTS - 1)
  return [...(newest ? [newest] : []), ...ofKind(true), ...ofKind(false)]
}

const isNewestCopy = ({ group, size, mark }: StoredSnapshot, index: number, all: readonly StoredSnapshot[]): boolean =>
  all.findIndex((other) => other.group === group && other.size === size && other.mark === mark) === index

const readList = async (transaction: Pick<Transaction, 'get'>): Promise<readonly StoredSnapshot[]> => {
  const list = (await transaction.get(SNAPSHOT_LIST)) as Recorded | undefined
  return (list?.value ?? []) as readonly StoredSnapshot[]
}

/** A snapshot in the database, with its key. */
export type WrittenSnapshot = readonly [key: string, record: Recorded]

/** Sorts by commit, because clocks may have been wrong, and by place within a commit. */
export const latestFirst = (snapshots: readonly WrittenSnapshot[]): readonly WrittenSnapshot[] =>
  snapshots.toSorted(
    ([key, one], [otherKey, other]) => other.rev - one.rev || placeInCommit(otherKey) - placeInCommit(key),
  )

const placeInCommit = (key: string): number => Number(key.slice(key.lastIndexOf('-') + 1))
