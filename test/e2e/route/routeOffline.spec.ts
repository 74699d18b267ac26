import { pressButton } from '../app'
import { expect, test } from '../fixtures'
import { workerReady } from '../hosting/offlineScreens'
import { startWith } from '../places'
import { chooseRoads, chooseTextFile, expectMade, GPX, SMALL_ROADS } from './routeScreen'

test.use({ serviceWorkers: 'allow' })

test('a recorded route becomes drawings without a network, after one visit elsewhere in the app', async ({
  page,
  context,
}) => {
  await startWith(page, [])
  await page.goto('/')
  await workerReady(page)
  await context.setOffline(true)
  await page.goto('/route')
  await chooseTextFile(page, 'Choose the route', GPX)
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
  await expect(page.getByRole('img', { name: 'The real roads' })).toHaveCount(2)
})
