import type { Page } from '@playwright/test'
import { isLabel } from '../../../src/model/types'
import { NARROWEST, SIZES } from '../../support/sizes'
import { button, elements, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, placeIn, type CanvasPlace } from '../canvas'
import { drawLine, expect, test } from '../fixtures'

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
/** The label as it is drawn. */
const shown = (page: Page, text: string) => page.locator('svg text').filter({ hasText: text, visible: true })

const tap = async (page: Page, place: CanvasPlace) => {
  const { x, y } = placeIn(await boxOf(canvas(page)), place)
  await page.mouse.click(x, y)
}
const write = async (page: Page, place: CanvasPlace, text: string) => {
  await tap(page, place)
  await field(page).fill(text)
  await field(page).press('Enter')
}
const texts = async (page: Page) => (await elements(page)).filter(isLabel).map(({ label }) => label.text)

const MIDDLE = { x: 0.5, y: 0.5 }
const ABOVE = { x: 0.5, y: 0.25 }

test.beforeEach(({ page }) => openBlankDrawing(page))

test('a tap with Text, a text and Enter make a label, which Undo takes away', async ({ page }) => {
  await page.keyboard.press('t')
  await expect(button(page, 'Text')).toHaveAttribute('aria-pressed', 'true')
  await write(page, MIDDLE, 'brug')
  await expect(field(page)).toHaveCount(0)
  await expect(shown(page, 'brug')).toBeVisible()
  await expect.poll(() => texts(page)).toEqual(['brug'])
  // Text stays in hand for the next label.
  await write(page, ABOVE, '  P   2 ')
  await expect.poll(() => texts(page)).toEqual(['brug', 'P   2'])
  await page.keyboard.press('Control+z')
  await expect(shown(page, 'P')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(shown(page, 'P')).toBeVisible()
})

test('a tap on a label changes it in one step; without a text it is removed', async ({ page }) => {
  await pressButton(page, 'Text')
  await write(page, MIDDLE, 'brug')
  await tap(page, MIDDLE)
  await expect(field(page)).toHaveValue('brug')
  await page.keyboard.type('oude brug')
  await field(page).press('Enter')
  await expect.poll(() => texts(page)).toEqual(['oude brug'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => texts(page)).toEqual(['brug'])
  await tap(page, MIDDLE)
  await field(page).fill('')
  await field(page).press('Enter')
  await expect.poll(() => texts(page)).toEqual([])
})

test('Escape leaves a label as it was; whatever else closes the field keeps the text', async ({ page }) => {
  await pressButton(page, 'Text')
  await tap(page, MIDDLE)
  await field(page).fill('nothing')
  await field(page).press('Escape')
  await expect(field(page)).toHaveCount(0)
  await tap(page, MIDDLE)
  await field(page).fill('Kerkstraat')
  // A press elsewhere begins the next label.
  await tap(page, ABOVE)
  await expect.poll(() => texts(page)).toEqual(['Kerkstraat'])
  await expect(field(page)).toHaveValue('')
  await field(page).fill('Dorpsstraat')
  await pressButton(page, 'Next')
  await pressButton(page, 'Previous')
  await expect.poll(() => texts(page)).toEqual(['Kerkstraat', 'Dorpsstraat'])
  await expect(field(page)).toHaveCount(0)
})

test('a label that another tab changed meanwhile is changed, not written twice', async ({ page, context }) => {
  await pressButton(page, 'Text')
  await write(page, MIDDLE, 'brug')
  await expect.poll(() => texts(page)).toEqual(['brug'])
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(shown(other, 'brug')).toBeVisible()
  await pressButton(other, 'Text')
  await tap(other, MIDDLE)
  await other.keyboard.type('oude brug')
  await tap(page, MIDDLE)
  await page.keyboard.type('nieuwe brug')
  await page.keyboard.press('Enter')
  await expect(shown(other, 'nieuwe brug')).toBeVisible()
  await other.keyboard.press('Enter')
  await expect.poll(() => texts(page)).toEqual(['oude brug'])
})

test('a label has at most 24 characters as people count them', async ({ page }) => {
  await pressButton(page, 'Text')
  await tap(page, MIDDLE)
  await page.keyboard.insertText('🇧🇪'.repeat(30))
  await field(page).press('Enter')
  await expect.poll(() => texts(page)).toEqual(['🇧🇪'.repeat(24)])
})

test('a label is moved like ink, and erased by a tap of the eraser only', async ({ page }) => {
  await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
  await pressButton(page, 'Text')
  await write(page, MIDDLE, 'brug')
  await drawLine(page, MIDDLE, ABOVE)
  const box = await boxOf(shown(page, 'brug'))
  const above = placeIn(await boxOf(canvas(page)), ABOVE)
  expect(Math.abs(box.x + box.width / 2 - above.x)).toBeLessThan(3)
  expect(Math.abs(box.y + box.height / 2 - above.y)).toBeLessThan(10)
  await pressButton(page, 'Erase')
  await drawLine(page, { x: 0.3, y: 0.25 }, { x: 0.7, y: 0.25 })
  await expect(shown(page, 'brug')).toBeVisible()
  await tap(page, ABOVE)
  await expect(shown(page, 'brug')).toHaveCount(0)
})

test('by keyboard, Enter opens the field where the pen is, and the pen goes on there', async ({ page }) => {
  await page.keyboard.press('t')
  await canvas(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('taverne')
  await page.keyboard.press('Enter')
  await expect.poll(() => texts(page)).toEqual(['taverne'])
  await expect(canvas(page)).toBeFocused()
  await expect(page.locator('[aria-live]').filter({ hasText: 'A text was written.' })).toBeAttached()
  await expect(page.getByText('Text: “taverne”.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens the field inside the paper, also at its corner and on a narrow screen', async ({ page }) => {
    for (const size of [NARROWEST, SIZES.phone]) {
      await page.setViewportSize(size)
      if ((await button(page, 'Text').getAttribute('aria-pressed')) === 'false') await pressButton(page, 'Text')
      const corner = placeIn(await boxOf(canvas(page)), { x: 0.98, y: 0.98 })
      await page.touchscreen.tap(corner.x, corner.y)
      const box = await boxOf(field(page))
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      await field(page).press('Escape')
    }
  })
})

test('a label is on the overview and on the sheet', async ({ page }) => {
  await pressButton(page, 'Text')
  await write(page, MIDDLE, 'Kerkstraat')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(shown(page, 'Kerkstraat').first()).toBeVisible()
  await pressButton(page, 'Export')
  await expect(page.getByTestId('cell').getByText('Kerkstraat')).toBeVisible()
})
