import { describe, expect, it } from 'vitest'
import { LONGEST_NOTE } from '../../src/constants'
import { filledDetails, hasDetails } from '../../src/model/details'
import { charactersOf, shortened } from '../../src/model/texts/characters'

describe('details are absent when empty', () => {
  it.each([
    [undefined, undefined, {}],
    ['', undefined, {}],
    [' \n', undefined, {}],
    [' left ', 0, { note: 'left', distance: 0 }],
    ['left', undefined, { note: 'left' }],
    ['x'.repeat(LONGEST_NOTE + 1), undefined, { note: 'x'.repeat(LONGEST_NOTE) }],
  ])('%j and %j', (note, distance, details) => {
    expect(filledDetails({ note, distance })).toEqual(details)
    expect(hasDetails(filledDetails({ note, distance }))).toBe(Object.keys(details).length > 0)
  })
})

it('a text is cut between characters as people count them', () => {
  expect(charactersOf('né👨‍👩‍👧🇧🇪', 9)).toHaveLength(4)
  expect(charactersOf('a\r\nb', 9)).toEqual(['a', '\r\n', 'b'])
  expect(charactersOf('a b~', 3)).toEqual(['a', ' ', 'b'])
  expect(shortened('né👨‍👩‍👧🇧🇪', 3)).toBe('né👨‍👩‍👧')
})
