import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { EARLY } from './early.ts'
import { filesOf, START, type Bundle } from './filesOf.ts'

/** What a browser may have to fetch before the free-draw editor can be used, in bytes of gzip. */
const BUDGET = 140_000

/** The start of the app, in which the free-draw editor is, and its words in the larger language. */
const NEEDED = [START, 'src/ui/words/tableNl.ts']

/**
 * Parts that come later bring the styles that the start leaves out.
 *
 * @param needed the files of the start
 * @returns the parts that do not
 */
const withoutStyles = (bundle: Bundle, needed: ReadonlySet<string>): readonly string[] => {
  const later = [...needed].flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.dynamicImports : []
  })
  return later.filter((name) => {
    const file = bundle[name]
    const shows = file?.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('.tsx'))
    return shows && !needed.has(name) && !file.viteMetadata?.importedCss.size
  })
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1).padStart(8)} kB`

/** Prints what the editor needs, chunk by chunk, and fails the build when it has grown beyond the budget. */
export const editorBudget = (): Plugin => ({
  name: 'editor-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const needed = filesOf(bundle, NEEDED)
      const plain = withoutStyles(bundle, needed)
      if (plain.length > 0) this.error(`These parts do not import screens.css: ${plain.join(', ')}`)

      const sizeOf = (name: string): number => {
        const file = bundle[name]
        if (!file) this.error(`The build has no ${name}`)
        return gzipSync(file.type === 'chunk' ? file.code : file.source).length
      }
      const sizes = [EARLY, ...needed].map((name) => ({ name, size: sizeOf(name) })).toSorted((a, b) => b.size - a.size)
      const sum = sizes.reduce((all, { size }) => all + size, 0)
      const rows = sizes.map(({ name, size }) => `${kilobytes(size)}  ${name}`)
      this.info(
        ['until the editor can be used, gzip:', ...rows, `${kilobytes(sum)}  of ${BUDGET / 1000} kB`].join('\n'),
      )
      if (sum > BUDGET)
        this.error(`Until the editor can be used ${sum} bytes of gzip are needed; ${BUDGET} are allowed.`)
    },
  },
})
