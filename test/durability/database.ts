import type { Page } from '@playwright/test'
import { DATABASE_NAME, RECORD_STORE } from '../../src/constants'
import { drawingsOf } from '../../src/model/lookups'
import type { DrawingElement, State } from '../../src/model/types'
import { readStored } from '../../src/storage/database/stored'

/** Every record of the database, by key. */
export const databaseRecords = async (page: Page): Promise<ReadonlyMap<string, unknown>> => {
  const entries = await page.evaluate(
    ([name, records]) =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('The database cannot be opened')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const finish = (found: [string, unknown][]): void => {
            database.close()
            resolve(found)
          }
          if (!database.objectStoreNames.contains(records)) return finish([])
          const store = database.transaction(records).objectStore(records)
          const [keys, values] = [store.getAllKeys(), store.getAll()]
          values.addEventListener('success', () =>
            finish(keys.result.map((key, index) => [key as string, values.result[index]])),
          )
        })
      }),
    [DATABASE_NAME, RECORD_STORE] as const,
  )
  return new Map(entries)
}

/** The contents of the database, as the next start would read them. */
export const databaseState = async (page: Page): Promise<State> => {
  const all = await databaseRecords(page)
  const stored = await readStored(
    {
      get: (key) => Promise.resolve(all.get(key)),
      under: (prefix) => Promise.resolve(new Map([...all].filter(([key]) => key.startsWith(prefix)))),
    },
    undefined,
  )
  return stored.contents.state
}

/** The elements of each drawing of the listed tochten. */
export const elementsIn = (state: State): readonly (readonly (readonly DrawingElement[])[])[] =>
  state.order.map((id) => {
    const tocht = state.tochten[id]
    return tocht ? drawingsOf(state, tocht).map(({ elements }) => elements) : []
  })
