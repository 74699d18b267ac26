import { createRequire } from 'node:module'

/**
 * The usual way of such apps: a page of canvases, captured by html2canvas at double size and put into a PDF by jsPDF.
 * html2canvas is installed as an optional dependency of jsPDF; without it the sheet is drawn on one canvas of that size,
 * which is faster.
 *
 * @typedef {import('../drawings.mjs').Stroke} Stroke
 * @typedef {{ ms: number, bytes: number }} Made
 */

const require = createRequire(import.meta.url)

/** @param {string} path */
const found = (path) => {
  try {
    return require.resolve(path)
  } catch {
    return undefined
  }
}

/**
 * A page that creates such a PDF on each request.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Stroke[][]} drawings
 */
export const openRaster = async (browser, drawings) => {
  const page = await browser.newPage()
  const photographer = found('html2canvas/dist/html2canvas.min.js')
  await page.addScriptTag({ path: require.resolve('jspdf/dist/jspdf.umd.min.js') })
  if (photographer) await page.addScriptTag({ path: photographer })
  return {
    name: photographer ? 'html2canvas 2×' : 'one canvas at 2×',
    make: () => page.evaluate(makeRaster, drawings),
    close: () => page.close(),
  }
}

/** Runs in the page. @param {Stroke[][]} drawings @returns {Promise<Made>} */
const makeRaster = async (drawings) => {
  const sheet = document.createElement('div')
  Object.assign(sheet.style, { width: '794px', height: '1123px', display: 'grid', padding: '38px', background: '#fff' })
  Object.assign(sheet.style, { gridTemplateColumns: 'repeat(6, 1fr)', gap: '8px', boxSizing: 'border-box' })
  document.body.append(sheet)
  const start = performance.now()
  const scale = 112 / 460
  for (const drawing of drawings) {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 112, height: 190 })
    sheet.append(canvas)
    const context = canvas.getContext('2d')
    if (!context) continue
    context.scale(scale, scale)
    Object.assign(context, { lineCap: 'round', lineJoin: 'round' })
    for (const { points, erase } of drawing) {
      context.globalCompositeOperation = erase ? 'destination-out' : 'source-over'
      context.lineWidth = erase ? 40 : 24
      context.beginPath()
      for (const { x, y } of points) context.lineTo(x + 32, y + 32)
      context.stroke()
    }
  }
  const photograph = Reflect.get(globalThis, 'html2canvas')
  /** @type {HTMLCanvasElement | undefined} */
  let picture = await photograph?.(sheet, { scale: 2, logging: false })
  if (!picture) {
    picture = document.createElement('canvas')
    Object.assign(picture, { width: 2 * 794, height: 2 * 1123 })
    for (const canvas of sheet.querySelectorAll('canvas')) {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      picture.getContext('2d')?.drawImage(canvas, 2 * left, 2 * top, 2 * width, 2 * height)
    }
  }
  const { jsPDF } = Reflect.get(globalThis, 'jspdf')
  const pdf = new jsPDF()
  pdf.addImage(picture, 'PNG', 0, 0, 210, 297)
  const { size } = pdf.output('blob')
  const ms = performance.now() - start
  sheet.remove()
  return { ms, bytes: size }
}
