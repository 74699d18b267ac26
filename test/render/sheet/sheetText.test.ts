import { describe, expect, it } from 'vitest'
import { charactersOf } from '../../../src/model/texts/characters'
import { NAME_SIZE_SMALLEST } from '../../../src/render/sheet/sheetFrame'
import { cleanText, fitText, lineAt, wrapText } from '../../../src/render/sheet/sheetText'
import { TYPEFACE } from '../../support/paper/sheets'
import { fc } from '../../support/properties'

const SLACK = 1e-9
const SIZES = { largest: 6, smallest: NAME_SIZE_SMALLEST }

describe('a fitted text', () => {
  it.each([
    ['keeps the largest size if there is room', 'abcd', 100, 'abcd', 6],
    ['may fill the width', 'abcd', 12, 'abcd', 6],
    ['gets smaller if there is no room', 'abcdefgh', 18, 'abcdefgh', 4.5],
    ['may get as small as the smallest size', 'abcdefghij', 18, 'abcdefghij', 3.6],
    ['leaves no space before the ellipsis', 'abc defghij', 9, 'abc…', 3.6],
    ['loses its end at the smallest size', 'abcdefghij', 9, 'abcd…', 3.6],
    ['may be an ellipsis alone', 'abcdefghij', 1, '…', 3.6],
    ['may be empty', '', 10, '', 6],
  ])('%s', (_, text, width, fitted, size) => {
    const line = fitText(text, SIZES, width, TYPEFACE)
    expect(line.text).toBe(fitted)
    expect(line.size).toBeCloseTo(size)
  })

  it('fits, or is only an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double({ min: 2, max: 60, noNaN: true }), (text, width) => {
        const line = fitText(text, SIZES, width, TYPEFACE)
        expect(TYPEFACE.widthOf(line.text) * line.size).toBeLessThanOrEqual(width + SLACK)
        expect(line.text === text || line.text.endsWith('…')).toBe(true)
        expect(text.startsWith(line.text.replace(/…$/, '').trimEnd()) || line.text === text).toBe(true)
      }),
    )
  })

  it('is never cut within a character', () => {
    const family = '👨‍👩‍👧‍👦'
    const line = fitText(family.repeat(3), SIZES, 18, TYPEFACE)
    expect(charactersOf(line.text.slice(0, -1), 1_000).every((letter) => letter === family)).toBe(true)
  })
})

describe('a note', () => {
  it.each([
    ['stands on one line if it can', 'left of oak', 6, ['left of oak']],
    ['is broken between words', 'left of the oak', 5, ['left of', 'the oak']],
    ['ends in an ellipsis if there are too few lines', 'left of the oak then right', 5, ['left of', 'the oak t…']],
    ['begins no line with the dot between two facts', 'De Scouts · 9', 5, ['De', 'Scouts · 9']],
    ['begins no line with the dot after a number', 'Scouts 7 · 9:00', 4, ['Scouts', '7 · 9:00']],
    ['breaks a word that is too long between letters', 'Llanfairpwllgwyngy', 5, ['Llanfairp\u2010', 'wllgwyngy']],
    ['keeps a number together', 'call 04 70 12 now', 5, ['call', '04 70 12…']],
    ['keeps a number with its unit', 'then 112 m on', 4.5, ['then', '112 m on']],
    ['never ends in half a number', 'at the oak call 0470', 7, ['at the oak', 'call 0470']],
    ['ends before a number rather than within it', 'at the oak call 0470 12 34 56', 7, ['at the oak', 'call…']],
    ['may be empty', '', 5, []],
  ])('%s', (_, text, width, lines) => {
    expect(wrapText(text, width, 2, TYPEFACE)).toEqual(lines)
  })

  it('never has more or wider lines than allowed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = wrapText(cleanText(text), width, 2, TYPEFACE)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(TYPEFACE.widthOf(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})

it.each([
  ['composes accents', 'Zoe\u0308', 'Zoë'],
  ['joins several lines to one', ' a\nb\t\tc ', 'a b c'],
  ['replaces invisible characters by a space', 'a\u0000\u0007b', 'a b'],
  ['replaces half a character by a sign', 'a\ud800b', 'a\ufffdb'],
])('text for paper: %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

it.each([
  ['start', 10],
  ['middle', 7],
  ['end', 4],
] as const)('a line can have its %s at a place', (alignment, x) => {
  expect(lineAt({ text: 'abcd', size: 3 }, 10, 5, alignment, TYPEFACE)).toMatchObject({ x, width: 6, baseline: 5 })
})
