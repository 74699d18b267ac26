import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFacts } from './facts.mjs'
import { handWrittenBytes, operationsOf, timeByHand } from './handWritten.mjs'
import { openRaster } from './rasterWay.mjs'
import { roundDrawings, sheetDrawings, tochtText } from './sheetDrawings.mjs'
import { fidelityOf } from './fidelity.mjs'
import { realInk } from './realInk.mjs'
import { median } from './table.mjs'
import { longestTaskMs, mark, record } from './trace.mjs'

/**
 * The printed sheet: how large the PDF is and how long it takes beside its paths written by hand (the ideal) and beside a
 * photograph of the page (the usual way), whether what was erased is gone, and whether the page stays awake.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {Record<'anew' | 'byHand' | 'raster' | 'ready' | 'rasterBytes', number>} Round milliseconds, and bytes
 */

const ONE_PAGE = 30
/** As many as the app loads at once. */
const MANY = 500
const LINEAR = 600
/** Each opens the app anew. */
const FEWER_ROUNDS = 3

/** @param {import('./run.mjs').Setting} setting */
export const sheet = async ({ browser, addresses, rounds }) => {
  const drawings = sheetDrawings(ONE_PAGE)
  const text = tochtText('Bench', drawings)
  const cold = await coldTimes(browser, addresses.app, text, Math.min(rounds, FEWER_ROUNDS))
  const page = await openSheet(browser, addresses.app, text)
  await makeAnew(page)
  const bytes = await lastFile(page)
  const operations = operationsOf(bytes)
  const raster = await openRaster(browser, drawings)
  const measured = await takeTurns(page, operations, raster, rounds)
  const writing = await replay(page, [1, LINEAR / ONE_PAGE], rounds)
  await raster.close()
  await page.context().close()
  const ofArcs = await roundBytes(browser, addresses.app)

  const ideal = handWrittenBytes(operations)
  const [one = Number.NaN, twenty = Number.NaN] = writing
  const rasterBytes = median(measured.map((round) => round.rasterBytes))
  printFacts('The PDF of 30 drawings of 20 strokes of 80 points, with 3 erasers each', [
    { label: 'size', value: bytes.length / 1_000, unit: 'KB', atMost: 150 },
    { label: 'size, of circles and arcs', value: ofArcs.length / 1_000, unit: 'KB', atMost: 150 },
    {
      label: 'size ÷ by hand, of circles and arcs',
      value: ofArcs.length / handWrittenBytes(operationsOf(ofArcs)),
      unit: '×',
      atMost: 1.15,
    },
    { label: 'size ÷ by hand', value: bytes.length / ideal, unit: '×', atMost: 1.15, detail: kilobytes(ideal) },
    {
      label: `${raster.name}: size ÷ ours`,
      value: rasterBytes / bytes.length,
      unit: '×',
      atLeast: 70,
      detail: kilobytes(rasterBytes),
    },
    ...contentFacts(bytes),
  ])
  printFacts('How long it takes, from the press of Download to the file', [
    { label: 'not loaded, nothing made', value: median(cold), unit: 'ms' },
    { label: 'loaded, nothing made', value: median(measured.map(({ anew }) => anew)), unit: 'ms' },
    { label: 'loaded, nothing made ÷ by hand', ...share(measured, 'anew', 'byHand'), atMost: 4 },
    { label: `${raster.name} ÷ loaded, nothing made`, ...share(measured, 'raster', 'anew') },
    { label: 'made while it was looked at', value: median(measured.map(({ ready }) => ready)), unit: 'ms' },
    { label: `${raster.name} ÷ made while …`, ...share(measured, 'raster', 'ready'), atLeast: 4 },
    { label: '600 drawings ÷ 30, writing', value: twenty / one, unit: '×', atMost: 22, detail: ratio(twenty, one) },
  ])
  await measureFidelity(browser, addresses.app, drawings)
  await measureAwake(browser, addresses.app)
}

/** The PDF of as many drawings of round strokes. @param {Browser} browser @param {string} address */
const roundBytes = async (browser, address) => {
  const page = await openSheet(browser, address, tochtText('Round', roundDrawings(ONE_PAGE)))
  await makeAnew(page)
  const bytes = await lastFile(page)
  await page.context().close()
  return bytes
}

/**
 * All ways after each other, again and again: what else the machine does then troubles all of them alike.
 *
 * @param {Page} page @param {import('./handWritten.mjs').Operation[][]} operations
 * @param {Awaited<ReturnType<typeof openRaster>>} raster @param {number} rounds
 */
