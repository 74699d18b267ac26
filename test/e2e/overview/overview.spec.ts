import type { Page } from '@playwright/test'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { FIRST_TILES } from '../../../src/ui/overview/tiles/DrawingList'
import { NARROWEST, SIZES } from '../../support/sizes'
import { addTocht, editorHeading, link, load, mirror, pressButton, rename, status } from '../app'
import { boxOf } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { drawingsInOrder, expectOrder, openOverview, tile } from './overviewApp'

/** The number of tiles in the first row. */
const columns = async (page: Page): Promise<number> => {
  const tops = await page
    .getByRole('link', { name: /^Drawing \d+$/ })
    .evaluateAll((links) => links.map((one) => Math.round(one.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

test('Rename selects the whole name, which changes with each key, and is kept after a reload', async ({ page }) => {
  await openOverview(page, 1)
  await pressButton(page, 'Rename')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  for (const name of ['B', 'Bo', 'Bos']) {
    await page.keyboard.type(name.slice(-1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect((await mirror(page))[0]?.name).toBe(name)
  }
  await saved(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bos')
})

test('Delete tocht goes back one page, or home, and Undo restores the tocht with its drawings', async ({ page }) => {
  await openOverview(page, 3)
  const before = await mirror(page)
  await page.goto('/settings')
  await page.goto('/')
  await link(page, 'Tocht 1').click()
  await pressButton(page, 'Delete tocht')
  await expect(page).toHaveURL('/')
  await expect(status(page, '“Tocht 1” was deleted.')).toBeVisible()
  expect(await mirror(page)).toEqual([])
  await pressButton(page, 'Undo')
  await expect(link(page, 'Tocht 1')).toBeVisible()
  expect((await mirror(page))[0]?.drawings).toEqual(before[0]?.drawings)
  await page.goBack()
  await expect(page).toHaveURL('/settings')
  // Opened on the tocht, there is no page to go back to.
  await page.goto('about:blank')
  await page.goto('/tocht0/0')
  await pressButton(page, 'Delete tocht')
  await expect(page).toHaveURL('/')
})

test('three drawings are in a row on a phone, four on a tablet and six on a desktop, numbered from 1', async ({
  page,
}) => {
  await openOverview(page, 8)
  for (const [viewport, inRow] of [
    [SIZES.phone, 3],
    [NARROWEST, 3],
    [SIZES.tablet, 4],
    [SIZES.desktop, 6],
  ] as const) {
    await page.setViewportSize(viewport)
    await expect.poll(() => columns(page)).toBe(inRow)
    for (const number of [1, 2, 8]) await expect(tile(page, number)).toContainText(String(number))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
})

/** Opens a tocht in the overview on a phone. */
const openTocht = async (page: Page, tocht: Record<string, unknown>) => {
  await page.setViewportSize(SIZES.phone)
  await addTocht(page)
  await load(page, JSON.stringify(tocht))
  await expect(tile(page, 1)).toBeVisible()
}

const addTile = (page: Page) => page.getByRole('button', { name: 'Add drawing' })

test('the add tile is as large as a tile with a note and a distance, and stays on the screen', async ({ page }) => {
  const details = [{ note: 'links aan de kapel, dan voorbij de school', distance: 1_200 }]
  await openTocht(page, { drawings: drawingsInOrder(1), details })
  const [drawing, adding] = [await boxOf(tile(page, 1)), await boxOf(addTile(page))]
  expect(adding.x + adding.width).toBeLessThanOrEqual(SIZES.phone.width)
  expect(adding.width).toBeCloseTo(drawing.width, 0)
  expect(adding.height).toBeCloseTo(drawing.height, 0)
})

test('a long fish-bone enlarges no tile, and the add tile beside it is as large', async ({ page }) => {
  const [short, long] = [3, 60].map((rows) =>
    strokesOf(Array.from({ length: rows }, () => ({ left: [{ dashed: false }], right: [] }))),
  )
  await openTocht(page, { drawings: [short, long], style: 1 })
  const [first, second, adding] = [await boxOf(tile(page, 1)), await boxOf(tile(page, 2)), await boxOf(addTile(page))]
  expect(second.height).toBeCloseTo(adding.height, 0)
  expect(first.height).toBeCloseTo(adding.height, 0)
  expect(adding.height).toBeLessThan(300)
  // The rows of the long one are as far apart as those of the short one.
  const scaleOf = (number: number) =>
    tile(page, number)
      .locator('svg')
      .evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0)
  expect(await scaleOf(2)).toBeCloseTo(await scaleOf(1), 3)
})

test('after the editor the drawing that was left is in view and has the focus', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openOverview(page, 60)
  await tile(page, 2).click()
  for (const number of [1, 60, 59, 58]) {
    await pressButton(page, 'Previous')
    await expect(editorHeading(page, number)).toBeVisible()
  }
  await pressButton(page, 'Back')
  await expect(tile(page, 58)).toBeFocused()
  await expect(tile(page, 58)).toBeInViewport({ ratio: 1 })
  await expect(tile(page, 58).locator('svg')).toBeVisible()
  // A later visit from home begins at the top.
  await pressButton(page, 'Back')
  await link(page, 'Tocht 1').click()
  await expect(tile(page, 1)).toBeInViewport()
  await expect(tile(page, 58)).not.toBeFocused()
})

test('after a start in the editor, too, the drawing that was left is in view and has the focus', async ({ page }) => {
  await openOverview(page, 60)
  await saved(page)
  await page.goto('about:blank')
  await page.goto('/editor0/0/44')
  await expect(editorHeading(page, 45)).toBeVisible()
  await pressButton(page, 'Back')
  await expect(page).toHaveURL('/tocht0/0')
  await expect(tile(page, 45)).toBeFocused()
  await expect(tile(page, 45)).toBeInViewport({ ratio: 1 })
})

test('a drawing of a fish-bone opens in the fish-bone editor', async ({ page }) => {
  await page.goto('/')
  await pressButton(page, 'Choose type')
  await pressButton(page, 'Vissegraat')
  await expect(page).toHaveURL('/tocht1/0')
  await pressButton(page, 'Add drawing')
  await pressButton(page, 'Add drawing')
  await tile(page, 2).click()
  await expect(page).toHaveURL('/editor1/0/1')
})

test('a drawing can be opened in a new tab', async ({ page, context }) => {
  await openOverview(page, 2)
  await saved(page)
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    tile(page, 2).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(other).toHaveURL('/editor0/0/1')
  await expect(page).toHaveURL('/tocht0/0')
})

test('the last tile adds a drawing and focuses it, so that Enter opens its editor', async ({ page }) => {
  await openOverview(page, 2)
  await pressButton(page, 'Add drawing')
  await expect(tile(page, 3)).toBeFocused()
  await expectOrder(page, [1, 2, 0])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tile(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/editor0/0/3')
})

test('an added drawing is focused among many, too', async ({ page }) => {
  await openOverview(page, FIRST_TILES)
  await pressButton(page, 'Add drawing')
  await expect(tile(page, FIRST_TILES + 1)).toBeFocused()
})

test('an empty tocht shows where to begin, and Export goes to its own sheet', async ({ page }) => {
  await addTocht(page)
  await addTocht(page)
  const begin = page.getByText('Add a drawing with the plus')
  await expect(begin).toBeVisible()
  await pressButton(page, 'Add drawing')
  await expect(begin).toBeHidden()
  await expect(page.getByText('Tap the box')).toBeVisible()
  await pressButton(page, 'Export')
  await expect(page).toHaveURL('/export/1')
})

test('when the browser does not allow copying, Share shows the text to copy by hand besides the other ways', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openOverview(page, 2)
  await pressButton(page, 'Share')
  await expect(page.getByRole('alert')).toContainText('The browser does not allow copying.')
  await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Tocht as text' })
  expect(JSON.parse(await box.inputValue())).toMatchObject({ drawings: drawingsInOrder(2), name: 'Tocht 1' })
  await box.focus()
  const chosen = await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)
  expect(chosen).toBe((await box.inputValue()).length)
  await pressButton(page, 'Close')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
})

test('Revert and Reapply work through the whole history, even after a reload', async ({ page }) => {
  await openOverview(page, 2)
  await pressButton(page, 'Add drawing')
  await rename(page, 'B')
  await expectOrder(page, [1, 2, 0])
  await saved(page)
  await page.reload()
  await pressButton(page, 'Revert')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tocht 1')
  await pressButton(page, 'Revert')
  await expectOrder(page, [1, 2])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expectOrder(page, [1, 2, 0])
  await page.keyboard.press('ControlOrMeta+z')
  await expectOrder(page, [1, 2])
})

test('the arrow keys move between tiles in the grid, and Enter opens', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openOverview(page, 5)
  await tile(page, 1).focus()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowDown', 5],
    ['ArrowLeft', 4],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tile(page, number)).toBeFocused()
  }
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/editor0/0/0')
})

test('in a long overview, the pictures out of sight are not painted, and all tiles can be reached', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone)
  await openOverview(page, 120)
  const isPainted = (number: number) =>
    tile(page, number)
      .locator('svg > *')
      .first()
      .evaluate((ink) => ink.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => isPainted(1)).toBe(true)
  await expect.poll(() => isPainted(120)).toBe(false)
  await tile(page, 120).focus()
  await expect(tile(page, 120)).toBeInViewport()
  await expect.poll(() => isPainted(120)).toBe(true)
})

test('the sheet opens at its top, however far the overview was scrolled, and Back returns to the same drawings', async ({
  page,
}) => {
  // Lower than the first page, so that the sheet can be scrolled as soon as it is there.
  await page.setViewportSize({ width: 390, height: 500 })
  await openOverview(page, 40)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.mouse.wheel(0, 1_500)
  await expect.poll(scrolled).toBeGreaterThan(500)
  const before = await scrolled()
  await pressButton(page, 'Export')
  await expect(page.getByTestId('cell')).toHaveCount(40)
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(tile(page, 1)).toBeAttached()
  await expect.poll(scrolled).toBe(before)
})
