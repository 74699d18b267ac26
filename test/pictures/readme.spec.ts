import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '../../src/storage/settings/languages'
import { addTocht, downloadPdf, link, load, openNewDrawing, pressButton, rename } from '../e2e/app'
import { tapAll } from '../e2e/editor/ring'
import { expect, test } from '../e2e/fixtures'
import { startWith } from '../e2e/places'
import { rasterisePng } from '../support/paper/rasterise'
import { SIZES } from '../support/sizes'
import { sampleTocht } from '../support/tochten/sampleTocht'

const FOLDER = new URL('../../docs/pictures/', import.meta.url)
const file = (name: string): string => fileURLToPath(new URL(`${name}.png`, FOLDER))

test.use({ viewport: SIZES.phone, deviceScaleFactor: 2 })

test('a printed page', async ({ page }) => {
  const { name, drawings } = sampleTocht()
  await addTocht(page)
  await rename(page, name)
  await load(page, JSON.stringify({ name, drawings: drawings.slice(0, 24) }))
  await expect(link(page, 'Drawing 24')).toBeAttached()
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+32 470 00 00 00')
  await page.goto('/export/0')
  await pressButton(page, 'Page setup')
  await page.getByLabel('Explanation').last().selectOption('Shortest way')
  await page.getByLabel('Legend').last().check()
  await page.keyboard.press('Escape')
  const { bytes } = await downloadPdf(page)
  await writeFile(file('page'), await rasterisePng(page.context(), bytes, 1, 100))
})

test('the ring', async ({ page }) => {
  await openNewDrawing(page)
  await pressButton(page, 'Junction')
  await tapAll(page, 'Half right', 'Left', 'Straight on', 'Straight on', 'Right', 'Right', 'Right')
  await page.screenshot({ path: file('ring') })
})

/** The upper part of a page, as the empty home screen shows it. */
const SHEET = { width: 827, height: 620 }
const SHEET_FILES: Readonly<Record<Language, string>> = { en: 'sheetEn', nl: 'sheetNl' }

for (const language of LANGUAGES)
  test(`the printed example, in ${language}`, async ({ page }) => {
    const words = await startWith(page, [], { language })
    await page.goto('/')
    await page.getByRole('button', { name: words.home.example }).click()
    await page.getByRole('button', { name: words.overview.export }).click()
    const { bytes } = await downloadPdf(page, words.export.download)
    const sheet = await rasterisePng(page.context(), bytes, 1, 100)
    const paper = await page.context().newPage()
    await paper.setViewportSize(SHEET)
    await paper.setContent(`<body style="margin:0"><img src="data:image/png;base64,${sheet.toString('base64')}">`)
    await paper.screenshot({
      path: fileURLToPath(new URL(`../../src/ui/home/example/${SHEET_FILES[language]}.png`, import.meta.url)),
      clip: { x: 0, y: 0, ...SHEET },
      scale: 'css',
    })
  })
