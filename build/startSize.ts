import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/storage/settings/languages.ts'

/** The limit on the bytes, compressed with gzip, that are fetched until the editor can be used. */
const MOST = 260_000

const ENTRY = 'src/start/main.tsx'

/** The output of a build, by file name. */
export type Bundle = Parameters<Extract<Plugin['generateBundle'], (...all: never[]) => unknown>>[1]

/** The files with this module: its chunk, and the scripts and styles that the chunk imports. */
const filesOf = (bundle: Bundle, module: string): ReadonlySet<string> => {
  const files = new Set<string>()
  const take = (name: string): void => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    file.viteMetadata?.importedCss.forEach((css) => files.add(css))
    file.imports.forEach(take)
  }
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)))
    .forEach(({ fileName }) => take(fileName))
  return files
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1).padStart(8)} kB`

/** Prints the size of each script and style sheet, and fails the build if the start is too large in any language. */
export const startSize = (): Plugin => ({
  name: 'start-size',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sizes = new Map(
        Object.values(bundle)
          .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
          .map((file) => [file.fileName, gzipSync(file.type === 'chunk' ? file.code : file.source).length]),
      )
      const start = filesOf(bundle, ENTRY)
      const sumOf = (files: Iterable<string>): number =>
        [...files].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
      const needed = Math.max(
        ...LANGUAGES.map((language) => sumOf(new Set([...start, ...filesOf(bundle, `src/ui/words/${language}.ts`)]))),
      )
      const rows = [...sizes]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, size]) => `${kilobytes(size)}  ${name}${start.has(name) ? ' (start)' : ''}`)
      this.info(
        ['Chunks, gzip:', ...rows, `${kilobytes(needed)}  of ${MOST / 1000} kB until the editor can be used`].join(
          '\n',
        ),
      )
      if (needed > MOST)
        this.error(`The start needs ${needed - MOST} bytes of gzip more than allowed: see docs/recipes.md.`)
    },
  },
})
