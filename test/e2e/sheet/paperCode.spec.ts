import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import { NEW_SHEET } from '../../../src/model/sheet/defaultSheet'
import { toDisk } from '../../../src/storage/format'
import { imageObjects, readPdf } from '../../support/paper/pdf'
import { rasterisePng } from '../../support/paper/rasterise'
import { SIZES } from '../../support/sizes'
import { straightTocht } from '../../support/tochten/straightTocht'
import { downloadPdf } from '../app'
import { expect, test } from '../fixtures'
import { startWith } from '../places'

test.use({ viewport: SIZES.desktop })

/** Dots per inch of an ordinary scanner, and the scale at which a copier puts an A4 on an A5. */
const SCANNED_DPI = 300
const COPIED = 0.71

/** A copy in pure black and white: each pixel is the mean of those it covers, then one bit. */
const copiedInOneBit = async (png: Uint8Array) => {
  const image = await loadImage(png)
  const [width, height] = [Math.round(image.width * COPIED), Math.round(image.height * COPIED)]
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return {
    width,
    height,
    data: new Uint8ClampedArray(data).map((value, at) => (at % 4 === 3 || value > 127 ? 255 : 0)),
  }
}

const openSheet = async (page: Page, count: number) => {
  await startWith(page, [{ ...toDisk(straightTocht(count)), name: 'Welpen', sheet: NEW_SHEET }])
  await page.goto('/export/0')
  await page.getByRole('checkbox', { name: 'Code to load this tocht' }).check()
  await expect(page.getByText('For the leaders: code to load this tocht')).toBeVisible()
}

for (const count of [12, 30])
  test(`the code of ${count} drawings brings the tocht back from a copy of the PDF at 71 percent, in one bit`, async ({
    page,
    context,
  }) => {
    await openSheet(page, count)
    const { bytes } = await downloadPdf(page)
    expect(imageObjects(bytes)).toBe(0)
    const { pages } = await readPdf(bytes)
    const { data, width, height } = await copiedInOneBit(await rasterisePng(context, bytes, pages.length, SCANNED_DPI))
    const link = jsqr(data, width, height)?.data
    expect(link).toMatch(/#tocht\.[\w.-]+$/)
    await page.goto(String(link))
    await expect(page.getByRole('dialog')).toContainText('Welpen')
    await expect(page.getByRole('dialog')).toContainText(`${count} drawings`)
  })

test('a tocht that is too large for a code on paper says so on the page', async ({ page }) => {
  await openSheet(page, 90)
  await expect(page.getByTestId('text').filter({ hasText: 'There is no code on this page' })).toBeVisible()
})
