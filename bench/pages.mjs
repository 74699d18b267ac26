import { drawingOf, storageWith, tochtOf } from './drawings.mjs'
import { pointerOf } from './pointer.mjs'

/**
 * The two pages to compare, opened with the same drawing in windows of the same size. Their buttons have the same
 * names, so that one driver serves both.
 *
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ app: string, react: string }} Addresses
 * @typedef {{ name: 'app' | 'react', page: Page, pointer: import('./pointer.mjs').Pointer, box: Box, view: string }}
 * Subject
 */

export const VIEWPORT = { width: 700, height: 1000 }
/** Pause after the last change, for timers and idle work. */
const SETTLE_MS = 100

/** @param {Browser} browser @param {Addresses} addresses @param {number} size strokes in the drawing */
export const openBoth = async (browser, addresses, size) => {
  const drawing = drawingOf(size)
  const app = await open(browser, 'app', `${addresses.app}/editor0/0/0`, drawing)
  const { x, y, width, height } = app.box
  const asked = new URLSearchParams({
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    view: app.view,
  })
  const react = await open(browser, 'react', `${addresses.react}/?${asked}`, drawing)
  if (JSON.stringify(react.box) !== JSON.stringify(app.box)) throw new Error('The two canvases differ in size')
  return { app, react }
}

/**
 * Opens a page in a separate context, so that it has its own process, cache and storage.
 * @param {Browser} browser
 * @param {Subject['name']} name
 * @param {string} address
 * @param {import('./drawings.mjs').Stroke[]} drawing
 * @returns {Promise<Subject>}
 */
const open = async (browser, name, address, drawing) => {
  const storageState = storageWith(address, tochtOf([drawing]))
  const context = await browser.newContext({ viewport: VIEWPORT, storageState })
  const page = await context.newPage()
  await page.goto(address)
  const canvas = page.getByTestId('canvas')
  await canvas.waitFor()
  await settled(page)
  const box = await canvas.boundingBox()
  const view = await canvas.getAttribute('viewBox')
  if (!box || !view) throw new Error(`${name}: no canvas to draw on`)
  return { name, page, pointer: await pointerOf(page), box, view }
}

/** @param {{ app: Subject, react: Subject }} subjects */
export const closeBoth = async ({ app, react }) => {
  await app.page.context().close()
  await react.page.context().close()
}

/**
 * Waits until everything is saved and shown. Asks the page once and then leaves it alone, since answering would be
 * measured, too.
 *
 * @param {Page} page
 */
export const settled = async (page) => {
  await page.evaluate(
    () =>
      new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
        const root = document.documentElement
        const resolveIfKept = () => root.dataset['save'] !== 'saving' && resolve()
        new MutationObserver(resolveIfKept).observe(root, { attributeFilter: ['data-save'] })
        resolveIfKept()
      }),
  )
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}

/**
 * Waits until the present document is on screen. Slow raster delays only the third frame from now, since the second
 * one waits until the first one is shown.
 *
 * @param {Page} page
 */
export const shown = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })

/** Picks the pen or the eraser. @param {Subject} subject @param {'pen' | 'eraser'} tool */
export const take = async ({ page }, tool) => {
  await setPressed(page, 'Erase', tool === 'eraser')
  await setPressed(page, 'Curve', true)
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true })

/** @param {Page} page @param {string} name @param {boolean} pressed */
const setPressed = async (page, name, pressed) => {
  const toggle = button(page, name)
  if ((await toggle.getAttribute('aria-pressed')) !== String(pressed)) await toggle.click()
}

/** The middle of a button. @param {Page} page @param {string} name */
export const placeOf = async (page, name) => {
  const box = await button(page, name).boundingBox()
  if (!box) throw new Error(`No button ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A long loop over the canvas, in pixels of the window. @param {Box} box @param {number} count */
export const loop = ({ x, y, width, height }, count) =>
  Array.from({ length: count }, (_, index) => {
    const part = (2 * Math.PI * index) / count
    return { x: x + width * (0.5 + 0.4 * Math.sin(part * 1.7)), y: y + height * (0.5 + 0.4 * Math.cos(part * 1.1)) }
  })
