import { describe, expect, it } from 'vitest'
import { subsetFont } from '../../../src/render/font/subsetFont'
import { lettersOf, openFont } from '../../../src/render/font/trueType'
import { sheetFont } from '../../support/paper/sheetFont'
import { fc } from '../../support/properties'

const FONT = sheetFont()
const codePointsOf = (text: string): Set<number> => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))

const glyphsIn = ({ view, table }: ReturnType<typeof openFont>): number => view.getUint16(table('maxp').at + 4)

/** Flags of a component with any of three kinds of scale. */
const SCALED = 0x8 | 0x40 | 0x80

/** The flags of a component and the following ones, up to the last, or to the first scaled one. */
const flagsFrom = (view: DataView, at: number): number[] => {
  const flags = view.getUint16(at)
  const isLast = (flags & 0x20) === 0 || (flags & SCALED) !== 0
  return isLast ? [flags] : [flags, ...flagsFrom(view, at + (flags & 1 ? 8 : 6))]
}

/** The flags of all components of a font's glyphs. */
const componentFlags = ({ view, table }: ReturnType<typeof openFont>): number[] => {
  const [glyf, loca] = [table('glyf').at, table('loca').at]
  return Array.from({ length: view.getUint16(table('maxp').at + 4) }, (_, glyph) => {
    const [start, end] = [view.getUint32(loca + 4 * glyph), view.getUint32(loca + 4 * glyph + 4)]
    return end > start && view.getInt16(glyf + start) === -1 ? flagsFrom(view, glyf + start + 10) : []
  }).flat()
}

const widthsIn = ({ view, table }: ReturnType<typeof openFont>): number => view.getUint16(table('hhea').at + 34)

/** The header fields for a list of entries, as the format requires; browsers reject a font with wrong ones. */
const searchNumbers = (entries: number, bytes: number): readonly number[] => {
  const most = [64, 32, 16, 8, 4, 2, 1].find((power) => power <= entries) ?? 1
  return [most * bytes, Math.log2(most), (entries - most) * bytes]
}

describe('a font subset', () => {
  it('has tables and characters that support binary search', () => {
    const { view, table } = openFont(subsetFont(FONT, codePointsOf('Zoë Łódź 0123')))
    const numbersAt = (at: number): readonly number[] => [0, 2, 4].map((byte) => view.getUint16(at + byte))
    expect(numbersAt(6)).toEqual(searchNumbers(view.getUint16(4), 16))
    const letters = table('cmap').at + view.getUint32(table('cmap').at + 8)
    expect(numbersAt(letters + 8)).toEqual(searchNumbers(view.getUint16(letters + 6) / 2, 2))
  })

  it('has the characters with their widths, and no others', () => {
    const [whole, text] = [lettersOf(FONT), 'Zoë Łódź Ж Ω 0123']
    const subset = lettersOf(subsetFont(FONT, codePointsOf(text)))
    for (const codePoint of codePointsOf(text)) expect(subset.advanceOf(codePoint)).toBe(whole.advanceOf(codePoint))
    for (const codePoint of codePointsOf('ABCäĄж9')) expect(subset.advanceOf(codePoint)).toBeUndefined()
  })

  it('leaves out characters that the font lacks', () => {
    expect(lettersOf(subsetFont(FONT, codePointsOf('東a'))).advanceOf(0x6771)).toBeUndefined()
  })

  it('is small', () => {
    expect(subsetFont(FONT, codePointsOf('abcdefghijklmnopqrstuvwxyz')).byteLength).toBeLessThan(12_000)
  })

  it('includes the components of accented letters', () => {
    const plain = openFont(subsetFont(FONT, codePointsOf('e')))
    const accented = openFont(subsetFont(FONT, codePointsOf('ë')))
    expect(glyphsIn(plain)).toBe(2)
    expect(glyphsIn(accented)).toBeGreaterThan(glyphsIn(plain))
  })

  it('declares one width per character', () => {
    const font = openFont(subsetFont(FONT, codePointsOf('abcë')))
    expect(widthsIn(font)).toBe(glyphsIn(font))
  })

  it('has no scaled components, which would be misread', () => {
    const flags = componentFlags(openFont(FONT))
    expect(flags.length).toBeGreaterThan(1_000)
    expect(flags.filter((one) => (one & SCALED) !== 0)).toEqual([])
  })

  it('of a subset is the subset itself', () => {
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
