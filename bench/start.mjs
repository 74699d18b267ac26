import { storageWith, tochtOf } from './drawings.mjs'
import { VIEWPORT } from './pages.mjs'
import { pointerOf } from './pointer.mjs'
import { printComparison } from './report.mjs'

/**
 * The time until something is visible, until the first ink of an impatient hand is and until all tools are, with no file
 * of the page on the device.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./pointer.mjs').Place} Place
 * @typedef {{ paint: number, ink: number, tools: number }} Start milliseconds since the address was opened; a page
 * without tools is ready with its first ink
 */

/** Greatest multiple of the React canvas's time, by slowdown of the processor. */
const AT_MOST = { 1: 1.8, 4: 1.8 }
const SLOWED = /** @type {const} */ ([1, 4])
const NAMES = /** @type {const} */ (['app', 'react'])

/** @param {import('./run.mjs').Setting} setting */
export const start = async ({ browser, addresses, rounds }) => {
  const pages = { app: `${addresses.app}/editor0/0/0`, react: addresses.react }
  const kept = await keptBy(browser, pages.app)
  for (const slowed of SLOWED) {
    /** @type {Record<'app' | 'react', Start[]>} */
    const starts = { app: [], react: [] }
    // The first round is discarded.
    for (let round = -1; round < rounds; round += 1)
      for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
        const one = await coldStart(browser, pages[name], slowed, kept, name === 'app')
        if (round >= 0) starts[name].push(one)
      }
    print(slowed === 1 ? 'at full speed' : `on a processor ${slowed} × as slow`, starts, AT_MOST[slowed])
  }
}

/** @param {string} speed @param {Record<'app' | 'react', Start[]>} starts @param {number} atMost */
const print = (speed, { app, react }, atMost) => {
  const target = /** @type {const} */ ({ of: 'ratio', atMost })
  /** @param {keyof Start} key */
  const samples = (key) => ({ measured: app.map((one) => one[key]), baseline: react.map((one) => one[key]) })
  printComparison(`Cold start ${speed}`, 'ms', [
    { label: 'first paint', ...samples('paint') },
    { label: 'first ink on screen', ...samples('ink'), target },
    { label: 'all tools on screen', ...samples('tools'), target },
  ])
}

/**
 * The app's stored data for a tocht with an empty drawing.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const keptBy = async (browser, address) => {
  const context = await browser.newContext({ storageState: storageWith(address, tochtOf([[]])) })
  const page = await context.newPage()
  await page.goto(address)
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
 * @param {import('playwright-core').BrowserContext} context @param {string} address @param {number} slowed
 * @param {boolean} hasTools
 * @returns {Promise<Start>}
 */
const startIn = async (context, address, slowed, hasTools) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const pointer = await pointerOf(page)
  /** @type {(place: Place) => void} */
  let tellCanvas
  /** @type {Promise<Place>} */
  const ready = new Promise((resolve) => (tellCanvas = resolve))
  await page.exposeFunction('tellCanvas', (/** @type {Place} */ place) => tellCanvas(place))
  await page.addInitScript(watchStart)
  const opening = page.goto(address)
  await drawUntilInk(page, pointer, await ready)
  await opening
  if (hasTools) await page.waitForFunction(() => 'firstTools' in globalThis)
  const times = await page.evaluate(async () => ({
    ink: /** @type {any} */ (globalThis).firstInk,
    tools: /** @type {any} */ (globalThis).firstTools ?? /** @type {any} */ (globalThis).firstInk,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await page.close()
  return times
}

/**
 * Draws as an impatient hand: the canvas exists, but may not listen yet.
 *
 * @param {Page} page @param {import('./pointer.mjs').Pointer} pointer @param {Place} place
 */
const drawUntilInk = async (page, pointer, { x, y }) => {
  for (let tries = 0; tries < 100; tries += 1) {
    await pointer.press({ x, y })
    await pointer.drag([{ x: x + 20, y: y + 20 }], () => 0)
    const seen = await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve('firstInk' in globalThis)))
        }),
    )
    await pointer.release({ x: x + 20, y: y + 20 })
    if (seen) return
  }
  throw new Error('No ink')
}

/** Reports the canvas's place as soon as it exists, and records when the first ink and the tools are on screen. */
const watchStart = () => {
  const page = /** @type {any} */ (globalThis)
  /** @type {Element | null} */
  let canvas = null
  /** @param {string} what the part that is handed to the screen with the next frame */
  const note = (what) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (page[what] = performance.now()))
      port1.start()
      port2.postMessage(undefined)
    })
  const tools = new MutationObserver(() => {
    if (!document.querySelector('[role=toolbar]')) return
    tools.disconnect()
    note('firstTools')
  })
  tools.observe(document, { childList: true, subtree: true })
  const observer = new MutationObserver((changes) => {
    if (!canvas?.isConnected) {
      canvas = document.querySelector('[data-testid=canvas]')
      const box = canvas?.getBoundingClientRect()
      if (box) page.tellCanvas({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
      return
    }
    const drawn = changes.some(
      ({ target }) => canvas?.contains(target) && target instanceof Element && target.getAttribute('d'),
    )
    if (!drawn) return
    observer.disconnect()
    note('firstInk')
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['d'] })
}
