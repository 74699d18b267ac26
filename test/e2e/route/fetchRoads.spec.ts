import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain, type Page } from '@playwright/test'
import { ROADS_ANSWER_MS } from '../../../src/constants'
import { BUILD_MS, buildInto } from '../../support/build'
import { smallRoads } from '../../support/roads/routeFiles'
import { pressButton } from '../app'
import { expect, test } from '../fixtures'
import { host, type Host } from '../hosting/ownHost'
import { chooseTextFile, expectMade, GPX, ROADS_QUERY } from './routeScreen'
import { roadsServer, type RoadsServer } from './roadsServer'

const GET = 'Get the roads'

test.use({ allowedMessages: [/status of 504|ERR_(INTERNET_DISCONNECTED|FAILED)/] })
plain.describe.configure({ mode: 'serial' })

let folder: string
let app: Host
let roads: RoadsServer

plain.beforeAll(async () => {
  plain.setTimeout(BUILD_MS)
  folder = await mkdtemp(join(tmpdir(), 'tochten-roads-'))
  roads = await roadsServer(smallRoads())
  const variables = { ROADS_URL: roads.address }
  await buildInto(folder, variables)
  app = await host(folder, '/', variables)
})

plain.afterAll(async () => {
  await app.close()
  await roads.close()
  await rm(folder, { recursive: true })
})

plain.beforeEach(() => {
  roads.answer = (response) => response.end(smallRoads())
  roads.asked.length = 0
})

const chooseSmallRoute = async (page: Page): Promise<void> => {
  await page.goto(`${app.address}route`)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(page.getByRole('button', { name: GET })).toHaveAccessibleDescription(
    `Asks ${new URL(roads.address).host} for the roads. It then sees roughly where you walk, and nothing else.`,
  )
}

const refusal = (page: Page, says: RegExp) => expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()

/** Expects the server to answer correctly, so that drawings are made. */
const makes = async (page: Page): Promise<void> => {
  await pressButton(page, GET)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
}

test('one press sends one request, for the box alone, to the server that the host named, and the answer is used', async ({
  page,
}) => {
  await chooseSmallRoute(page)
  expect(roads.asked).toEqual([])
  await makes(page)
  expect(roads.asked).toHaveLength(1)
  const [{ url, headers } = { url: '', headers: {} }] = roads.asked
  expect(new URL(url, roads.address).searchParams.get('data')).toMatch(ROADS_QUERY)
  expect([headers['referer'], headers['cookie']]).toEqual([undefined, undefined])
})

test('an error of the server is reported, and a second press fetches the roads', async ({ page }) => {
  roads.answer = (response) => response.writeHead(504).end('<html><title>Timeout</title></html>')
  await chooseSmallRoute(page)
  await pressButton(page, GET)
  await refusal(page, /gave no roads \(error 504\)/)
  roads.answer = (response) => response.end(smallRoads())
  await makes(page)
})

test('when a server gives up in the middle of its answer, its reason is quoted', async ({ page }) => {
  roads.answer = (response) => response.end('{"elements":[],"remark":"runtime error: out of memory"}')
  await chooseSmallRoute(page)
  await pressButton(page, GET)
  await refusal(page, /gave up: “runtime error: out of memory”/)
})

test('without a network the screen says so, and continues once there is one', async ({ page, context }) => {
  await chooseSmallRoute(page)
  await context.setOffline(true)
  await pressButton(page, GET)
  await refusal(page, /cannot be reached\. Are you online\?/)
  await context.setOffline(false)
  await makes(page)
})

test('a server that never answers is given up after two minutes', async ({ page }) => {
  roads.answer = () => undefined
  await page.clock.install()
  await chooseSmallRoute(page)
  await pressButton(page, GET)
  await expect(page.getByText('Getting the roads…')).toBeVisible()
  await expect(page.getByRole('button', { name: GET })).toBeDisabled()
  await page.clock.fastForward(ROADS_ANSWER_MS)
  await refusal(page, /did not answer/)
})

plain('the content policy lets the app ask that address, and no other of the same server', async ({ page }) => {
  await page.goto(app.address)
  const asks = (address: string): Promise<string> =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => String(status),
          () => 'refused',
        ),
      address,
    )
  expect(await asks(`${roads.address}?data=x`)).toBe('200')
  expect(await asks(new URL('/other', roads.address).href)).toBe('refused')
  expect(await asks(`${roads.address}/below`)).toBe('refused')
  expect(roads.asked.map(({ url }) => url)).toEqual(['/api/interpreter?data=x'])
})
