import { DATABASE_OPEN_MS, MOST_LEFT_PLACES, SAVE_GIVE_UP_MS } from '../../constants'
import { isObject } from '../../model/isObject'
import type { DrawingId, TochtId } from '../../model/types'
import type { Database } from './database'
import { readHead } from './stored'

/** The screens that go along on a walk. */
export type FieldScreen = 'check' | 'lead'

/** Where a walk was left. */
export interface LeftPlace {
  readonly tocht: TochtId
  readonly drawing: DrawingId
  /** Of a fish-bone: how many of its rows lie behind. */
  readonly row: number
  /** Whether what was found was looked at, after the last drawing. */
  readonly finished: boolean
}

const keyOf = (screen: FieldScreen): string => `left/${screen}`

/** One place for each tocht, the latest first; none where the database does not answer. */
export const readLeftPlaces = (database: Database, screen: FieldScreen): Promise<readonly LeftPlace[]> =>
  database
    .transact(async ({ get }) => placesFrom(await get(keyOf(screen))), AbortSignal.timeout(DATABASE_OPEN_MS))
    .catch(() => [])

/**
 * Keeps a place in the database, which a battery that gives out does not cost: local storage would lose the last seconds.
 * Where it cannot be kept the walk goes on.
 */
export const keepLeftPlace = (database: Database, screen: FieldScreen, place: LeftPlace): Promise<void> =>
  database
    .transact(async (transaction) => {
      // A database of a newer version is left alone, and so is one that holds nothing yet.
      if (!(await readHead(transaction))) return
      const others = placesFrom(await transaction.get(keyOf(screen))).filter(({ tocht }) => tocht !== place.tocht)
      transaction.put(keyOf(screen), [place, ...others].slice(0, MOST_LEFT_PLACES))
    }, AbortSignal.timeout(SAVE_GIVE_UP_MS))
    .catch(() => undefined)

const placesFrom = (read: unknown): readonly LeftPlace[] => (Array.isArray(read) ? read.flatMap(placeFrom) : [])

const placeFrom = (read: unknown): readonly LeftPlace[] => {
  if (!isObject(read)) return []
  const { tocht, drawing, row, finished } = read
  const isPlace = typeof tocht === 'string' && typeof drawing === 'string' && Number.isSafeInteger(row)
  return isPlace ? [{ tocht, drawing, row: Math.max(0, Number(row)), finished: finished === true }] : []
}
