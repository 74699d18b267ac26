import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { drawingOf, storeOf } from './drawings.mjs'
import { VIEWPORT } from './pages.mjs'
import { pointerOf } from './pointer.mjs'
import { printTable } from './table.mjs'
import { TARGET } from '../build/bundling.mjs'

/**
 * The time until something is visible, until a stroke is and until all tools are: first with no file of the page on
 * the device, then after earlier visits.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ paint: number, ink: number, tools: number }} Start milliseconds since the address was opened; the bare
 * page has no tools, and is ready with its first ink
 * @typedef {{ x: number, y: number }} Place
 */

const SLOWED = /** @type {const} */ ([1, 4])
/** Greatest multiple of the bare page's time, by slowdown of the processor. */
const AT_MOST = { 1: 1.55, 4: 1.8 }
/** Visits after which the browser caches compiled code. */
const WARMING = 3
const nobody = () => undefined
const TURNS = /** @type {const} */ (['app', 'bare'])

/**
 * Builds the page to compare with, with the app's bundler and for the same browsers.
 *
 * @template T @param {(folder: string) => Promise<T>} measure @returns {Promise<T>}
 */
const withReactCanvas = async (measure) => {
  const folder = await mkdtemp(join(tmpdir(), 'tochten-bench-'))
  try {
    const root = fileURLToPath(new URL('react', import.meta.url))
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { outDir: folder, emptyOutDir: true, target: TARGET },
    })
    return await measure(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param {import('./run.mjs').Setting} setting */
export const start = ({ browser, addresses, rounds, serve }) =>
  withReactCanvas(async (folder) => {
    const react = await serve(folder)
    const pages = { app: `${addresses.app}/editor0/0/0`, bare: react.address }
    const kept = await keptBy(browser, addresses.app)
    try {
      for (const slowed of SLOWED) {
        const speed = slowed === 1 ? 'at full speed' : `on a processor ${slowed} × as slow`
        const cold = await inTurns(rounds, (name) => coldStart(browser, pages[name], slowed, kept, name === 'app'))
        print(`Cold start ${speed}`, cold, AT_MOST[slowed])
        const warm = {
          app: await warmContext(browser, pages.app, kept),
          bare: await warmContext(browser, pages.bare, kept),
        }
        const repeated = await inTurns(rounds, (name) => startIn(warm[name], pages[name], slowed, name === 'app'))
        print(`Repeat start ${speed}`, repeated)
        await Promise.all([warm.app.close(), warm.bare.close()])
      }
    } finally {
      await react.close()
    }
  })

/** The first round is discarded. @param {number} rounds @param {(name: 'app' | 'bare') => Promise<Start>} measure */
const inTurns = async (rounds, measure) => {
  /** @type {Record<'app' | 'bare', Start[]>} */
  const starts = { app: [], bare: [] }
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? TURNS : TURNS.toReversed()) {
      const one = await measure(name)
      if (round >= 0) starts[name].push(one)
    }
  }
  return starts
}

/** @param {string} title @param {Record<'app' | 'bare', Start[]>} starts @param {number} [atMost] */
const print = (title, { app, bare }, atMost) => {
  const target = atMost === undefined ? {} : { target: /** @type {const} */ ({ of: 'ratio', atMost }) }
  /** @param {keyof Start} key */
  const samples = (key) => ({ app: app.map((one) => one[key]), bare: bare.map((one) => one[key]) })
  const rows = [
    { label: 'first paint', ...samples('paint') },
    { label: 'first ink on screen', ...samples('ink'), ...target },
    { label: 'all tools on screen', ...samples('tools'), ...target },
  ]
  printTable(title, 'ms', rows, ['app', 'React canvas'])
}

/**
 * The app's stored data for a tocht with an empty drawing.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} app
 */
const keptBy = async (browser, app) => {
  const localStorage = [{ name: 'Tochten', value: storeOf(drawingOf(0)) }]
  const storageState = { cookies: [], origins: [{ origin: app, localStorage }] }
  const context = await browser.newContext({ storageState })
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
  let tellCanvas = nobody
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
