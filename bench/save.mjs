import { constants } from './appModules.mjs'
import { drawingOf, tochtOf } from './drawings.mjs'
import { printFacts } from './facts.mjs'
import { median, quantile } from './figures.mjs'
import { settled, take, VIEWPORT } from './pages.mjs'
import { hastily, pointerOf } from './pointer.mjs'
import { mainMs, mark, record } from './trace.mjs'

/**
 * The time from the release of a stroke until it is reported as saved, and how long the page is blocked meanwhile, with
 * as much data as one device will ever hold.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./pointer.mjs').Pointer} Pointer
 * @typedef {import('./pointer.mjs').Place} Place
 */

const TOCHTEN = 18
const DRAWINGS = 30
const STROKES = 5
const RELEASES = 200
const TRACED = 20
const TARGET = { saved: 50, blocked: 4 }

const tochten = () => {
  const strokes = drawingOf(TOCHTEN * DRAWINGS * STROKES)
  return Array.from({ length: TOCHTEN }, (_, tocht) => {
    const drawings = Array.from({ length: DRAWINGS }, (_unused, drawing) => {
      const first = (tocht * DRAWINGS + drawing) * STROKES
      return strokes.slice(first, first + STROKES)
    })
    return tochtOf(`Tocht ${tocht + 1}`, drawings)
  })
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
  const context = await browser.newContext({ viewport: VIEWPORT })
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
    await pointer.release(await drawAlong(pointer, wave(box, number)))
    await settled(page)
  }
  await draw(0)
  await watch(page)
  for (let number = 1; number <= RELEASES; number += 1) await draw(number)
  const times = await page.evaluate(() => Reflect.get(window, 'times'))
  const busy = []
  for (let number = 0; number < TRACED; number += 1) busy.push(await traced(page, pointer, wave(box, number + 300)))
  await context.close()
  printFacts(`Saving ${RELEASES} strokes`, [
    factOf('release to saved', times.saved, TARGET.saved),
    factOf('of which in the handler of the release', times.handled, TARGET.blocked),
    factOf('main thread from release to saved, picture included', busy),
  ])
}

/** Draws, and returns the place where the pen is still down. @param {Pointer} pointer @param {Place[]} places */
const drawAlong = async (pointer, places) => {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) throw new Error('No way to go')
  await pointer.hover(first)
  await pointer.press(first)
  await pointer.drag(places, hastily)
  return last
}

/**
 * The work of the main thread from release until saved, painting the new stroke included.
 *
 * @param {Page} page @param {Pointer} pointer @param {Place[]} places
 */
const traced = async (page, pointer, places) => {
  const last = await drawAlong(pointer, places)
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
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    /** @type {const} */ ([constants.MIRROR_KEY, JSON.stringify(tochten())]),
  )
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

/** @param {string} label @param {number[]} times @param {number} [atMost] */
const factOf = (label, times, atMost) => ({
  label: `${label}, p95`,
  value: quantile(times, 0.95),
  unit: 'ms',
  ...(atMost === undefined ? {} : { atMost }),
  detail: `median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms, of ${times.length} strokes`,
})
