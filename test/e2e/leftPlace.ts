import type { Page } from '@playwright/test'
import type { FieldScreen, LeftPlace } from '../../src/storage/database/leftPlaces'
import { keptState, records } from '../durability/kept'
import { must } from '../support/must'
import { expect } from './fixtures'

/** Waits until the database knows where somebody stands: a page that goes at once may take the news of it along. */
export const isLeftAt = (page: Page, screen: FieldScreen, place: Partial<LeftPlace>): Promise<void> =>
  expect.poll(async () => (await records(page)).get(`left/${screen}`)).toContainEqual(expect.objectContaining(place))

/** The ids of the drawing at a place of a tocht. */
export const drawingIdAt = async (page: Page, tocht: number, place: number): Promise<Pick<LeftPlace, 'drawing'>> => {
  const { order, tochten } = await keptState(page)
  return { drawing: must(must(tochten[must(order[tocht])]).drawings[place]) }
}
