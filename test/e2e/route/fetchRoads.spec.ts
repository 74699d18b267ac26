import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain, type Page } from '@playwright/test'
import { ROADS_ANSWER_MS } from '../../../src/ui/route/choose/askServer'
import { BUILD_MS, buildInto } from '../../support/build'
import { ROADS } from '../../support/project/besides.mjs'
import { smallRoads } from '../../support/roads/routeFiles'
import { button, chooseFile, link, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { host, type Host } from '../hosting/ownHost'
import { roadsServer, type RoadsServer } from './roadsServer'
import { chooseTextFile, expectMade, GPX, ROADS_QUERY } from './routeScreen'

const FETCH = 'Fetch the roads'
const BUSY_PAGE = '<html><title>OSM3S Response</title>The server is probably too busy to handle your request.</html>'
const GAVE_UP = '{"elements":[],"remark":"runtime error: Query timed out"}'

test.use({ allowedMessages: [/status of (403|429|504)|ERR_(INTERNET_DISCONNECTED|FAILED)/] })
plain.describe.configure({ mode: 'serial' })

let folder: string
let app: Host
let first: RoadsServer
let second: RoadsServer
let stranger: RoadsServer

plain.beforeAll(async () => {
  plain.setTimeout(BUILD_MS)
  folder = await mkdtemp(join(tmpdir(), 'tochten-roads-'))
  first = await roadsServer(smallRoads())
  second = await roadsServer(smallRoads())
  stranger = await roadsServer(smallRoads())
  const variables = { ROADS_URL: `${first.address} ${second.address}` }
  await buildInto(folder, variables)
  app = await host(folder, '/', variables)
})

plain.afterAll(async () => {
  await app.close()
  await Promise.all([first, second, stranger].map((server) => server.close()))
  await rm(folder, { recursive: true })
})

plain.beforeEach(() => {
  for (const server of [first, second, stranger]) {
    server.answer = (response) => response.end(smallRoads())
    server.asked.length = 0
  }
})

const nameOf = ({ address }: RoadsServer): string => new URL(address).host

const chooseSmallRoute = async (page: Page): Promise<void> => {
  await page.goto(`${app.address}route`)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(button(page, FETCH)).toBeVisible()
}

const refusal = (page: Page, says: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()

/** Expects that the roads arrive, so that drawings are made. */
const makes = async (page: Page): Promise<void> => {
  await pressButton(page, FETCH)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
}

test('one press sends one request, for the box alone, with the origin as referrer and without cookies', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'a', value: 'b', url: first.address }])
  await chooseSmallRoute(page)
  await expect(button(page, FETCH)).toHaveAccessibleDescription(
    `Asks ${nameOf(first)} for the roads and, if it gives none, ${nameOf(second)}. Whoever is asked knows roughly where you walk, and nothing else.`,
  )
  expect(first.asked).toEqual([])
  await makes(page)
  expect([first.asked.length, second.asked.length]).toEqual([1, 0])
  const [{ url, headers } = { url: '', headers: {} }] = first.asked
  expect(new URL(url, first.address).searchParams.get('data')).toMatch(ROADS_QUERY)
  expect([headers['referer'], headers['cookie']]).toEqual([app.address, undefined])
})

test('if the first server gives no roads, the second one is asked, and the screen says so', async ({ page }) => {
  await chooseSmallRoute(page)
  second.answer = () => undefined
  for (const [status, body] of [
    [504, BUSY_PAGE],
    [403, ''],
    [200, smallRoads().slice(0, -100)],
  ] as const) {
    first.answer = (response) => response.writeHead(status).end(body)
    await pressButton(page, FETCH)
    await expect(page.getByText(`${nameOf(first)} gave no roads. Asking ${nameOf(second)}…`)).toBeVisible()
    await pressButton(page, 'Cancel')
  }
  second.answer = (response) => response.end(smallRoads())
  await makes(page)
})

test('if no server gives roads, each reason is said, and the other ways to roads are open', async ({ page }) => {
  first.answer = (response) => response.writeHead(504).end(BUSY_PAGE)
  second.answer = (response) => response.end(GAVE_UP)
  await chooseSmallRoute(page)
  await expect(link(page, 'Get the roads')).toHaveCount(0)
  await pressButton(page, FETCH)
  await refusal(page, `${nameOf(first)} is too busy. ${nameOf(second)} gave up: “runtime error: Query timed out”.`)
  await expect(button(page, 'Another way')).toHaveAttribute('aria-expanded', 'true')
  await expect(link(page, 'Get the roads')).toBeVisible()
  first.answer = (response) => response.end(smallRoads())
  await makes(page)
})

