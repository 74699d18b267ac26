import type { Page } from '@playwright/test'
import { LONGEST_NOTE } from '../../../src/constants'
import { SMALLEST_TARGET } from '../../screens/target'
import { NARROWEST, SIZES } from '../../support/sizes'
import { copied, mirror, pressButton, status } from '../app'
import { boxOf, middleOf, placeIn } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { touchScreen } from '../touch'
import {
  expectOrder,
  expectPreview,
  mirroredOrder,
  openOverview,
  openPreview,
  preview,
  tile,
  whenReorderable,
} from './overviewApp'

/** A button of the preview. */
const buttonIn = (page: Page, name: string) => preview(page).getByRole('button', { name, exact: true })

const note = (page: Page) => preview(page).getByRole('textbox', { name: 'Note' })
const distance = (page: Page) => preview(page).getByRole('textbox', { name: 'Distance' })

test.describe('the preview is opened by', () => {
  test('its button, large enough for a finger and beside the picture', async ({ page }) => {
    await page.setViewportSize(NARROWEST)
    await openOverview(page, 2)
    const options = page.getByRole('button', { name: 'Options for drawing 2', exact: true })
    const [box, picture] = [await boxOf(options), await boxOf(tile(page, 2).locator('svg'))]
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
    expect(box.y + box.height).toBeLessThanOrEqual(picture.y)
    await options.click()
    await expectPreview(page, 2)
    await expect(buttonIn(page, 'Insert before')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tile(page, 2)).toBeFocused()
  })

  test('the right button of a mouse and three keys; Tab goes from one drawing to the next', async ({ page }) => {
    await openOverview(page, 2)
    await openPreview(page, 2)
    await page.keyboard.press('Escape')
    await tile(page, 1).focus()
    for (const key of ['Space', 'Shift+F10', 'ContextMenu']) {
      await page.keyboard.press(key)
      await expectPreview(page, 1)
      await page.keyboard.press('Escape')
      await expect(tile(page, 1)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(tile(page, 2)).toBeFocused()
  })

  test('a long press, on release', async ({ page }) => {
    await openOverview(page, 3)
    await whenReorderable(page)
    const touch = await touchScreen(page)
    await touch('touchStart', [await middleOf(tile(page, 2))])
    await expect(page.locator('[data-dragging]')).toBeVisible()
    await expect(preview(page)).toBeHidden()
    await touch('touchEnd', [])
    await expectPreview(page, 2)
    await expectOrder(page, [1, 2, 3])
  })
})

test('a tap opens the editor and not the preview', async ({ page }) => {
  await openOverview(page, 3)
  await whenReorderable(page)
  const touch = await touchScreen(page)
  await touch('touchStart', [await middleOf(tile(page, 2))])
  await touch('touchEnd', [])
  await expect(page).toHaveURL('/editor0/0/1')
})

test.describe('in the preview', () => {
  test('Previous and Next wrap around, and so do the arrow keys, but not in a field or with Alt', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 2)
    for (const [name, number] of [
      ['Next', 3],
      ['Next', 1],
      ['Previous', 3],
      ['Previous', 2],
    ] as const) {
      await buttonIn(page, name).click()
      await expectPreview(page, number)
    }
    await page.keyboard.press('ArrowLeft')
    await expectPreview(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectPreview(page, 3)
    await preview(page).dispatchEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true })
    await expectPreview(page, 3)
    await note(page).fill('left')
    await page.keyboard.press('ArrowLeft')
    await expectPreview(page, 3)
  })

  test('a swipe wraps around, too, and opens nothing', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 3)
    const box = await boxOf(preview(page).getByRole('link', { name: 'Edit' }))
    const touch = await touchScreen(page)
    const at = (x: number) => placeIn(box, { x, y: 0.5 })
    const swipe = async (...parts: readonly number[]) => {
      const [first = 0, ...others] = parts
      await touch('touchStart', [at(first)])
      for (const part of others) await touch('touchMove', [at(part)])
      await touch('touchEnd', [])
    }
    await swipe(0.8, 0.6, 0.4, 0.2)
    await expectPreview(page, 1)
    await swipe(0.2, 0.4, 0.6, 0.8)
    await expectPreview(page, 3)
    await expect(page).toHaveURL('/tocht0/0')
  })

  test('Delete shows the drawing that takes its place, the previous one, or nothing; a double tap deletes one', async ({
    page,
  }) => {
    await openOverview(page, 3)
    await openPreview(page, 1)
    await buttonIn(page, 'Delete').dblclick()
    await expectOrder(page, [2, 3])
    await saved(page)
    await expectPreview(page, 1)
    expect(await mirroredOrder(page)).toEqual([2, 3])
    await buttonIn(page, 'Next').click()
    await expectPreview(page, 2)
    await buttonIn(page, 'Delete').click()
    await expectPreview(page, 1)
    await expectOrder(page, [2])
    await buttonIn(page, 'Delete').click()
    await expect(preview(page)).toBeHidden()
    await expectOrder(page, [])
  })

  test('Undo in its message restores a deleted drawing while the preview is open', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 1)
    await buttonIn(page, 'Delete').click()
    await expectOrder(page, [2, 3])
    await pressButton(page, 'Undo')
    await expectOrder(page, [1, 2, 3])
    await expect(preview(page)).toBeVisible()
  })

  test('Duplicate inserts a deep copy, and shows it', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 2)
    await buttonIn(page, 'Duplicate').click()
    await expectPreview(page, 3)
    await expectOrder(page, [1, 2, 2, 3])
    // Drawing on one does not change the other.
    await preview(page).getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL('/editor0/0/2')
    await pressButton(page, 'Clear')
    await expectOrder(page, [1, 2, 0, 3])
  })

  test('Insert before inserts an empty drawing in one undo step, and shows it with Edit in reach', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 2)
    await buttonIn(page, 'Insert before').click()
    await expectPreview(page, 2)
    await expect(preview(page)).toContainText('Nothing drawn yet')
    await expectOrder(page, [1, 0, 2, 3])
    await page.keyboard.press('Escape')
    await pressButton(page, 'Revert')
    await expectOrder(page, [1, 2, 3])
    await pressButton(page, 'Reapply')
    await openPreview(page, 2)
    await preview(page).getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveURL('/editor0/0/1')
  })

  test('Insert after the last drawing adds an empty one at the end', async ({ page }) => {
    await openOverview(page, 2)
    await openPreview(page, 2)
    await buttonIn(page, 'Insert after').click()
    await expectPreview(page, 3)
    await expectOrder(page, [1, 2, 0])
  })

  test('Previous and Close are far apart, and Previous has a label', async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await openOverview(page, 3)
    await openPreview(page, 2)
    const [previous, close] = [await boxOf(buttonIn(page, 'Previous')), await boxOf(buttonIn(page, 'Close'))]
    await expect(buttonIn(page, 'Previous')).toHaveText('Previous')
    expect(previous.y).toBeGreaterThan(close.y + 8 * close.height)
    expect(previous.x + previous.width).toBeLessThan(close.x)
  })

  test('Swap moves the drawing by one place, except beyond either end, and Edit opens its editor', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 1)
    await expect(buttonIn(page, 'Swap left')).toBeDisabled()
    await buttonIn(page, 'Swap right').click()
    await expectPreview(page, 2)
    await expectOrder(page, [2, 1, 3])
    await buttonIn(page, 'Swap right').click()
    await expectPreview(page, 3)
    await expectOrder(page, [2, 3, 1])
    await expect(buttonIn(page, 'Swap right')).toBeDisabled()
    await buttonIn(page, 'Swap left').click()
    await expectOrder(page, [2, 1, 3])
    await buttonIn(page, 'Next').click()
    await preview(page).getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveURL('/editor0/0/2')
  })

  test('the page behind it is inert for screen readers, and closing it returns the focus to the shown drawing', async ({
    page,
  }) => {
    await openOverview(page, 3)
    for (const number of [1, 2]) {
      await openPreview(page, number)
      await expect(page.locator('#root')).toHaveAttribute('inert')
      await buttonIn(page, 'Next').click()
      await page.keyboard.press('Escape')
      await expect(page.locator('#root')).not.toHaveAttribute('inert')
      await expect(tile(page, number + 1)).toBeFocused()
    }
  })
})

