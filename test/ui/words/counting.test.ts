import { describe, expect, it } from 'vitest'
import { countingIn } from '../../../src/ui/words/counting'

describe('numbers are written', () => {
  it.each([
    ['en', '12,500'],
    ['nl', '12.500'],
  ])('as readers of %s write them', (language, text) => {
    expect(countingIn(language).written(12_500)).toBe(text)
  })
})

describe('nouns take the form', () => {
  it.each([
    ['en', 1, '1 tocht'],
    ['en', 0, '0 tochten'],
    ['nl', 1, '1 tocht'],
    ['nl', 1_000, '1.000 tochten'],
  ])('that in %s goes with %i', (language, value, text) => {
    expect(countingIn(language).counted(value, { one: 'tocht', other: 'tochten' })).toBe(text)
  })

  it('that every language has, where a finer one is missing', () => {
    expect(countingIn('pl').counted(3, { one: 'tocht', other: 'tochten' })).toBe('3 tochten')
  })
})
