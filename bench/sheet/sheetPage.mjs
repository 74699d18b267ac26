import { median } from '../figures.mjs'

/**
 * The export screen, as a user operates it: opened, changed and exported.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {{ layout?: 'table', explain?: 'shortest', emphasis?: true, legend?: true }} Choices of the page setup
 */

/**
 * Opens the sheet of a tocht in a separate browser context.
 *
 * @param {Browser} browser @param {string} address @param {string} text
 * @param {() => void} [beforeSheet] runs in the page
 */
export const openSheet = async (browser, address, text, beforeSheet) => {
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

/** Changes options in the page setup, and waits for the sheet. @param {Page} page @param {Choices} choices */
export const choose = async (page, { layout, explain, emphasis, legend }) => {
  if (layout) await page.getByLabel('Layout', { exact: true }).selectOption(layout)
  if (explain) await page.getByLabel('Explanation', { exact: true }).selectOption(explain)
  if (emphasis) await page.getByLabel('Show the way', { exact: true }).check()
  if (legend) await page.getByLabel('Legend', { exact: true }).check()
  if (layout ?? explain ?? legend) await page.getByTestId('text').first().waitFor()
  await page.locator('button:enabled', { hasText: /^Download$/ }).waitFor()
  await page.locator('html[data-save=saved]').waitFor()
}

/** Records the page's orders to its worker and the files that it saves. Runs before the app. */
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

/** Changes the sheet; a finger on the page prevents the app from preparing its PDF. @param {Page} page */
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

/** Makes the PDF with everything loaded, but nothing prepared. @param {Page} page */
export const makeAnew = async (page) => {
  await holdNewSheet(page)
  const ms = await page.evaluate(exportOnce)
  await letGo(page)
  return ms
}

/** The usual case: the app had time to prepare the PDF. @param {Page} page */
export const takeReady = async (page) => {
  await holdNewSheet(page)
  const made = await page.evaluate(() => Reflect.get(globalThis, 'seen').made)
  await letGo(page)
  await page.waitForFunction((before) => Reflect.get(globalThis, 'seen').made > before, made)
  return page.evaluate(exportOnce)
}

/**
 * Makes the PDF immediately after a first visit to the sheet.
 * @param {Browser} browser
 * @param {string} address
 * @param {string} text
 * @param {number} rounds
 */
export const coldTimes = async (browser, address, text, rounds) => {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSheet(browser, address, text, () => dispatchEvent(new PointerEvent('pointerdown')))
    times.push(await page.evaluate(exportOnce))
    await page.context().close()
  }
  return times
}

/** The file that was saved last. @param {Page} page */
export const lastFile = async (page) => {
  const text = await page.evaluate(async () => {
    const { files } = Reflect.get(globalThis, 'seen')
    const bytes = new Uint8Array(await files.at(-1).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(text, 'latin1')
}

/** Measures from the press of the button to the finished file; runs in the page. */
export const exportOnce = async () => {
  const { files } = Reflect.get(globalThis, 'seen')
  const before = files.length
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download')
  const start = performance.now()
  button?.click()
  while (files.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
  const end = performance.now()
  // Waits until the button is enabled again.
  await new Promise((resolve) => setTimeout(resolve, 200))
  return end - start
}

/**
 * The worker's time for this many pages like the first one, since the app itself loads no tocht of 600 drawings.
 *
 * @param {Page} page @param {number[]} counts @param {number} rounds
 */
export const replay = async (page, counts, rounds) => {
  const medians = []
  for (const count of counts) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await page.evaluate(writePages, count))
    medians.push(median(times))
  }
  return medians
}

/** Runs in the page. @param {number} count */
const writePages = async (count) => {
  const { orders, worker: address } = Reflect.get(globalThis, 'seen')
  const open = orders.find((/** @type {any} */ order) => order.type === 'open')
  const { side } = orders.find((/** @type {any} */ order) => order.type === 'side')
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
  const [placed] = side.pages
  for (let number = 1; number <= count; number += 1) {
    const page = { ...placed.page, number }
    await ask({ type: 'side', side: { ...side, number, pages: [{ ...placed, page }] } })
  }
  await ask({ type: 'finish' })
  const ms = performance.now() - start
  worker.terminate()
  return ms
}
