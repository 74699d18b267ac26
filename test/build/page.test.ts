import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { BAR_COLOURS } from '../../src/constants'
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
