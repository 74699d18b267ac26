import type { Page } from '@playwright/test'
import { SMALL_ROUTE, smallGpx } from '../../support/roads/routeFiles'
import { button, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { startWith } from '../places'
import { chooseRoads, chooseTextFile, deviceRecords, expectMade, SMALL_ROADS } from './routeScreen'

/** The small route, after a walk in another place. */
const TWO_WALKS = smallGpx().replace(
  '<trk>',
  '<trk><name>Elders</name><trkseg><trkpt lat="50.8" lon="4.3"/><trkpt lat="50.81" lon="4.3"/></trkseg></trk><trk>',
)

const chooseTwoWalks = async (page: Page): Promise<void> => {
  await startWith(page, [])
  await page.goto('/route')
  await chooseTextFile(page, 'Choose the route', { name: 'log.gpx', text: TWO_WALKS })
}

const tracks = (page: Page) => page.getByRole('radiogroup', { name: 'Which track' }).getByRole('radio')
const track = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('of a file with two walks the leader chooses one, and only then its roads', async ({ page }) => {
  await chooseTwoWalks(page)
  await expect(tracks(page)).toHaveCount(2)
  await expect(tracks(page).and(page.locator(':checked'))).toHaveCount(0)
  await expect(track(page, 'Track 1: Elders')).toHaveAccessibleDescription('1.1 km')
  await expect(page.getByText('First choose which track you walked', { exact: false })).toBeVisible()
  await expect(button(page, 'Fetch the roads')).toHaveCount(0)
  await pressButton(page, 'Make the drawings')
  await expect(page.getByText('Choose a track first.')).toBeVisible()
  await track(page, `Track 2: ${SMALL_ROUTE.name}`).check()
  await expect(button(page, 'Fetch the roads')).toBeVisible()
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
  await expect(page.getByText(SMALL_ROUTE.name)).toBeVisible()
})

test('another track is compared with the same roads, and the choice survives a reload', async ({ page }) => {
  await chooseTwoWalks(page)
  await track(page, 'Track 1: Elders').check()
  await chooseRoads(page, SMALL_ROADS)
  await expect(page.getByRole('alert').filter({ hasText: 'None of these roads is near the route' })).toBeVisible()
  await track(page, `Track 2: ${SMALL_ROUTE.name}`).check()
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(/5 drawings/)
  await expect.poll(() => deviceRecords(page)).toMatchObject({ choices: { track: 1 } })
  await page.reload()
  await expect(track(page, `Track 2: ${SMALL_ROUTE.name}`)).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(/5 drawings/)
})
