import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addTocht, openNewDrawing, press } from './app'
import { expect, test } from './fixtures'
import { bothKinds, SCREENS, startWith } from './places'

const SCRIPTS = fileURLToPath(new URL('../../dist/static/js/', import.meta.url))

test('the PDF writer is loaded once a sheet is looked at, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const writers = () => asked.filter((url) => url.includes('makePdf'))
  await addTocht(page)
  expect(writers()).toEqual([])
  await press(page, 'Export')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await expect.poll(writers).toHaveLength(1)
  await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect(writers()).toHaveLength(1)
})

test('what hands a tocht over, and what takes one, is loaded when it is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const parts = () => asked.filter((url) => /ShareDialog|ArrivedDialog|readText/.test(url))
  await openNewDrawing(page)
  await press(page, 'Back')
  await page.waitForLoadState('networkidle')
  expect(parts()).toEqual([])
  await press(page, 'Share')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(parts().some((url) => url.includes('ShareDialog'))).toBe(true)
})

test('the screen of an address is asked for beside the start, not after it, and once', async ({ page }) => {
  const words = await startWith(page, bothKinds(1))
  let asked: string[] = []
  let once = [1, 1]
  const screens = () => asked.filter((address) => /Screen-/.test(address))
  const catalogues = () => asked.filter((address) => /tableEn-/.test(address))
  page.on('request', (request) => asked.push(request.url()))
  // Nothing of the start runs before it is there.
  await page.route(/js\/index-/, async (route) => {
    await expect.poll(() => [screens().length, catalogues().length]).toEqual(once)
    await route.continue()
  })
  for (const { name, open } of SCREENS)
    await test.step(name, async () => {
      asked = []
      // The free-draw editor comes with the start itself.
      once = ['editor', 'blank editor'].includes(name) ? [0, 1] : [1, 1]
      await open(page, words)
      expect([screens().length, catalogues().length]).toEqual(once)
    })
})

for (const { screen, path, sign } of [
  { screen: 'the overview', path: '/tocht0/0', sign: (page: Page) => page.getByRole('link', { name: 'Drawing 6' }) },
  { screen: 'the sheet', path: '/export/0', sign: (page: Page) => page.getByRole('button', { name: 'Download' }) },
])
  test(`${screen} is seen before what floats over it, what drags, and the typeface are there`, async ({ page }) => {
    await startWith(page, bothKinds(6))
    const later = /PopoverPart|[dD]ialog-|[mM]enu-|portal-|Reorder-|\.ttf/
    let held = 0
    // A screen that waited for one of them would never be seen.
    await page.route(later, async (route) => {
      await expect(sign(page)).toBeVisible()
      held += 1
      await route.continue()
    })
    await page.goto(path)
    await expect(sign(page)).toBeVisible()
    await expect.poll(() => held).toBeGreaterThan(2)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('the app asks nobody but its own server for anything', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) strangers.push(request.url())
  })
  await addTocht(page)
  await press(page, 'Export')
  await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect(strangers).toEqual([])
})

test('the build holds none of the bitmap renderers that jsPDF can load', () => {
  const scripts = readdirSync(SCRIPTS)
  expect(scripts.filter((name) => /html2canvas|canvg|purify/i.test(name))).toEqual([])
  // A sentence out of each library, which no minifier changes.
  const code = scripts.map((name) => readFileSync(`${SCRIPTS}${name}`, 'utf8')).join('\n')
  for (const trace of ['html2canvas-ignore', 'RGBColor', 'ALLOWED_URI_REGEXP']) expect(code).not.toContain(trace)
})
