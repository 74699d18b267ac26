import type { Locator } from '@playwright/test'
import { button, link, openBlankDrawing } from '../app'
import { canvas, paperSize } from '../canvas'
import { expect, test } from '../fixtures'
import { bothKinds, FEW_DRAWINGS, startWith } from '../places'

/** The outline and the colours of an element as the browser draws them. */
const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, color, colorScheme } = getComputedStyle(node)
    return { outline: `${outlineStyle} ${outlineWidth}`, color, colorScheme }
  })

const edge = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderWidth)

test.describe('in a contrast theme, which draws no backgrounds and no shadows,', () => {
  test.use({ forcedColors: 'active' })

  test('the tool in use and the edge of the paper are seen', async ({ page }) => {
    await startWith(page, bothKinds(FEW_DRAWINGS))
    await page.goto('/editor0/0/0')
    const pressed = page.locator('button[aria-pressed=true]').first()
    expect((await styleOf(pressed)).outline).toBe('solid 2px')
    // Also while it has the focus of the pointer that pressed it.
    await button(page, 'Dashed').click()
    expect((await styleOf(button(page, 'Dashed'))).outline).toBe('solid 2px')
    expect((await styleOf(page.locator('button[aria-pressed=false]').first())).outline).toMatch(/^none/)
    expect((await styleOf(canvas(page))).outline).toBe('solid 1px')
  })

  test('drawings and pages have an edge', async ({ page }) => {
    await startWith(page, bothKinds(FEW_DRAWINGS))
    await page.goto('/tocht0/0')
    expect(await edge(link(page, 'Drawing 1'))).toBe('1px')
    await page.goto('/export/0')
    await expect(page.getByTestId('sheet')).toBeVisible()
    expect(await edge(page.getByRole('listitem').filter({ has: page.getByTestId('sheet') }))).toBe('1px')
  })

  test('the theme and the switch are seen', async ({ page }) => {
    await startWith(page, [])
    await page.goto('/settings')
    const [dark, light] = ['Dark', 'Light'].map((name) => page.getByRole('radio', { name }))
    expect((await styleOf(dark ?? page.locator('html'))).outline).toBe('solid 2px')
    expect((await styleOf(light ?? page.locator('html'))).outline).toMatch(/^none/)
    const isOn = page.getByRole('switch', { name: 'Draw with pen only' })
    expect(await isOn.evaluate((node) => getComputedStyle(node).forcedColorAdjust)).toBe('none')
  })
})

test('the browser prints dark ink on white from a dark screen for the field', async ({ page }) => {
  await startWith(page, bothKinds(FEW_DRAWINGS))
  await page.goto('/lead/0/0')
  await expect(button(page, 'Next')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const frame = page.locator('main').locator('xpath=ancestor-or-self::*[contains(@class, "min-h-dvh")]').first()
  const { color, background } = await frame.evaluate((node) => {
    const style = getComputedStyle(node)
    return { color: style.color, background: style.backgroundColor }
  })
  expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('an empty drawing is printed without a complaint of the browser, and keeps its paper', async ({ page }) => {
  await openBlankDrawing(page)
  const size = await paperSize(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(canvas(page)).toBeHidden()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await paperSize(page)).toEqual(size)
})

test('the browser prints dark ink from a dark editor, and darkens no page itself', async ({ page }) => {
  await startWith(page, bothKinds(FEW_DRAWINGS))
  await page.goto('/editor0/0/0')
  await expect(button(page, 'Back')).toBeVisible()
  const lightness = async () => Number(/\d+/.exec((await styleOf(canvas(page))).color)?.[0])
  expect(await lightness()).toBeGreaterThan(200)
  expect((await styleOf(page.locator('html'))).colorScheme).toMatch(/only/)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(60)
})
