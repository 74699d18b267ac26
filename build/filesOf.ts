import type { Plugin } from 'vite'

export const START = 'src/start/main.tsx'

/** The output of a build, by file name. */
export type Bundle = Parameters<Extract<Plugin['generateBundle'], (...all: never[]) => unknown>>[1]

/** The scripts and styles of these modules, including static imports. */
export const filesOf = (bundle: Bundle, modules: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const take = (name: string): void => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    file.viteMetadata?.importedCss.forEach((css) => files.add(css))
    file.imports.forEach(take)
  }
  for (const module of modules) {
    take(chunkOf(bundle, module).fileName)
  }
  return files
}

/** @throws if the module is in no chunk */
export const chunkOf = (bundle: Bundle, module: string) => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )
  if (chunk?.type !== 'chunk') throw new Error(`${module} is in no chunk`)
  return chunk
}
