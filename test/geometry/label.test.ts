import { describe, expect, it } from 'vitest'
import { labelWidth, setLabel } from '../../src/geometry/label'
import { labelText } from '../../src/model/texts/names'
import { lettersOf } from '../../src/render/font/trueType'
import { must } from '../support/must'
import { sheetFont } from '../support/paper/sheetFont'
import { fc } from '../support/properties'
import { hostileNames } from '../support/tochten/blns'

const SIZE = 10
const linesOf = (text: string, room: number): readonly string[] =>
  setLabel(text, SIZE, room, labelWidth).lines.map((line) => line.text)

describe('a label', () => {
  it.each<[string, string, number, string[]]>([
    ['stays in one line where it fits', 'brug', 100, ['brug']],
    ['is set in two equal lines between its words', 'Op de hoek bij de bakker', 1000, ['Op de hoek', 'bij de bakker']],
    ['breaks after a hyphen', 'Klein-Antwerpen', 60, ['Klein-', 'Antwerpen']],
    [
      'breaks between its words, even if one line is then wide',
      'Oude Molenstraat-West',
      120,
      ['Oude', 'Molenstraat-West'],
    ],
    ['breaks a word where nothing else fits', 'Pietersnieuwstraat', 60, ['Pietersni', 'euwstraat']],
    ['breaks between its words if nothing fits at all', 'Op de hoek', 10, ['Op de', 'hoek']],
    ['stays whole if it has one letter', 'W', 5, ['W']],
    ['of shapes alone stays whole', '🏕️🏕️', 5, ['🏕️🏕️']],
  ])('%s', (_, text, room, lines) => {
    expect(linesOf(text, room)).toEqual(lines)
  })

  it('loses no letter and no order when it is broken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 200 }), (typed, room) => {
        const text = labelText(typed)
        fc.pre(text !== '')
        const lines = linesOf(text, room)
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })

  it('is never wider than its room: where two lines would be, its type shrinks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 200 }), (typed, room) => {
        const text = labelText(typed)
        const { width, size, lines } = setLabel(text, SIZE, room, labelWidth)
        expect(width).toBeLessThanOrEqual(room + 1e-9)
        expect(size < SIZE).toBe(lines.some((line) => (line.width * SIZE) / size > room + 1e-9))
      }),
    )
  })

  it('never parts an accent from its letter', () => {
    for (const text of hostileNames().map(labelText))
      for (const line of linesOf(text, 1).slice(1)) expect(line).not.toMatch(/^\p{M}/u)
  })
})

describe('the width of a text on screens', () => {
  it('is within a twentieth of the width in the typeface', () => {
    const letters = lettersOf(sheetFont())
    const inFont = (text: string) =>
      Array.from(text).reduce((sum, one) => sum + must(letters.advanceOf(must(one.codePointAt(0)))), 0)
    for (const text of [
      'Kerkstraat',
      'brug',
      'P 2',
      'nr. 14',
      'Château',
      'Op de hoek bij de bakker',
      'WILLEM ELSSCHOT',
    ])
      expect([text, Math.round((labelWidth(text) / inFont(text)) * 10)]).toEqual([text, 10])
  })

  it('counts marks for nothing, and letters as wide as high for more', () => {
    expect(labelWidth('é')).toBe(labelWidth('e'))
    expect(labelWidth('田')).toBeGreaterThan(1)
  })
})
