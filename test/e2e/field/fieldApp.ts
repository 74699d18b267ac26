import type { Page } from '@playwright/test'
import type { DrawingDetails } from '../../../src/model/details'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import type { FieldScreenName, LeftPlace } from '../../../src/storage/database/leftPlaces'
import type { DiskTocht } from '../../../src/storage/format'
import { keptState, records } from '../../durability/kept'
import { must } from '../../support/must'
import { DRAWN_INK } from '../../support/tochten/drawnInk'
import { sampleFishbone } from '../../support/tochten/fishbones'
import { expect } from '../fixtures'

/** A tocht with a drawn box for each of these details. */
export const boxesWith = (details: readonly DrawingDetails[]): DiskTocht => ({
  name: 'Bosspel',
  style: FREE_DRAW,
  canvas: { width: 520, height: 520 },
  drawings: details.map((_, place) => must(DRAWN_INK[place % DRAWN_INK.length])),
  details,
})

/** A tocht of fish-bones with these numbers of rows. */
export const stripsOf = (...rows: readonly number[]): DiskTocht => ({
  name: 'Nachtspel',
  style: FISH_BONE,
  drawings: rows.map((count) => strokesOf(sampleFishbone(count))),
})

export const standsAt = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** Waits until the database has the place of the walk, since a page that is left at once may lose the write. */
export const isLeftAt = (page: Page, screen: FieldScreenName, place: Partial<LeftPlace>): Promise<void> =>
  expect.poll(async () => (await records(page)).get(`left/${screen}`)).toContainEqual(expect.objectContaining(place))

/** The id of the drawing at a place of a tocht. */
export const drawingIdAt = async (page: Page, tocht: number, place: number): Promise<Pick<LeftPlace, 'drawing'>> => {
  const { order, tochten } = await keptState(page)
  return { drawing: must(must(tochten[must(order[tocht])]).drawings[place]) }
}
