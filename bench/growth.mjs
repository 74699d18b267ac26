import { drawingOf } from './drawings.mjs'
import { printComparison } from './comparison.mjs'

/**
 * How large the database grows, and how much slower the app starts, when a large tocht is loaded repeatedly.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').BrowserContext} Context
 */

const LOADS = 100
const SLOWED = 4
const TARGET = { megabytes: 80, start: 1.5 }
/** About 2 MB as text. */
const STROKES = 1_000
const DRAWINGS = 10

/** @param {number} load makes each text unique */
const textOf = (load) => {
  const strokes = drawingOf(STROKES).map(({ points, ...look }) =>
    Object.assign(look, { points: points.map(({ x, y }) => ({ x: x + load / 10, y })) }),
  )
  const size = STROKES / DRAWINGS
  const drawings = Array.from({ length: DRAWINGS }, (_, at) => strokes.slice(at * size, (at + 1) * size))
  return JSON.stringify({ name: 'Bench', drawings })
}

/** @param {Page} page @param {number} number */
const load = async (page, number) => {
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill(textOf(number))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Tocht as text' }).waitFor({ state: 'hidden' })
  await page.locator('html[data-save=saved]').waitFor()
}

/** @param {Context} context @param {string} app @param {number} times */
const loaded = async (context, app, times) => {
  const page = await context.newPage()
  await page.goto(app)
  await page.getByRole('button', { name: 'Add tocht', exact: true }).click()
  for (let number = 0; number < times; number += 1) await load(page, number)
  const { usage = Number.NaN } = await page.evaluate(() => navigator.storage.estimate())
  await page.close()
  return usage / 1e6
}

/** Measures from the address to the first drawing in the overview. @param {Context} context @param {string} app */
const startOf = async (context, app) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(`${app}/tocht0/0`, { waitUntil: 'commit' })
  const first = page.getByRole('link', { name: 'Drawing 1', exact: true })
  await first.waitFor()
  const time = await page.evaluate(() => performance.now())
  await page.close()
  return time
}

/** @param {import('./run.mjs').Setting} setting */
export const growth = async ({ browser, addresses, rounds }) => {
  const contexts = { often: await browser.newContext(), once: await browser.newContext() }
  const megabytes = {
    measured: [await loaded(contexts.often, addresses.app, LOADS)],
    baseline: [await loaded(contexts.once, addresses.app, 1)],
  }
  /** @type {{ measured: number[], baseline: number[] }} */
  const starts = { measured: [], baseline: [] }
  for (let round = -1; round < rounds; round += 1) {
    const [often, once] = [await startOf(contexts.often, addresses.app), await startOf(contexts.once, addresses.app)]
    if (round < 0) continue
    starts.measured.push(often)
    starts.baseline.push(once)
  }
  const compared = /** @type {const} */ ([`${LOADS} loads`, 'one load'])
  printComparison(
    `Loads of ${(textOf(0).length / 1e6).toFixed(1)} MB`,
    'MB',
    [{ label: 'database', ...megabytes, target: { of: 'measured', atMost: TARGET.megabytes } }],
    compared,
  )
  printComparison(
    `Start of the overview, on a processor ${SLOWED} × as slow`,
    'ms',
    [{ label: 'first drawing there', ...starts, target: { of: 'ratio', atMost: TARGET.start } }],
    compared,
  )
  await Promise.all([contexts.often.close(), contexts.once.close()])
}
