import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { CHUNK_TIMEOUT_MS } from '../../src/constants'
import { press } from './app'
import { expect, test } from './fixtures'
import { bothKinds, startWith } from './places'

const SETTINGS_CHUNK = /\/static\/js\/SettingsScreen-[^/]+\.js$/

/** What the browser itself says of a script that does not come, and React of an error that a screen did not expect. */
test.use({
  allowedMessages: [/Failed to load resource|SettingsScreen|NewTochtDialog|the screen is broken|static\/js\/(en|nl)-/],
})

const FAULTS: readonly {
  readonly fault: string
  readonly says: string
  readonly answer: (route: Route) => Promise<void>
}[] = [
  { fault: 'missing', says: 'A part of the app is missing', answer: (route) => route.fulfill({ status: 404 }) },
  {
    fault: 'replaced by the start page',
    says: 'A part of the app is missing',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  { fault: 'cut off', says: 'could not be fetched', answer: (route) => route.abort() },
]

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).click()

for (const { fault, says, answer } of FAULTS)
  test(`a part of the app that is ${fault} is reported with its address, and can be tried again`, async ({ page }) => {
    await page.goto('/')
    await page.route(SETTINGS_CHUNK, answer)
    await openSettings(page)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText(says)).toContainText(/http:\/\/localhost:\d+\/static\/js\/SettingsScreen-.+\.js/)
    await page.unroute(SETTINGS_CHUNK)
    await press(page, 'Try again')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })

test('a part of the app that does not come is given up after two minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  // Asked for, and never answered.
  await page.route(SETTINGS_CHUNK, () => undefined)
  await openSettings(page)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 10_000)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('did not come in time')).toContainText(/static\/js\/SettingsScreen-.+\.js/)
})

test('a dialog that does not come costs a message, and comes when it is asked for again', async ({ page }) => {
  await page.goto('/')
  await page.route(/NewTochtDialog/, (route) => route.abort())
  await press(page, 'Choose type')
  await expect(page.getByRole('alert').filter({ hasText: 'NewTochtDialog' }).first()).toBeVisible()
  await page.unroute(/NewTochtDialog/)
  await press(page, 'Choose type')
  await expect(page.getByRole('button', { name: 'Vissegraat' })).toBeVisible()
})

test('an app whose start does not come says so, with its address, and can be tried again', async ({ page }) => {
  const start = /static\/js\/index-[^/]+\.js$/
  await page.route(start, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('could not be fetched')).toContainText(/http:\/\/localhost:\d+\/static\/js\/index-.+\.js/)
  await page.unroute(start)
  await press(page, 'Try again')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
})

test('an app that cannot start says why, gives out what is kept, and can be tried again', async ({ page }) => {
  await startWith(page, bothKinds(2))
  // Neither language comes.
  await page.route(/\/static\/js\/(en|nl)-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
  await expect(page.getByText(/static\/js\/en-/)).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')])
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([...bothKinds(2)])
  await page.unroute(/\/static\/js\/(en|nl)-[^/]+\.js$/)
  await press(page, 'Try again')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
})

test.describe('an error while a screen is shown', () => {
  test.beforeEach(async ({ page }) => {
    await startWith(page, bothKinds(2))
    await page.addInitScript(() => {
      const select = Intl.PluralRules.prototype.select
      Intl.PluralRules.prototype.select = function broken(this: Intl.PluralRules, value: number) {
        if (location.pathname === '/') throw new Error('the screen is broken')
        return select.call(this, value)
      }
    })
    await page.goto('/')
  })

  test('shows its message under "Unexpected Application Error!"', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
    await expect(page.getByText('the screen is broken')).toBeVisible()
  })

  test('leaves a way home', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'To the start' })).toHaveAttribute('href', '/')
  })

  test('gives out all that is in memory, as a file that can be loaded', async ({ page }) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')])
    const tochten = JSON.parse(await readFile(await file.path(), 'utf8')) as unknown
    expect(tochten).toMatchObject([...bothKinds(2)])
    await page.goto('/settings')
    await page.locator('input[type=file]').setInputFiles(await file.path())
    await expect(page.getByText('2 tochten were added.').first()).toBeVisible()
  })
})

test('the performance reporter, called without a callback, fetches and sends nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
  expect(asked.filter((request) => /web-vitals|^POST|^PUT/.test(request))).toEqual([])
})
