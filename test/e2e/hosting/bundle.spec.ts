import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, SCRIPTS } from '../../support/dist'
import { addTocht, downloadPdf, pressButton } from '../app'
import { expect, test } from '../fixtures'
import { bothKinds, SCREEN_PLACES, startWith } from '../places'

test('the PDF writer is loaded when a sheet is viewed, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const writers = () => asked.filter((url) => url.includes('pdfWorker'))
  await addTocht(page)
  expect(writers()).toEqual([])
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await expect.poll(writers).toHaveLength(1)
  await downloadPdf(page)
  expect(writers()).toHaveLength(1)
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
