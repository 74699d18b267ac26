import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf, START, type Bundle } from './filesOf.ts'
import { EARLY } from './hosting.ts'
import { textsOf } from './textsOf.ts'
import { LANGUAGES, type Language } from '../src/storage/settings/languages.ts'

/** A limit on the bytes, compressed with gzip, that must be fetched for a purpose in any language. */
interface Budget {
  readonly what: string
  readonly modules: (texts: string) => readonly string[]
  /** Modules that are already loaded. */
  readonly beyond: (texts: string) => readonly string[]
  readonly most: number
}

/** The start chunk, which contains the free-draw editor, and its words. */
const editorIn = (texts: string): readonly string[] => [START, texts]

/** The overview, which each later screen follows. */
const overviewIn = (texts: string): readonly string[] => [...editorIn(texts), 'src/ui/overview/OverviewScreen.tsx']

const BUDGETS: readonly Budget[] = [
  { what: 'until the editor can be used', modules: editorIn, beyond: () => [], most: 260_000 },
  {
    what: 'to check or lead a tocht, beyond the overview',
    modules: () => ['src/app/FieldScreen.tsx'],
    beyond: overviewIn,
    most: 10_000,
  },
]

/** The files that a purpose needs in this language, besides those that are already loaded. */
const filesFor = ({ modules, beyond }: Budget, bundle: Bundle, language: Language): readonly string[] => {
  const texts = textsOf(language)
  const there = filesOf(bundle, beyond(texts))
  return [...(there.size === 0 ? [EARLY] : []), ...filesOf(bundle, modules(texts))].filter((name) => !there.has(name))
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1).padStart(8)} kB`

/**
 * Prints the size of each chunk within each budget, in the language that needs most, and fails the build if a budget is
 * exceeded.
 */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sizeOf = (name: string): number => {
        const file = bundle[name]
        if (!file) this.error(`The build has no ${name}`)
        return gzipSync(file.type === 'chunk' ? file.code : file.source).length
      }
      const sizedFor = (budget: Budget, language: Language) => {
        const sizes = filesFor(budget, bundle, language).map((name) => ({ name, size: sizeOf(name) }))
        return { language, sizes, sum: sizes.reduce((all, { size }) => all + size, 0) }
      }
      for (const budget of BUDGETS) {
        const { what, most } = budget
        const { language, sizes, sum } = LANGUAGES.map((each) => sizedFor(budget, each)).reduce((one, other) =>
          other.sum > one.sum ? other : one,
        )
        const rows = sizes.toSorted((a, b) => b.size - a.size).map(({ name, size }) => `${kilobytes(size)}  ${name}`)
        this.info(
          [
            `${what}, in ${language}, gzip:`,
            ...rows,
            `${kilobytes(sum)}  of ${most / 1000} kB: ${most - sum} bytes are left`,
          ].join('\n'),
        )
        if (sum > most)
          this.error(`${sum} bytes of gzip are needed ${what}, ${sum - most} more than allowed: see docs/recipes.md.`)
      }
    },
  },
})
