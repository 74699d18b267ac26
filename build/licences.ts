import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { LICENCES_FILE } from '../src/constants.ts'
import type { Licence } from '../src/platform/licences.ts'
import type { Bundle } from './startSize.ts'

const ROOT = normalizePath(fileURLToPath(new URL('..', import.meta.url)))
/** The package folder of a file: the innermost one, because packages may contain packages. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/.@][^/]*\//
/** Vite and Rolldown add code of their own to the output. */
const HELPER = /^\0(vite|rolldown)\//
/** Tailwind does not report the sources of its style sheets. */
const STYLES = ['tailwindcss', '@radix-ui/colors']
/** Texts from the repositories of packages whose published files lack them. */
const ADDED_TEXTS = fileURLToPath(new URL('licenceTexts/', import.meta.url))
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
/** The part of Vite's licence file about packages that only its tools contain. */
const OF_TOOLS = /\n# Licenses of bundled dependencies[^]*/
const COMMENT = /\/\*[^]*?\*\//g
/** In minified code, a longer match is not a comment. */
const LONGEST_NOTICE = 5_000

const folderOf = (source: string): string | undefined => {
  const helper = HELPER.exec(source)?.[1]
  return helper === undefined ? PACKAGE.exec(normalizePath(resolve(ROOT, source)))?.[0] : installed(helper)
}

const installed = (name: string): string => `${ROOT}node_modules/${name}/`

/** The module ids and original file names in a bundle. */
const sourcesOf = (bundle: Bundle): readonly string[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))

/** The copyright notices in a script's comments, which the build removes: jsPDF contains code of ten others. */
const noticesIn = (id: string): readonly string[] => {
  if (!/^[^\0]*\.[cm]?js$/.test(id)) return []
  return [...readFileSync(id, 'utf8').matchAll(COMMENT)]
    .map(([comment]) => comment)
    .filter((comment) => /licen[cs]e|copyright/i.test(comment) && comment.length < LONGEST_NOTICE)
    .map((comment) =>
      comment
        .replace(/^\/\*+!?|\*+\/$/g, '')
        .replace(/^[ \t]*\*+[ \t]?/gm, '')
        .trim(),
    )
}

const licenceOf = (folder: string, notices: Iterable<string>): Licence => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const paths = [...files.map((file) => folder + file), `${ADDED_TEXTS}${name}.txt`].filter((path) => existsSync(path))
  const texts = paths.map((path) => readFileSync(path, 'utf8').replace(OF_TOOLS, '').trim())
  if (texts.length === 0) throw new Error(`${name} comes without the text of its licence`)
  return { name, version, licence: license, text: [...texts, ...notices].join('\n\n') }
}

/**
 * Collects the licences of all packages in the app. Several builds (the app, its workers, the service worker) add to
 * one list, and those with `writes` emit it.
 */
export const openLicences = (): ((writes: boolean) => Plugin) => {
  const notices = new Map(STYLES.map((name) => [installed(name), new Set<string>()]))
  const list = (): readonly Licence[] => [
    licenceOf(ROOT, []),
    ...[...notices].map(([folder, said]) => licenceOf(folder, said)).toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
  return (writes) => ({
    name: 'licences',
    generateBundle(_, bundle) {
      for (const source of sourcesOf(bundle)) {
        const folder = folderOf(source)
        if (folder === undefined) continue
        const said = notices.get(folder) ?? new Set()
        noticesIn(source).forEach((notice) => said.add(notice))
        notices.set(folder, said)
      }
      if (writes) this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: JSON.stringify(list()) })
    },
  })
}
