import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { EARLY } from './early.ts'
import { filesOf, START, TABLE, type Bundle } from './filesOf.ts'

/**
 * What a browser may have to fetch before the first stroke can be drawn, in bytes of gzip. React takes 67,000 of it,
 * styles 5,000, React Router 5,000, immer 5,000. The aim is 110,000.
 */
const BUDGET = 121_000

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

const row = (name: string, size: number): string => `${(size / 1000).toFixed(1).padStart(8)} kB  ${name}`

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
      const sizes = [EARLY, ...needed].map((name) => {
        const file = bundle[name]
        if (!file) this.error(`The build has no ${name}`)
        return { name, size: gzipSync(file.type === 'chunk' ? file.code : file.source).length }
      })
      const sum = sizes.reduce((all, { size }) => all + size, 0)
      const rows = sizes.toSorted((one, other) => other.size - one.size).map(({ name, size }) => row(name, size))
      this.info(['until the first stroke, gzip:', ...rows, row(`of ${BUDGET / 1000} kB`, sum)].join('\n'))
      if (sum > BUDGET)
        this.error(`The editor needs ${sum} bytes of gzip before the first stroke; ${BUDGET} are allowed.`)
    },
  },
})
