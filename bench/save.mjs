import { CANVAS, drawingOf } from './drawings.mjs'
import { settled, take } from './pages.mjs'
import { hastily, pointerOf } from './pointer.mjs'
import { median, quantile } from './table.mjs'
import { mainMs, mark, record } from './trace.mjs'

/**
 * The time from the release of a stroke until it is reported as saved, and how long the page is blocked meanwhile, with
 * as much data as one device will ever hold.
 *
 * @typedef {import('playwright-core').Page} Page
 */

const TOCHTEN = 18
const DRAWINGS = 30
const STROKES = 5
const RELEASES = 200
const TRACED = 20
const TARGET = { saved: 50, blocked: 4 }

const tochten = () => {
  const strokes = drawingOf(TOCHTEN * DRAWINGS * STROKES)
  return Array.from({ length: TOCHTEN }, (_, tocht) => ({
    name: `Tocht ${tocht + 1}`,
    style: 0,
    drawings: Array.from({ length: DRAWINGS }, (_unused, drawing) => {
      const first = (tocht * DRAWINGS + drawing) * STROKES
      return strokes.slice(first, first + STROKES)
    }),
    canvas: CANVAS,
  }))
}

/**
 * Records in the page how long each release took to be saved, and the cost of the handler itself.
 *
 * @param {Page} page
 */
const watch = (page) =>
  page.evaluate(() => {
    /** @type {{ saved: number[], handled: number[] }} */
    const times = { saved: [], handled: [] }
    Reflect.set(window, 'times', times)
    /** @type {number | undefined} */
    let released
    // The window's capturing listener comes first, its bubbling one last.
    addEventListener('pointerup', () => (released = performance.now()), { capture: true })
    addEventListener('pointerup', () => times.handled.push(performance.now() - (released ?? 0)))
    new MutationObserver(() => {
      if (document.documentElement.dataset['save'] !== 'saved' || released === undefined) return
      times.saved.push(performance.now() - released)
      released = undefined
    }).observe(document.documentElement, { attributeFilter: ['data-save'] })
  })

/** @param {import('./run.mjs').Setting} setting */
export const save = async ({ browser, addresses }) => {
  const context = await browser.newContext({ viewport: { width: 700, height: 1_000 } })
  const page = await context.newPage()
  await fill(page, addresses.app)
  const canvas = page.getByTestId('canvas')
  await canvas.waitFor()
  await settled(page)
  const box = await canvas.boundingBox()
  if (!box) throw new Error('No canvas to draw on')
  const pointer = await pointerOf(page)
  /** @type {import('./pages.mjs').Subject} */
  const subject = { name: 'app', page, pointer, box, view: '' }
  await take(subject, 'pen')
  const draw = async (/** @type {number} */ number) => {
    const places = wave(box, number)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last) throw new Error('No way to go')
    await pointer.hover(first)
    await pointer.press(first)
    await pointer.drag(places, hastily)
    await pointer.release(last)
    await settled(page)
  }
  await draw(0)
  await watch(page)
  for (let number = 1; number <= RELEASES; number += 1) await draw(number)
  const times = await page.evaluate(() => Reflect.get(window, 'times'))
  const busy = []
  for (let number = 0; number < TRACED; number += 1) busy.push(await traced(page, pointer, wave(box, number + 300)))
  await context.close()
  print('release to saved', times.saved, TARGET.saved)
  print('of which in the handler of the release', times.handled, TARGET.blocked)
  print('main thread from release to saved, picture included', busy, undefined)
}

/** The work of the main thread from release until saved, painting the new stroke included. */
/** @param {Page} page @param {import('./pointer.mjs').Pointer} pointer @param {{ x: number, y: number }[]} places */
const traced = async (page, pointer, places) => {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) throw new Error('No way to go')
  await pointer.hover(first)
  await pointer.press(first)
  await pointer.drag(places, hastily)
  await settled(page)
  const trace = await record(page, async () => {
    await mark(page, 'up')
    await pointer.release(last)
    await settled(page)
    await mark(page, 'saved')
  })
  return mainMs(trace, ['up', 'saved'])
}

/** Fills both copies, as the app does with data by other software. @param {Page} page @param {string} address */
const fill = async (page, address) => {
  const body = '<!doctype html><title>Beside the app</title>'
  await page.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${address}/beside`)
  await page.evaluate((text) => localStorage.setItem('Tochten', text), JSON.stringify(tochten()))
  await page.goto(`${address}/editor0/0/0`)
  await page.getByTestId('canvas').waitFor()
  await settled(page)
  // Reloads from the stored data.
  await page.reload()
}

/** A stroke of 40 points somewhere on the canvas. @param {import('./pages.mjs').Box} box @param {number} number */
const wave = ({ x, y, width, height }, number) =>
  Array.from({ length: 40 }, (_, index) => ({
    x: x + width * (0.1 + (0.8 * index) / 40),
    y: y + height * (0.2 + 0.6 * ((number * 0.618) % 1)) + 12 * Math.sin(index / 3),
  }))

/** @param {string} label @param {number[]} times @param {number | undefined} target */
const print = (label, times, target) => {
  const [p95, most] = [quantile(times, 0.95), Math.max(...times)]
  const verdict = target === undefined ? '' : `, target p95 ≤ ${target} ms: ${p95 <= target ? '✓' : '✗ missed'}`
  const figures = `median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, most ${most.toFixed(1)} ms`
  console.log(`save: ${label}: ${figures} over ${times.length} strokes${verdict}`)
}
