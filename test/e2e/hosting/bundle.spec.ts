import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, SCRIPTS } from '../../support/dist'
import { addTocht, downloadPdf, pressButton } from '../app'
import { expect, test } from '../fixtures'

test('the PDF writer is loaded when a sheet is viewed, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const writers = () => asked.filter((url) => url.includes('pdfWorker'))
  await addTocht(page)
  expect(writers()).toEqual([])
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await downloadPdf(page)
  // The app fetches it, and then its worker from the browser's cache.
  expect(new Set(writers()).size).toBe(1)
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
