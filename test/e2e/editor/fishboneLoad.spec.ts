import { LINE } from '../../support/drawings'
import { SOLID } from '../../support/tochten/fishbones'
import { addTocht, copied, editorHeading, link, load, mirror, pressButton } from '../app'
import { expect, saved, test } from '../fixtures'
import { newFishbone, rows } from './fishbones'

test('a tocht holds several fish-bones, and Share and Load keep the type', async ({ page }) => {
  await newFishbone(page)
  await pressButton(page, 'Left')
  await pressButton(page, 'Back')
  await pressButton(page, 'Add drawing')
  await link(page, 'Drawing 2').click()
  await expect(editorHeading(page, 2)).toBeVisible()
  await pressButton(page, 'Right')
  await pressButton(page, 'Back')
  await pressButton(page, 'Share')
  const shared = await copied(page)

  await addTocht(page)
  await load(page, shared)
  await expect(page.getByText('2 drawings were loaded. This tocht is now a Vissegraat.').first()).toBeVisible()
  await link(page, 'Drawing 2').click()
  await expect(page).toHaveURL(/\/editor1\/1\/1$/)
  await saved(page)
  const [one, other] = await mirror(page)
  expect(other?.style).toBe(1)
  expect(other?.drawings).toEqual(one?.drawings)
})

test('free drawings loaded into a fish-bone make it a free drawing, and Undo reverts that', async ({ page }) => {
  await newFishbone(page)
  await pressButton(page, 'Left')
  await pressButton(page, 'Back')
  await load(page, JSON.stringify({ name: 'Free', drawings: [[LINE]] }))
  await expect(page.getByText('This tocht is now a Bolletje-pijltje.').first()).toBeVisible()
  expect((await mirror(page))[0]?.style).toBe(0)
  await pressButton(page, 'Undo')
  await link(page, 'Drawing 1').click()
  await expect(page).toHaveURL(/\/editor1\/0\/0$/)
  expect(await rows(page)).toEqual([{ left: [SOLID], right: [] }])
})

test('a drawing wrongly declared as a fish-bone is treated as a free drawing', async ({ page }) => {
  await addTocht(page)
  await load(page, JSON.stringify({ name: 'Both', style: 1, drawings: [[LINE], []] }))
  await expect(page.getByText('1 drawing is not a fish-bone; it stays a free drawing.').first()).toBeVisible()
})
