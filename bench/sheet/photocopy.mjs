import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolder } from '../folder.mjs'
import { MILLIMETRES_PER_INCH } from '../../test/fixtures/lengths.mjs'

/**
 * A page of black and white dots, as from a copier. Positions are in millimetres of the original paper.
 *
 * @typedef {{ width: number, height: number, dotsPerMillimetre: number, dots: Uint8Array }} Copy 1 for a black dot
 */

export const DOTS_PER_INCH = 150
/** The scale from A4 to A5. */
const REDUCED_TO = 0.71
const THRESHOLD = 128

/**
 * The pages of a PDF, reduced and copied; `undefined` without poppler.
 *
 * @param {Uint8Array} pdf
 * @returns {Promise<Copy[] | undefined>}
 */
export const photocopy = (pdf) =>
  withFolder(async (folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const resolution = DOTS_PER_INCH * REDUCED_TO
    const asked = ['-r', String(resolution), '-gray', join(folder, 'a.pdf'), join(folder, 'page')]
    const { error, status } = spawnSync('pdftoppm', asked)
    if (error) return undefined
    if (status !== 0) throw new Error(`pdftoppm ended with ${status}`)
    const files = readdirSync(folder).filter((name) => name.endsWith('.pgm'))
    return files.toSorted().map((name) => blackAndWhite(readFileSync(join(folder, name)), resolution))
  })

/** Converts a grey PGM picture to black and white dots. @param {Buffer} pgm @param {number} resolution */
const blackAndWhite = (pgm, resolution) => {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 64))
  if (!head) throw new Error('This is no grey PGM of eight bits')
  const [width, height] = [Number(head[1]), Number(head[2])]
  const dots = Uint8Array.from(pgm.subarray(head[0].length), (grey) => (grey < THRESHOLD ? 1 : 0))
  return { width, height, dots, dotsPerMillimetre: resolution / MILLIMETRES_PER_INCH }
}

/** @param {Copy} copy @param {number} x @param {number} y */
export const isBlack = ({ width, height, dotsPerMillimetre, dots }, x, y) => {
  const [column, row] = [Math.floor(x * dotsPerMillimetre), Math.floor(y * dotsPerMillimetre)]
  return column >= 0 && column < width && row >= 0 && row < height && dots[row * width + column] === 1
}
