import { describe, expect, it } from 'vitest'
import { EMERGENCY_NUMBER } from '../../../src/constants'
import type { SideCount } from '../../../src/model/fishbone/sideCount'
import { remarkHas, toggledRemark } from '../../../src/model/texts/remarkText'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import { languageFor } from '../../../src/storage/settings/languages'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'
import { LANGUAGE_NAMES, WORDS_OF } from '../../../src/ui/words/words'

describe('the language is', () => {
  it.each([
    ['the chosen language, whatever the language of the browser', 'en', ['nl-BE'], 'en'],
    ['the chosen language, even if the browser does not name it', 'nl', ['fr'], 'nl'],
    ["the browser's language if none is chosen", undefined, ['nl'], 'nl'],
    ["the browser's language of any country", undefined, ['nl-BE'], 'nl'],
    ["the browser's language, however it is written", undefined, ['NL-be'], 'nl'],
    ["the first of the browser's languages that the app has", undefined, ['fr-BE', 'nl-BE', 'en'], 'nl'],
    ["the first of the browser's languages, not of the app's", undefined, ['en-GB', 'nl'], 'en'],
    ['English if the app has none of them', undefined, ['fr', 'de'], 'en'],
    ['English if the browser names no language', undefined, [], 'en'],
    ['English if the browser names an invalid language', undefined, ['', '*', 'toString'], 'en'],
  ] as const)('%s', (_, chosen, browser, language) => {
    expect(languageFor(chosen, browser)).toBe(language)
  })
})

const SIDE: SideCount = { roads: 7, unpaved: 3 }
/** The sample arguments of functions that do not take numbers, by their key. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  '/fishbone/roads': [SIDE, SIDE],
  '/field/sides': [SIDE, SIDE],
  '/routeScreen/step': [7, 'roads', 'now'],
  '/routeScreen/route/removed': [['7 points']],
  '/routeScreen/roads/sends': [['a.example', 'b.example']],
}

/** Every text of a catalogue with its key; functions receive sample arguments. */
const textsIn = (value: unknown, place = ''): [string, string][] => {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function')
    return [[place, String((value as (...all: unknown[]) => unknown)(...(SAMPLES[place] ?? [7, 8])))]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${place}/${key}`))
}

it('a distance is written alike in the overview and on the sheet, and exactly', () => {
  expect([en, nl].map((words) => [words.distanceText(1_234), words.export.distance(1_234)])).toEqual([
    ['1.234 km', '1.234 km'],
    ['1,234 km', '1,234 km'],
  ])
})

describe.each([
  ['English', en],
  ['Dutch', nl],
])('in %s', (_, words) => {
  it('the emergency text on the sheet names the emergency number', () => {
    expect(words.export.emergency('')).toContain(EMERGENCY_NUMBER)
  })

  it('the suggested remarks, and the name of a row, are single parts of a remark', () => {
    const parts = [...words.field.chips, words.field.atRow(7)]
    expect(parts.filter((part) => !remarkHas(toggledRemark('', part), part))).toEqual([])
  })

  it('every text is non-empty', () => {
    // `junctionText.test` tests the parts of descriptions.
    const silent = textsIn({ ...words, junctions: {} }).filter(
      ([, text]) => text.trim() !== text || text === '' || /undefined|NaN/.test(text),
    )
    expect(silent).toEqual([])
  })

  it.each([
    [1, /^1 (drawing|tekening)$/],
    [0, /^0 (drawings|tekeningen)$/],
    [2, /^2 (drawings|tekeningen)$/],
  ])('%i is followed by the matching form of the noun', (count, text) => {
    expect(words.home.drawings(count)).toMatch(text)
  })
})

it('each language is named in its own language, and has a catalogue', async () => {
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', nl: 'Nederlands' })
  expect(await Promise.all([WORDS_OF.en(), WORDS_OF.nl()])).toEqual([en, nl])
})

it('texts fixed by the contract are the same in both languages', () => {
  expect(nl.editor.title(3)).toBe('Instructie 3')
  expect(en.editor.title(3)).toBe('Instructie 3')
  expect(nl.home.types).toEqual(en.home.types)
})

it.each([en, nl])('each type of tocht has its texts in each language', ({ home, overview }) => {
  for (const texts of [home.types, home.typeHints, overview.becameType])
    expect(Object.keys(texts)).toEqual([FREE_DRAW, FISH_BONE].map(String))
})
