import type { Page } from '@playwright/test'
import { decodePng, isLight } from '../../support/paper/pixels'
import { SIZES } from '../../support/sizes'
import { button, openBlankDrawing, pressButton } from '../app'
import { canvas, moveTo } from '../canvas'
import { drawLine, expect, test } from '../fixtures'

/** Whether a place of the canvas looks inked now. */
const inkAt = async (page: Page, x: number, y: number): Promise<boolean> => {
  const raster = await decodePng(await canvas(page).screenshot())
  return isLight(raster, Math.round(x * raster.width), Math.round(y * raster.height))
}

/** Whether there is visible ink within a fingertip of a place. */
const inkNear = async (page: Page, x: number, y: number): Promise<boolean> => {
  for (const aside of [-0.03, 0, 0.03]) if (await inkAt(page, x + aside, y)) return true
  return false
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openBlankDrawing(page)
})

test('a stroke is visible while it is drawn, and stays where it was', async ({ page }) => {
  await moveTo(page, 0.2, 0.5)
  await page.mouse.down()
  await moveTo(page, 0.8, 0.5)
  await expect.poll(() => inkAt(page, 0.5, 0.5)).toBe(true)
  await page.mouse.up()
  await expect.poll(() => inkAt(page, 0.5, 0.5)).toBe(true)
})

test('the eraser erases visibly while it moves, and its effect stays', async ({ page }) => {
  await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
  await pressButton(page, 'Erase')
  await moveTo(page, 0.5, 0.3)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.7)
  await expect.poll(() => inkAt(page, 0.5, 0.5)).toBe(false)
  expect(await inkAt(page, 0.3, 0.5)).toBe(true)
  await page.mouse.up()
  expect(await inkAt(page, 0.5, 0.5)).toBe(false)
  await pressButton(page, 'Undo')
  await expect.poll(() => inkAt(page, 0.5, 0.5)).toBe(true)
})

test('a dragged element is visible only under the pointer, also if Draw is pressed', async ({ page }) => {
  await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
  await pressButton(page, 'Select')
  await moveTo(page, 0.5, 0.5)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.7)
  await button(page, 'Draw').dispatchEvent('click')
  await expect.poll(() => inkAt(page, 0.3, 0.7)).toBe(true)
  expect(await inkAt(page, 0.3, 0.5)).toBe(false)
  await page.mouse.up()
  expect(await inkAt(page, 0.3, 0.5)).toBe(false)
})

test('an icon follows the pointer at its centre, and stays where it is released', async ({ page }) => {
  await pressButton(page, 'Icon')
  await page.getByRole('menuitem', { name: 'Bareel' }).click()
  await moveTo(page, 0.5, 0.3)
  await page.mouse.down()
  await expect.poll(() => inkNear(page, 0.5, 0.3)).toBe(true)
  await moveTo(page, 0.5, 0.7)
  await expect.poll(() => inkNear(page, 0.5, 0.7)).toBe(true)
  expect(await inkNear(page, 0.5, 0.3)).toBe(false)
  await page.mouse.up()
  await expect.poll(() => inkNear(page, 0.5, 0.7)).toBe(true)
})

test('an eraser does not affect ink drawn after it', async ({ page }) => {
  await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
  await pressButton(page, 'Erase')
  await drawLine(page, { x: 0.5, y: 0.3 }, { x: 0.5, y: 0.7 })
  await pressButton(page, 'Erase')
  await pressButton(page, 'Curve')
  await drawLine(page, { x: 0.4, y: 0.48 }, { x: 0.6, y: 0.48 })
  expect(await inkAt(page, 0.5, 0.48)).toBe(true)
})

test('a selected stroke is visible where it is dragged, and not where it was', async ({ page }) => {
  await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
  await pressButton(page, 'Select')
  await moveTo(page, 0.5, 0.5)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.7)
  await expect.poll(() => inkAt(page, 0.5, 0.7)).toBe(true)
  expect(await inkAt(page, 0.5, 0.5)).toBe(false)
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await expect.poll(() => inkAt(page, 0.5, 0.7)).toBe(true)
})
