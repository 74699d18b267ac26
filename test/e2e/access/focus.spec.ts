import { SIZES } from '../../support/sizes'
import { button, openBlankDrawing, pressButton } from '../app'
import { canvas } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

test('a button that disables itself keeps the focus', async ({ page }) => {
  await openBlankDrawing(page)
  await drawLine(page, { x: 0.5, y: 0.9 }, { x: 0.5, y: 0.4 })
  for (const name of ['Undo', 'Redo', 'Clear']) {
    await button(page, name).press('Enter')
    await expect(button(page, name)).toBeFocused()
  }
  await button(page, 'Clear').press('Enter')
  await expect(button(page, 'Clear')).toBeDisabled()
})

test('after the last Correct the focus is on the heading of the result', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/check/0/0')
  const correct = button(page, 'Correct')
  await expect(correct).not.toHaveAttribute('aria-disabled', 'true')
  await correct.press('Enter')
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused()
})

test('after a form is answered the focus is on the heading; after a button vanishes, on its replacement', async ({
  page,
}) => {
  await startWith(page, bothKinds(2))
  await page.goto('/check/0/0')
  await expect(button(page, 'Wrong')).not.toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Wrong').press('Enter')
  await expect(button(page, 'Cancel')).not.toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Cancel').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/tocht0/0')
  await button(page, 'Select').press('Enter')
  await expect(button(page, 'All')).toBeFocused()
  await button(page, 'Done').press('Enter')
  await expect(button(page, 'Select')).toBeFocused()
})

test('after tochten were put back from the bin the focus stays among them', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/tocht0/0')
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.goto('/settings')
  await button(page, 'Put “Bosspel Zoniën” back').press('Enter')
  await expect(button(page, 'Put “Bosspel Zoniën” back')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('after the key for Next the focus is on the paper of the next drawing', async ({ page }) => {
  await openBlankDrawing(page)
  const paper = canvas(page)
  await paper.focus()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveTitle(/^Instructie 2/)
  await expect(paper).toBeFocused()
})

test('the intro that the title opens has the focus, and returns it', async ({ page }) => {
  const words = await startWith(page, [])
  await page.goto('/')
  await button(page, words.landingTitle).press('Enter')
  await expect(page.getByRole('heading', { name: words.intro.title, exact: true })).toBeFocused()
  await button(page, 'Close').press('Enter')
  await expect(button(page, words.landingTitle)).toBeFocused()
})

test('a section of Page setup that is chosen on a narrow screen has the focus', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  const words = await startWith(page, bothKinds(1))
  await page.goto('/export/0')
  await button(page, words.export.options).press('Enter')
  await button(page, words.export.sections.words).press('Enter')
  await expect(page.getByRole('heading', { name: words.export.sections.words, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: words.export.group, exact: true })).toBeFocused()
})
