import type { Page } from '@playwright/test'
import { NEW_SHEET } from '../../../src/model/sheet/defaultSheet'
import { FREE_DRAW } from '../../../src/model/types'
import { SIZES } from '../../support/sizes'
import { storedTochten } from '../../support/tochten/storedTochten'
import { mirror, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { drawingsInOrder, field, openList, openPreview, preview, tile } from './overviewApp'

/** A tocht with these distances to the next, open in the overview. */
const openMeasured = async (page: Page, distances: readonly (number | undefined)[]) => {
  const details = distances.map((distance) => (distance === undefined ? {} : { distance }))
  const drawings = drawingsInOrder(distances.length)
  await storedTochten(page.context(), [{ name: 'Tocht 1', style: FREE_DRAW, drawings, details, sheet: NEW_SHEET }], {})
  await page.goto('/tocht0/0')
  await expect(tile(page, distances.length)).toBeAttached()
}

/** The distances of the first tocht, as stored. */
const stored = async (page: Page) => (await mirror(page))[0]?.details?.map(({ distance }) => distance)

test('the overview and the sheet show the same total, including the way to the first drawing, and where each distance leads', async ({
  page,
}) => {
  await openMeasured(page, [250, 1_200, undefined])
  await openList(page)
  await field(page, 'Distance to the first').fill('120')
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 drawings · 1.57 km')).toBeVisible()
  await expect(tile(page, 1)).toHaveText('1 → 250 m', { useInnerText: true })
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet').first()).toContainText('1.57 km in all')
})

test('a drawing inserted into a measured way asks for both parts; until then overview and sheet show no total', async ({
  page,
}) => {
  await openMeasured(page, [250, 300, undefined])
  await expect(page.getByText('3 drawings · 550 m')).toBeVisible()
  await openPreview(page, 2)
  await preview(page).getByRole('button', { name: 'Insert before', exact: true }).click()
  await expect(
    page.getByText('Drawing 2 now lies on the 250 m after drawing 1. Measure both parts.').first(),
  ).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('4 drawings')).toHaveText('4 drawings')
  await pressButton(page, 'Export')
  await page.getByText(/things? to check$/).click()
  await pressButton(page, 'Drawing 2 has no distance to the next, so the sheet has no total.')
  await expect(page.getByRole('dialog', { name: 'Distances and notes' })).toBeVisible()
  await expect(field(page, 'Distance from 2 to 3')).toBeFocused()
  await page.keyboard.type('90')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('sheet').first()).toContainText('640 m in all')
  await expect.poll(() => stored(page)).toEqual([250, 90, 300, undefined])
})

test('a drawing inserted before the first asks for both parts of the distance from the start', async ({ page }) => {
  await openMeasured(page, [250, undefined])
  await openList(page)
  await field(page, 'Distance to the first').fill('120')
  await page.keyboard.press('Escape')
  await openPreview(page, 1)
  await preview(page).getByRole('button', { name: 'Insert before', exact: true }).click()
  await expect(
    page.getByText('Drawing 1 now lies on the 120 m after the start. Measure both parts.').first(),
  ).toBeAttached()
})

test('deleting a drawing from a measured way adds its two distances up, and the message says so; Undo restores both', async ({
  page,
}) => {
  await openMeasured(page, [250, 1_200, undefined, 300])
  await openPreview(page, 2)
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The drawing was deleted. From 1 to 2: 1.45 km.').first()).toBeVisible()
  await expect.poll(() => stored(page)).toEqual([1_450, undefined, 300])
  await pressButton(page, 'Undo')
  await expect.poll(() => stored(page)).toEqual([250, 1_200, undefined, 300])
  await page.keyboard.press('Escape')
  await openPreview(page, 3)
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('From 2 to 3: not known any more.').first()).toBeVisible()
})

test('many drawings without a distance are listed as runs, each with a link to the list', async ({ page }) => {
  const distances = [100, 100, ...Array.from({ length: 10 }, () => undefined), 100, undefined, 100]
  await openMeasured(page, distances)
  await pressButton(page, 'Export')
  await page.getByText(/things? to check$/).click()
  await expect(page.getByText('No distance to the next, so the sheet has no total')).toHaveText(/total:/)
  await pressButton(page, 'No distance to the next, so the sheet has no total: 3–12')
  await expect(field(page, 'Distance from 3 to 4')).toBeFocused()
  await page.keyboard.press('Escape')
  await pressButton(page, 'Drawing 14 has no distance to the next, so the sheet has no total.')
  await expect(field(page, 'Distance from 14 to 15')).toBeFocused()
})

