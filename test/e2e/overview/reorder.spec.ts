import type { Page } from '@playwright/test'
import { SIZES } from '../../support/sizes'
import { button, pressButton, status } from '../app'
import { middleOf, type WindowPlace } from '../canvas'
import { expect, test } from '../fixtures'
import { startWith } from '../places'
import { touchScreen } from '../touch'
import { checkbox, expectOrder, openOverview, preview, tile, whenReorderable } from './overviewApp'

const STEPS = 10

/** What a screen reader hears about dragging. */
const said = (page: Page) => page.locator('[id^=DndLiveRegion]')

/** The middle of a tile, which is a link or a box. */
const middle = (page: Page, number: number): Promise<WindowPlace> =>
  middleOf(page.getByRole('listitem').filter({ has: tile(page, number).or(checkbox(page, number)) }))

const between = (from: WindowPlace, to: WindowPlace): WindowPlace[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })

const dragByMouse = async (page: Page, number: number, onto: number): Promise<void> => {
  const [from, to] = [await middle(page, number), await middle(page, onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y)
  await expect(page.locator('[data-dragging]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-dragging]')).toBeHidden()
  // dnd-kit swallows every click until a timer of 50 ms after the release, and a programmed click can be faster.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
}

const pickUp = async (page: Page, number: number): Promise<void> => {
  await tile(page, number).focus()
  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(`Drawing ${number} picked up.`)
  // The next key is handled only after a timer, and a programmed key press can be faster.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

const choose = async (page: Page, ...numbers: readonly number[]): Promise<void> => {
  await pressButton(page, 'Select')
  for (const number of numbers) await checkbox(page, number).check()
  await expect(page.getByText(`${numbers.length} selected`)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
})

test.describe('a drawing is moved', () => {
  test('by the mouse, forwards and backwards, in one step, which its message can undo, and opens nothing', async ({
    page,
  }) => {
    await openOverview(page, 6)
    await whenReorderable(page)
    await dragByMouse(page, 1, 5)
    await expectOrder(page, [2, 3, 4, 5, 1, 6])
    await dragByMouse(page, 6, 1)
    await expectOrder(page, [6, 2, 3, 4, 5, 1])
    await expect(status(page, 'now stands at place 1')).toBeVisible()
    await pressButton(page, 'Undo')
    await expectOrder(page, [2, 3, 4, 5, 1, 6])
    await expect(page).toHaveURL('/tocht0/0')
    await tile(page, 1).click()
    await expect(page).toHaveURL('/editor0/0/0')
  })

  test('by a finger after a long press', async ({ page }) => {
    await openOverview(page, 6)
    await whenReorderable(page)
    const touch = await touchScreen(page)
    const [from, to] = [await middle(page, 2), await middle(page, 6)]
    await touch('touchStart', [from])
    await expect(page.locator('[data-dragging]')).toBeVisible()
    for (const place of between(from, to)) await touch('touchMove', [place])
    await touch('touchEnd', [])
    await expectOrder(page, [1, 3, 4, 5, 6, 2])
    await expect(preview(page)).toBeHidden()
    await expect(page).toHaveURL('/tocht0/0')
  })

  test('by keyboard, with announcements, and put back by Escape', async ({ page }) => {
    await openOverview(page, 6)
    await whenReorderable(page)
    await pickUp(page, 1)
    await page.keyboard.press('ArrowRight')
    await expect(said(page)).toHaveText('Over place 2.')
    await page.keyboard.press('Escape')
    await expect(said(page)).toHaveText('Drawing 1 is back where it was.')
    await expectOrder(page, [1, 2, 3, 4, 5, 6])
    await pickUp(page, 1)
    await page.keyboard.press('ArrowRight')
    await expect(said(page)).toHaveText('Over place 2.')
    await page.keyboard.press('ArrowDown')
    await expect(said(page)).toHaveText('Over place 5.')
    await page.keyboard.press('Enter')
    await expectOrder(page, [2, 3, 4, 5, 1, 6])
    await expect(tile(page, 5)).toBeFocused()
    await expect(page).toHaveURL('/tocht0/0')
  })
})

test('a finger that moves at once scrolls, and moves nothing', async ({ page }) => {
  await openOverview(page, 30)
  await whenReorderable(page)
  const touch = await touchScreen(page)
  const from = await middle(page, 5)
  const to = { x: from.x, y: from.y - 300 }
  await touch('touchStart', [from])
  for (const place of between(from, to)) await touch('touchMove', [place])
  await touch('touchEnd', [])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expectOrder(
    page,
    Array.from({ length: 30 }, (_, index) => index + 1),
  )
  await expect(preview(page)).toBeHidden()
})

test('the key M picks a drawing up on AZERTY, too, where its position is that of the semicolon', async ({ page }) => {
  await openOverview(page, 2)
  await whenReorderable(page)
  await tile(page, 1).focus()
  await tile(page, 1).dispatchEvent('keydown', { key: 'm', code: 'Semicolon', bubbles: true })
  await expect(said(page)).toHaveText('Drawing 1 picked up.')
})

test('keys with Ctrl, ⌘ or Alt belong to the browser: they move neither the focus nor a drawing', async ({ page }) => {
  await openOverview(page, 3)
  await whenReorderable(page)
  await tile(page, 2).focus()
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
    for (const press of [
      { key: 'ArrowLeft', code: 'ArrowLeft' },
      { key: 'm', code: 'KeyM' },
    ]) {
      const isLeft = await tile(page, 2).evaluate(
        (element, keys) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })),
        { ...press, [modifier]: true },
      )
      expect(isLeft, `${modifier} ${press.key}`).toBe(true)
    }
  await expect(tile(page, 2)).toBeFocused()
})

