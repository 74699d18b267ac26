import { DATABASE_OPEN_MS } from '../../constants'
import type { TochtId } from '../../model/types'
import type { Database } from './database'
import { readHead } from './head'
import { TOCHTEN } from './recordKeys'
import type { Recorded } from './stored'

/** When each tocht was last changed, in milliseconds since 1970. */
export type ChangeTimes = Readonly<Record<TochtId, number>>

/**
 * The times of the last changes of tochten: of their names, drawings, notes, checks and choices. Nothing for a tocht
 * that was written before these times were kept, or if the database does not answer or belongs to a newer version.
 */
export const readChangeTimes = (database: Database, ids: readonly TochtId[]): Promise<ChangeTimes> =>
  database
    .transact(async (transaction) => {
      await readHead(transaction)
      const records = await Promise.all(ids.map((id) => transaction.get(`${TOCHTEN}${id}`)))
      return Object.fromEntries(
        ids.flatMap((id, index) => {
          const at = (records[index] as Recorded | undefined)?.at
          return typeof at === 'number' ? [[id, at]] : []
        }),
      )
    }, AbortSignal.timeout(DATABASE_OPEN_MS))
    .catch(() => ({}))
