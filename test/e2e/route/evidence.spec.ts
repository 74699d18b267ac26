import type { Locator, Page } from '@playwright/test'
import { OSM } from '../../../src/model/routeDoubts'
import { FREE_DRAW } from '../../../src/model/types'
import type { RouteDoubt } from '../../../src/route/routeDoubt'
import { LINE } from '../../support/drawings'
import { CREDIT } from '../../support/roads/routeFiles'
import { SIZES } from '../../support/sizes'
import { button, editorHeading, mirror, mirrorText, pressButton } from '../app'
import { boxOf, canvas } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { startWith } from '../places'
import { chooseRoads, chooseTextFile, deviceRecords, expectMade, GPX, SMALL_ROADS } from './routeScreen'

const make = async (page: Page): Promise<void> => {
  await startWith(page, [])
  await page.goto('/route')
  await chooseTextFile(page, 'Choose the route', GPX)
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
}

/** Opens the editor of the first doubtful drawing, the third of the small route. */
const editDoubtful = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('link', { name: 'Edit' }).click()
  await expect(editorHeading(page, 3)).toBeVisible()
}

const evidence = (page: Page): Locator => page.getByRole('region', { name: 'Why this is doubtful' })
const roads = (page: Page): Locator => page.getByRole('img', { name: 'The real roads' })

/** The records of real roads on the device. */
const records = async (page: Page): Promise<readonly string[]> =>
  Object.keys(await deviceRecords(page)).filter((key) => key.startsWith('roads '))

test('the real roads and the reasons stay beside a doubtful drawing while its ink changes', async ({ page }) => {
  await make(page)
  await editDoubtful(page)
  await expect(evidence(page)).toContainText('A road leads back close beside the way you came.')
  await expect(evidence(page)).toContainText(CREDIT)
  await expect(roads(page)).toBeVisible()
  await pressButton(page, 'Clear')
  await drawLine(page, { x: 0.5, y: 0.8 }, { x: 0.5, y: 0.4 })
  await expect(roads(page)).toBeVisible()
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 4)).toBeVisible()
  await expect(roads(page)).toBeVisible()
  await pressButton(page, 'Previous')
  await expect(editorHeading(page, 3)).toBeVisible()
  await expect(evidence(page)).toHaveCount(0)
})

test('the real roads can be closed for one drawing, and appear again at the next', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await make(page)
  await editDoubtful(page)
  await expect(roads(page)).toBeVisible()
  const { height } = await boxOf(canvas(page))
  await evidence(page).getByRole('button', { name: 'Close' }).click()
  await expect(evidence(page)).toHaveCount(0)
  // The paper takes the room in the next frame.
  await expect.poll(async () => (await boxOf(canvas(page))).height).toBeGreaterThan(height)
  await pressButton(page, 'Next')
  await expect(roads(page)).toBeVisible()
})

test('the paper of a doubtful drawing does not move or lose a stroke when the roads arrive', async ({ page }) => {
  await make(page)
  await saved(page)
  // A stroke ends the doubt of its drawing, so each window has another one.
  for (const [size, drawing] of [
    ['phone', 2],
    ['desktop', 3],
  ] as const)
    await test.step(size, async () => {
      await page.setViewportSize(SIZES[size])
      await page.goto(`/editor0/0/${drawing}`)
      await expect(canvas(page)).toBeVisible()
      const before = await boxOf(canvas(page))
      const count = (await mirror(page))[0]?.drawings[drawing]?.length ?? 0
      await page.mouse.move(before.x + 40, before.y + 40)
      await page.mouse.down()
      await page.mouse.move(before.x + 90, before.y + 60, { steps: 3 })
      await expect(roads(page)).toBeVisible()
      expect(await boxOf(canvas(page))).toEqual(before)
      await page.mouse.move(before.x + 120, before.y + 120, { steps: 3 })
      await page.mouse.up()
      await expect(roads(page)).toBeVisible()
      await saved(page)
      expect((await mirror(page))[0]?.drawings[drawing]).toHaveLength(count + 1)
      const shown = await boxOf(evidence(page))
      const isApart =
        shown.y + shown.height <= before.y || shown.x + shown.width <= before.x || shown.x >= before.x + before.width
      expect(isApart).toBe(true)
    })
})

test('the paper of a drawing without doubts is as large as ever', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await make(page)
  await saved(page)
  await page.goto('/editor0/0/0')
  await expect(canvas(page)).toBeVisible()
  const { height } = await boxOf(canvas(page))
  await pressButton(page, 'Next')
  await pressButton(page, 'Next')
  await expect(roads(page)).toBeVisible()
  expect((await boxOf(canvas(page))).height).toBeLessThan(height)
})

test('the device keeps the real roads until nothing is doubtful, and nowhere else', async ({ page }) => {
  await make(page)
  await saved(page)
  await expect.poll(() => records(page)).toHaveLength(1)
  expect(await mirrorText(page)).not.toMatch(/roads|track|surroundings/)
  await button(page, 'Good').first().click()
  await saved(page)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').getByRole('img', { name: 'The real roads' })).toBeVisible()
  expect(await records(page)).toHaveLength(1)
  await button(page, 'Good').first().click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await pressButton(page, 'Done')
  await expect.poll(() => records(page)).toEqual([])
  await page.goto('/route/0')
  await expect(page.getByText('The real roads are not on this device.', { exact: false })).toBeVisible()
})

test('an answer by ink, too, ends what the device keeps', async ({ page }) => {
  await make(page)
  await button(page, 'Good').last().click()
  await editDoubtful(page)
  await expect(roads(page)).toBeVisible()
  await pressButton(page, 'Clear')
  await pressButton(page, 'Next')
  await expect.poll(() => records(page)).toEqual([])
})

test('the roads of a tocht in the bin stay, and go with the tocht', async ({ page }) => {
  await make(page)
  await saved(page)
  await page.goto('/tocht0/0')
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.goto('/route')
  await expect(button(page, 'Choose the route')).toBeVisible()
  expect(await records(page)).toHaveLength(1)
  await page.goto('/settings')
  await pressButton(page, 'Empty the bin')
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the bin' }).click()
  await saved(page)
  await page.goto('/route')
  await expect.poll(() => records(page)).toEqual([])
})

/** A tocht that was made from a route on another device, with these doubts at each of its drawings. */
const fromElsewhere = (doubts: readonly (readonly RouteDoubt[])[]) => ({
  name: 'From elsewhere',
  style: FREE_DRAW,
  source: OSM,
  drawings: doubts.map(() => [LINE]),
  details: doubts.map((doubt) => ({ note: 'at the gate', doubt })),
})

test('a doubtful drawing from another device shows its reasons without the roads', async ({ page }) => {
  await startWith(page, [fromElsewhere([['roadsEnd']])])
  await page.goto('/editor0/0/0')
  await expect(evidence(page)).toContainText(
    'The roads end here: the map has none between this and the start or finish.',
  )
  await expect(roads(page)).toHaveCount(0)
})

for (const { doubt, is } of [
  { doubt: 'offRoads', is: 'are no sign of a town' },
  { doubt: 'narrow', is: 'are a sign of a town' },
] as const)
  test(`many drawings with the doubt "${doubt}" ${is}`, async ({ page }) => {
    await startWith(page, [fromElsewhere([[doubt], [doubt], []])])
    await page.goto('/route/0')
    await expect(page.getByText('2 are doubtful: look at them first.')).toBeVisible()
    await expect(page.getByText('That happens in towns', { exact: false })).toHaveCount(doubt === 'narrow' ? 1 : 0)
  })
