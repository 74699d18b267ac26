import { describe, expect, it } from 'vitest'
import { cleanName } from '../../src/model/names'
import { fc } from '../support/properties'

describe('a name as it is kept', () => {
  it.each([
    ['is what was typed', 'Nachttocht 3 – “Bos”', 'Nachttocht 3 – “Bos”'],
    [
      'keeps every script, and emoji with all their parts',
      'Ünïcødé Ελλάδα Київ 日本 👩‍👩‍👧 🇧🇪',
      'Ünïcødé Ελλάδα Київ 日本 👩‍👩‍👧 🇧🇪',
    ],
    ['has composed letters', 'Cafe\u0301', 'Café'],
    ['is one line', 'one\r\ntwo\tthree', 'one two three'],
    ['has no control characters', 'a\u0000b\u001B[31mc\u007F\u0090d', 'ab[31mcd'],
    ['has nothing that turns the writing', '\u202Egnp.exe\u202C\u2066x\u2069', 'gnp.exex'],
    ['has no half characters', 'a\uD800b', 'a\uFFFDb'],
    ['keeps the spaces of whoever is still typing', ' two ', ' two '],
  ])('%s', (_, typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it('is clean once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(cleanName(cleanName(name))).toBe(cleanName(name))
        expect(JSON.parse(JSON.stringify(cleanName(name)))).toBe(cleanName(name))
      }),
    )
  })
})
