import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { en } from '../../../src/ui/words/en'
import { launchOptions } from '../../support/browser.mjs'
import { must } from '../../support/must'
import { expect, test } from '../fixtures'
import { workerReady } from '../hosting/offlineScreens'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

/** A persistent profile: in a private window no app can be installed. */
test('Chromium finds no obstacle to installing the app', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'tochten-profile-'))
  const options = { ...(await launchOptions()), serviceWorkers: 'allow', baseURL: must(baseURL) } as const
  const context = await chromium.launchPersistentContext(profile, options)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const faults = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors
    await page.goto('/favicon.svg')
    const looks = (await faults()).length > 0
    await page.goto('/')
    await workerReady(page)
    const { errors, url, data } = await session.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []])
    expect(JSON.parse(must(data))).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
    test.skip(!looks, 'This Chromium finds a picture installable too: a headless shell does not look')
    expect(await faults()).toEqual([])
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})

test('each icon and screenshot of the manifest has its stated size; one icon may be cropped to any shape', async ({
  request,
}) => {
  const { icons, screenshots, shortcuts } = await (await request.get('/manifest.webmanifest')).json()
  const pictures: readonly Picture[] = [...icons, ...screenshots]
  for (const { src, sizes } of pictures)
    expect([src, sizeOf(await (await request.get(`/${src}`)).body())]).toEqual([src, sizes])
  expect(icons.some(({ purpose }: Picture) => purpose === 'maskable')).toBe(true)
  expect(icons.some(({ purpose, sizes }: Picture) => purpose === undefined && sizes === '512x512')).toBe(true)
  // The first two open the tocht that was used last.
  expect(shortcuts).toEqual([
    { name: en.field.check, url: '/check' },
    { name: en.field.lead, url: '/lead' },
    { name: en.settings.title, url: '/settings' },
  ])
})

/** The size in a PNG's first chunk. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
