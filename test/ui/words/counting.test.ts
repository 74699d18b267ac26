import { describe, expect, it } from 'vitest'
import { countingIn } from '../../../src/ui/words/counting'

describe('numbers are written', () => {
  it.each([
    ['en', '12,500'],
    ['nl', '12.500'],
  ])('as readers of %s write them', (language, text) => {
    expect(countingIn(language).written(12_500)).toBe(text)
  })

  it.each(['en', 'nl'])('small and large as the browser writes them in %s', (language) => {
    const numbers = new Intl.NumberFormat(language)
    for (const value of [-12, -0.5, 0, 0.5, 1, 999, 999.5, 1_000, 1_234_567.8])
      expect(countingIn(language).written(value)).toBe(numbers.format(value))
  })
})

describe('nouns take the form', () => {
  it.each([
    ['en', 1, '1 tocht'],
    ['en', 0, '0 tochten'],
    ['nl', 1, '1 tocht'],
    ['nl', 1_000, '1.000 tochten'],
  ])('in %s for %i', (language, value, text) => {
    expect(countingIn(language).counted(value, { one: 'tocht', other: 'tochten' })).toBe(text)
  })

  it('that every language has, if a finer one is missing', () => {
    expect(countingIn('pl').counted(3, { one: 'tocht', other: 'tochten' })).toBe('3 tochten')
  })
})
