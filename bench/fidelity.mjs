import { createCanvas, loadImage } from '@napi-rs/canvas'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RESOLUTION = 216
const MILLIMETRES_PER_INCH = 25.4
/** Half of the range of brightness: less is antialiasing, in which renderers differ. */
const DIFFERENT = 127

/**
 * The share of pixels that are dark on the screen and light on paper or the other way, on the first page; undefined
 * where poppler is not installed.
 *
 * @param {import('playwright-core').Page} page with the sheet on it, which is then gone
 * @param {Buffer} pdf
 */
export const fidelityOf = async (page, pdf) => {
  const paper = await rasterised(pdf)
  if (!paper) return undefined
  await page.setViewportSize({ width: paper.width, height: paper.height })
  await page.evaluate(
    (width) => {
      document.body.innerHTML = document.querySelector('[data-testid=sheet]')?.outerHTML ?? ''
      document.body.style.background = '#fff'
      const look = { position: 'fixed', inset: '0 auto auto 0', width: `${width}px`, height: 'auto' }
      Object.assign(document.querySelector('svg')?.style ?? {}, look)
    },
    (210 / MILLIMETRES_PER_INCH) * RESOLUTION,
  )
  const screen = await brightness(await page.screenshot())
  const differing = screen.values.filter((value, at) => Math.abs(value - (paper.values[at] ?? 0)) > DIFFERENT)
  return differing.length / screen.values.length
}

/** @param {Buffer} pdf */
const rasterised = async (pdf) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const asked = ['-r', String(RESOLUTION), '-png', '-singlefile', join(folder, 'a.pdf'), join(folder, 'a')]
    if (spawnSync('pdftoppm', asked).error) return undefined
    return await brightness(readFileSync(join(folder, 'a.png')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {Buffer} png */
const brightness = async (png) => {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  const values = Float32Array.from(
    { length: width * height },
    (_, at) => 0.2126 * (data[4 * at] ?? 0) + 0.7152 * (data[4 * at + 1] ?? 0) + 0.0722 * (data[4 * at + 2] ?? 0),
  )
  return { width, height, values }
}
