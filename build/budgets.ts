import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf, START, type Bundle } from './filesOf.ts'
import { EARLY } from './hosting.ts'

/** A limit on the bytes, compressed with gzip, that must be fetched for a purpose. */
interface Budget {
  readonly what: string
  readonly modules: readonly string[]
  /** Modules that are already loaded. */
  readonly beyond: readonly string[]
  readonly most: number
}

/** The start chunk, which contains the free-draw editor, and its words in the larger language. */
const EDITOR = [START, 'src/ui/words/editorNl.ts']

/** The overview in the larger language, which each later screen follows. */
const OVERVIEW = [...EDITOR, 'src/ui/overview/OverviewScreen.tsx', 'src/ui/words/nl.ts']

const BUDGETS: readonly Budget[] = [
  { what: 'until the editor can be used', modules: EDITOR, beyond: [], most: 140_000 },
  {
    what: 'to check or lead a tocht, beyond the overview',
    modules: ['src/app/FieldScreen.tsx'],
    beyond: OVERVIEW,
    most: 10_000,
  },
  {
    what: 'to make a tocht from a route, beyond the overview and its worker',
    modules: ['src/ui/route/RouteScreen.tsx', 'src/ui/words/route/routeNl.ts'],
    beyond: OVERVIEW,
    most: 15_000,
  },
]

/**
 * The chunks that have components but do not import `screens.css`, whose styles the start lacks.
 * @param needed the files of the start
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

/** Prints the size of each chunk within each budget, and fails the build if a budget is exceeded. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const plain = withoutStyles(bundle, filesOf(bundle, EDITOR))
      if (plain.length > 0) this.error(`These parts do not import screens.css: ${plain.join(', ')}`)

      const sizeOf = (name: string): number => {
        const file = bundle[name]
        if (!file) this.error(`The build has no ${name}`)
        return gzipSync(file.type === 'chunk' ? file.code : file.source).length
      }
      for (const { what, modules, beyond, most } of BUDGETS) {
        const there = filesOf(bundle, beyond)
        const needed = [...(beyond.length === 0 ? [EARLY] : []), ...filesOf(bundle, modules)].filter(
          (name) => !there.has(name),
        )
        const sizes = needed.map((name) => ({ name, size: sizeOf(name) })).toSorted((a, b) => b.size - a.size)
        const sum = sizes.reduce((all, { size }) => all + size, 0)
        const rows = sizes.map(({ name, size }) => `${kilobytes(size)}  ${name}`)
        this.info(
          [`${what}, gzip:`, ...rows, `${kilobytes(sum)}  of ${most / 1000} kB: ${most - sum} bytes are left`].join(
            '\n',
          ),
        )
        if (sum > most)
          this.error(
            `${sum} bytes of gzip are needed ${what}, ${sum - most} more than allowed: see docs/decisions/start.md.`,
          )
      }
    },
  },
})