test('a busy server that asks for a short wait is asked again after it', async ({ page }) => {
  first.answer = (response) =>
    first.asked.length === 1
      ? response.writeHead(429, { 'Retry-After': '100' }).end(BUSY_PAGE)
      : response.end(smallRoads())
  await page.clock.install()
  await chooseSmallRoute(page)
  await pressButton(page, FETCH)
  await expect(page.getByText(`${nameOf(first)} is busy. It is asked again in 100 seconds…`)).toBeVisible()
  expect(first.asked).toHaveLength(1)
  await page.clock.fastForward(100_000)
  await expect(page.getByText('The roads are here.')).toBeVisible()
  expect([first.asked.length, second.asked.length]).toEqual([2, 0])
})

test('a long wait that a busy server asks for is said, not waited for', async ({ page }) => {
  for (const server of [first, second])
    server.answer = (response) => response.writeHead(429, { 'Retry-After': '600' }).end(BUSY_PAGE)
  await chooseSmallRoute(page)
  await pressButton(page, FETCH)
  await refusal(page, `${nameOf(first)} is too busy, and asks to wait 10 minutes.`)
  expect([first.asked.length, second.asked.length]).toEqual([1, 1])
})

test('without a network the screen says so, and continues once there is one', async ({ page, context }) => {
  await chooseSmallRoute(page)
  await context.setOffline(true)
  await pressButton(page, FETCH)
  await refusal(page, /cannot be reached\. Are you online\?/)
  await context.setOffline(false)
  await makes(page)
})

test('a server that says nothing, or only a part, can be cancelled, ends with another route, and can be asked again', async ({
  page,
}) => {
  first.answer = () => undefined
  await chooseSmallRoute(page)
  await pressButton(page, FETCH)
  await expect(page.getByText(`Asking ${nameOf(first)}…`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: `Asking ${nameOf(first)}…` })).toBeVisible()
  await expect(button(page, FETCH)).toBeDisabled()
  await pressButton(page, 'Cancel')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  first.answer = (response) => void response.write(' '.repeat(1_500_000))
  await pressButton(page, FETCH)
  await expect(page.getByText('1.5 MB so far')).toBeVisible()
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(second.asked).toEqual([])
  first.answer = (response) => response.end(smallRoads())
  await makes(page)
})

test('a server that says nothing for two minutes is given up, and the next one is asked', async ({ page }) => {
  first.answer = () => undefined
  await page.clock.install()
  await chooseSmallRoute(page)
  await pressButton(page, FETCH)
  await expect.poll(() => first.asked).toHaveLength(1)
  await page.clock.fastForward(ROADS_ANSWER_MS)
  await expect(page.getByText('The roads are here.')).toBeVisible()
  expect(second.asked).toHaveLength(1)
})

const hasRide = existsSync(ROADS)
test.describe(hasRide ? 'a recorded ride' : 'a recorded ride (skipped: ../shared/data/roads is absent)', () => {
  test.skip(!hasRide)
  test('becomes drawings from roads that a server gives', async ({ page }) => {
    first.answer = (response) => response.end(readFileSync(join(ROADS, 'kempen.json')))
    await page.goto(`${app.address}route`)
    await chooseFile(page, 'Choose the route', join(ROADS, 'kempen-ride.gpx'))
    await pressButton(page, FETCH)
    await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(/\d\d drawings/)
  })
})

plain('a redirect to a server that is not on the list is not followed', async ({ page }) => {
  for (const server of [first, second])
    server.answer = (response) => response.writeHead(302, { Location: stranger.address }).end()
  await chooseSmallRoute(page)
  await pressButton(page, FETCH)
  await refusal(page, /cannot be reached/)
  expect([first.asked.length, second.asked.length, stranger.asked.length]).toEqual([1, 1, 0])
})

plain('the content policy lets the app ask the servers of the list, and no other address', async ({ page }) => {
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
  for (const server of [first, second]) {
    expect(await asks(`${server.address}?data=x`)).toBe('200')
    expect(await asks(new URL('/other', server.address).href)).toBe('refused')
    expect(await asks(`${server.address}/below`)).toBe('refused')
    expect(server.asked.map(({ url }) => url)).toEqual(['/api/interpreter?data=x'])
  }
  expect(await asks(stranger.address)).toBe('refused')
})

test('where the host wants no server to be asked, the other ways are open at once', async ({ page }) => {
  test.setTimeout(BUILD_MS)
  const other = await mkdtemp(join(tmpdir(), 'tochten-no-server-'))
  await buildInto(other, { ROADS_URL: 'none' })
  const own = await host(other, '/', { ROADS_URL: 'none' })
  await page.goto(`${own.address}route`)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(link(page, 'Get the roads')).toBeVisible()
  await expect(button(page, FETCH)).toHaveCount(0)
  await own.close()
  await rm(other, { recursive: true })
})
