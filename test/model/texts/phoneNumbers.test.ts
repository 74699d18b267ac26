import { expect, it } from 'vitest'
import { phoneNumbersIn } from '../../../src/model/texts/phoneNumbers'

it.each([
  ['', []],
  ['call us', []],
  ['0470 12 34 56', ['0470123456']],
  ['An 0470/12.34.56, Bart (+32 486) 98-76-54', ['0470123456', '+32486987654']],
  ['Call 112 first, then 0470 12 34 56', ['112', '0470123456']],
  ['1120 or room 12', []],
  ['code 12345, or 123 456', ['123456']],
])('the numbers to call in «%s» are %j', (text, dialled) => {
  expect(phoneNumbersIn(text).map((number) => number.dialled)).toEqual(dialled)
})

it('every phone number stands at its index', () => {
  const text = 'An 0470/12.34.56, Bart +32 486 98 76 54'
  for (const { from, text: number } of phoneNumbersIn(text)) expect(text.slice(from, from + number.length)).toBe(number)
})
