import { SIZES } from '../../support/sizes'
import { editorHeading, mirror, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, middleOf } from '../canvas'
import { expect, test } from '../fixtures'
import { touchScreen } from '../touch'

const WIDE = { width: 1600, height: 900 }

test('note and distance of the drawing are in the editor on every screen', async ({ page }) => {
  await openBlankDrawing(page)
  for (const size of [...Object.values(SIZES), WIDE])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      const note = page.getByRole('textbox', { name: 'Note' })
      const distance = page.getByRole('textbox', { name: 'Distance to the next' })
      // A window that has just changed its size may still move the fields to another place.
      await expect(async () => {
        await note.fill(`left at ${size.width}`)
        await distance.fill('1,2')
        await distance.press('Enter')
        await expect(note).toHaveValue(`left at ${size.width}`, { timeout: 500 })
      }).toPass()
      await expect
        .poll(async () => (await mirror(page))[0]?.details?.[0])
        .toMatchObject({
          note: `left at ${size.width}`,
          distance: 1200,
        })
    })
})

test('they belong to the drawing that is open, and leave the paper most of the window of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openBlankDrawing(page)
  await page.getByRole('textbox', { name: 'Note' }).fill('over the bridge')
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 2)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  await pressButton(page, 'Previous')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('over the bridge')
  expect((await boxOf(canvas(page))).height).toBeGreaterThanOrEqual(0.6 * 640)
})

test('a touch on the paper leaves the field that has the focus, and does nothing else', async ({ page }) => {
  await openBlankDrawing(page)
  await pressButton(page, 'Icon')
  await page.getByRole('menuitem', { name: 'Kerk' }).click()
  const distance = page.getByRole('textbox', { name: 'Distance to the next' })
  await distance.fill('350')
  const send = await touchScreen(page)
  const tap = async () => {
    await send('touchStart', [await middleOf(canvas(page))])
    await send('touchEnd', [])
  }
  await tap()
  await expect(distance).not.toBeFocused()
  await expect.poll(async () => (await mirror(page))[0]?.details?.[0]).toMatchObject({ distance: 350 })
  expect((await mirror(page))[0]?.drawings[0]).toEqual([])
  await tap()
  await expect.poll(async () => (await mirror(page))[0]?.drawings[0]).toHaveLength(1)
})
