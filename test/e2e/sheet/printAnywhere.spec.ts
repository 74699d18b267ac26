import type { Locator, Page } from '@playwright/test'
import type { DiskTocht } from '../../../src/storage/format'
import { readPdf } from '../../support/paper/pdf'
import { decodePng, isLight } from '../../support/paper/pixels'
import { rasterisePng } from '../../support/paper/rasterise'
import { boxesWith, fishbonesWith } from '../../support/tochten/drawnTochten'
import { storedTochten } from '../../support/tochten/storedTochten'
import { link } from '../app'
import { canvas } from '../canvas'
import { expect, test } from '../fixtures'
import { saveFile } from './screenAndPaper'

const NOTES = Array.from({ length: 40 }, (_, index) => ({ note: `Langs paal ${index + 1}` }))

const open = async (page: Page, tocht: DiskTocht, path: string): Promise<void> => {
  await storedTochten(page.context(), [tocht], {})
  await page.goto(path)
}

/** What the browser prints of the screen, with its name for files that are kept. */
const print = async (page: Page, name: string) => {
  const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  await saveFile(`${name}.pdf`, bytes)
  return { bytes, ...(await readPdf(bytes)) }
}

/** The length of all lines, in units of the canvas. */
const inkIn = (element: Locator): Promise<number> =>
  element
    .locator('path')
    .evaluateAll((paths: readonly SVGPathElement[]) => paths.reduce((sum, path) => sum + path.getTotalLength(), 0))

test('the browser prints the drawing from an editor, not its buttons, dark on white', async ({ page }) => {
  await open(page, boxesWith(NOTES.slice(0, 3)), '/editor0/0/1')
  await expect(canvas(page)).toBeVisible()
  const { bytes, pages } = await print(page, 'editor')
  expect(pages.map(({ text }) => text.split('\n'))).toEqual([['Bosspel', '2 Langs paal 2']])
  expect(pages[0]?.images).toBe(0)
  const paper = await decodePng(await rasterisePng(page.context(), bytes, 1, 36))
  expect(isLight(paper, 1, 1)).toBe(true)
  const dark = Array.from(
    { length: paper.width * paper.height },
    (_, at) => !isLight(paper, at % paper.width, Math.floor(at / paper.width)),
  )
  expect(dark.filter(Boolean).length).toBeGreaterThan(100)
})

test('the browser prints a long fish-bone whole, also the rows that its editor does not show', async ({ page }) => {
  await open(page, fishbonesWith(120), '/editor1/0/0')
  await expect(canvas(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const [shown, printed] = [await inkIn(page.getByTestId('canvas')), await inkIn(page.locator('[data-printed]'))]
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(printed).toBeGreaterThan(1.3 * shown)
  expect((await print(page, 'fish-bone')).pages).toHaveLength(1)
})

test('the browser prints every drawing of an overview with its number and note, also those out of sight', async ({
  page,
}) => {
  await open(page, boxesWith(NOTES), '/tocht0/0')
  await expect(link(page, 'Drawing 1')).toBeVisible()
  const { pages } = await print(page, 'overview')
  const text = pages.map((one) => one.text).join('\n')
  for (const [index, { note }] of NOTES.entries()) expect(text).toContain(`${index + 1} ${note}`)
  expect(text).not.toContain('Export')
  await expect(page.locator('[data-printed]')).toHaveCount(0)
})

test('the key of Print opens the sheet from the overview, and prints it once', async ({ page }) => {
  await page.addInitScript(() => {
    let times = 0
    window.print = () => void (document.documentElement.dataset['prints'] = String((times += 1)))
  })
  await open(page, boxesWith(NOTES.slice(0, 3)), '/tocht0/0')
  await expect(link(page, 'Drawing 1')).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await expect(page).toHaveURL('/export/0')
  await page.reload()
  await expect(page.getByTestId('cell')).toHaveCount(3)
  await expect(page.locator('html')).not.toHaveAttribute('data-prints')
  await page.goBack()
  await expect(link(page, 'Drawing 1')).toBeVisible()
})
