import { expect, it } from 'vitest'
import { phoneNumbersIn } from '../../../src/model/texts/phoneNumbers'

it.each([
  ['', []],
  ['call us', []],
  ['0470 12 34 56', ['0470123456']],
  ['An 0470/12.34.56, Bart (+32 486) 98-76-54', ['0470123456', '+32486987654']],
  ['Call 112 first, then 0470 12 34 56', ['112', '0470123456']],
  ['0470 12 34 56 / 0471 23 45 67', ['0470123456', '0471234567']],
  ['06 12 34 56 78 - 03 234 56 78', ['0612345678', '032345678']],
  ['0470123456/0471234567', ['0470123456', '0471234567']],
  ['112 0470 12 34 56', ['112', '0470123456']],
  ['0470 12 34 56 / 112', ['0470123456', '112']],
  ['0470 12 34 56/112', ['0470123456', '112']],
  ['016123456-112', ['016123456', '112']],
  ['016-341-112, 0470/112.112', ['016341112', '0470112112']],
  ['03 / 234 56 78, 0470 - 12.34.56', ['032345678', '0470123456']],
  ['+32 (0)470 12 34 56, 0032 470 12 34 56', ['+32470123456', '0032470123456']],
  ['1120 or room 12', []],
  ['code 12345, or 123 456', ['123456']],
])('the numbers to call in «%s» are %j', (text, dialled) => {
  expect(phoneNumbersIn(text).map((number) => number.dialled)).toEqual(dialled)
})

it('every phone number stands at its index', () => {
  const text = 'An 0470/12.34.56, Bart +32 486 98 76 54'
  for (const { from, text: number } of phoneNumbersIn(text)) expect(text.slice(from, from + number.length)).toBe(number)
})
