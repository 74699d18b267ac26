import { describe, expect, it } from 'vitest'
import { FURTHEST_DISTANCE } from '../../../src/constants'
import { decimalsOf, formatMetres, parseMetres } from '../../../src/model/texts/metres'
import { fc } from '../../support/properties'

describe('parseMetres reads a distance as a leader types it', () => {
  it.each([
    ['250', 250],
    ['250 m', 250],
    ['250m', 250],
    ['0', 0],
    ['0 m', 0],
    ['1,2 km', 1_200],
    ['1.2km', 1_200],
    ['1.2 KM', 1_200],
    ['  3 km ', 3_000],
    ['0,25 km', 250],
    ['1.234 km', 1_234],
    ['12.5 m', 13],
    ['1234.567 m', 1_235],
    ['1.2345 m', 1],
    ['1.200 m', 1_200],
    ['1,200', 1_200],
    ['12 500 m', 12_500],
    ['999999', 999_999],
    ['0.5', 500],
    ['50.', 50],
    ['50,', 50],
    ['1,2', 1_200],
    [' 12.75 ', 12_750],
    ['0.250', 250],
    ['400 meter', 400],
    ['1 metre', 1],
    ['1,2 kilometer', 1_200],
    ['2 kilometres', 2_000],
  ])('%j', (text, metres) => {
    expect(parseMetres(text)).toBe(metres)
  })

  it.each([
    '',
    ' ',
    'm',
    'km',
    'far',
    '-5',
    '1.2.3 km',
    '1,2,3',
    '1.200,5',
    '5 mi',
    '250 m and then',
    '1e3',
    '0x10',
    '1000000',
    '1000 km',
    '100.5',
    '100.0',
    '1200,5',
    '.',
  ])('but not %j', (text) => {
    expect(parseMetres(text)).toBeUndefined()
  })
})

describe('formatMetres', () => {
  it.each([
    [0, '0 m', '0 m'],
    [999, '999 m', '999 m'],
    [1_000, '1 km', '1 km'],
    [1_200, '1.2 km', '1,2 km'],
    [12_345, '12.345 km', '12,345 km'],
  ])('%i', (metres, english, dutch) => {
    expect([formatMetres(metres, '.'), formatMetres(metres, ',')]).toEqual([english, dutch])
  })

  it('uses the same unit and decimals in a whole column', () => {
    expect(decimalsOf([9_000, 12_000])).toBe(0)
    expect(decimalsOf([1_050, 1_200, 500])).toBe(2)
    expect(decimalsOf([1_200, 15])).toBe(3)
    expect(decimalsOf([999, 15])).toBeUndefined()
    expect(decimalsOf([])).toBeUndefined()
    expect(formatMetres(620, ',', 3)).toBe('0,620 km')
    expect(formatMetres(1_200, ',', 2)).toBe('1,20 km')
  })

  it('is read back as the same distance, in every language, alone or in a column', () => {
    const distance = fc.nat({ max: FURTHEST_DISTANCE })
    fc.assert(
      fc.property(distance, distance, fc.constantFrom('.', ','), (metres, other, mark) => {
        expect(parseMetres(formatMetres(metres, mark))).toBe(metres)
        expect(parseMetres(formatMetres(metres, mark, decimalsOf([metres, other])))).toBe(metres)
      }),
    )
  })
})

it('parseMetres yields whole metres within the limits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,  km'.split('')) })
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), (text) => {
      const metres = parseMetres(text)
      if (metres === undefined) return
      expect(Number.isInteger(metres)).toBe(true)
      expect(metres).toBeGreaterThanOrEqual(0)
      expect(metres).toBeLessThanOrEqual(FURTHEST_DISTANCE)
    }),
  )
})
