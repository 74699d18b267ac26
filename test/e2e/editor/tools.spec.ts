import type { Page } from '@playwright/test'
import { en } from '../../../src/ui/words/en'
import { NARROWEST, SIDEWAYS, SIZES } from '../../support/sizes'
import { button, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, middleOf } from '../canvas'
import { expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'
import { touchScreen } from '../touch'

const tools = (page: Page) => page.getByRole('toolbar').getByRole('button')
const tooltip = (page: Page) => page.getByRole('tooltip')
const help = (page: Page) => page.getByRole('dialog', { name: 'Help' })

const EDITORS = ['/editor0/0/0', '/editor1/1/0'] as const

for (const path of EDITORS)
  test(`on a tablet and a laptop, each tool has its name under its sign: ${path}`, async ({ page }) => {
    await startWith(page, bothKinds(1))
    await page.goto(path)
    for (const size of [{ width: 744, height: 1133 }, SIZES.tablet, { width: 1024, height: 768 }, SIZES.desktop])
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        for (const tool of await tools(page).all()) {
          const name = tool.getByText((await tool.getAttribute('aria-label')) ?? '', { exact: true })
          const [sign, word, whole] = [await boxOf(tool.locator('svg').first()), await boxOf(name), await boxOf(tool)]
          expect(word.y).toBeGreaterThanOrEqual(sign.y + sign.height)
          expect(word.x).toBeGreaterThanOrEqual(whole.x)
          expect(word.x + word.width).toBeLessThanOrEqual(whole.x + whole.width)
          expect(whole.x + whole.width).toBeLessThanOrEqual(size.width)
        }
      })
  })

test('on a phone, the tools show signs only', async ({ page }) => {
  await openBlankDrawing(page)
  for (const size of [NARROWEST, SIZES.phone, SIDEWAYS]) {
    await page.setViewportSize(size)
    await expect(tools(page).getByText('Dashed')).toBeHidden()
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: SIZES.phone })

  test('a press that rests shows the name of a tool, and does not use the tool', async ({ page }) => {
    await openBlankDrawing(page)
    const send = await touchScreen(page)
    await send('touchStart', [await middleOf(button(page, 'Dashed'))])
    await expect(tooltip(page)).toHaveText('Dashed')
    await send('touchEnd', [])
    await expect(tooltip(page), 'the name stays for a moment, and leaves by itself').toHaveCount(0)
    await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Dashed').tap()
    await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'true')
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('a press that rests tells what a button that is turned off would do', async ({ page }) => {
    await openBlankDrawing(page)
    const send = await touchScreen(page)
    await send('touchStart', [await middleOf(button(page, 'Undo'))])
    await expect(tooltip(page)).toHaveText('Undo')
    await send('touchEnd', [])
  })

  test('the help begins with three ways to draw a T, and lists no keys', async ({ page }) => {
    await openBlankDrawing(page)
    await pressButton(page, 'Help')
    const ways = help(page).getByRole('figure')
    await expect(ways).toHaveText([/^Junction/, /^Route/, /^Draw/])
    for (const way of await ways.all()) {
      await expect(way.locator('svg').first()).toBeVisible()
      await expect(way.locator('path[marker-start]').last(), 'the ball of the route is drawn').toBeAttached()
    }
    await expect(help(page).getByText('Erase', { exact: true })).toBeVisible()
    await expect(help(page).getByText(en.editor.zoomIn)).toHaveCount(0)
    await expect(help(page).locator('kbd')).toHaveCount(0)
  })

  test('the editor of fish-bones has a button for its help', async ({ page }) => {
    await startWith(page, bothKinds(1))
    await page.goto('/editor1/1/0')
    await expect(canvas(page)).toBeVisible()
    await pressButton(page, 'Help')
    await expect(help(page).getByText(en.fishbone.insert)).toBeVisible()
    await expect(help(page).locator('kbd')).toHaveCount(0)
  })
})

test('where there is a mouse, and so probably a keyboard, the help lists the keys as well', async ({ page }) => {
  await openBlankDrawing(page)
  await pressButton(page, 'Help')
  await expect(help(page).getByRole('figure')).toHaveCount(3)
  await expect(help(page).getByText(en.editor.zoomIn)).toBeVisible()
  await expect(help(page).locator('kbd').first()).toBeVisible()
})
