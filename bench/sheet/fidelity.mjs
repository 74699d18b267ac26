import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, importModule } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { withFolder } from '../folder.mjs'
import { tochtText } from './sheetDrawings.mjs'
import { choose, exportOnce, lastFile, openSheet } from './sheetPage.mjs'
import { MILLIMETRES_PER_INCH } from '../../test/fixtures/lengths.mjs'

/**
 * Compares the first page of the PDF with the screen.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Rectangle
 * @typedef {import('../../test/support/paper/pixels').Raster} Raster
 */

/** @type {import('./sheetPage.mjs').Choices} */
const IN_TABLE = { layout: 'table' }
const MOST_PERCENT = { all: 0.15, ink: 0.01 }
const WHITE = 255
/** How far ink reaches beyond the middle of its lines, in pixels: half of the widest pen, and a little more. */
const INK_REACH = 6

/** @type {typeof import('../../test/support/tochten/realInk')} */
const { realInk } = await importModule('test/support/tochten/realInk.ts')
/** @type {typeof import('../../test/support/paper/pixels')} */
const { COMPARED_DPI, decodePng, differing } = await importModule('test/support/paper/pixels.ts')

/**
 * Also measures the same sheet without drawings, which leaves text and frames, and without erasers.
 *
 * @param {import('playwright-core').Browser} browser @param {string} address
 * @param {import('../drawings.mjs').Stroke[][]} drawings
 */
export const measureFidelity = async (browser, address, drawings) => {
  const inBoxes = [
    { name: 'the drawings above', text: tochtText('Bench', drawings) },
    ...realInk().map(({ file, text }) => ({ name: file, text })),
    {
      name: 'the drawings above, no erasers',
      text: tochtText(
        'Bench',
        drawings.map((strokes) => strokes.filter(({ erase }) => !erase)),
      ),
    },
    {
      name: '30 empty boxes',
      text: tochtText(
        'Bench',
        drawings.map(() => []),
      ),
    },
  ]
  const inputs = [
    ...inBoxes.map((one) => ({ ...one, choices: {} })),
    ...inBoxes.map(({ name, text }) => ({ name: `table: ${name}`, text, choices: IN_TABLE })),
  ]
  const facts = []
  for (const { name, text, choices } of inputs) {
    const page = await openSheet(browser, address, text)
    await choose(page, choices)
    await page.evaluate(exportOnce)
    const bytes = await lastFile(page)
    const shares = await fidelityOf(page, bytes)
    await page.context().close()
    if (!shares) {
      console.log('\nSkipped: what PDF and screen differ in. pdftoppm is not installed.')
      return
    }
    facts.push(
      { label: name, value: shares.all * 100, unit: '%', atMost: MOST_PERCENT.all },
      { label: '… in the ink of drawings', value: shares.ink * 100, unit: '%', atMost: MOST_PERCENT.ink },
    )
  }
  printFacts(`Pixels that differ between the screen and the PDF, page 1, poppler at ${COMPARED_DPI} dpi`, facts)
}

/**
 * The share of pixels that are dark on screen and light on paper or the reverse: all, and those in drawings, without
 * text and frames; `undefined` without poppler.
 *
 * @param {Page} page the page with the sheet, whose content this replaces
 * @param {Buffer} pdf
 */
const fidelityOf = async (page, pdf) => {
  const paper = await rasterised(pdf)
  if (!paper) return undefined
  await page.setViewportSize({ width: paper.width, height: paper.height })
  const drawn = await page.evaluate(showAlone, (constants.PAPER_SIZES.A4.width / MILLIMETRES_PER_INCH) * COMPARED_DPI)
  const screen = await decodePng(await page.screenshot())
  return {
    all: differing(screen, paper),
    ink: differing(onlyIn(drawn, screen), onlyIn(drawn, paper)),
  }
}

/**
 * Fills the page with the first side of the sheet, and returns the places of its drawings; runs in the page.
 *
 * @param {number} width
 */
const showAlone = (width) => {
  document.body.innerHTML = document.querySelector('[data-testid=sheet]')?.outerHTML ?? ''
  document.body.style.background = '#fff'
  const look = { position: 'fixed', inset: '0 auto auto 0', width: `${width}px`, height: 'auto' }
  Object.assign(document.querySelector('svg')?.style ?? {}, look)
  return [...document.querySelectorAll('[data-testid=cell] > g')].flatMap((drawing) => {
    const { left, top, right, bottom } = drawing.getBoundingClientRect()
    return left < right ? [{ left, top, right, bottom }] : []
  })
}

/**
 * The same picture, white outside some places.
 *
 * @param {Rectangle[]} places
 * @param {Raster} picture
 * @returns {Raster}
 */
const onlyIn = (places, { width, height, data }) => {
  const left = new Uint8ClampedArray(data.length).fill(WHITE)
  for (const place of places) {
    const from = Math.max(0, Math.floor(place.left) - INK_REACH)
    const to = Math.min(width, Math.ceil(place.right) + INK_REACH)
    const end = Math.min(height, Math.ceil(place.bottom) + INK_REACH)
    for (let y = Math.max(0, Math.floor(place.top) - INK_REACH); y < end; y += 1)
      left.set(data.subarray(4 * (y * width + from), 4 * (y * width + to)), 4 * (y * width + from))
  }
  return { width, height, data: left }
}

/** @param {Buffer} pdf */
const rasterised = (pdf) =>
  withFolder(async (folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const asked = ['-r', String(COMPARED_DPI), '-png', '-singlefile', join(folder, 'a.pdf'), join(folder, 'a')]
    if (spawnSync('pdftoppm', asked).error) return undefined
    return decodePng(readFileSync(join(folder, 'a.png')))
  })
