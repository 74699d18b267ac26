import type { Page } from '@playwright/test'
import { isStroke } from '../../../src/model/types'
import { SMALLEST_TARGET } from '../../screens/target'
import { NARROWEST, SIDEWAYS, SIZES } from '../../support/sizes'
import { button, elements, mirroredElements, openBlankDrawing, pressButton } from '../app'
import { drawLine, expect, test } from '../fixtures'
import { ring } from './ring'

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const items = (page: Page) => page.getByRole('menuitem')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' })

const stamp = async (page: Page) => {
  await drawLine(page, { x: 0.5, y: 0.4 }, { x: 0.5, y: 0.5 })
  const all = await elements(page)
  return all.at(-1)
}

test.beforeEach(({ page }) => openBlankDrawing(page))

test('an icon has the label of the original app with its word, or only its word', async ({ page }) => {
  await pressButton(page, 'Icon')
  await expect(items(page)).toHaveCount(20)
  await expect(item(page, 'Bareel')).toHaveAccessibleDescription('Barrier')
  await expect(item(page, 'Spoor 2')).toHaveAccessibleDescription('Level crossing')
  await expect(item(page, 'Gate or stile')).toHaveAccessibleDescription('')
})

test('the search finds icons by the words of both languages, and Enter picks the first', async ({ page }) => {
  await pressButton(page, 'Icon')
  await field(page).fill('slag')
  await expect(items(page)).toHaveCount(2)
  await expect(item(page, 'Bareel')).toBeVisible()
  await field(page).fill('nothing like it')
  await expect(page.getByText('No icon has this name.')).toBeVisible()
  await field(page).press('Enter')
  await field(page).fill('tunn')
  await field(page).press('Enter')
  await expect(field(page)).toHaveCount(0)
  expect(await stamp(page)).toMatchObject({ icon: { index: 17 } })
})

test('the menu works by keyboard: arrows move in it, a letter begins a search, Escape and Tab return', async ({
  page,
}) => {
  await page.keyboard.press('i')
  await expect(item(page, 'Bareel')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, 'CP')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  // The menu has three columns.
  await expect(item(page, 'Huis')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item(page, 'No icon')).toBeFocused()
  await page.keyboard.type('dang')
  await expect(field(page)).toHaveValue('dang')
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Danger')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  for (const key of ['Escape', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button(page, 'Icon')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(button(page, 'Icon')).toBeFocused()
  await page.keyboard.press('Enter')
  // The picked icon.
  await expect(item(page, 'Bareel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Icon')).toBeFocused()
})

test('while the ring is open, an icon can be put down beside the junction', async ({ page }) => {
  await pressButton(page, 'Junction')
  await ring(page).getByRole('button', { name: 'Left', exact: true }).click()
  await pressButton(page, 'Icon')
  await field(page).pressSequentially('wasd')
  await page.keyboard.press('Escape')
  const before = (await elements(page)).length
  await pressButton(page, 'Icon')
  await item(page, 'Chapel').click()
  expect(await stamp(page)).toMatchObject({ icon: { index: 14 } })
  // Letters in the search are no keys of the ring.
  expect(await elements(page)).toHaveLength(before + 1)
  await ring(page).getByRole('button', { name: 'Right', exact: true }).click()
  expect((await elements(page)).at(-1), 'a tap puts down another icon').toMatchObject({ icon: { index: 14 } })
  await pressButton(page, 'Draw')
  await ring(page).getByRole('button', { name: 'Right', exact: true }).click()
  expect(await elements(page)).toHaveLength(before + 3)
})

test('while the ring is open, Next puts an icon or Text away, so that a tap makes the next junction', async ({
  page,
}) => {
  await pressButton(page, 'Junction')
  const ways = ['Icon', 'Text'] as const
  for (const [index, tool] of ways.entries()) {
    await pressButton(page, tool)
    if (tool === 'Icon') await item(page, 'Chapel').click()
    await pressButton(page, 'Next')
    await expect(button(page, 'Draw')).toHaveAttribute('aria-pressed', 'true')
    await ring(page).getByRole('button', { name: 'Left', exact: true }).click()
    await expect.poll(async () => (await mirroredElements(page, index + 1)).map(isStroke)).toEqual([true])
  }
})

/** Each element's box once it was scrolled into view; runs in the page, since there are hundreds. */
const scrolledBoxes = (all: readonly Element[]) =>
  all.map((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

test('in every window, the icons are large enough for a finger, and all can be reached', async ({ page }) => {
  for (const size of [NARROWEST, SIDEWAYS, ...Object.values(SIZES)])
    for (const junction of [false, true])
      await test.step(`${size.width} × ${size.height}, ring open: ${junction}`, async () => {
        await page.setViewportSize(size)
        if (junction) await pressButton(page, 'Junction')
        await pressButton(page, 'Icon')
        // A finger opens no keyboard.
        await expect(field(page)).not.toBeFocused()
        for (const { x, y, width, height } of await field(page).or(items(page)).evaluateAll(scrolledBoxes)) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(size.width)
          expect(y + height).toBeLessThanOrEqual(size.height)
        }
        await item(page, 'No icon').click()
        if (junction) await pressButton(page, 'Junction')
      })
})
