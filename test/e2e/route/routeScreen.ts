import { expect, type Page } from '@playwright/test'
import { ROADS_QUERY_SECONDS } from '../../../src/route/roadsQuery'
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
export const deviceRecords = async (page: Page): Promise<Readonly<Record<string, unknown>>> => {
  const records = await page.evaluate(
    ([name, store]) =>
      new Promise<readonly string[]>((resolve) => {
        const found: string[] = []
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const { result: database } = opening
          const reading = database.transaction(store).objectStore(store).openCursor()
          reading.addEventListener('success', () => {
            const { result: cursor } = reading
            if (cursor) {
              found.push(JSON.stringify([cursor.key, cursor.value]))
              cursor.continue()
            } else {
              database.close()
              resolve(found)
            }
          })
        })
      }),
    ['tochten-route', 'records'] as const,
  )
  return Object.fromEntries(records.map((record) => JSON.parse(record) as [string, unknown]))
}
