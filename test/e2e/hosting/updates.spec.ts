import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../../support/dist'
import { elements } from '../app'
import { boxOf, canvas } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { startWith } from '../places'
import { workerReady } from './offlineScreens'
import { host, type Host } from './ownHost'

/** The number of versions released during drawing. */
const UPDATES = Number(process.env['UPDATES'] ?? 3)
const MS_EACH = 5_000

test.use({ serviceWorkers: 'allow' })

let folder: string
let server: Host

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tochten-updates-'))
  await cp(DIST, folder, { recursive: true })
  server = await host(folder)
})

test.afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/**
 * Releases a version and checks for it. The browser may find it first, so the page listens before the release.
 * @returns the outcome
 */
const release = async (page: Page, version: number) => {
  const listening = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.ready
    const found: { worker?: ServiceWorker | null } = {}
    registration.addEventListener('updatefound', () => (found.worker = registration.installing), { once: true })
    return { registration, found }
  })
  await appendFile(join(folder, 'sw.js'), `\n// version ${version}`)
  return listening.evaluate(async ({ registration, found }) => {
    // A check that the browser began before the release counts for this one, too, and may find nothing.
    while (found.worker === undefined) await registration.update()
    const { worker } = found
    await new Promise<void>((resolve) => {
      const look = () => worker?.state !== 'installing' && resolve()
      worker?.addEventListener('statechange', look)
      look()
    })
    return [worker?.state, registration.waiting === worker]
  })
}

test(`a new version during a stroke causes no reload and no loss, ${UPDATES} times`, async ({ page }) => {
  test.setTimeout(30_000 + UPDATES * MS_EACH)
  await startWith(page, [{ name: 'Tocht 1', style: 0, drawings: [[]] }])
  await page.goto(server.address)
  await workerReady(page)
  // The first visit is not served by the worker yet.
  await page.goto(`${server.address}editor0/0/0`)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const box = await boxOf(canvas(page))
  for (let version = 1; version <= UPDATES; version += 1) {
    const y = box.y + (box.height * version) / (UPDATES + 1)
    await page.mouse.move(box.x + 20, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, y)
    expect(await release(page, version)).toEqual(['installed', true])
    await page.mouse.move(box.x + box.width - 20, y, { steps: 4 })
    await page.mouse.up()
  }
  await saved(page)
  expect(loads).toEqual([])
  await expect.poll(async () => (await elements(page)).length).toBe(UPDATES)
  // The strokes are also stored, not only on this page.
  await page.reload()
  await saved(page)
  expect(await elements(page)).toHaveLength(UPDATES)
})
