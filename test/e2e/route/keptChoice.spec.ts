import type { Page } from '@playwright/test'
import { SMALL_ROUTE, smallGpx } from '../../support/roads/routeFiles'
import { button, link, mirror, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { startWith } from '../places'
import { chooseRoads, chooseTextFile, deviceRecords, expectMade, GPX, SMALL_ROADS } from './routeScreen'

const ALL_DRAWINGS = new RegExp(`${SMALL_ROUTE.drawings} drawings`)

/** Chooses everything but the button that makes the drawings. */
const chooseAll = async (page: Page): Promise<void> => {
  await startWith(page, [])
  await page.goto('/route')
  await chooseTextFile(page, 'Choose the route', GPX)
  await chooseRoads(page, SMALL_ROADS)
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
  await page.getByRole('radio', { name: 'Follow the through road' }).check()
}

/** Waits until the device keeps what was chosen last. */
const keepsAll = (page: Page): Promise<void> =>
  expect.poll(() => deviceRecords(page)).toMatchObject({ choices: { rule: 'through' } })

const expectAllThere = async (page: Page): Promise<void> => {
  await expect(page.getByText(GPX.name)).toBeVisible()
  await expect(page.getByText(SMALL_ROADS.name)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
  await expect(page.getByRole('radio', { name: 'Follow the through road' })).toBeChecked()
}

test('route, roads and choices survive another screen and a closed tab, and reach neither mirror nor tochten', async ({
  page,
  context,
}) => {
  await chooseAll(page)
  await pressButton(page, 'Back')
  await link(page, 'Settings').click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goBack()
  await pressButton(page, 'Choose type')
  await pressButton(page, 'From a recorded route')
  await expectAllThere(page)
  await keepsAll(page)
  expect(await mirror(page)).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toMatch(/trkpt|walk\.gpx|roads\.json/)
  await page.close()
  const next = await context.newPage()
  await next.goto('/route')
  await expectAllThere(next)
})

test('a route that still lacks its roads survives a reload, with "Another way" as it was left', async ({ page }) => {
  await page.goto('/route')
  await chooseTextFile(page, 'Choose the route', GPX)
  await pressButton(page, 'Another way')
  await expect(link(page, 'Get the roads')).toBeVisible()
  await expect.poll(() => deviceRecords(page)).toMatchObject({ choices: { isOtherOpen: true } })
  await page.reload()
  await expect(page.getByText(GPX.name)).toBeVisible()
  await expect(link(page, 'Get the roads')).toBeVisible()
})

test('once the tocht is made, the screen begins anew', async ({ page }) => {
  await chooseAll(page)
  await page.getByRole('radio', { name: 'Every junction' }).check()
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
  await page.goto('/route')
  await expect(button(page, 'Choose the route')).toBeVisible()
  await page.reload()
  await expect(page.getByText('First choose the route', { exact: false })).toBeVisible()
  await expect(page.getByText(GPX.name)).toHaveCount(0)
})

test('another route asks for its own roads, now and after a reload', async ({ page }) => {
  await chooseAll(page)
  await chooseTextFile(page, 'Choose the route', { name: 'day2.gpx', text: smallGpx() })
  for (const visit of ['now', 'after a reload']) {
    await expect(page.getByText('day2.gpx'), visit).toBeVisible()
    await expect(button(page, 'Fetch the roads'), visit).toBeVisible()
    await expect(page.getByText(SMALL_ROADS.name), visit).toHaveCount(0)
    await expect.poll(() => deviceRecords(page)).not.toHaveProperty('chosen-roads')
    if (visit === 'now') await page.reload()
  }
})

test('roads that are chosen before any route stay when the route is chosen', async ({ page }) => {
  await page.goto('/route')
  await chooseRoads(page, SMALL_ROADS)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
})

test('without a database the screen works from memory', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = new Proxy(indexedDB.open.bind(indexedDB), {
      apply: (open, self, [name, version]: [string, number?]) => {
        if (name === 'tochten-route') throw new DOMException('No storage', 'SecurityError')
        return Reflect.apply(open, self, [name, version])
      },
    })
  })
  await chooseAll(page)
  await page.getByRole('radio', { name: 'Every junction' }).check()
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
})
