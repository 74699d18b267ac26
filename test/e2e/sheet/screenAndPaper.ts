import { mkdir, writeFile } from 'node:fs/promises'
import { test, type Page } from '@playwright/test'
import { PAPER_SIZES } from '../../../src/constants'
import { BOLD_FONT, SHEET_FONT } from '../../../src/render/textSvg'
import { MILLIMETRES_PER_INCH } from '../../fixtures/lengths.mjs'
import { COMPARED_DPI, decodePng, differing } from '../../support/paper/pixels'
import { rasterisePng } from '../../support/paper/rasterise'
import { sheetFonts } from '../../support/paper/sheetFont'

/** Drawing a page twice and comparing takes this long on a slow machine, in addition to the test's own time. */
const COMPARE_MS = 30_000

/** The largest share of pixels that may differ by more than half between screen and paper. */
export const TOLERANCE = 0.001

/**
 * Shows one sheet at the size of the rasterised page, and returns the share of pixels that differ by more than half.
 */
export const differenceOnPage = async (
  page: Page,
  bytes: Uint8Array,
  number: number,
  paperWidth: number = PAPER_SIZES.A4.width,
): Promise<number> => {
  test.setTimeout(test.info().timeout + COMPARE_MS)
  const png = await rasterisePng(page.context(), bytes, number, COMPARED_DPI)
  const paper = await decodePng(png)
  const shown = await page.context().newPage()
  await shown.setViewportSize({ width: paper.width, height: paper.height })
  await shown.goto('/')
  const sheet = await page
    .getByTestId('sheet')
    .nth(number - 1)
    .evaluate((element) =>
      // The sheet comes first: it is the first SVG of the page.
      [element, ...document.querySelectorAll('[data-markers]')].map(({ outerHTML }) => outerHTML).join(''),
    )
  await shown.evaluate(
    async ([markup, width, ...fonts]) => {
      document.body.innerHTML = String(markup)
      document.body.style.background = '#fff'
      const style = document.querySelector('svg')?.style
      if (style)
        Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', width: `${width}px`, height: 'auto' })
      for (const font of fonts) {
        const [name = '', letters = ''] = String(font).split(':')
        const file = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
        document.fonts.add(await new FontFace(name, file).load())
      }
    },
    [
      sheet,
      (paperWidth / MILLIMETRES_PER_INCH) * COMPARED_DPI,
      `${SHEET_FONT}:${base64(sheetFonts().medium)}`,
      `${BOLD_FONT}:${base64(sheetFonts().bold)}`,
    ],
  )
  const screenshot = await shown.screenshot()
  await shown.close()
  return differing(paper, await decodePng(screenshot))
}

const base64 = (font: ArrayBuffer = new ArrayBuffer()): string => Buffer.from(font).toString('base64')

/** The letters of texts in sorted order, whatever the order of writing. */
export const sortedLetters = (texts: string | readonly string[]): string =>
  Array.from([texts].flat().join('').replace(/\s/g, '')).toSorted().join('')

/** With PICTURES=<folder> a file is saved there for review. */
export const saveFile = async (name: string, bytes: Uint8Array): Promise<void> => {
  const folder = process.env['PICTURES']
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}`, bytes)
}
