import { expect, type Page } from '@playwright/test'
import type { Fishbone } from '../../../src/model/fishbone/fishbone'
import { rowsOf } from '../../../src/model/fishbone/readFishbone'
import { FISH_BONE, type DrawingElement } from '../../../src/model/types'
import { must } from '../../support/must'
import { elements, openFirstDrawing, pressButton } from '../app'
import { canvas } from '../canvas'
import { startWith } from '../places'

/** Creates a fish-bone with one empty drawing and opens it. */
export const newFishbone = async (page: Page): Promise<void> => {
  await page.goto('/')
  await pressButton(page, 'Choose type')
  await page.getByRole('dialog').getByRole('button', { name: 'Vissegraat' }).click()
  await openFirstDrawing(page)
}

/** The stored rows of the first drawing of the first tocht. */
export const rows = async (page: Page): Promise<Fishbone> => must(rowsOf(await elements(page)))

/** Opens a fish-bone with these strokes and an empty history. */
export const openFishbone = async (page: Page, ink: readonly DrawingElement[]): Promise<void> => {
  await startWith(page, [{ name: 'Vis', style: FISH_BONE, drawings: [ink] }])
  await page.goto('/editor1/0')
  await expect(canvas(page)).toBeVisible()
}
