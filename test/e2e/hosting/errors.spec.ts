import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { CHUNK_TIMEOUT_MS } from '../../../src/platform/chunk'
import { LANGUAGES } from '../../../src/storage/settings/languages'
import { addFile, addTocht, download, downloadPdf, openNewDrawing, pressButton } from '../app'
import { drawLine, expect, saved, test } from '../fixtures'
import { bothKinds, SETTINGS_SCRIPT, startWith } from '../places'

/** The names of the texts of all languages begin like this. */
const TEXTS_BEGIN = `/static/js/(${LANGUAGES.join('|')})-`
const TEXTS = new RegExp(`${TEXTS_BEGIN}[^/]+\\.js$`)

/**
 * Makes a part fail as in browsers before mid-2026, which remember a failed import as long as the page lives and never
 * request it again.
 *
 * @returns a function that ends the fault, so that the server has the part from then on
 */
const failAndRemember = async (page: Page, part: RegExp, answer: (route: Route) => Promise<void>) => {
  let broken = true
  const remembered = new Set<string>()
  page.on('framenavigated', () => remembered.clear())
  await page.route(part, async (route) => {
    const request = route.request()
    if (broken) await answer(route)
    // A page may fetch any address, even if it cannot import it.
    else if (request.resourceType() === 'script' && remembered.has(request.url())) await route.abort()
    else await route.fallback()
    if (broken) remembered.add(request.url())
  })
  return () => {
    broken = false
  }
}

/** The browser's own message about a missing script, and React's about an error in a screen. */
test.use({
  allowedMessages: [
    new RegExp(`Failed to load resource|SettingsScreen|ExportScreen|pdfWorker|the screen is broken|${TEXTS_BEGIN}`),
  ],
})

const FAULTS: readonly {
  readonly fault: string
  readonly says: string
  readonly answer: (route: Route) => Promise<void>
}[] = [
  {
    fault: 'replaced by the start page',
    says: 'A part of the app is missing',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  { fault: 'cut off', says: 'could not be fetched', answer: (route) => route.abort() },
]

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).click()

for (const { fault, says, answer } of FAULTS)
  test(`a part of the app that is ${fault} is reported with its address, and comes with a reload`, async ({ page }) => {
    await page.goto('/')
    const mend = await failAndRemember(page, SETTINGS_SCRIPT, answer)
    await openSettings(page)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText(says)).toContainText(/http:\/\/localhost:\d+\/static\/js\/SettingsScreen-.+\.js/)
    mend()
    await pressButton(page, 'Reload')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })

test('a part of the app that does not arrive is given up after two minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  // Requested, and never answered.
  await page.route(SETTINGS_SCRIPT, () => undefined)
  const requested = page.waitForRequest(SETTINGS_SCRIPT)
  await openSettings(page)
  await requested
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 10_000)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('did not come in time')).toContainText(/static\/js\/SettingsScreen-.+\.js/)
})

test('while a screen is loaded, the one before stays and says so', async ({ page }) => {
  await page.goto('/')
  let arrive: (() => Promise<void>) | undefined
  await page.route(SETTINGS_SCRIPT, (route) => {
    arrive = () => route.continue()
  })
  await openSettings(page)
  await expect(page.getByRole('progressbar', { name: 'One moment…' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
  await arrive?.()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a worker that is missing is reported with its address, and comes with a reload', async ({ page }) => {
  await startWith(page, bothKinds(2))
  await page.route(/pdfWorker/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/export/0')
  await pressButton(page, 'Download')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('A part of the app is missing')).toContainText(/static\/js\/pdfWorker-.+\.js/)
  await page.unroute(/pdfWorker/)
  await pressButton(page, 'Reload')
  await downloadPdf(page)
})

test('the page is not reloaded for a failed part while there is no network', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  await page.context().setOffline(true)
  await openSettings(page)
  await expect(page.getByText('could not be fetched')).toBeVisible()
  const triedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('SettingsScreen'))
  await Promise.all([triedAgain, pressButton(page, 'Reload')])
  await expect(page.getByText('could not be fetched')).toBeVisible()
  expect(loads).toEqual([])
  await page.context().setOffline(false)
  await pressButton(page, 'Reload')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('unsaved ink is not discarded to load a part of the app', async ({ page }) => {
  await openNewDrawing(page)
  await saved(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await drawLine(page, { x: 0.2, y: 0.8 }, { x: 0.8, y: 0.2 })
  await expect(page.locator('html')).toHaveAttribute('data-save', 'failed')
  await page.evaluate(() => Object.assign(window, { sameAsBefore: true }))
  await page.route(/ExportScreen/, (route) => route.abort())
  await pressButton(page, 'Back')
  await page
    .getByRole('link', { name: 'Export' })
    .or(page.getByRole('button', { name: 'Export' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true)
})

test('typed text that is not loaded yet survives a reload', async ({ page }) => {
  await addTocht(page)
  await pressButton(page, 'Load')
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill('half a tocht')
  await page.reload()
  await pressButton(page, 'Load')
  await expect(page.getByRole('textbox', { name: 'Tocht as text' })).toHaveValue('half a tocht')
})

test('a start that fails to load is reported with its address, and comes with a reload', async ({ page }) => {
  const start = /static\/js\/index-[^/]+\.js$/
  await page.route(start, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('could not be fetched')).toContainText(/http:\/\/localhost:\d+\/static\/js\/index-.+\.js/)
  await page.unroute(start)
  await pressButton(page, 'Reload')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
})

test('texts that fail to load are reported, stored data can be downloaded, and come with a reload', async ({
  page,
}) => {
  await startWith(page, bothKinds(2))
  await page.route(TEXTS, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
  await expect(page.getByText(/static\/js\/en-/)).toBeVisible()
  const file = await download(page, 'Download my data')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([...bothKinds(2)])
  await page.unroute(TEXTS)
  await pressButton(page, 'Reload')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
})

test('a start that throws is reported, stored data can be downloaded, and can be started again', async ({ page }) => {
  await startWith(page, bothKinds(2))
  const script = await page.addInitScript(() => {
    crypto.randomUUID = () => {
      throw new Error('nobody gives ids today')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
  await expect(page.getByText('nobody gives ids today')).toBeVisible()
  const file = await download(page, 'Download my data')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([...bothKinds(2)])
  await script.dispose()
  await pressButton(page, 'Reload')
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
})

test('an error while a screen is shown is told, with a link home and everything in memory as a file', async ({
  page,
}) => {
  await startWith(page, bothKinds(2))
  await page.addInitScript(() => {
    const select = Intl.PluralRules.prototype.select
    Intl.PluralRules.prototype.select = function broken(this: Intl.PluralRules, value: number) {
      if (location.pathname === '/') throw new Error('the screen is broken')
      return select.call(this, value)
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
  await expect(page.getByText('the screen is broken')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the start' })).toHaveAttribute('href', '/')
  const file = await download(page, 'Download my data')
  const tochten = JSON.parse(await readFile(await file.path(), 'utf8')) as unknown
  expect(tochten).toMatchObject([...bothKinds(2)])
  await addFile(page, await file.path())
  await expect(page.getByRole('heading', { name: 'You have these 2 tochten' })).toBeVisible()
})
