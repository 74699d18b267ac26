import { describe, expect, it } from 'vitest'
import { charactersOf } from '../../../src/model/texts/characters'
import { RIGHT_TO_LEFT } from '../../../src/model/texts/isolate'
import { lettersOf } from '../../../src/render/font/trueType'
import { cleanText } from '../../../src/render/sheet/sheetText'
import { typefaceFrom, type DrawnText } from '../../../src/render/sheet/typeface'
import { sheetFont } from '../../support/paper/sheetFont'
import { fc } from '../../support/properties'

const LETTERS = lettersOf(sheetFont())
/** Draws each character one em wide. */
const DRAWN: DrawnText = {
  widthOf: (text) => charactersOf(text, 1_000).length,
  outlineOf: (text) => ({ unitsPerEm: 1, layers: [{ d: text, colour: '#000000' }] }),
}
const TYPEFACE = typefaceFrom(LETTERS, DRAWN)
/** Text as it is, and outlines in brackets. */
const set = (text: string): string =>
  TYPEFACE.textRunsOf(cleanText(text))
    .map((run) => (run.outline ? `[${run.text}]` : run.text))
    .join('')

const MARKS = /[\u061c\u200e\u200f]/g
const sorted = (text: string): string => Array.from(text.replace(MARKS, '')).toSorted().join('')

describe('the sheet’s typeface', () => {
  it.each(['Zomerkamp 2026', 'Łódź', 'Ελλάδα', 'Жовтень', 'Việt Nam', 'çéîøü ñ ß', '→ 21 × ½ €'])(
    'sets %s as text',
    (text) => {
      expect(set(text)).toBe(text)
    },
  )

  it.each([
    ['an emoji', 'Zomerkamp 🏕️ 2026', 'Zomerkamp [🏕️ ]2026'],
    ['a family, whole', '👨‍👩‍👧‍👦', '[👨‍👩‍👧‍👦]'],
    ['another script', '東京 walk', '[東京 ]walk'],
    ['letters that run from right to left, as a whole', 'Kamp שלום לכם', 'Kamp [שלום לכם]'],
    ['an accent that does not join its letter', 'x̌y', '[x̌]y'],
  ])('draws %s', (_, text, runs) => {
    expect(set(text)).toBe(runs)
  })

  it('composes accents first, so that they stay text', () => {
    expect(set('Zoe\u0308')).toBe('Zoë')
  })

  it('knows the widths of its characters', () => {
    expect(LETTERS.advanceOf('i'.codePointAt(0) ?? 0)).toBeCloseTo(0.26, 1)
    expect(LETTERS.advanceOf('W'.codePointAt(0) ?? 0)).toBeCloseTo(1, 1)
    expect(LETTERS.advanceOf('1'.codePointAt(0) ?? 0)).toBeLessThan(LETTERS.advanceOf('0'.codePointAt(0) ?? 0) ?? 0)
    expect(LETTERS.advanceOf(0x1f3d5)).toBeUndefined()
    expect(LETTERS.advanceOf(0x4e00)).toBeUndefined()
  })

  it('has runs that add up to the text and its width', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = cleanText(text)
        const runs = TYPEFACE.textRunsOf(clean)
        const letters = runs.map((run) => run.text).join('')
        expect(sorted(letters)).toBe(sorted(clean))
        expect(RIGHT_TO_LEFT.test(clean) || letters === clean.replace(MARKS, '')).toBe(true)
        expect(runs.reduce((sum, run) => sum + run.width, 0)).toBeCloseTo(TYPEFACE.widthOf(clean), 9)
        for (const run of runs) expect(run.text).not.toMatch(/^ /)
      }),
    )
  })

  it('leaves letters as text that the browser cannot draw as shapes, and says so', () => {
    const unread = typefaceFrom(LETTERS, { ...DRAWN, outlineOf: () => undefined })
    expect(unread.textRunsOf('Kamp שלום')).toEqual([
      expect.objectContaining({ text: 'Kamp ' }),
      { text: 'שלום', width: 4, isMissing: true },
    ])
  })

  it.each(['E000', 'F8FF', 'F0000', '100000'])(
    'tells that U+%s, of private use, does not print, although a font may draw something there',
    (code) => {
      const letter = String.fromCodePoint(Number.parseInt(code, 16))
      const runs = TYPEFACE.textRunsOf(`Kamp ${letter} 2026`)
      expect(runs.filter(({ isMissing }) => isMissing).map(({ text }) => text.trim())).toEqual([letter])
    },
  )

  it('draws everything without a font', () => {
    const bare = typefaceFrom({ advanceOf: () => undefined }, DRAWN)
    expect(bare.textRunsOf('Kamp').map(({ text, outline }) => [text, outline !== undefined])).toEqual([['Kamp', true]])
  })
})
