import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { EARLY } from './early.ts'
import { filesOf, FIRST_TABLE, START, TABLE, type Bundle } from './filesOf.ts'

/**
 * What a browser may have to fetch, in bytes of gzip: before the first stroke can be drawn on a drawing that is here,
 * and before all tools are there too. React takes 67,000 of the latter, styles 5,000, React Router 5,000, immer 5,000.
 */
const FIRST_STROKE_BUDGET = 21_000
const TABLE_BUDGET = 130_000

/** The start of the app, and what it fetches at once for the free-draw editor of somebody who reads the larger language. */
const NEEDED = [START, TABLE, 'src/ui/words/tableNl.ts']

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
      const keep = (goal: string, names: Iterable<string>, budget: number): void => {
        const sizes = [...names].map((name) => ({ name, size: sizeOf(name) })).toSorted((a, b) => b.size - a.size)
        const sum = sizes.reduce((all, { size }) => all + size, 0)
        const rows = sizes.map(({ name, size }) => `${kilobytes(size)}  ${name}`)
        this.info([`until ${goal}, gzip:`, ...rows, `${kilobytes(sum)}  of ${budget / 1000} kB`].join('\n'))
        if (sum > budget) this.error(`Until ${goal} ${sum} bytes of gzip are needed; ${budget} are allowed.`)
      }
      const styles = [...needed].filter((name) => name.endsWith('.css'))
      keep('the first stroke', [EARLY, ...styles, ...filesOf(bundle, [FIRST_TABLE])], FIRST_STROKE_BUDGET)
      keep('all tools are there', [EARLY, ...needed], TABLE_BUDGET)
    },
  },
})
