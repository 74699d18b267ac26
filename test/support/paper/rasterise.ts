import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type * as Pdfjs from 'pdfjs-dist'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'legacy', 'build')
/** An address without a server; all requests are answered here. */
const ORIGIN = 'http://rasteriser.test'

/**
 * Renders one page (from 1) of a PDF as PNG with pdf.js, in a browser instead of Node: the canvas that pdf.js uses in
 * Node (Skia through @napi-rs/canvas 0.1.100) loses ink inside nested clip paths; browsers and poppler do not.
 */
export const rasterisePng = async (
  context: BrowserContext,
  bytes: Uint8Array,
  pageNumber: number,
  dotsPerInch: number,
): Promise<Buffer> => {
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' })
    else if (pathname === '/file.pdf') await route.fulfill({ body: Buffer.from(bytes) })
    else await route.fulfill({ contentType: 'text/javascript', body: await readFile(join(FOLDER, pathname)) })
  })
  await page.goto(ORIGIN)
  const size = await page.evaluate(draw, { origin: ORIGIN, pageNumber, scale: dotsPerInch / 72 })
  await page.setViewportSize(size)
  const png = await page.screenshot({ scale: 'css' })
  await page.close()
  return png
}

interface Request {
  readonly origin: string
  readonly pageNumber: number
  readonly scale: number
}

/** Runs in the browser; afterwards the canvas covers the window from its top left corner. */
const draw = async ({ origin, pageNumber, scale }: Request): Promise<{ width: number; height: number }> => {
  const pdfjs: typeof Pdfjs = await import(`${origin}/pdf.min.mjs`)
  pdfjs.GlobalWorkerOptions.workerSrc = `${origin}/pdf.worker.min.mjs`
  const task = pdfjs.getDocument(`${origin}/file.pdf`)
  const page = await (await task.promise).getPage(pageNumber)
  const viewport = page.getViewport({ scale })
  const canvas = document.querySelector('canvas')
  if (!canvas) throw new Error('No canvas to draw on')
  Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) })
  Object.assign(canvas.style, { position: 'fixed', inset: '0' })
  await page.render({ canvas, viewport }).promise
  return { width: canvas.width, height: canvas.height }
}
