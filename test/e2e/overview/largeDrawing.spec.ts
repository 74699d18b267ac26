import { SIZES } from '../../support/sizes'
import { editorHeading, pressButton } from '../app'
import { boxOf, canvas, middleOf } from '../canvas'
import { expect, test } from '../fixtures'
import { openOverview, preview, tile } from './overviewApp'

test.use({ viewport: SIZES.desktop })

test('the large drawing stays while the pointer crosses other tiles on its way to the fields', async ({ page }) => {
  await openOverview(page, 18)
  const shown = page.getByRole('complementary')
  await tile(page, 2).focus()
  await expect(shown.getByRole('heading', { name: 'Drawing 2', exact: true })).toBeVisible()
  const note = shown.getByRole('textbox', { name: 'Note', exact: true })
  const [from, to] = [await middleOf(tile(page, 2)), await middleOf(note)]
  await page.mouse.move(from.x, from.y)
  const across = await middleOf(tile(page, 12))
  await page.mouse.move(across.x, across.y, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.down()
  await page.mouse.up()
  await page.keyboard.type('past the chapel')
  await page.keyboard.press('Tab')
  await expect(tile(page, 2)).toHaveAccessibleDescription(/past the chapel/)
})

test('the fields of the large drawing are visible in a low window, and a press on the options of a tile shows that drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openOverview(page, 18)
  const shown = page.getByRole('complementary')
  await pressButton(page, 'Options for drawing 7')
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('heading', { name: 'Drawing 7', exact: true })).toBeVisible()
  for (const name of ['Note', 'Distance to the next']) {
    const field = await boxOf(shown.getByRole('textbox', { name, exact: true }))
    expect(field.y + field.height).toBeLessThan((await boxOf(page.getByRole('navigation'))).y)
  }
})

test('the drawing that was left in the editor is the one shown and framed', async ({ page }) => {
  await openOverview(page, 18)
  await tile(page, 5).click()
  await expect(canvas(page)).toBeVisible()
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 6)).toBeVisible()
  await pressButton(page, 'Back')
  await expect(page.getByRole('complementary').getByRole('heading')).toHaveText('Drawing 6')
  await expect(page.locator('[data-shown]')).toContainText(/^6/)
  await expect(tile(page, 6)).toBeFocused()
})

test('the drawing that was left in the editor is still framed after the sheet was opened', async ({ page }) => {
  await openOverview(page, 18)
  await tile(page, 6).click()
  await expect(canvas(page)).toBeVisible()
  await pressButton(page, 'Back')
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet').first()).toBeVisible()
  await pressButton(page, 'Back')
  await expect(page.locator('[data-shown]')).toContainText(/^6/)
})
