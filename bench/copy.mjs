import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { withFolder } from './appModules.mjs'

/**
 * Copies a PDF as a copier that reduces A4 to A5: 150 dots per inch, black and white. `node bench/copy.mjs sheet.pdf`
 * writes `sheet-copy-1.png`, one picture a page, beside the PDF. Needs poppler.
 */

const DOTS_PER_INCH = 150
/** The scale from A4 to A5. */
const REDUCED_TO = 0.71
const THRESHOLD = 128

/** Converts a grey PGM picture to a PNG of black and white dots. @param {Buffer} pgm */
const blackAndWhite = (pgm) => {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 64))
  if (!head) throw new Error('This is not a grey PGM of eight bits')
  const canvas = createCanvas(Number(head[1]), Number(head[2]))
  const context = canvas.getContext('2d')
  const picture = context.createImageData(canvas.width, canvas.height)
  const dots = pgm.subarray(head[0].length)
  for (const [at, grey] of dots.entries())
    picture.data.set(grey < THRESHOLD ? [0, 0, 0, 255] : [255, 255, 255, 255], 4 * at)
  context.putImageData(picture, 0, 0)
  return canvas.toBuffer('image/png')
}

const [pdf] = process.argv.slice(2)
if (!pdf) throw new Error('Which PDF?')
const { dir, name } = parse(pdf)
await withFolder(async (folder) => {
  execFileSync('pdftoppm', ['-r', String(DOTS_PER_INCH * REDUCED_TO), '-gray', pdf, join(folder, 'page')])
  for (const [index, page] of readdirSync(folder).toSorted().entries())
    writeFileSync(join(dir, `${name}-copy-${index + 1}.png`), blackAndWhite(readFileSync(join(folder, page))))
})