test('announcements in Dutch are Dutch', async ({ page }) => {
  await startWith(page, [{ name: 'A', style: 0, drawings: [[], []] }], { language: 'nl' })
  await page.goto('/tocht0/0')
  await whenReorderable(page)
  // While the overview loads, the focus may still move, and the key with it.
  await expect(async () => {
    await page.getByRole('link', { name: 'Tekening 1' }).focus()
    await page.keyboard.press('m')
    await expect(said(page)).toHaveText('Tekening 1 vastgepakt.', { timeout: 1_000 })
  }).toPass()
})

test.describe('several drawings', () => {
  test('are deleted together, and restored together; after all of them are deleted the next drawing opens', async ({
    page,
  }) => {
    await openOverview(page, 5)
    await choose(page, 2, 4, 5)
    await pressButton(page, 'Delete')
    await expectOrder(page, [1, 3])
    await pressButton(page, 'Undo')
    await expectOrder(page, [1, 2, 3, 4, 5])
    await pressButton(page, 'All')
    await pressButton(page, 'Delete')
    await pressButton(page, 'Add drawing')
    await tile(page, 1).click()
    await expect(page).toHaveURL('/editor0/0/0')
  })

  test('are copied together after the last of them, and the copies are selected', async ({ page }) => {
    await openOverview(page, 4)
    await choose(page, 1, 3)
    await pressButton(page, 'Duplicate')
    await expectOrder(page, [1, 2, 3, 1, 3, 4])
    for (const number of [4, 5]) await expect(checkbox(page, number)).toBeChecked()
    for (const number of [1, 3]) await expect(checkbox(page, number)).not.toBeChecked()
    await pressButton(page, 'Undo')
    await expectOrder(page, [1, 2, 3, 4])
  })

  test('are moved together to a typed number', async ({ page }) => {
    await openOverview(page, 6)
    await choose(page, 2, 5)
    await pressButton(page, 'Move')
    await page.getByRole('spinbutton', { name: 'Place of the first' }).fill('4')
    await pressButton(page, 'Move here')
    await expectOrder(page, [1, 3, 4, 2, 5, 6])
    await expect(status(page, 'from place 4 on')).toBeVisible()
    await pressButton(page, 'Undo')
    await expectOrder(page, [1, 2, 3, 4, 5, 6])
  })

  test('are moved together by dragging one of them', async ({ page }) => {
    await openOverview(page, 6)
    await whenReorderable(page)
    await choose(page, 1, 2)
    await dragByMouse(page, 1, 6)
    await expectOrder(page, [3, 4, 5, 6, 1, 2])
    for (const number of [5, 6]) await expect(checkbox(page, number)).toBeChecked()
  })

  test('are chosen all at once, or none, or by Space on each; Done makes tiles links again', async ({ page }) => {
    await openOverview(page, 4)
    await choose(page)
    await expect(button(page, 'Delete')).toBeDisabled()
    await pressButton(page, 'All')
    await expect(page.getByText('4 selected')).toBeVisible()
    await pressButton(page, 'None')
    await expect(page.getByText('0 selected')).toBeVisible()
    await checkbox(page, 1).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByText('2 selected')).toBeVisible()
    await pressButton(page, 'Done')
    await expect(tile(page, 4)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  })
})
