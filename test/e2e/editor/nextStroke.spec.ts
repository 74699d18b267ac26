import type { Page } from '@playwright/test'
import { addTocht, button, openBlankDrawing, openFirstDrawing, pressButton } from '../app'
import { drawLine, expect, test } from '../fixtures'

/** What the pencil's button shows of the next stroke. */
const next = (page: Page) => {
  const picture = button(page, 'Draw').locator('svg').first()
  return picture.evaluate((svg) => ({
    dashed: svg.querySelector(':scope > path')?.hasAttribute('stroke-dasharray'),
    ball: svg.querySelector(':scope > circle') !== null,
    arrow: svg.querySelectorAll(':scope > path').length > 1,
  }))
}
const PLAIN = { dashed: false, ball: false, arrow: false }

test.beforeEach(({ page }) => openBlankDrawing(page))

test('the pencil shows the next stroke as it will look, also while something else is in hand', async ({ page }) => {
  expect(await next(page)).toEqual(PLAIN)
  for (const look of ['Dashed', 'Arrow']) await pressButton(page, look)
  await expect.poll(() => next(page)).toEqual({ dashed: true, ball: false, arrow: true })
  await drawLine(page, { x: 0.2, y: 0.2 }, { x: 0.6, y: 0.2 })
  await pressButton(page, 'Erase')
  await expect.poll(() => next(page)).toEqual({ dashed: true, ball: false, arrow: true })
})

test('with Route on it shows the route until that is drawn', async ({ page }) => {
  await pressButton(page, 'Route')
  await expect.poll(() => next(page)).toEqual({ dashed: false, ball: true, arrow: true })
  await drawLine(page, { x: 0.5, y: 0.8 }, { x: 0.5, y: 0.2 })
  await expect.poll(() => next(page)).toEqual(PLAIN)
})

test('the looks stay on in the next drawing, and another tocht begins with a plain pen', async ({ page }) => {
  for (const look of ['Dashed', 'Circle']) await pressButton(page, look)
  await pressButton(page, 'Next')
  await expect.poll(() => next(page)).toEqual({ dashed: true, ball: true, arrow: false })
  await addTocht(page)
  await openFirstDrawing(page)
  expect(await next(page)).toEqual(PLAIN)
})
