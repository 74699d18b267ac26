import { afterEach, describe, expect, it, vi } from 'vitest'
import { BAR_COLOURS } from '../../src/constants'
import { showTheme } from '../../src/platform/theme'

afterEach(() => void vi.unstubAllGlobals())

/** The class of the root element and the colour of the browser's bar after a theme is shown. */
const shown = (theme: 'light' | 'dark' | 'system', deviceIsDark: boolean) => {
  const classes = new Set(['dark'])
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: readonly string[]) => names.forEach((name) => classes.delete(name)),
  }
  const bar = { content: '' }
  vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark }))
  vi.stubGlobal('document', { documentElement: { classList }, querySelector: () => bar })
  showTheme(theme)
  return { classes: [...classes], bar: bar.content }
}

describe('showTheme sets class and colour for', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s, on a device that is dark: %s, as %s', (theme, deviceIsDark, expected) => {
    expect(shown(theme, deviceIsDark)).toEqual({ classes: [expected], bar: BAR_COLOURS[expected] })
  })
})
