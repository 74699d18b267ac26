import type { Page } from '@playwright/test'
import { BUILD_MS, buildInto } from '../../support/build'
import { DIST, partOf } from '../../support/dist'
import { expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'
import { brokenHost, type BrokenHost } from './brokenHost'
import { expectEverything, workerReady } from './offlineScreens'

const PART = partOf('ExportScreen')

test.use({ serviceWorkers: 'allow', allowedMessages: [/integrity|MIME type/] })

let host: BrokenHost

test.beforeEach(async ({ page }) => {
  host = await brokenHost(DIST)
  await startWith(page, bothKinds(2))
})

test.afterEach(async ({ page }) => {
  // No request of the app may be pending when its host stops.
  await page.goto('about:blank')
  await host.close()
})

/** The names of all caches of this origin, with their numbers of files. */
const caches = (page: Page) =>
  page.evaluate(async () => {
    const names = await globalThis.caches.keys()
    const sizes = names.map(async (name) => (await (await globalThis.caches.open(name)).keys()).length)
    return Object.fromEntries((await Promise.all(sizes)).map((size, index) => [names[index], size]))
  })

/**
 * The names of the caches, without ours if it is empty. After our cache was deleted, Chromium creates it again, empty,
 * when it stores the compiled code of a script from it.
 */
const cachesLeft = async (page: Page) => {
  const ours = `workbox-precache-v2-${host.address}`
  return Object.entries(await caches(page)).flatMap(([name, files]) => (name === ours && files === 0 ? [] : [name]))
}

/** Caches of other apps, one of them in a subfolder and created in the same way. */
const makeOtherCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = ['theirs', `workbox-precache-v2-${location.origin}/beta/`]
    for (const name of names) await globalThis.caches.open(name)
    return names
  })

/** Puts the page into our cache as if it were a part. */
const keepThePageAsPart = (page: Page) =>
  page.evaluate(async (part) => {
    const headers = { 'Content-Type': 'text/html' }
    for (const name of await globalThis.caches.keys())
      await (await globalThis.caches.open(name)).put(part, new Response('<!doctype html>', { headers }))
  }, `/${PART}`)

/** Checks for a newer version, and waits until it is installed. */
const updated = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing of the outer scope comes along to the page
    const left = (worker: ServiceWorker | null, state: ServiceWorkerState): Promise<void> =>
      new Promise((resolve) => {
        const look = () => worker?.state !== state && resolve()
        worker?.addEventListener('statechange', look)
        look()
      })
    const registration = await navigator.serviceWorker.ready
    // A worker replaced during activation opens its cache once more.
    await left(registration.active, 'activating')
    // Twice, since a check that the browser began earlier counts for the first one, and may find nothing.
    await registration.update()
    await registration.update()
    await left(registration.installing, 'installing')
  })

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const expectSheetOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.goto(`${host.address}export/0`)
  await expect(page.getByTestId('sheet').first()).toBeVisible()
}

test('a part that the host answered with the start page at the first visit loads once the host is repaired', async ({
  page,
}) => {
  host.wrong.add(PART)
  await page.goto(host.address)
  // The worker asks for it among all parts, which takes a while on a busy machine.
  await expect.poll(() => host.asked.has(PART), { timeout: 20_000 }).toBe(true)
  host.wrong.clear()
  await page.goto(host.address)
  await workerReady(page)
  await expectSheetOffline(page)
})

test('"?nosw" clears our caches, and no others', async ({ page }) => {
  await page.goto(host.address)
  await workerReady(page)
  await keepThePageAsPart(page)
  const others = await makeOtherCaches(page)
  await page.goto(`${host.address}?nosw`)
  await expect.poll(() => cachesLeft(page)).toEqual(others)
  await page.goto(host.address)
  await workerReady(page)
  await expectSheetOffline(page)
})

test('a lost cache is refilled by visits with a network', async ({ page }) => {
  await page.goto(host.address)
  await workerReady(page)
  const before = await caches(page)
  await page.evaluate(async () => {
    for (const name of await globalThis.caches.keys()) await globalThis.caches.delete(name)
  })
  await page.goto(host.address)
  await page.goto(host.address)
  await expect.poll(() => caches(page)).toEqual(before)
  await page.context().setOffline(true)
  await expectEverything(page, host.address)
})

test('the caches of apps in subfolders stay when the worker starts', async ({ page }) => {
  await page.goto(`${host.address}licences.json`)
  const others = await makeOtherCaches(page)
  await page.goto(host.address)
  await workerReady(page)
  expect(Object.keys(await caches(page))).toEqual(expect.arrayContaining([...others]))
})

test('a build without a worker removes ours with its caches, and no others', async ({ page }, testInfo) => {
  test.setTimeout(BUILD_MS)
  const folder = testInfo.outputPath('build')
  await buildInto(folder, { VITE_OFFLINE: 'off' })
  await page.goto(host.address)
  await workerReady(page)
  const others = await makeOtherCaches(page)
  host.folder = folder
  // The first visit is not served by the worker, so this page stays.
  await updated(page)
  await expect.poll(() => cachesLeft(page)).toEqual(others)
  expect(await registrations(page)).toBe(0)
  await page.goto(host.address)
  await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
  expect(await registrations(page)).toBe(0)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', allowedMessages: [/MIME type|ChunkLoadError/] })

  test('one "Reload" is enough when the browser cached a page instead of a part', async ({ page }) => {
    host.wrong.add(PART)
    await page.goto(`${host.address}export/0`)
    const again = page.getByRole('button', { name: 'Reload' })
    await expect(again).toBeVisible()
    host.wrong.clear()
    await Promise.all([page.waitForEvent('load'), again.click()])
    await expect(page.getByTestId('sheet').first()).toBeVisible()
  })

  test("a page instead of a part does not stay in the browser's cache", async ({ page }) => {
    host.wrong.add(PART)
    await page.goto(`${host.address}export/0`)
    const again = page.getByRole('button', { name: 'Reload' })
    await expect(again).toBeVisible()
    host.wrong.clear()
    // Finds the wrong answer in the cache again, and asks the server.
    await page.reload()
    await again.click()
    await expect(page.getByTestId('sheet').first()).toBeVisible()
  })
})
