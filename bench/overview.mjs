import { constants } from './appModules.mjs'
import { sketchesOf, storageWith, TOCHT_NAME as NAME } from './drawings.mjs'
import { settled, VIEWPORT } from './pages.mjs'
import { pointerOf, thereAndBack } from './pointer.mjs'
import { printComparison } from './comparison.mjs'
import { longestTaskMs, mainMs, mark, record } from './trace.mjs'

/**
 * Whether an overview of 500 drawings opens and scrolls like one of 30: only visible drawings may cost time.
 *
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ many: number[], few: number[] }} Samples
 */

const FEW = 30
/** The bench stores this many drawings and duplicates them in the app, up to the limit of drawings per tocht. */
const HALF_OF_MANY = constants.MOST_DRAWINGS / 2
/** Down and up again, over more than the window. */
const TURNS = thereAndBack((sign) => ({ deltaX: 0, deltaY: 80 * sign, ctrl: false }))
const MOST_TIMES_AS_LONG = 2
/** The compositor scrolls by itself; a frame is dropped when the page blocks it for longer than this. */
const ONE_FRAME_MS = 16.7
/** Out of sixty; a single late frame is invisible. */
const MOST_MISSED = 1

/** @param {import('./run.mjs').Setting} setting */
export const overview = async ({ browser, addresses, rounds }) => {
  const few = await openHome(browser, addresses.app, FEW)
  const many = await openHome(browser, addresses.app, HALF_OF_MANY)
  await copyAll(many)
  const pages = { many, few }
  const opened = await compare(pages, rounds, ['screen', 'main'], open)
  const scrolled = await compare(pages, rounds, ['main', 'longest', 'missed'], scroll)
  const started = await compare(pages, rounds, ['screen'], start)
  const compared = /** @type {const} */ ([`${2 * HALF_OF_MANY} drawings`, String(FEW)])
  const times = [
    row('from home to pictures on screen', opened.screen, { of: 'ratio', atMost: MOST_TIMES_AS_LONG }),
    row('main thread meanwhile', opened.main, { of: 'ratio', atMost: MOST_TIMES_AS_LONG }),
    row('the app started on it', started.screen),
    row('scrolling for a second: main thread', scrolled.main),
    row('scrolling: longest task', scrolled.longest, { of: 'measured', atMost: ONE_FRAME_MS }),
  ]
  printComparison('The overview', 'ms', times, compared)
  const frames = [
    row('scrolling for a second: frames missed', scrolled.missed, { of: 'measured', atMost: MOST_MISSED }),
  ]
  printComparison('The overview, scrolled', 'frames', frames, compared)
  for (const page of [few, many]) await page.context().close()
}

/**
 * @param {string} label @param {Samples} samples @param {import('./comparison.mjs').Target} [target]
 * @returns {import('./comparison.mjs').Row}
 */
const row = (label, { many, few }, target) => ({ label, measured: many, baseline: few, ...(target ? { target } : {}) })

/**
 * Measures both pages in turns, after a warm-up round.
 * @template {string} Figure
 * @param {{ many: Page, few: Page }} pages
 * @param {number} rounds
 * @param {readonly Figure[]} figures
 * @param {(page: Page) => Promise<Record<Figure, number>>} measure
 * @returns {Promise<Record<Figure, Samples>>}
 */
const compare = async ({ many, few }, rounds, figures, measure) => {
  await measure(many)
  await measure(few)
  /** @type {{ ofMany: Record<Figure, number>, ofFew: Record<Figure, number> }[]} */
  const taken = []
  for (let round = 0; round < rounds; round += 1) taken.push({ ofMany: await measure(many), ofFew: await measure(few) })
  const samples = figures.map((figure) => [
    figure,
    { many: taken.map(({ ofMany }) => ofMany[figure]), few: taken.map(({ ofFew }) => ofFew[figure]) },
  ])
  return Object.fromEntries(samples)
}

/** @param {Browser} browser @param {string} address @param {number} count */
const openHome = async (browser, address, count) => {
  const storageState = storageWith(address, sketchesOf(count))
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', storageState })
  const page = await context.newPage()
  await page.goto(`${address}/`)
  await card(page).waitFor()
  await settled(page)
  return page
}

/** @param {Page} page */
const card = (page) => page.getByRole('link', { name: NAME, exact: true })

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()

/** @param {Page} page */
const goHome = async (page) => {
  await press(page, 'Back')
  await card(page).waitFor()
  await settled(page)
}

/** @param {Page} page */
const copyAll = async (page) => {
  await card(page).click()
  for (const name of ['Select', 'All', 'Duplicate', 'Done']) await press(page, name)
  await page.getByRole('link', { name: `Drawing ${2 * HALF_OF_MANY}`, exact: true }).waitFor({ state: 'attached' })
  await goHome(page)
}

/** Measures from the click on the card to the frame with the first pictures. @param {Page} page */
const open = async (page) => {
  let screen = Number.NaN
  const trace = await record(page, async () => {
    await mark(page, 'start')
    screen = await enter(page)
    await mark(page, 'end')
  })
  await goHome(page)
  return { screen, main: mainMs(trace, ['start', 'end']) }
}

/** Opens the overview from inside the page, and measures the time. @param {Page} page */
const enter = (page) =>
  page.evaluate((name) => {
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
  }, NAME)

/** @param {Page} page */
const scroll = async (page) => {
  await enter(page)
  await page.getByRole('button', { name: 'Add drawing' }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-drawing]:empty'))
  await settled(page)
  const pointer = await pointerOf(page)
  let missed = Number.NaN
  const trace = await record(page, async () => {
    await mark(page, 'start')
    const frames = await countFrames(page)
    await pointer.wheel({ x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 }, TURNS)
    missed = await frames.evaluate((count) => count())
    await mark(page, 'end')
    await settled(page)
  })
  await goHome(page)
  const span = /** @type {const} */ (['start', 'end'])
  return { main: mainMs(trace, span), longest: longestTaskMs(trace, span), missed }
}

/** Watches frames from now on; the returned function counts the missing ones. @param {Page} page */
const countFrames = (page) =>
  page.evaluateHandle((frameMs) => {
    /** @type {number[]} */
    const begun = []
    const watch = () =>
      requestAnimationFrame((now) => {
        begun.push(now)
        watch()
      })
    watch()
    return () =>
      begun.reduce((missed, now, index) => missed + Math.round((now - (begun[index - 1] ?? now)) / frameMs || 1) - 1, 0)
  }, ONE_FRAME_MS)

/** Measures from the start of the app to the first pictures, as far as the page can measure. @param {Page} page */
const start = async (page) => {
  await enter(page)
  await settled(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('[data-drawing] svg').first().waitFor({ state: 'attached' })
  const screen = await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  )
  await goHome(page)
  return { screen }
}
