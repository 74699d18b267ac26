import { describe, expect, it } from 'vitest'
import { subsetFont } from '../../src/pdf/subsetFont'
import { lettersOf, openFont } from '../../src/render/trueType'
import { fc } from '../support/properties'
import { sheetFont } from '../support/sheetFont'

const FONT = sheetFont()
const codePointsOf = (text: string): Set<number> => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))

const glyphsIn = ({ view, table }: ReturnType<typeof openFont>): number => view.getUint16(table('maxp').at + 4)

describe('a font of which only some letters are taken', () => {
  it('has those in their widths, and no others', () => {
    const [whole, text] = [lettersOf(FONT), 'Zoë Łódź Ж Ω 0123']
    const subset = lettersOf(subsetFont(FONT, codePointsOf(text)))
    for (const codePoint of codePointsOf(text)) expect(subset.advanceOf(codePoint)).toBe(whole.advanceOf(codePoint))
    for (const codePoint of codePointsOf('ABCäĄж9')) expect(subset.advanceOf(codePoint)).toBeUndefined()
  })

  it('leaves out what it never had', () => {
    expect(lettersOf(subsetFont(FONT, codePointsOf('東a'))).advanceOf(0x6771)).toBeUndefined()
  })

  it('is small', () => {
    expect(subsetFont(FONT, codePointsOf('abcdefghijklmnopqrstuvwxyz')).byteLength).toBeLessThan(12_000)
  })

  it('brings along the letters of which accented ones are put together', () => {
    const plain = openFont(subsetFont(FONT, codePointsOf('e')))
    const accented = openFont(subsetFont(FONT, codePointsOf('ë')))
    expect(glyphsIn(plain)).toBe(2)
    expect(glyphsIn(accented)).toBeGreaterThan(glyphsIn(plain))
  })

  it('taken again is the same', () => {
    const letters = fc.constantFrom(...Array.from('aeëłŁŻζж019→… '))
    fc.assert(
      fc.property(fc.array(letters), (chosen) => {
        const wanted = codePointsOf(chosen.join(''))
        const once = subsetFont(FONT, wanted)
        expect(Buffer.from(subsetFont(once, wanted)).equals(Buffer.from(once))).toBe(true)
      }),
    )
  })
})
