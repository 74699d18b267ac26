import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_MS, buildInto } from '../../support/build'
import { expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'
import { expectEverything, workerReady } from './offlineScreens'
import { host, type Host } from './ownHost'

/** The app in a subfolder of its server, such as www.example.org/tochten/. */
const BASE = '/tochten/'

test.use({ serviceWorkers: 'allow', allowedMessages: [/status of 404/] })
test.describe.configure({ mode: 'serial' })

let folder: string
let server: Host

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS)
  folder = await mkdtemp(join(tmpdir(), 'tochten-folder-'))
  await buildInto(folder, { BASE_PATH: BASE })
  server = await host(folder, BASE)
})

test.afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('in a subfolder every screen and the PDF work, online and offline', async ({ page, context }) => {
  await startWith(page, bothKinds(2))
  await expectEverything(page, server.address)
  await page.reload()
  await expect(page.getByTestId('sheet').first()).toBeVisible()
  expect(await workerReady(page)).toBe(`${server.address}sw.js`)
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
  expect(await scopes()).toEqual([server.address])
  await context.setOffline(true)
  await expectEverything(page, server.address)
})

test('in a subfolder every referenced file exists, and a missing one is answered with 404', async ({ request }) => {
  const page = await (await request.get(`${server.address}editor0/0/3`)).text()
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(named.length).toBeGreaterThan(4)
  const manifest = await (await request.get(`${server.address}manifest.webmanifest`)).json()
  expect([manifest.id, manifest.scope, manifest.start_url]).toEqual([BASE, BASE, BASE])
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }: { readonly src: string }) => BASE + src)
  for (const path of [...named, ...pictures]) {
    expect(path.startsWith(BASE), path).toBe(true)
    expect([path, (await request.get(new URL(path, server.address).href)).status()]).toEqual([path, 200])
  }
  for (const path of ['static/js/gone-abc.js', 'gone.png'])
    expect([path, (await request.get(`${server.address}${path}`)).status()]).toEqual([path, 404])
})
