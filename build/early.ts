import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'
import { START_UNFETCHED, START_WORDS } from '../src/ui/words/startWords.ts'
import { chunkOf, filesOf, FIRST_TABLE, START, TABLE, type Bundle } from './filesOf.ts'

/** Which words a screen needs: those of the drawing table, or all. */
type Words = 'table' | 'all'

/** What is behind the first word of an address; an address that is not here leads home. */
const SCREENS: Readonly<Record<string, readonly [module: string, words: Words]>> = {
  '': ['src/ui/home/HomeScreen.tsx', 'all'],
  settings: ['src/ui/settings/SettingsScreen.tsx', 'all'],
  tocht0: ['src/ui/overview/OverviewScreen.tsx', 'all'],
  tocht1: ['src/ui/overview/OverviewScreen.tsx', 'all'],
  export: ['src/ui/export/ExportScreen.tsx', 'all'],
  editor0: [TABLE, 'table'],
  editor1: ['src/ui/grid/GridScreen.tsx', 'all'],
}
const WORDS: Readonly<Record<string, Readonly<Record<Words, readonly string[]>>>> = {
  en: { table: ['src/ui/words/tableEn.ts'], all: ['src/ui/words/tableEn.ts', 'src/ui/words/en.ts'] },
  nl: { table: ['src/ui/words/tableNl.ts'], all: ['src/ui/words/tableNl.ts', 'src/ui/words/nl.ts'] },
}

/** What is said where not even the start comes. */
const SAID = { title: START_WORDS.title, unfetched: START_UNFETCHED, retry: START_WORDS.retry }

export const EARLY = 'early.js'
const SCRIPT = new URL(`../public/${EARLY}`, import.meta.url)

const SIGN = new URL('../public/favicon.svg', import.meta.url)

/** Puts the sign of the app into the page, where the first frame has it, without a request. */
export const startSign = (): Plugin => ({
  name: 'start-sign',
  transformIndexHtml: (html) =>
    html.replace('<svg class="start-sign" />', () =>
      readFileSync(SIGN, 'utf8').trim().replace('<svg ', '<svg class="start-sign" aria-hidden="true" '),
    ),
})

/**
 * Tells `public/early.js` what there is to fetch, and leaves it to that to begin: the server knows no addresses, and the
 * start would find out only once it is there itself.
 */
export const early = (): Plugin => {
  let base = '/'
  return {
    name: 'early',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    // In the place of the one that is copied as it was written.
    generateBundle() {
      const { code } = minifySync(EARLY, readFileSync(SCRIPT, 'utf8'))
      this.emitFile({ type: 'asset', fileName: EARLY, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk }) => {
        if (!chunk) throw new Error('The page has no script')
        const begun = html.replace(
          `<script type="module" crossorigin src="${base}${chunk.fileName}"></script>`,
          // What the first frame needs comes first.
          [...chunk.imports.map((name) => preload(base + name)), preload(base + chunk.fileName, LATER)].join(''),
        )
        const parts = JSON.stringify({ start: chunk.fileName, ...partsOf(bundle) }).replaceAll('"', '&quot;')
        const told = begun.replace(`src="${base}${EARLY}"`, (source) => `${source} data-parts="${parts}"`)
        if (begun === html || told === begun) throw new Error('The page has changed, and would not begin')
        return told
      },
    },
  }
}

const LATER = ' fetchpriority="low"'
const preload = (href: string, priority = ''): string =>
  `<link rel="modulepreload" crossorigin${priority} href="${href}">`

/** The files of each screen and language by their places in the list of all, without those of the start. */
const partsOf = (bundle: Bundle) => {
  const start = filesOf(bundle, [START])
  const files: string[] = []
  const placesOf = (modules: readonly string[]): readonly number[] =>
    [...filesOf(bundle, modules)]
      .filter((name) => !start.has(name))
      .map((name) => {
        if (!files.includes(name)) files.push(name)
        return files.indexOf(name)
      })
  const screens = Object.fromEntries(
    Object.entries(SCREENS).map(([word, [module, words]]) => [word, { files: placesOf([module]), words }]),
  )
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([language, { table, all }]) => [
      language,
      { table: placesOf(table), all: placesOf(all) },
    ]),
  )
  return {
    first: { screen: 'editor0', script: chunkOf(bundle, FIRST_TABLE).fileName },
    said: SAID,
    files,
    screens,
    words,
  }
}
