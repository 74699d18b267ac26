import type { Page } from '@playwright/test'
import { TOAST_MS, TOAST_SWIPE, TOOLTIP_MS, TOOLTIP_SKIP_MS } from '../../src/constants'
import { press } from './app'
import { drawLine, expect, test } from './fixtures'
import { bothKinds, startWith } from './places'

const message = (page: Page) => page.getByText('The drawing was cleared.').first()

const clear = async (page: Page) => {
  await startWith(page, bothKinds(2))
  await page.goto('/editor0/0/0')
  await press(page, 'Clear')
  await expect(message(page)).toBeVisible()
}

test('a message goes after 5 seconds', async ({ page }) => {
  await page.clock.install()
  await clear(page)
  await page.clock.fastForward(TOAST_MS - 2_000)
  await expect(message(page)).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(message(page)).toBeHidden()
})

test('a message is swept away to the right, by more than 50 pixels', async ({ page }) => {
  await page.clock.install()
  await clear(page)
  const sweep = async (distance: number) => {
    const box = await message(page).boundingBox()
    if (!box) throw new Error('There is no message to sweep')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 5, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + distance, y, { steps: 6 })
    await page.mouse.up()
  }
  await sweep(TOAST_SWIPE - 15)
  await expect(message(page)).toBeVisible()
  await sweep(TOAST_SWIPE + 15)
  await expect(message(page)).toBeHidden()
})

for (const leave of ['Next', 'Previous', 'Back'])
  test(`that a drawing was cleared no longer stands over what is there after ${leave}`, async ({ page }) => {
    await clear(page)
    await press(page, leave)
    await expect(message(page)).toHaveCount(0, { timeout: 1_000 })
  })

test('nor does it over a drawing that has ink again: drawn, or brought back by Undo', async ({ page }) => {
  await clear(page)
  await drawLine(page, { x: 0.3, y: 0.8 }, { x: 0.6, y: 0.4 })
  await expect(message(page)).toHaveCount(0, { timeout: 1_000 })
  await press(page, 'Clear')
  await expect(message(page)).toBeVisible()
  await press(page, 'Undo')
  await expect(message(page)).toHaveCount(0, { timeout: 1_000 })
})

test('nor does it over a fish-bone that has rows again', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/editor1/1')
  await press(page, 'Reset')
  await expect(message(page)).toBeVisible()
  await press(page, 'Left')
  await expect(message(page)).toHaveCount(0, { timeout: 1_000 })
})

test('a tooltip comes after 700 ms, and the next one at once, if it is less than 300 ms later', async ({ page }) => {
  await page.clock.install()
  await startWith(page, bothKinds(1))
  await page.goto('/editor0/0/0')
  const tooltip = page.getByRole('tooltip')
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  // What is still being fetched would be given up an hour later; tooltips come last of all.
  await previous.hover()
  await expect(tooltip).toContainText('Previous')
  await page.mouse.move(0, 400)
  await expect(tooltip).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await previous.hover()
  await page.clock.runFor(TOOLTIP_MS - 50)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toContainText('Previous')
  await page.getByRole('button', { name: 'Next', exact: true }).hover()
  await page.clock.runFor(50)
  await expect(tooltip).toContainText('Next')
  const away = async (milliseconds: number) => {
    await page.mouse.move(0, 400)
    await page.clock.runFor(milliseconds)
    await expect(tooltip).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous', exact: true }).hover()
    await page.clock.runFor(50)
  }
  await away(TOOLTIP_SKIP_MS - 50)
  await expect(tooltip).toContainText('Previous')
  await away(TOOLTIP_SKIP_MS + 50)
  await expect(tooltip).toHaveCount(0)
})
