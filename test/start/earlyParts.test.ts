import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { earlyFiles, type EarlyParts } from '../../src/start/earlyParts'
import { firstWord, SCREENS } from '../../src/app/screens'
import { FISH_BONE, FREE_DRAW } from '../../src/model/types'
import type { Language } from '../../src/storage/settings/languages'
import {
  editorPath,
  exportPath,
  fieldPath,
  HOME_PATH,
  NEW_ROUTE_PATH,
  overviewPath,
  routePath,
  SETTINGS_PATH,
} from '../../src/ui/paths'

const PARTS: EarlyParts = {
  files: ['home.js', 'screens.css', 'editor.js', 'en.js', 'nl.js', 'settings.js', 'react.js'],
  start: [6],
  screens: {
    '': [0, 1],
    settings: [5],
    editor0: [2],
  },
  words: { en: [3], nl: [4] },
}

const filesAt = (pathname: string, language: Language = 'en', base = '/'): readonly string[] =>
  earlyFiles(PARTS, new URL(base, 'https://trips.example'), pathname, language).map((href) => new URL(href).pathname)

describe('the start fetches early', () => {
  it.each([
    ['home with its words', '/', 'en', ['/react.js', '/home.js', '/screens.css', '/en.js']],
    ['the editor with its words for a drawing', '/editor0/0/3', 'en', ['/react.js', '/editor.js', '/en.js']],
    ['the chosen language', '/editor0/0/3', 'nl', ['/react.js', '/editor.js', '/nl.js']],
    [
      'home where there is no such address',
      '/constructor/1',
      'en',
      ['/react.js', '/home.js', '/screens.css', '/en.js'],
    ],
  ] as const)('%s', (_, pathname, language, files) => {
    expect(filesAt(pathname, language)).toEqual(files)
  })

  it('from the base folder of the app, too', () => {
    expect(filesAt('/tochten/settings', 'nl', '/tochten/')).toEqual([
      '/tochten/react.js',
      '/tochten/settings.js',
      '/tochten/nl.js',
    ])
  })
})

describe('the list of screens', () => {
  it('names existing modules', () => {
    for (const { file } of SCREENS)
      expect([file, existsSync(new URL(`../../src/ui/${file}`, import.meta.url))]).toEqual([file, true])
  })

  it('has a screen for each address that the app makes', () => {
    const paths = [
      HOME_PATH,
      SETTINGS_PATH,
      exportPath(0),
      NEW_ROUTE_PATH,
      routePath(0),
      fieldPath('check', 0),
      fieldPath('lead', 0),
      ...[FREE_DRAW, FISH_BONE].flatMap((style) => [overviewPath(0, style), editorPath(0, style, 0)]),
    ]
    const words = SCREENS.map(({ path }) => firstWord(path))
    expect(new Set(words).size).toBe(words.length)
    for (const path of paths) expect(words).toContain(firstWord(path))
  })
})
