import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { BAR_COLOURS, THEME_KEY } from '../../src/constants'

const SCRIPT = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** What the page looks like when it is first painted. */
const firstPaint = (stored: string | null, deviceIsDark: boolean, forbidden = false) => {
  const root = { className: '' }
  const bar = { content: '' }
  runInNewContext(SCRIPT, {
    localStorage: {
      getItem: (key: string) => {
        if (forbidden) throw new Error('SecurityError')
        return key === THEME_KEY ? stored : null
      },
    },
    matchMedia: () => ({ matches: deviceIsDark }),
    document: { documentElement: root, querySelector: () => bar },
  })
  return { theme: root.className, bar: bar.content }
}

const DARK = { theme: 'dark', bar: BAR_COLOURS.dark }
const LIGHT = { theme: 'light', bar: BAR_COLOURS.light }

describe('before anything is painted the theme is', () => {
  it.each([
    ['dark, when nothing was chosen', null, false, DARK],
    ['dark, when what was chosen is no theme', 'purple', false, DARK],
    ['dark, when that was chosen', 'dark', false, DARK],
    ['light, when that was chosen', 'light', true, LIGHT],
    ["the device's, for system on a dark one", 'system', true, DARK],
    ["the device's, for system on a light one", 'system', false, LIGHT],
  ] as const)('%s', (_, stored, deviceIsDark, expected) => {
    expect(firstPaint(stored, deviceIsDark)).toEqual(expected)
  })

  it('dark, when the browser keeps nothing', () => {
    expect(firstPaint('light', false, true)).toEqual(DARK)
  })
})
