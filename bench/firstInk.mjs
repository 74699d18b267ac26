import { pointerOf } from './pointer.mjs'

/**
 * The first ink in a page, drawn by an impatient hand.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./pointer.mjs').Place} Place
 * @typedef {{ paint: number, ink: number, tools: number }} Start milliseconds since the address was opened; a page
 * without tools is ready with its first ink
 */

/**
 * @param {import('playwright-core').BrowserContext} context @param {string} address @param {number} slowed
 * @param {boolean} hasTools
 * @returns {Promise<Start>}
 */
export const startIn = async (context, address, slowed, hasTools) => {
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
