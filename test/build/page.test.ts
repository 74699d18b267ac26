import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OLDEST_BROWSERS } from '../../build/bundling.mjs'
import project from '../../package.json' with { type: 'json' }
import { BAR_COLOURS, LANGUAGE_KEY, MIRROR_KEY, START_FAILED_EVENT, THEME_KEY } from '../../src/constants'
import { DATA_FILE_NAME } from '../../src/ui/shared/useBackup'
import { en } from '../../src/ui/words/en'
import { DARK, LIGHT } from '../../tailwind.config'

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

const contentOf = (name: string): string | undefined =>
  new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`).exec(PAGE)?.[1]

it('the page describes the app and colours the bar of the browser as the web manifest does', () => {
  expect([contentOf('description'), contentOf('theme-color')]).toEqual([project.description, BAR_COLOURS.dark])
})

it('the bar of the browser has the background of the screens', () => {
  expect(BAR_COLOURS).toEqual({ dark: DARK['--canvas'], light: LIGHT['--canvas'] })
})

it('the script in the page has the names, colours and texts of the app', () => {
  const { title, safe, reload, download } = en.error
  const names = [DATA_FILE_NAME, LANGUAGE_KEY, MIRROR_KEY, START_FAILED_EVENT, THEME_KEY, BAR_COLOURS.light]
  const quoted = [...names, title, safe, reload, download].map((text) => `'${text}'`)
  const { chrome, firefox, safari } = OLDEST_BROWSERS
  for (const text of [...quoted, `Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, `]) expect(PAGE).toContain(text)
})
