import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Measured } from './shown'

/** Bundles the files of `page/` into one script that runs in the page. */
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

/** Makes the measurements that the checks need. */
export const measured = (page: Page): Promise<Measured> => run(page, 'measure')

/** A page that is too wide, and controls that cannot be scrolled into view. */
export const unreachable = (page: Page): Promise<readonly string[]> => run(page, 'unreachable')
