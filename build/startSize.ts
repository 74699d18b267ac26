import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/storage/settings/languages.ts'

/** The limit on the bytes, compressed with gzip, that are fetched until the editor can be used. */
const MOST = 270_000
const ENTRY = 'src/start/main.tsx'

/** The output of a build, by file name. */
export type Bundle = Parameters<Extract<Plugin['generateBundle'], (...all: never[]) => unknown>>[1]

/** The names of the chunk that contains a module, and of all scripts and styles that it imports. */
const filesOf = (bundle: Bundle, module: string): ReadonlySet<string> => {
  const files = new Set<string>()
  const take = (name: string): void => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type === 'chunk') [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(take)
  }
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) take(name)
  return files
}

const line = (size: number, what: string): string => `${(size / 1000).toFixed(1).padStart(8)} kB  ${what}`

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
      const sums = LANGUAGES.map((language) =>
        [...new Set([...start, ...filesOf(bundle, `src/ui/words/${language}.ts`)])].reduce(
          (sum, name) => sum + (sizes.get(name) ?? 0),
          0,
        ),
      )
      const needed = Math.max(...sums)
      const rows = [...sizes]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, size]) => line(size, start.has(name) ? `${name} (start)` : name))
      const sum = line(needed, `of ${MOST / 1000} kB until the editor can be used`)
      this.info(['Chunks, gzip:', ...rows, sum].join('\n'))
      if (needed > MOST) this.error(`The start is ${needed - MOST} bytes too large: see docs/recipes.md.`)
    },
  },
})
