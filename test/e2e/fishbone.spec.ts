import { mirror, press } from './app'
import { expect, saved, test } from './fixtures'

test('a fish-bone is built row by row and stored as strokes', async ({ page }) => {
  await page.goto('/')
  await press(page, 'Choose type')
  await page.getByRole('dialog').getByRole('button', { name: 'Vissegraat' }).click()
  await press(page, 'Add drawing')
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Up' })).toBeDisabled()
  await press(page, 'Left')
  await press(page, 'Down')
  await press(page, 'Dashed')
  await press(page, 'Right')
  await saved(page)
  const [tocht] = await mirror(page)
  expect(tocht?.style).toBe(1)
  expect(tocht?.drawings[0]).toMatchObject([
    {
      points: [
        { x: 198, y: 350 },
        { x: 198, y: 50 },
      ],
      circle: true,
      arrow: true,
    },
    {
      points: [
        { x: 198, y: 150 },
        { x: 98, y: 150 },
      ],
      dashed: false,
    },
    {
      points: [
        { x: 198, y: 250 },
        { x: 298, y: 250 },
      ],
      dashed: true,
    },
  ])
  await press(page, 'Undo')
  expect((await mirror(page))[0]?.drawings[0]).toHaveLength(2)
  await press(page, 'Reset')
  expect((await mirror(page))[0]?.drawings[0]).toEqual([])
})
