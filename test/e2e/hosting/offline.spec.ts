import type { Page } from '@playwright/test'
import { besideTheApp, pressButton } from '../app'
import { boxOf, canvas } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { bothKinds, startWith } from '../places'
import { expectEverything, workerReady } from './offlineScreens'

test.use({ serviceWorkers: 'allow' })

test('after one visit every screen and the PDF work offline', async ({ page, context }) => {
  await startWith(page, bothKinds(2))
  await page.goto('/')
  await workerReady(page)
  await context.setOffline(true)
  await expectEverything(page, '/')
})

test('the licences can be read offline', async ({ page, context }) => {
  await page.goto('/')
  await workerReady(page)
  await context.setOffline(true)
  await page.goto('/settings')
  await page.getByText('All licences', { exact: true }).click()
  await page.getByText(/^react \d/).click()
  await expect(page.locator('pre').filter({ visible: true })).toContainText('Permission is hereby granted')
})

/** Serves an older build's worker. Playwright serves only the first worker of a page; updates find the real one. */
const startOutdated = (page: Page) =>
  page.context().route('**/sw.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// the version before` })
  })

const updateWaits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
        return registration?.waiting?.state
      }),
    )
    .toBe('installed')

test('a new version starts only on request, and never interrupts drawing', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await startOutdated(page)
  await page.goto('/')
  await workerReady(page)
  // The first visit is not served by the worker yet.
  await page.goto('/editor0/0/0')
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const box = await boxOf(canvas(page))
  await page.mouse.move(box.x + 50, box.y + 50)
  await page.mouse.down()
  await updateWaits(page)
  await page.mouse.move(box.x + 150, box.y + 150, { steps: 5 })
  await page.mouse.up()
  await drawLine(page, { x: 0.2, y: 0.8 }, { x: 0.8, y: 0.2 })
  await saved(page)
  expect(loads).toEqual([])
  await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0)

  await pressButton(page, 'Back')
  const offered = page.getByRole('button', { name: 'Use it now' })
  await expect(offered).toBeVisible()
  await Promise.all([page.waitForEvent('load'), offered.click()])
  await expect(offered).toHaveCount(0)
  await saved(page)
})

test('a foreign worker is unregistered at start', async ({ page, baseURL }) => {
  await page.context().route('**/theirs.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await besideTheApp(page)
  await page.evaluate(() => navigator.serviceWorker.register('/theirs.js', { scope: '/' }))
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL,
      ),
    )
  expect(await scripts()).toEqual([`${baseURL}/theirs.js`])
  await page.goto('/')
  await expect.poll(scripts).toEqual([])
  await page.goto('/')
  await workerReady(page)
  expect(await scripts()).toEqual([`${baseURL}/sw.js`])
  // A worker that is still being installed is unregistered only when that has ended.
  await page.goto('/?nosw')
  await expect.poll(scripts).toEqual([])
})

test('workers of apps in subfolders stay', async ({ page, baseURL }) => {
  await page.context().route('**/theirs.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await besideTheApp(page)
  await page.evaluate(() => navigator.serviceWorker.register('/theirs.js', { scope: '/beta/' }))
  await page.goto('/')
  await workerReady(page)
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).toSorted())
  expect(await scopes()).toEqual([`${baseURL}/`, `${baseURL}/beta/`])
})