/** Pastes as a browser does from the clipboard. */
const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

test('a column from a spreadsheet fills the fields below in one step of Undo; the list opens at the first gap', async ({
  page,
}) => {
  await openMeasured(page, [250, undefined, undefined, undefined])
  await openList(page)
  await expect(field(page, 'Distance to the first')).toBeFocused()
  await page.keyboard.type('50')
  await page.keyboard.press('Escape')
  await openList(page)
  await expect(field(page, 'Distance from 2 to 3')).toBeFocused()
  await paste(page, '0,5\n300 m\t*\n1.2 km\n')
  await expect(field(page, 'Distance from 4 to the finish')).toBeFocused()
  await expect(field(page, 'Distance from 2 to 3')).toHaveValue('500 m')
  await expect.poll(() => stored(page)).toEqual([250, 500, 300, 1_200])
  await field(page, 'Distance to the first').focus()
  await paste(page, '80\n\nfar')
  await expect(page.getByRole('alert').first()).toContainText('Write metres or kilometres')
  await paste(page, '80\n1\n2\n3\n4\n5')
  await expect(page.getByRole('alert').first()).toContainText('1 line is too many for this tocht')
  await expect.poll(() => stored(page)).toEqual([250, 500, 300, 1_200])
  await paste(page, '80\n\n90')
  await expect.poll(() => stored(page)).toEqual([250, 90, 300, 1_200])
  await page.keyboard.press('Escape')
  await pressButton(page, 'Revert')
  await expect.poll(() => stored(page)).toEqual([250, 500, 300, 1_200])
  expect((await mirror(page))[0]?.sheet?.toFirst).toBe(50)
  await pressButton(page, 'Revert')
  await expect.poll(() => stored(page)).toEqual([250, undefined, undefined, undefined])
})

test('a column reaches its drawings in a long list, too, while the rows above are still empty', async ({ page }) => {
  const distances = Array.from({ length: 90 }, (_, index): number | undefined => (index === 69 ? undefined : 100))
  await openMeasured(page, distances)
  await openList(page)
  await field(page, 'Distance to the first').fill('50')
  await page.keyboard.press('Escape')
  // A busy browser: no rows but the first and those in sight are filled.
  await page.evaluate(() => void (window.requestIdleCallback = () => 0))
  await openList(page)
  await expect(field(page, 'Distance from 70 to 71')).toBeFocused()
  await expect(field(page, 'Distance from 40 to 41')).toBeHidden()
  await paste(page, '300\n400')
  const kept = distances.with(69, 300).with(70, 400)
  await expect.poll(() => stored(page)).toEqual(kept)
})

test('a column is not pasted over an unreadable distance, which would then be hidden', async ({ page }) => {
  await openMeasured(page, [250, undefined])
  await openList(page)
  const wrong = field(page, 'Distance from 1 to 2')
  await wrong.fill('far')
  await paste(page, '300\n400')
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveValue('far')
  await expect(page.getByRole('alert')).toContainText('Write metres or kilometres')
  await expect(field(page, 'Distance from 2 to the finish')).toHaveValue('')
  await wrong.fill('')
  await paste(page, '300\n400')
  await expect(wrong).toHaveValue('300 m')
  await expect(field(page, 'Distance from 2 to the finish')).toHaveValue('400 m')
})

test('an unreadable distance is named when the editor goes on to the next drawing', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop)
  await openMeasured(page, [250, undefined])
  await tile(page, 1).click()
  await field(page, 'Distance to the next').fill('far')
  await pressButton(page, 'Next')
  await expect(page.getByText('“far” is not a distance, so it was not saved.').first()).toBeVisible()
  await pressButton(page, 'Previous')
  await expect(field(page, 'Distance to the next')).toHaveValue('250 m')
})

test('Escape says why a distance cannot be read; a second Escape discards it', async ({ page }) => {
  await openMeasured(page, [250, undefined])
  await openList(page)
  await field(page, 'Distance from 1 to 2').fill('far')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('Write metres or kilometres')
  await expect(field(page, 'Distance from 1 to 2')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile(page, 1)).toHaveText(/^1→ 250 m/)
  await expect(page.getByText('“far” is not a distance')).toHaveCount(0)
})
