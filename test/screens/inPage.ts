import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Measured } from './shown'

/** The files of `page/` as one script, which a page can run. */
const bundle = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('page/entry.ts', import.meta.url)), formats: ['iife'], name: 'looking' },
    },
  })
  const [first] = [made].flat()
  if (!first || !('output' in first)) throw new Error('There is no script')
  return first.output[0].code
}

let script: Promise<string> | undefined

const run = async <Answer>(page: Page, name: string): Promise<Answer> => {
  script ??= bundle()
  return page.evaluate<Answer>(`(() => { ${await script}; return looking.${name}() })()`)
}

/** Everything that stands on the page. */
export const measured = (page: Page): Promise<Measured> => run(page, 'measure')

/** What no scrolling brings into sight. */
export const unreachable = (page: Page): Promise<readonly string[]> => run(page, 'unreachable')
