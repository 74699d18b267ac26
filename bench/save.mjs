import { drawingOf, storageWith, tochtOf } from './drawings.mjs'
import { settled, take, VIEWPORT } from './pages.mjs'
import { hastily, pointerOf } from './pointer.mjs'
import { median, printFacts, quantile } from './report.mjs'

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
const TARGET = { saved: 50, blocked: 4 }

const tochten = () => {
  const strokes = drawingOf(TOCHTEN * DRAWINGS * STROKES)
  return Array.from({ length: TOCHTEN }, (_, tocht) => {
    const drawings = Array.from({ length: DRAWINGS }, (_unused, drawing) => {
      const first = (tocht * DRAWINGS + drawing) * STROKES
      return strokes.slice(first, first + STROKES)
    })
    return tochtOf(drawings, `Tocht ${tocht + 1}`)
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
  const address = `${addresses.app}/editor0/0/0`
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: storageWith(address, ...tochten()) })
  const page = await context.newPage()
  const canvas = page.getByTestId('canvas')
  // The second time from the stored data.
  for (const _ of ['first', 'second']) {
    await page.goto(address)
    await canvas.waitFor()
    await settled(page)
  }
  const box = await canvas.boundingBox()
  if (!box) throw new Error('No canvas to draw on')
  const pointer = await pointerOf(page)
  /** @type {import('./pages.mjs').Subject} */
  const subject = { name: 'app', page, pointer, box, view: '' }
  await take(subject, 'pen')
  await drawAlong(page, pointer, wave(box, 0))
  await watch(page)
  for (let number = 1; number <= RELEASES; number += 1) await drawAlong(page, pointer, wave(box, number))
  const times = await page.evaluate(() => Reflect.get(window, 'times'))
  await context.close()
  printFacts(`Saving ${RELEASES} strokes`, [
    factOf('release to saved', times.saved, TARGET.saved),
    factOf('of which in the handler of the release', times.handled, TARGET.blocked),
  ])
}

/** Draws a stroke, and waits until it is saved. @param {Page} page @param {Pointer} pointer @param {Place[]} places */
const drawAlong = async (page, pointer, places) => {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) throw new Error('No way to go')
  await pointer.hover(first)
  await pointer.press(first)
  await pointer.drag(places, hastily)
  await pointer.release(last)
  await settled(page)
}

/** A stroke of 40 points somewhere on the canvas. @param {import('./pages.mjs').Box} box @param {number} number */
const wave = ({ x, y, width, height }, number) =>
  Array.from({ length: 40 }, (_, index) => ({
    x: x + width * (0.1 + (0.8 * index) / 40),
    y: y + height * (0.2 + 0.6 * ((number * 0.618) % 1)) + 12 * Math.sin(index / 3),
  }))

/** @param {string} label @param {number[]} times @param {number} atMost */
const factOf = (label, times, atMost) => ({
  label: `${label}, p95`,
  value: quantile(times, 0.95),
  unit: 'ms',
  atMost,
  detail: `median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms, of ${times.length} strokes`,
})
