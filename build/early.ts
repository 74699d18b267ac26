import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { EarlyParts } from '../src/start/earlyParts.ts'
import { firstWord, SCREENS } from '../src/app/screens.ts'
import { LANGUAGES } from '../src/storage/settings/languages.ts'
import { textsOf } from './textsOf.ts'
import { chunkOf, filesOf, START, type Bundle } from './filesOf.ts'
import { EARLY } from './hosting.ts'
import { EARLY_TARGET } from './bundling.mjs'

const SOURCE = fileURLToPath(new URL('../src/start/early.ts', import.meta.url))
/** The placeholders in `index.html`. */
const SCRIPT_PLACE = '<!-- src/start/early.ts -->'
const ICON_PLACE = '<svg class="start-icon" />'
const ICON = new URL('../public/favicon.svg', import.meta.url)

/** Inlines the app's icon into `index.html`, so that the first frame shows it without a request. */
export const startIcon = (): Plugin => ({
  name: 'start-icon',
  transformIndexHtml: (html) =>
    filled(
      html,
      ICON_PLACE,
      readFileSync(ICON, 'utf8').trim().replace('<svg ', '<svg class="start-icon" aria-hidden="true" '),
    ),
})

/** Replaces a placeholder. @throws if the page has none */
const filled = (html: string, place: string, text: string): string => {
  if (!html.includes(place)) throw new Error(`The page has no ${place}`)
  return html.replace(place, () => text)
}

/** Builds the blocking script as an IIFE, because a module would wait for the whole document. */
const earlyScript = async (): Promise<string> => {
  const output = { format: 'iife' } as const
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: EARLY_TARGET, rolldownOptions: { input: SOURCE, output } },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}

/**
 * Adds `src/start/early.ts` to `index.html`, with the files that each screen needs: the server sends the same page for
 * every screen.
 */
export const early = (): Plugin => {
  let base = '/'
  return {
    name: 'early',
    configResolved: (config) => {
      base = config.base
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${EARLY}`, (_, response, next) => {
        const send = (code: string): void => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }
        earlyScript().then(send, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY, source: await earlyScript() })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const parts = bundle ? JSON.stringify(partsOf(bundle)).replaceAll('"', '&quot;') : ''
        return filled(html, SCRIPT_PLACE, `<script src="${base}${EARLY}" data-parts="${parts}"></script>`)
      },
    },
  }
}

/** The files of the start, of each screen and of each language, as indexes into one list. */
const partsOf = (bundle: Bundle): EarlyParts => {
  const start = filesOf(bundle, [START])
  const files: string[] = []
  const placeOf = (name: string): number => {
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const placesOf = (...modules: readonly string[]): readonly number[] =>
    [...filesOf(bundle, modules)].filter((name) => !start.has(name)).map(placeOf)

  const page = chunkOf(bundle, START).fileName
  const others = [...start].filter((name) => name !== page && name.endsWith('.js')).map(placeOf)
  const screens = SCREENS.map(({ path, file }) => [firstWord(path), placesOf(`src/ui/${file}`)] as const)
  const words = LANGUAGES.map((language) => [language, placesOf(textsOf(language))] as const)
  // TypeScript does not see that `words` has each language.
  const byLanguage = Object.fromEntries(words) as EarlyParts['words']
  return { files, start: others, screens: Object.fromEntries(screens), words: byLanguage }
}
