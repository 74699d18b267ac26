import { describe, expect, it } from 'vitest'
import { fileName, LONGEST_FILE_NAME } from '../../../src/platform/files/fileName'
import { fc } from '../../support/properties'

const bytes = (text: string): number => new TextEncoder().encode(text).length

describe('the name of a file', () => {
  it.each([
    ['a plain name', 'Tocht 1', 'Tocht 1.pdf'],
    ['letters of other languages', 'Zoektocht Ωμέγα Привет 東京', 'Zoektocht Ωμέγα Привет 東京.pdf'],
    ['accents in two parts become one', 'Cafe\u0301', 'Café.pdf'],
    ['signs that a path may not have', 'a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
    ['line breaks and tabs', 'one\ntwo\tthree', 'one two three.pdf'],
    ['many spaces', '  one   two  ', 'one two.pdf'],
    ['dots and spaces at the edges', '. ..hidden. .', 'hidden.pdf'],
    ['dots in the middle', 'v1.2 b', 'v1.2 b.pdf'],
    ['a way out of the folder', '../../etc/passwd', 'etc passwd.pdf'],
    ['nothing', '', 'tocht.pdf'],
    ['a single space, the default name', ' ', 'tocht.pdf'],
    ['signs alone', '???', 'tocht.pdf'],
    ['characters that change the text direction', 'ab\u202Ecd', 'ab cd.pdf'],
    ['half a character', 'a\uD83Db', 'a b.pdf'],
    ['an emoji', 'Kamp 🏕', 'Kamp 🏕.pdf'],
    ['an emoji of several parts', 'Kamp 👨‍👩‍👧 🏳️‍🌈', 'Kamp 👨‍👩‍👧 🏳️‍🌈.pdf'],
    ['a joiner that joins nothing', 'a\u200Db 🏕\u200D', 'a b 🏕.pdf'],
    ['a device of Windows', 'con', '_con.pdf'],
    ['a device in capitals', 'LPT1', '_LPT1.pdf'],
    ['a device with more after a dot', 'aux.old', '_aux.old.pdf'],
    ['a name that begins like a device', 'console', 'console.pdf'],
  ])('%s', (_, name, expected) => {
    expect(fileName(name, 'pdf')).toBe(expected)
  })

  it('has the requested extension', () => {
    expect(fileName('Tocht 1', 'json')).toBe('Tocht 1.json')
  })

  it.each([
    ['letters of one byte', 'x'.repeat(500), 120],
    ['letters of two', 'é'.repeat(500), 120],
    ['letters of four', '🏕'.repeat(500), 120],
  ])('is cut at %s', (_, name, length) => {
    expect(bytes(fileName(name, 'pdf'))).toBe(length + '.pdf'.length)
  })

  it.each(['.', ' ', '. .'])('does not end in "%s" after it was cut', (edge) => {
    expect(fileName(`${'x'.repeat(LONGEST_FILE_NAME - edge.length)}${edge}more`, 'pdf')).toBe(
      `${'x'.repeat(LONGEST_FILE_NAME - edge.length)}.pdf`,
    )
  })

  it.each(['👍🏽', '👨‍👩‍👧‍👦'])('is not cut within a letter such as %s', (letter) => {
    expect(fileName(letter.repeat(100), 'pdf').replaceAll(letter, '')).toBe('.pdf')
  })

  it('stays within the limit for a long name that begins with a device name', () => {
    expect(fileName(`con.${'x'.repeat(500)}`, 'pdf')).toBe(`_con.${'x'.repeat(LONGEST_FILE_NAME - 5)}.pdf`)
  })

  it('is valid whatever the tocht is called', () => {
    const part = fc.constantFrom('/', '\\', '..', '.', ' ', ':', '\0', 'con', 'nul.', 'é', '🏕', '\u200D', '\uD800', 'a')
    const anyName = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = fileName(name, 'pdf')
        const stem = safe.slice(0, -'.pdf'.length)
        expect(safe.endsWith('.pdf')).toBe(true)
        expect(stem.replaceAll(/(?<=🏕)\u200D(?=🏕)/gu, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/u)
        expect(stem).not.toMatch(/^[\s.]|[\s.]$|^$/)
        expect(stem).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        expect(bytes(stem)).toBeLessThanOrEqual(LONGEST_FILE_NAME)
        expect(fileName(stem, 'pdf')).toBe(safe)
      }),
    )
  })
})
