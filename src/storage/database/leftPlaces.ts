import { DATABASE_OPEN_MS, SAVE_GIVE_UP_MS } from '../../constants'
import { isObject } from '../../model/isObject'
import type { DrawingId, TochtId } from '../../model/types'
import type { Database } from './database'
import { readHead } from './head'
import { LEFT } from './recordKeys'

/** Tochten for which the place on the walk is remembered. */
export const MOST_LEFT_PLACES = 50

/** The screens that are used during a walk. */
export type FieldScreenName = 'check' | 'lead'

/** The place where a walk was interrupted. */
export interface LeftPlace {
  readonly tocht: TochtId
  readonly drawing: DrawingId
  /** The number of rows of a fish-bone that were already passed, counted from the ball. */
  readonly passed: number
  /** Whether the summary after the last drawing was shown. */
  readonly finished: boolean
  /** When the walk began, or was resumed at a first row, in milliseconds since 1970. */
  readonly began: number
}

const keyOf = (screen: FieldScreenName): string => `${LEFT}${screen}`

/** One place per tocht, latest first; none if the database does not answer or belongs to a newer version. */
export const readLeftPlaces = (database: Database, screen: FieldScreenName): Promise<readonly LeftPlace[]> =>
  database
    .transact(async (transaction) => {
      await readHead(transaction)
      return placesFrom(await transaction.get(keyOf(screen)))
    }, AbortSignal.timeout(DATABASE_OPEN_MS))
    .catch(() => [])

/**
 * Stores a place in the database, because local storage may lose the last seconds when the battery dies. The walk goes
 * on if this fails.
 */
export const saveLeftPlace = (database: Database, screen: FieldScreenName, place: LeftPlace): Promise<void> =>
  database
    .transact(async (transaction) => {
      // Do not write into a database of a newer version, or into an empty one.
      if (!(await readHead(transaction))) return
      const others = placesFrom(await transaction.get(keyOf(screen))).filter(({ tocht }) => tocht !== place.tocht)
      transaction.put(keyOf(screen), [place, ...others].slice(0, MOST_LEFT_PLACES))
    }, AbortSignal.timeout(SAVE_GIVE_UP_MS))
    .catch(() => undefined)

const placesFrom = (read: unknown): readonly LeftPlace[] => (Array.isArray(read) ? read.flatMap(placeFrom) : [])

const placeFrom = (read: unknown): readonly LeftPlace[] => {
  if (!isObject(read)) return []
  const { tocht, drawing, passed, finished, began } = read
  const isValid = typeof tocht === 'string' && typeof drawing === 'string' && Number.isSafeInteger(passed)
  if (!isValid) return []
  return [
    { tocht, drawing, passed: Math.max(0, Number(passed)), finished: finished === true, began: Number(began) || 0 },
  ]
}
