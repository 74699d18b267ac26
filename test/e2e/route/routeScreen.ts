import { expect, type Page } from '@playwright/test'
import { ROADS_QUERY_SECONDS } from '../../../src/constants'
import { SMALL_ROUTE, smallGpx, smallRoads } from '../../support/roads/routeFiles'
import { chooseFile, pressButton } from '../app'

/** A file of a route or of roads. */
export interface TextFile {
  readonly name: string
  readonly text: string
}

export const GPX: TextFile = { name: 'walk.gpx', text: smallGpx() }
/** The query for the roads around GPX. */
export const ROADS_QUERY = new RegExp(
  String.raw`^\[out:json\]\[timeout:${ROADS_QUERY_SECONDS}\];way\[highway\]` +
    String.raw`\(51\.1\d*,4\.\d\d?,51\.2\d?,4\.8\d?\);out geom;$`,
)
export const SMALL_ROADS: TextFile = { name: 'roads.json', text: smallRoads() }

/** Presses a button and gives it a file. */
export const chooseTextFile = async (page: Page, label: string, { name, text }: TextFile): Promise<void> => {
  await chooseFile(page, label, { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

/** Opens "Another way" to the roads, and gives it a file. */
export const chooseRoads = async (page: Page, file: TextFile): Promise<void> => {
  await pressButton(page, 'Another way')
  await chooseTextFile(page, 'Choose the roads', file)
}

/** Waits for the review of the drawings made from GPX and SMALL_ROADS. */
export const expectMade = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: `${SMALL_ROUTE.drawings} drawings`, level: 1 })).toBeVisible()

/** The records of this device about routes; files in them are empty objects here. */
export const deviceRecords = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    async ([name, store]) => {
      const result = async <Value>(request: IDBRequest<Value>): Promise<Value> => {
        await new Promise((resolve) => request.addEventListener('success', resolve))
        return request.result
      }
      const database = await result(indexedDB.open(name))
      const records = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([result(records.getAllKeys()), result(records.getAll())])
      database.close()
      return Object.fromEntries(keys.map((key, index) => [String(key), JSON.parse(JSON.stringify(values[index]))]))
    },
    ['tochten-route', 'records'] as const,
  )
