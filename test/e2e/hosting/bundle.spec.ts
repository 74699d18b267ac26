import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DIST, partOf, SCRIPTS } from '../../support/dist'
import { addTocht, downloadPdf, openNewDrawing, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { bothKinds, SCREEN_PLACES, startWith } from '../places'

test('the PDF writer is loaded when a sheet is viewed, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const writers = () => asked.filter((url) => url.includes('makePdf'))
  await addTocht(page)
  expect(writers()).toEqual([])
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await expect.poll(writers).toHaveLength(1)
  await downloadPdf(page)
  expect(writers()).toHaveLength(1)
})

test('the code for sharing and loading is loaded on demand', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const later = ['ShareDialog', 'ArrivedDialog', 'readText'].map(partOf)
  const parts = () => later.filter((part) => asked.some((url) => url.endsWith(part)))
  await openNewDrawing(page)
  await pressButton(page, 'Back')
  await page.waitForLoadState('networkidle')
  expect(parts()).toEqual([])
  await pressButton(page, 'Share')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(parts()).toEqual([partOf('ShareDialog')])
})

test('the screen of an address is requested once, together with the start', async ({ page }) => {
  const words = await startWith(page, bothKinds(1))
  let asked: string[] = []
  let once = [1, 1]
  const screens = () => asked.filter((address) => /Screen-/.test(address))
  const catalogues = () => asked.filter((address) => /js\/en-/.test(address))
  page.on('request', (request) => asked.push(request.url()))
  // No code of the start runs before screen and texts were requested.
  await page.route(/js\/index-/, async (route) => {
    await expect.poll(() => [screens().length, catalogues().length]).toEqual(once)
    await route.continue()
  })
  for (const { name, open } of SCREEN_PLACES)
    await test.step(name, async () => {
      asked = []
      // The free-draw editor is part of the start.
      once = ['editor', 'blank editor'].includes(name) ? [0, 1] : [1, 1]
      await open(page, words)
      expect([screens().length, catalogues().length]).toEqual(once)
    })
})

for (const { screen, path, sign } of [
  { screen: 'the overview', path: '/tocht0/0', sign: (page: Page) => page.getByRole('link', { name: 'Drawing 6' }) },
  { screen: 'the sheet', path: '/export/0', sign: (page: Page) => page.getByRole('button', { name: 'Download' }) },
])
  test(`${screen} is shown before popovers, dragging and the typeface are loaded`, async ({ page }) => {
    await startWith(page, bothKinds(6))
    const later = /PopoverPart|[dD]ialog-|[mM]enu-|portal-|Reorder-|\.ttf/
    let held = 0
    // A screen that waited for one of them would never appear.
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

test('the app makes requests only to its own server', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) strangers.push(request.url())
  })
  await addTocht(page)
  await pressButton(page, 'Export')
  await downloadPdf(page)
  expect(strangers).toEqual([])
})

test("the build contains none of jsPDF's bitmap renderers", () => {
  const folder = join(DIST, SCRIPTS)
  const scripts = readdirSync(folder)
  expect(scripts.filter((name) => /html2canvas|canvg|purify/i.test(name))).toEqual([])
  // A sentence from each library, which minification keeps.
  const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  for (const trace of ['html2canvas-ignore', 'RGBColor', 'ALLOWED_URI_REGEXP']) expect(code).not.toContain(trace)
})
