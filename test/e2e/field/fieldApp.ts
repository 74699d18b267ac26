import type { Page } from '@playwright/test'
import type { FieldScreenName, LeftPlace } from '../../../src/storage/database/leftPlaces'
import { databaseState, databaseRecords } from '../../durability/database'
import { must } from '../../support/must'
import { expect } from '../fixtures'

export const standsAt = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** Waits until the database has the place of the walk, since a page that is left at once may lose the write. */
export const isLeftAt = (page: Page, screen: FieldScreenName, place: Partial<LeftPlace>): Promise<void> =>
  expect
    .poll(async () => (await databaseRecords(page)).get(`left/${screen}`))
    .toContainEqual(expect.objectContaining(place))

/** The id of the drawing at a place of a tocht. */
export const drawingIdAt = async (page: Page, tocht: number, place: number): Promise<Pick<LeftPlace, 'drawing'>> => {
  const { order, tochten } = await databaseState(page)
  return { drawing: must(must(tochten[must(order[tocht])]).drawings[place]) }
}
