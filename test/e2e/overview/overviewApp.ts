import { expect, type Locator, type Page } from '@playwright/test'
import { FREE_DRAW, isStamp, type DrawingElement } from '../../../src/model/types'
import { storedTochten } from '../../support/tochten/storedTochten'
import { link, mirror, pressButton } from '../app'

/** Drawings identified by the position of their one icon: the first at 10, the second at 20, and so on. */
export const drawingsInOrder = (count: number) =>
  Array.from({ length: count }, (_, place) => [{ icon: { x: 10 * (place + 1), y: 100, index: place % 9 } }])

/** Opens a stored tocht with this many drawings in the overview. */
export const openOverview = async (page: Page, count: number): Promise<void> => {
  await storedTochten(page.context(), [{ name: 'Tocht 1', style: FREE_DRAW, drawings: drawingsInOrder(count) }], {})
  await page.goto('/tocht0/0')
  await expect(tile(page, count)).toBeAttached()
}

/** The number of such a drawing when it was loaded; 0 for a drawing that was added since. */
export const originalNumber = ([first]: readonly DrawingElement[]): number =>
  first && isStamp(first) ? first.icon.x / 10 : 0

/** The original numbers of the drawings in their stored order. */
export const mirroredOrder = async (page: Page): Promise<number[]> =>
  ((await mirror(page))[0]?.drawings ?? []).map(originalNumber)

export const expectOrder = (page: Page, order: readonly number[]): Promise<void> =>
  expect.poll(() => mirroredOrder(page)).toEqual(order)

export const tile = (page: Page, number: number): Locator => link(page, `Drawing ${number}`)

export const checkbox = (page: Page, number: number): Locator =>
  page.getByRole('checkbox', { name: `Drawing ${number}`, exact: true })

export const preview = (page: Page): Locator => page.getByRole('dialog')

export const expectPreview = (page: Page, number: number): Promise<void> =>
  expect(page.getByRole('dialog', { name: `Drawing ${number}`, exact: true })).toBeVisible()

export const openPreview = async (page: Page, number: number): Promise<void> => {
  await tile(page, number).click({ button: 'right' })
  await expectPreview(page, number)
}

/** Opens the list of distances and notes. */
export const openList = async (page: Page): Promise<void> => {
  await pressButton(page, 'More')
  await page.getByRole('menuitem', { name: 'Distances and notes' }).click()
  await expect(page.getByRole('dialog', { name: 'Distances and notes' })).toBeVisible()
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Waits until dragging is loaded, after the list. */
export const whenReorderable = (page: Page): Promise<void> =>
  expect(page.locator('[id^=DndDescribedBy]')).toBeAttached()
