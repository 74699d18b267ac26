import { constants, importModule } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { sheetDrawings, tochtText } from './sheetDrawings.mjs'
import { choose, exportOnce, openSheet } from './sheetPage.mjs'
import { longestTaskMs, mark, record } from '../trace.mjs'

/**
 * Whether the page stays responsive while it shows many pages and creates their PDF.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('./sheetPage.mjs').Choices} Choices
 */

const LONGEST_TASK_MS = 50
const MANY = constants.MOST_DRAWINGS
/** Nine rows per page. */
const TABLE = { pages: 17, drawings: 17 * 9 }
/** @type {Choices} */
const READ = { legend: true, emphasis: true }
const SPAN = /** @type {const} */ (['start', 'end'])

/** @type {typeof import('../../test/support/tochten/straightTocht')} */
const { straightTocht } = await importModule('test/support/tochten/straightTocht.ts')

/** @param {Browser} browser @param {string} address */
export const measureAwake = async (browser, address) => {
  const scribbles = sheetDrawings(MANY)
  const junctions = straightTocht(MANY).drawings.map(({ elements }) => elements)
  const boxes = await awakeWith(browser, address, tochtText('Bench', scribbles), {}, MANY)
  const read = await awakeWith(browser, address, tochtText('Bench', scribbles), READ, MANY)
  const ways = await awakeWith(browser, address, tochtText('Bench', junctions), READ, MANY)
  const rows = tochtText('Bench', sheetDrawings(TABLE.drawings))
  const table = await awakeWith(browser, address, rows, { layout: 'table' }, TABLE.drawings)
  if (table.pages !== TABLE.pages) throw new Error(`The table has ${table.pages} pages, and not ${TABLE.pages}`)
  printFacts('The longest task of the page while it works on many such drawings, in processor time', [
    showing(`showing ${MANY} drawings`, boxes),
    showing('… with legend and the way shown', read),
    showing('… and junctions, whose way is known', ways),
    making(`making the PDF of ${MANY} drawings`, boxes),
    making('… with legend and the way shown', read),
    making('… and junctions, whose way is known', ways),
    showing(`showing a table of ${TABLE.pages} pages`, table),
    making(`making the PDF of a table of ${TABLE.pages} pages`, table),
  ])
}

/** @typedef {{ pages: number, showing: number, making: number, makingSeconds: number }} Awake milliseconds of the longest tasks */

/** @param {string} label @param {Awake} awake @returns {import('../facts.mjs').Fact} */
const showing = (label, { showing: value, pages }) => ({
  label,
  value,
  unit: 'ms',
  atMost: LONGEST_TASK_MS,
  detail: `${pages} pages`,
})

/** @param {string} label @param {Awake} awake @returns {import('../facts.mjs').Fact} */
const making = (label, { making: value, makingSeconds }) => ({
  label,
  value,
  unit: 'ms',
  atMost: LONGEST_TASK_MS,
  detail: `${makingSeconds.toFixed(1)} s in all`,
})

/**
 * @param {Browser} browser @param {string} address @param {string} text @param {Choices} choices
 * @param {number} count of drawings
 * @returns {Promise<Awake>}
 */
const awakeWith = async (browser, address, text, choices, count) => {
  const page = await openSheet(browser, address, text)
  await choose(page, choices)
  // Loading and storing are measured elsewhere, so the screen is opened again.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).waitFor()
  await page.waitForTimeout(3_000)
  const opening = await record(page, async () => {
    await mark(page, 'start')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.waitForFunction((all) => document.querySelectorAll('[data-testid=cell]').length === all, count)
    await mark(page, 'end')
  })
  const pages = await page.getByTestId('sheet').count()
  let time = 0
  const exporting = await record(page, async () => {
    await mark(page, 'start')
    time = await page.evaluate(exportOnce)
    await mark(page, 'end')
  })
  await page.context().close()
  return {
    pages,
    showing: longestTaskMs(opening, SPAN),
    making: longestTaskMs(exporting, SPAN),
    makingSeconds: time / 1_000,
  }
}
