import type { Page } from '@playwright/test'
import { MOST_DRAWINGS } from '../../../src/constants'
import { SIZES } from '../../support/sizes'
import { mirror, pressButton } from '../app'
import { boxOf } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { expectPreview, field, openList, openOverview, openPreview, preview, tile } from './overviewApp'

const top = async (page: Page, name: string): Promise<number> => (await boxOf(field(page, name))).y

test('all distances are typed in a row, each between its two drawings', async ({ page }) => {
  await openOverview(page, 3)
  await openList(page)
  await field(page, 'Distance to the first').focus()
  for (const distance of ['50', '250 m', '1.2 km', '300']) {
    await page.keyboard.type(distance)
    await page.keyboard.press('Enter')
  }
  await expect(field(page, 'Distance from 3 to the finish')).toHaveValue('300 m')
  const tops = await Promise.all(
    ['Distance to the first', 'Note to drawing 1', 'Distance from 1 to 2', 'Note to drawing 2'].map((name) =>
      top(page, name),
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
  await expect(tile(page, 2)).toContainText('1.2 km')
  await saved(page)
  const [tocht] = await mirror(page)
  expect(tocht?.sheet?.toFirst).toBe(50)
  expect(tocht?.details?.map(({ distance }) => distance)).toEqual([250, 1_200, 300])
})

test('Enter in a note goes to the next note, Shift+Enter to the previous one', async ({ page }) => {
  await openOverview(page, 3)
  await openList(page)
  await field(page, 'Note to drawing 1').fill('left at the chapel')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Note to drawing 2')).toBeFocused()
  await page.keyboard.type('past the school')
  await page.keyboard.press('Shift+Enter')
  await expect(field(page, 'Note to drawing 1')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, 1)).toHaveAccessibleDescription('left at the chapel. With: barrier.')
  await expect(tile(page, 2)).toHaveAccessibleDescription('past the school. With: checkpoint.')
})

test('each field is one undo step, however many keys it took', async ({ page }) => {
  await openOverview(page, 2)
  await openList(page)
  await field(page, 'Note to drawing 1').pressSequentially('left')
  await field(page, 'Distance from 1 to 2').pressSequentially('250 m')
  await field(page, 'Distance to the first').pressSequentially('1 km')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await mirror(page))[0]?.sheet?.toFirst).toBe(1_000)
  await pressButton(page, 'Revert')
  await expect.poll(async () => (await mirror(page))[0]?.sheet?.toFirst).toBeUndefined()
  await expect(tile(page, 1)).toHaveAccessibleDescription('250 m to the next. left. With: barrier.')
  await pressButton(page, 'Revert')
  await expect(tile(page, 1)).toHaveAccessibleDescription('left. With: barrier.')
  await pressButton(page, 'Revert')
  await expect(tile(page, 1)).toHaveAccessibleDescription('With: barrier.')
})

test('a list with an unreadable distance stays open at it, and says why; nothing typed is lost', async ({ page }) => {
  await openOverview(page, 30)
  await openList(page)
  const wrong = field(page, 'Distance from 1 to 2')
  await wrong.fill('two hundred')
  await page.keyboard.press('Escape')
  await expect(wrong).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Write metres or kilometres')
  await field(page, 'Note to drawing 30').fill('home')
  await pressButton(page, 'Close')
  await expect(wrong).toBeFocused()
  await expect(wrong).toBeInViewport()
  await expect(wrong).toHaveValue('two hundred')
  await wrong.fill('200')
  await pressButton(page, 'Close')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tile(page, 1)).toContainText('200 m')
})

test('the list opened from the preview begins at that drawing, and leads back to it', async ({ page }) => {
  await openOverview(page, 40)
  await openPreview(page, 30)
  await preview(page).getByRole('button', { name: 'Distances and notes' }).click()
  await expect(field(page, 'Note to drawing 30')).toBeFocused()
  await expect(field(page, 'Note to drawing 30')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(tile(page, 30)).toBeFocused()
  await page.keyboard.press('Space')
  await expectPreview(page, 30)
})

test('the last drawing of a full tocht can be described, too', async ({ page }) => {
  await openOverview(page, MOST_DRAWINGS)
  await openList(page)
  const last = field(page, `Note to drawing ${MOST_DRAWINGS}`)
  await last.fill('home')
  await expect(last).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(tile(page, MOST_DRAWINGS)).toHaveAccessibleDescription('home. With: railway.')
})

test('a tocht without drawings has nothing to describe', async ({ page }) => {
  await openOverview(page, 1)
  await openPreview(page, 1)
  await preview(page).getByRole('button', { name: 'Delete' }).click()
  await pressButton(page, 'More')
  await expect(page.getByRole('menuitem', { name: 'Distances and notes' })).toBeDisabled()
})

test('every row in sight of a long list has its picture, also at the end, and none shows above the title', async ({
  page,
}) => {
  await openOverview(page, 30)
  for (const size of ['phone', 'desktop'] as const)
    await test.step(size, async () => {
      await page.setViewportSize(SIZES[size])
      await openList(page)
      await field(page, 'Distance from 30 to the finish').focus()
      for (const number of [30, 28, 26]) {
        const row = page
          .getByRole('dialog')
          .getByRole('listitem')
          .nth(number - 1)
        await expect(row).toBeInViewport()
        await expect(row.locator('svg')).toBeAttached()
      }
      await field(page, 'Distance from 20 to 21').focus()
      const title = page.getByRole('heading', { name: 'Distances and notes' })
      const panel = page.locator('[data-scroller]')
      await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500)
      const above = await title.evaluate((heading) => {
        const box = heading.closest('[data-scroller]')?.getBoundingClientRect() ?? new DOMRect()
        const shown = document.elementFromPoint(box.x + box.width / 2, box.y + 3)
        return shown?.closest('.sticky')?.contains(heading)
      })
      expect(above).toBe(true)
      await page.keyboard.press('Escape')
    })
})
