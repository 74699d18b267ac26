import type { Page } from '@playwright/test'
import { button, openBlankDrawing } from '../app'
import { drawLine, expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

/** Puts a field of a browser extension into the page, as they do, and focuses it. */
const focusExtension = (page: Page, mode: ShadowRootMode) =>
  page.evaluate((kind) => {
    const host = document.createElement('div')
    const field = document.createElement('input')
    host.attachShadow({ mode: kind }).append(field)
    document.body.append(host)
    field.focus()
  }, mode)

for (const mode of ['open', 'closed'] as const)
  test(`keys typed in the box of an extension do not change the tool (${mode})`, async ({ page }) => {
    await openBlankDrawing(page)
    await drawLine(page, { x: 0.2, y: 0.2 }, { x: 0.7, y: 0.3 })
    await focusExtension(page, mode)
    await page.keyboard.type('ke')
    await expect(button(page, 'Erase')).toHaveAttribute('aria-pressed', 'false')
    await expect(button(page, 'Junction')).toHaveAttribute('aria-pressed', 'false')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.type('e')
    await expect(button(page, 'Erase')).toHaveAttribute('aria-pressed', 'true')
  })

test('Enter that ends the composition of a character does not go to the next note', async ({ page }) => {
  await startWith(page, bothKinds(3))
  await page.goto('/tocht0/0')
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: 'Distances and notes' }).click()
  const notes = page.getByRole('textbox', { name: /note/i })
  await notes.first().focus()
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    await notes
      .first()
      .evaluate(
        (field, how) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how })),
        composed,
      )
  await expect(notes.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notes.nth(1)).toBeFocused()
})
