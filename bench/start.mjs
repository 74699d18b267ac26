import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { storageWith } from './drawings.mjs'
import { startIn } from './firstInk.mjs'
import { withFolder } from './folder.mjs'
import { VIEWPORT } from './pages.mjs'
import { printComparison } from './comparison.mjs'
import { TARGET } from '../build/bundling.mjs'

/**
 * The time until something is visible, until a stroke is and until all tools are: first with no file of the page on
 * the device, then after earlier visits.
 *
 * @typedef {import('./firstInk.mjs').Start} Start
 */

const SLOWED = /** @type {const} */ ([1, 4])
/** Greatest multiple of the React canvas's time, by slowdown of the processor. */
const AT_MOST = { 1: 1.55, 4: 1.8 }
/** Visits after which the browser caches compiled code. */
const WARMING = 3
const NAMES = /** @type {const} */ (['app', 'react'])

/**
 * Builds the page to compare with, with the app's bundler and for the same browsers.
 *
 * @template T @param {(folder: string) => Promise<T>} measure @returns {Promise<T>}
 */
const withReactCanvas = (measure) =>
  withFolder(async (folder) => {
    const root = fileURLToPath(new URL('react', import.meta.url))
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { outDir: folder, emptyOutDir: true, target: TARGET },
    })
    return measure(folder)
  })

/** @param {import('./run.mjs').Setting} setting */
export const start = ({ browser, addresses, rounds, serve }) =>
  withReactCanvas(async (folder) => {
    const served = await serve(folder)
    const pages = { app: `${addresses.app}/editor0/0/0`, react: served.address }
    const kept = await keptBy(browser, addresses.app)
    try {
      for (const slowed of SLOWED) {
        const speed = slowed === 1 ? 'at full speed' : `on a processor ${slowed} × as slow`
        const cold = await inTurns(rounds, (name) => coldStart(browser, pages[name], slowed, kept, name === 'app'))
        print(`Cold start ${speed}`, cold, AT_MOST[slowed])
        const warm = {
          app: await warmContext(browser, pages.app, kept),
          react: await warmContext(browser, pages.react, kept),
        }
        const repeated = await inTurns(rounds, (name) => startIn(warm[name], pages[name], slowed, name === 'app'))
        print(`Repeat start ${speed}`, repeated)
        await Promise.all([warm.app.close(), warm.react.close()])
      }
    } finally {
      await served.close()
    }
  })

/** The first round is discarded. @param {number} rounds @param {(name: 'app' | 'react') => Promise<Start>} measure */
const inTurns = async (rounds, measure) => {
  /** @type {Record<'app' | 'react', Start[]>} */
  const starts = { app: [], react: [] }
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
      const one = await measure(name)
      if (round >= 0) starts[name].push(one)
    }
  }
  return starts
}

/** @param {string} title @param {Record<'app' | 'react', Start[]>} starts @param {number} [atMost] */
const print = (title, { app, react }, atMost) => {
  const target = atMost === undefined ? {} : { target: /** @type {const} */ ({ of: 'ratio', atMost }) }
  /** @param {keyof Start} key */
  const samples = (key) => ({ measured: app.map((one) => one[key]), baseline: react.map((one) => one[key]) })
  const rows = [
    { label: 'first paint', ...samples('paint') },
    { label: 'first ink on screen', ...samples('ink'), ...target },
    { label: 'all tools on screen', ...samples('tools'), ...target },
  ]
  printComparison(title, 'ms', rows, ['app', 'React canvas'])
}

/**
 * The app's stored data for a tocht with an empty drawing.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} app
 */
const keptBy = async (browser, app) => {
  const context = await browser.newContext({ storageState: storageWith(app, [[]]) })
  const page = await context.newPage()
  await page.goto(`${app}/editor0/0/0`)
  await page.locator('html[data-save=saved]').waitFor()
  const kept = await context.storageState({ indexedDB: true })
  await context.close()
  return kept
}

/**
 * A separate context has no cache and no worker.
 *
 * @param {import('playwright-core').Browser} browser @param {string} address @param {number} slowed
 * @param {Awaited<ReturnType<typeof keptBy>>} storageState @param {boolean} hasTools
 */
const coldStart = async (browser, address, slowed, storageState, hasTools) => {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState, serviceWorkers: 'block' })
  try {
    return await startIn(context, address, slowed, hasTools)
  } finally {
    await context.close()
  }
}

/**
 * A context with an earlier visit: the worker has stored the app, and the browser has compiled it.
 *
 * @param {import('playwright-core').Browser} browser @param {string} address
 * @param {Awaited<ReturnType<typeof keptBy>>} storageState
 */
const warmContext = async (browser, address, storageState) => {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState })
  const page = await context.newPage()
  for (let visit = 0; visit < WARMING; visit += 1) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      if (registration) await navigator.serviceWorker.ready
    })
  }
  await page.close()
  return context
}
