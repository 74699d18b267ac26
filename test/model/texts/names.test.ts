import { describe, expect, it } from 'vitest'
import { cleanName, labelText, LONGEST_LABEL, LONGEST_NAME } from '../../../src/model/texts/names'
import { fc } from '../../support/properties'

/** Longer than the limit of a name. */
const long = fc.string({ unit: 'binary', minLength: 400, maxLength: 600 })
const MARK = '\u0323'

describe('a stored name', () => {
  it.each([
    ['is the typed text', 'Nachttocht 3 – “Bos”', 'Nachttocht 3 – “Bos”'],
    [
      'keeps every script, and emoji with all their parts',
      'Ünïcødé Ελλάδα Київ 日本 👩‍👩‍👧 🇧🇪',
      'Ünïcødé Ελλάδα Київ 日本 👩‍👩‍👧 🇧🇪',
    ],
    ['has composed letters', 'Cafe\u0301', 'Café'],
    ['is one line', 'one\r\ntwo\tthree', 'one two three'],
    ['has no control characters', 'a\u0000b\u001B[31mc\u007F\u0090d', 'ab[31mcd'],
    ['has no characters that change the text direction', '\u202Egnp.exe\u202C\u2066x\u2069', 'gnp.exex'],
    ['has no half characters', 'a\uD800b', 'a\uFFFDb'],
    ['keeps its outer spaces, since the user may be typing', ' two ', ' two '],
  ])('%s', (_, typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it('has at most 120 characters, none of them cut in half', () => {
    expect(cleanName('x'.repeat(LONGEST_NAME + 1))).toBe('x'.repeat(LONGEST_NAME))
    expect(cleanName('🇧🇪'.repeat(LONGEST_NAME + 1))).toBe('🇧🇪'.repeat(LONGEST_NAME))
  })

  it('has at most 480 code points, however many marks a letter has', () => {
    expect(Array.from(cleanName(`é${MARK.repeat(1_000)}`))).toHaveLength(480)
    expect(Array.from(cleanName('👩‍👩‍👧'.repeat(LONGEST_NAME)))).toHaveLength(480)
    // Each of these characters becomes three in NFC.
    expect(Array.from(cleanName('\uFB2C'.repeat(480))).length).toBeLessThanOrEqual(480)
  })

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), long), (name) => {
        expect(cleanName(cleanName(name))).toBe(cleanName(name))
        expect(JSON.parse(JSON.stringify(cleanName(name)))).toBe(cleanName(name))
      }),
    )
  })
})

describe('the text of a label', () => {
  it.each([
    ['has no spaces around it', '  P 2 ', 'P 2'],
    [
      'has none at its end when it is shortened either',
      `${'x'.repeat(LONGEST_LABEL - 1)} y`,
      'x'.repeat(LONGEST_LABEL - 1),
    ],
    ['has at most 24 characters as people count them', '🇧🇪'.repeat(30), '🇧🇪'.repeat(LONGEST_LABEL)],
    ['is empty if there is nothing to show', ' \u200E\n ', ''],
  ])('%s', (_, typed, kept) => {
    expect(labelText(typed)).toBe(kept)
  })

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), long), (text) => {
        expect(labelText(labelText(text))).toBe(labelText(text))
      }),
    )
  })
})
