import type { Page } from '@playwright/test'
import { SMALLEST_TARGET } from '../../screens/target'
import { SMALL_PHONE } from '../../support/sizes'
import { button, openBlankDrawing, pressButton, strokes } from '../app'
import { boxOf } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'

const BELOW = { x: 0.5, y: 0.85 }
const CENTRE = { x: 0.5, y: 0.5 }
const OUTSIDE = { x: 0.1, y: 0.5 }

/** Draws a route from below to the centre, and on to the right. */
const drawRoute = (page: Page): Promise<void> => drawPath(page, [BELOW, CENTRE, { x: 0.9, y: 0.5 }], { steps: 20 })

test.beforeEach(async ({ page }) => {
  await openBlankDrawing(page)
})

test('with Route on, a box receives its route and its side roads without another toggle', async ({ page }) => {
  await pressButton(page, 'Route')
  await drawRoute(page)
  await drawLine(page, OUTSIDE, { x: 0.49, y: 0.505 })
  await saved(page)
  const [route, road, ...others] = await strokes(page)
  expect(others).toEqual([])
  expect(route).toMatchObject({ circle: true, arrow: true })
  expect(route?.points).toHaveLength(3)
  expect(road).toMatchObject({ circle: false, arrow: false })
  expect(road?.points.at(-1), 'the road ends at the corner of the route').toEqual(route?.points[1])
})

test('Undo removes the route as one stroke', async ({ page }) => {
  await pressButton(page, 'Route')
  await drawRoute(page)
  await pressButton(page, 'Undo')
  await saved(page)
  expect(await strokes(page)).toEqual([])
})

test('Route stays on in the next box and after a reload; it is off by default', async ({ page }) => {
  await expect(button(page, 'Route')).toHaveAttribute('aria-pressed', 'false')
  await pressButton(page, 'Route')
  await pressButton(page, 'Next')
  await expect(button(page, 'Route')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(button(page, 'Route')).toHaveAttribute('aria-pressed', 'true')
  await pressButton(page, 'Route')
  await page.reload()
  await expect(button(page, 'Route')).toHaveAttribute('aria-pressed', 'false')
})

test('a road ends on the middle line of another, unless Alt is down', async ({ page }) => {
  await drawLine(page, BELOW, { x: 0.5, y: 0.1 })
  await drawLine(page, OUTSIDE, { x: 0.49, y: 0.5 })
  await page.keyboard.down('Alt')
  await drawLine(page, { x: 0.1, y: 0.3 }, { x: 0.49, y: 0.3 })
  await page.keyboard.up('Alt')
  await saved(page)
  const [road, joined, free] = await strokes(page)
  expect(joined?.points.at(-1)?.x).toBe(road?.points[0]?.x)
  expect(free?.points.at(-1)?.x).not.toBe(road?.points[0]?.x)
})

test('switching Erase off returns to the previous pen', async ({ page }) => {
  await pressButton(page, 'Dashed')
  await pressButton(page, 'Arrow')
  await drawLine(page, BELOW, CENTRE)
  await pressButton(page, 'Erase')
  await pressButton(page, 'Erase')
  for (const name of ['Dashed', 'Arrow', 'Draw'])
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Curve')).toHaveAttribute('aria-pressed', 'false')
})

test('looks that do not apply to a selected stroke are hidden', async ({ page }) => {
  await drawLine(page, BELOW, CENTRE)
  await pressButton(page, 'Select')
  await drawPath(page, [{ x: 0.5, y: 0.7 }])
  for (const name of ['Route', 'Curve']) await expect(button(page, name)).toBeHidden()
  for (const name of ['Dashed', 'Circle', 'Arrow']) await expect(button(page, name)).toBeVisible()
  await pressButton(page, 'Draw')
  await expect(button(page, 'Curve'), 'with the pen in hand nothing is selected').toBeVisible()
})

test('on a small phone every tool has 44 pixels, and the help has their names', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  const buttons = page.getByRole('toolbar').getByRole('button')
  for (const tool of await buttons.all()) {
    const box = await boxOf(tool)
    expect(Math.min(box.width, box.height), await tool.ariaSnapshot()).toBeGreaterThanOrEqual(SMALLEST_TARGET)
    expect(box.x + box.width).toBeLessThanOrEqual(SMALL_PHONE.width)
  }
  await pressButton(page, 'Help')
  const names = page.getByRole('dialog', { name: 'Help' }).getByRole('term')
  await expect(names.getByText('Route', { exact: true })).toBeVisible()
})