test.describe('a note and a distance', () => {
  test('stand under the number and are added up, also after a reload and in shared text', async ({ page }) => {
    await openOverview(page, 3)
    await openPreview(page, 1)
    await note(page).fill('left at the chapel')
    await distance(page).fill('250 m')
    await buttonIn(page, 'Next').click()
    await distance(page).fill('1,2km')
    await page.keyboard.press('Enter')
    await expect(distance(page)).toHaveValue('1.2 km')
    await buttonIn(page, 'Next').click()
    await distance(page).fill('50')
    await page.keyboard.press('Escape')
    await expect(tile(page, 1)).toContainText('left at the chapel')
    await expect(tile(page, 1)).toHaveAccessibleDescription('250 m to the next. left at the chapel. With: barrier.')
    await expect(tile(page, 2)).toContainText('1.2 km')
    await expect(tile(page, 3)).toContainText('50 m')
    await expect(page.getByText('3 drawings · 1.5 km')).toBeVisible()
    await saved(page)
    await page.reload()
    await expect(tile(page, 1)).toHaveAccessibleDescription('250 m to the next. left at the chapel. With: barrier.')
    await pressButton(page, 'Share')
    await expect(status(page, 'The tocht was also copied')).toBeVisible()
    const shared = JSON.parse(await copied(page))
    expect(shared.details[0]).toMatchObject({ note: 'left at the chapel', distance: 250 })
  })

  test('are one undo step each, however many keys they took', async ({ page }) => {
    await openOverview(page, 1)
    await openPreview(page, 1)
    await note(page).pressSequentially('left')
    await distance(page).pressSequentially('250 m')
    await page.keyboard.press('Escape')
    await expect(tile(page, 1)).toHaveAccessibleDescription('250 m to the finish. left. With: barrier.')
    await pressButton(page, 'Revert')
    await expect(tile(page, 1)).toHaveAccessibleDescription('left. With: barrier.')
    await pressButton(page, 'Revert')
    await expect(tile(page, 1)).toHaveAccessibleDescription('With: barrier.')
  })

  test('an unreadable distance shows an error, changes nothing, and keeps the preview until it is corrected', async ({
    page,
  }) => {
    await openOverview(page, 2)
    await openPreview(page, 1)
    await distance(page).fill('far')
    for (const name of ['Next', 'Duplicate', 'Distances and notes', 'Close']) await buttonIn(page, name).click()
    await expect(preview(page).getByRole('alert')).toContainText('Write metres or kilometres')
    expect((await mirror(page))[0]?.details?.[0]?.distance).toBeUndefined()
    await expectPreview(page, 1)
    await expect(distance(page)).toHaveValue('far')
    await expect(distance(page)).toBeFocused()
    await distance(page).fill('')
    await page.keyboard.press('Escape')
    await expect(preview(page)).toBeHidden()
    await expectOrder(page, [1, 2])
  })

  test(`a note holds at most ${LONGEST_NOTE} characters, and typing at its start does not remove its end`, async ({
    page,
  }) => {
    await openOverview(page, 1)
    await openPreview(page, 1)
    const full = `${'a'.repeat(LONGEST_NOTE - 1)}z`
    await note(page).fill(`${full}more`)
    await expect(note(page)).toHaveValue(full)
    await note(page).press('Home')
    await page.keyboard.type('b')
    await expect(note(page)).toHaveValue(full)
  })
})
