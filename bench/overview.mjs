import { constants } from './appModules.mjs'
import { sketchesOf, storageWith, TOCHT_NAME, tochtOf } from './drawings.mjs'
import { settled, VIEWPORT } from './pages.mjs'
import { median, printFacts } from './report.mjs'
import { longestTaskMs, mark, record } from './trace.mjs'

/**
 * How an overview of as many drawings as a tocht may have opens: only visible drawings may cost time.
 *
 * @typedef {import('playwright-core').Page} Page
 */

const COUNT = constants.MOST_DRAWINGS
const SPAN = /** @type {const} */ (['start', 'end'])

/** @param {import('./run.mjs').Setting} setting */
export const overview = async ({ browser, addresses, rounds }) => {
  const storageState = storageWith(addresses.app, tochtOf(sketchesOf(COUNT)))
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', storageState })
  const page = await context.newPage()
  await page.goto(`${addresses.app}/`)
  const opened = []
  for (let round = -1; round < rounds; round += 1) opened.push(await open(page))
  await context.close()
  // The first round is a warm-up.
  const measured = opened.slice(1)
  printFacts(`The overview of ${COUNT} drawings, opened from home`, [
    { label: 'first tile with its picture on screen', value: median(measured.map(({ tile }) => tile)), unit: 'ms' },
    {
      label: 'longest task until everything is there',
      value: median(measured.map(({ longest }) => longest)),
      unit: 'ms',
    },
  ])
}

/** @param {Page} page */
const open = async (page) => {
  await page.getByRole('link', { name: TOCHT_NAME, exact: true }).waitFor()
  await settled(page)
  let tile = Number.NaN
  const trace = await record(page, async () => {
    await mark(page, 'start')
    tile = await page.evaluate(enter, TOCHT_NAME)
    await page.getByRole('link', { name: `Drawing ${COUNT}`, exact: true }).waitFor({ state: 'attached' })
    await settled(page)
    await mark(page, 'end')
  })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  return { tile, longest: longestTaskMs(trace, SPAN) }
}

/** Runs in the page: from the click on the card to the frame with the first picture. @param {string} name */
const enter = (name) => {
  const begun = performance.now()
  const link = document.querySelector(`a[aria-label=${name}]`)
  if (!(link instanceof HTMLElement)) throw new Error('No card')
  link.click()
  return new Promise((/** @type {(milliseconds: number) => void} */ resolve) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (!document.querySelector('[data-drawing] svg')) look()
        // The next frame begins when this one is on its way to the screen.
        else requestAnimationFrame(() => resolve(performance.now() - begun))
      })
    look()
  })
}
