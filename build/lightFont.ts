import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const NAME = 'inter-latin-wght-normal.woff2'
const FONT = resolve(`@fontsource-variable/inter/files/${NAME}`)
/** The code points of each font file, from the font's style sheet. */
const RANGES = resolve('@fontsource-variable/inter/unicode.json')

/** The weights that the screens use. */
const WEIGHTS = { min: 400, max: 600 }

/**
 * Reduces the font that every start fetches to the weights in use: 30 kB instead of 48. Letters, widths and features
 * stay.
 */
export const lightFont = (): Plugin => ({
  name: 'light-font',
  apply: 'build',
  config: async ({ root = process.cwd() }) => {
    const folder = join(root, 'node_modules/.cache/tochten')
    const file = join(folder, NAME)
    mkdirSync(folder, { recursive: true })
    const light = await subsetFont(readFileSync(FONT), letters(), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    // The file is renamed into place, because several tests build at once and none may read half of it.
    const made = `${file}.${process.pid}`
    writeFileSync(made, light)
    renameSync(made, file)
    // Replaces the font in our style sheet and in the package's, which names it by a relative path.
    return { resolve: { alias: [{ find: new RegExp(`^.*/${NAME}$`), replacement: file }] } }
  },
})

const letters = (): string => {
  const { latin }: { latin: string } = JSON.parse(readFileSync(RANGES, 'utf8'))
  return latin.split(',').flatMap(lettersIn).join('')
}

/** @param range `U+0131`, or `U+0000-00FF` */
const lettersIn = (range: string): readonly string[] => {
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
