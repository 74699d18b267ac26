import { constants, importModule } from './appModules.mjs'
import { tochtOf, wander } from './drawings.mjs'
import { handWrittenBytes, operationsOf, timeByHand } from './handWritten.mjs'
import { printFacts } from './report.mjs'
import { longestTaskMs, mark, record } from './trace.mjs'

/**
 * The printed sheet: size and time of the PDF, compared with the same paths written by hand, and whether the page stays
 * responsive while it shows many drawings.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./drawings.mjs').Stroke} Stroke
 */

const ONE_PAGE = 30
const MANY = constants.MOST_DRAWINGS
const MOST = { kilobytes: 145, sizeByHand: 1.15, timeByHand: 2, taskMs: 50 }
const STROKES = 23
const ERASERS = new Set([8, 15, 22])
/** Simplification then leaves about 32 of 80 points. */
const BEND = 0.68

/** @type {typeof import('../src/geometry/line/simplifiedPoints')} */
const { simplifiedPoints } = await importModule('src/geometry/line/simplifiedPoints.ts')

/** @param {import('./run.mjs').Setting} setting */
export const sheet = async ({ browser, addresses, rounds }) => {
  const page = await openTocht(browser, addresses.app, ONE_PAGE)
  await openSheet(page, ONE_PAGE)
  await makeAnew(page)
  const bytes = await lastFile(page)
  const operations = operationsOf(bytes)
  const times = []
  for (let round = 0; round < rounds; round += 1)
    times.push({ ours: await makeAnew(page), byHand: await page.evaluate(timeByHand, operations) })
  await page.context().close()
  const ideal = handWrittenBytes(operations)
  // The fastest rounds, since other programs only add time.
  const [ours, byHand] = [Math.min(...times.map((one) => one.ours)), Math.min(...times.map((one) => one.byHand))]
  const showing = await longestTaskShowing(browser, addresses.app)
  printFacts(`The PDF of ${ONE_PAGE} drawings of 20 strokes of 80 points, with 3 erasers each`, [
    { label: 'size', value: bytes.length / 1_000, unit: 'KB', atMost: MOST.kilobytes },
    {
      label: 'size ÷ by hand',
      value: bytes.length / ideal,
      unit: '×',
      atMost: MOST.sizeByHand,
      detail: `${(ideal / 1_000).toFixed(0)} KB by hand`,
    },
    {
      label: 'from the press of Download to the file ÷ by hand',
      value: ours / byHand,
      unit: '×',
      atMost: MOST.timeByHand,
      detail: `${ours.toFixed(0)} ms ÷ ${byHand.toFixed(0)} ms`,
    },
    { label: `longest task while ${MANY} are shown`, value: showing, unit: 'ms', atMost: MOST.taskMs },
  ])
}

/** Wandering lines of 80 points, as jagged as by a hasty hand. @param {number} count @returns {Stroke[][]} */
const sheetDrawings = (count) =>
  Array.from({ length: count }, (_, drawing) => {
    const next = wander(drawing + 1, BEND)
    return Array.from({ length: STROKES }, (_unused, index) => ({
      points: [...simplifiedPoints(next())],
      dashed: index % 10 === 3,
      erase: ERASERS.has(index),
      arrow: index === 0,
      circle: index === 0,
    }))
  })

/**
 * The overview of a tocht, loaded as text in a separate browser context.
 *
 * @param {import('playwright-core').Browser} browser @param {string} address @param {number} count of drawings
 */
const openTocht = async (browser, address, count) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(keepFiles)
  await page.goto(address)
  await page.getByRole('button', { name: 'Add tocht' }).click()
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  const text = JSON.stringify(tochtOf(sheetDrawings(count)))
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill(text)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).waitFor()
  await page.locator('html[data-save=saved]').waitFor()
  return page
}

/** @param {Page} page @param {number} count */
const openSheet = async (page, count) => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.waitForFunction((all) => document.querySelectorAll('[data-testid=cell]').length === all, count)
}

/** @param {import('playwright-core').Browser} browser @param {string} address */
const longestTaskShowing = async (browser, address) => {
  const page = await openTocht(browser, address, MANY)
  await page.waitForTimeout(3_000)
  const trace = await record(page, async () => {
    await mark(page, 'start')
    await openSheet(page, MANY)
    await mark(page, 'end')
  })
  await page.context().close()
  return longestTaskMs(trace, ['start', 'end'])
}

/** Keeps the files that the page saves. Runs before the app. */
const keepFiles = () => {
  /** @type {Blob[]} */
  const files = []
  Object.assign(globalThis, { files })
  const createAddress = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return createAddress(file)
  }
}

/**
 * Makes the PDF with everything loaded, but nothing prepared: the sheet has just changed, and a finger on the page
 * prevents the app from preparing its PDF.
 *
 * @param {Page} page
 */
const makeAnew = async (page) => {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
  const frames = page.locator('[data-testid=cell] > rect')
  for (const _ of ['off', 'on']) {
    const before = await frames.count()
    await page.getByLabel('Box around each drawing').click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-testid=cell] > rect').length !== count,
      before,
    )
    await page.waitForTimeout(200)
  }
  const ms = await page.evaluate(exportOnce)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup')))
  return ms
}

/** From the press of the button to the finished file; runs in the page. */
const exportOnce = async () => {
  const { files } = /** @type {{ files: Blob[] }} */ (/** @type {unknown} */ (globalThis))
  const before = files.length
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download')
  const start = performance.now()
  button?.click()
  while (files.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
  const end = performance.now()
  // Waits until the button is enabled again.
  await new Promise((resolve) => setTimeout(resolve, 200))
  return end - start
}

/** The file that was saved last. @param {Page} page */
const lastFile = async (page) => {
  const text = await page.evaluate(async () => {
    const { files } = /** @type {{ files: Blob[] }} */ (/** @type {unknown} */ (globalThis))
    const bytes = new Uint8Array((await files.at(-1)?.arrayBuffer()) ?? [])
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(text, 'latin1')
}