const takeTurns = async (page, operations, raster, rounds) => {
  /** @type {Round[]} */
  const measured = []
  for (let round = 0; round <= rounds; round += 1) {
    const anew = await makeAnew(page)
    const byHand = await page.evaluate(timeByHand, operations)
    const { ms, bytes } = await raster.make()
    const ready = await takeReady(page)
    measured.push({ anew, byHand, raster: ms, ready, rasterBytes: bytes })
  }
  return measured.slice(1)
}

/** The quickest rounds, since other programs only add time. @param {Round[]} rounds @param {keyof Round} a @param {keyof Round} b */
const share = (rounds, a, b) => {
  const least = [a, b].map((way) => Math.min(...rounds.map((round) => round[way])))
  const [one = Number.NaN, other = Number.NaN] = least
  return { value: one / other, unit: '×', detail: ratio(one, other) }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(0)} KB`
/** @param {number} a @param {number} b */
const ratio = (a, b) => `${a.toFixed(0)} ms ÷ ${b.toFixed(0)} ms`

/** What is in the file, told by the tools that are installed. @param {Buffer} bytes @returns {import('./facts.mjs').Fact[]} */
const contentFacts = (bytes) => {
  const source = bytes.toString('latin1')
  const fonts = source.match(/\/Type \/FontDescriptor/g)?.length ?? 0
  const embedded = source.match(/\/FontFile2/g)?.length ?? 0
  const faults = qpdf(bytes)
  return [
    { label: 'images', value: source.match(/\/Subtype \/Image/g)?.length ?? 0, unit: '', atMost: 0 },
    { label: 'fonts not embedded', value: fonts - embedded, unit: '', atMost: 0, detail: `${fonts} in all` },
    ...(faults === undefined ? [] : [{ label: 'qpdf --check: faults', value: faults, unit: '', atMost: 0 }]),
  ]
}

/** @param {Buffer} bytes */
const qpdf = (bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeFileSync(join(folder, 'a.pdf'), bytes)
  const { error, status } = spawnSync('qpdf', ['--check', join(folder, 'a.pdf')])
  rmSync(folder, { recursive: true })
  return error ? undefined : (status ?? 1)
}

/**
 * A tocht in a browser of its own, its sheet on the screen.
 *
 * @param {Browser} browser @param {string} address @param {string} text
 * @param {() => void} [beforeSheet] runs in the page
 */
const openSheet = async (browser, address, text, beforeSheet) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(address)
  await page.getByRole('button', { name: 'Add tocht' }).click()
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill(text)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).waitFor()
  await page.locator('html[data-save=saved]').waitFor()
  if (beforeSheet) await page.evaluate(beforeSheet)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByTestId('cell').first().waitFor()
  return page
}

/** Notes what the page gives to its worker and to the user. Runs before the app. */
const watch = () => {
  const seen = { orders: /** @type {unknown[]} */ ([]), files: /** @type {Blob[]} */ ([]), made: 0, worker: '' }
  Object.assign(globalThis, { seen })
  const createAddress = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) seen.files.push(file)
    return createAddress(file)
  }
  globalThis.Worker = new Proxy(Worker, {
    construct(Real, [address, options]) {
      const worker = new Real(address, options)
      const post = worker.postMessage.bind(worker)
      seen.worker = String(address)
      worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
        if (data.type === 'file') seen.made += 1
      })
      worker.postMessage = (/** @type {unknown} */ order, /** @type {any} */ how) => {
        seen.orders.push(order)
        post(order, how)
      }
      return worker
    },
  })
}

/** Another sheet, of which nothing is made yet. A finger on the page keeps the app from making it unasked. @param {Page} page */
const holdNewSheet = async (page) => {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
  const boxes = page.getByLabel('Box around each drawing')
  for (const _ of ['off', 'on']) {
    const shown = await page.locator('[data-testid=cell] > rect').count()
    await boxes.click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-testid=cell] > rect').length !== count,
      shown,
    )
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  }
}

/** @param {Page} page */
const letGo = (page) => page.evaluate(() => dispatchEvent(new PointerEvent('pointerup')))

/** With all that it takes loaded, but nothing made. @param {Page} page */
const makeAnew = async (page) => {
  await holdNewSheet(page)
  const ms = await page.evaluate(exportOnce)
  await letGo(page)
  return ms
}

/** As usual: the app had a moment to make it. @param {Page} page */
const takeReady = async (page) => {
  await holdNewSheet(page)
  const made = await page.evaluate(() => Reflect.get(globalThis, 'seen').made)
  await letGo(page)
  await page.waitForFunction((before) => Reflect.get(globalThis, 'seen').made > before, made)
  return page.evaluate(exportOnce)
}

/** Right after a first visit to the sheet. @param {Browser} browser @param {string} address @param {string} text @param {number} rounds */
const coldTimes = async (browser, address, text, rounds) => {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSheet(browser, address, text, () => dispatchEvent(new PointerEvent('pointerdown')))
    times.push(await page.evaluate(exportOnce))
    await page.context().close()
  }
  return times
}

/** The file that was handed over last. @param {Page} page */
const lastFile = async (page) => {
  const text = await page.evaluate(async () => {
    const { files } = Reflect.get(globalThis, 'seen')
    const bytes = new Uint8Array(await files.at(-1).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(text, 'latin1')
}

/** From the press of the button to the finished file; runs in the page. */
const exportOnce = async () => {
  const { files } = Reflect.get(globalThis, 'seen')
  const before = files.length
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download')
  const start = performance.now()
  button?.click()
  while (files.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
  const end = performance.now()
  // Until the button may be pressed again.
  await new Promise((resolve) => setTimeout(resolve, 200))
  return end - start
}

/**
 * How long the worker takes for so many pages like the first one: the app itself loads no tocht of 600 drawings.
 *
 * @param {Page} page @param {number[]} counts @param {number} rounds
 */
const replay = async (page, counts, rounds) => {
  const medians = []
  for (const count of counts) {
    const times = []
    for (let round = 0; round < Math.min(rounds, 3); round += 1) times.push(await page.evaluate(writePages, count))
    medians.push(median(times))
  }
  return medians
}

/** Runs in the page. @param {number} count */
const writePages = async (count) => {
  const { orders, worker: address } = Reflect.get(globalThis, 'seen')
  const open = orders.find((/** @type {any} */ order) => order.type === 'open')
  const { page } = orders.find((/** @type {any} */ order) => order.type === 'page')
  const worker = new Worker(address, { type: 'module' })
  /** @param {unknown} order */
  const ask = (order) =>
    new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true })
      worker.postMessage(order, { transfer: [] })
    })
  await ask(open)
  await ask({ type: 'finish' })
  const start = performance.now()
  await ask(open)
  for (let number = 1; number <= count; number += 1) await ask({ type: 'page', page: { ...page, number } })
  await ask({ type: 'finish' })
  const ms = performance.now() - start
  worker.terminate()
  return ms
}

/**
 * Besides, the same sheet with nothing in its boxes, which is what text and frames make, and with no eraser.
 *
 * @param {Browser} browser @param {string} address @param {import('./drawings.mjs').Stroke[][]} drawings
 */
const measureFidelity = async (browser, address, drawings) => {
  const inputs = [
    { name: 'the drawings above', text: tochtText('Bench', drawings) },
    ...realInk(),
    {
      name: 'the drawings above, no erasers',
      text: tochtText(
        'Bench',
        drawings.map((strokes) => strokes.filter(({ erase }) => !erase)),
      ),
    },
    {
      name: '30 empty boxes',
      text: tochtText(
        'Bench',
        drawings.map(() => []),
      ),
    },
  ]
  const facts = []
  for (const { name, text } of inputs) {
    const page = await openSheet(browser, address, text)
    await page.evaluate(exportOnce)
    const bytes = await lastFile(page)
    const differing = await fidelityOf(page, bytes)
    await page.context().close()
    if (differing === undefined) {
      console.log('\nSkipped: what PDF and screen differ in. pdftoppm is not installed.')
      return
    }
    facts.push({ label: name, value: differing * 100, unit: '%', atMost: 0.1 })
  }
  printFacts('Pixels that differ between the screen and the PDF, page 1, poppler at 216 dpi', facts)
}

/** @param {Browser} browser @param {string} address */
const measureAwake = async (browser, address) => {
  const page = await openSheet(browser, address, tochtText('Bench', sheetDrawings(MANY)))
  // Loading and storing them is another matter: the screen is opened once more.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).waitFor()
  await page.waitForTimeout(3_000)
  const opening = await record(page, async () => {
    await mark(page, 'start')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid=cell]').length === count, MANY)
    await mark(page, 'end')
  })
  let time = 0
  const exporting = await record(page, async () => {
    await mark(page, 'start')
    time = await page.evaluate(exportOnce)
    await mark(page, 'end')
  })
  await page.context().close()
  const span = /** @type {const} */ (['start', 'end'])
  const seconds = `${(time / 1_000).toFixed(1)} s in all`
  printFacts(`The page while it works on ${MANY} such drawings: its longest task, in processor time`, [
    { label: 'showing all pages', value: longestTaskMs(opening, span), unit: 'ms', atMost: 50 },
    { label: 'making the PDF', value: longestTaskMs(exporting, span), unit: 'ms', atMost: 50, detail: seconds },
  ])
}
