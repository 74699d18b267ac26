import { expect, it } from 'vitest'
import { hash } from '../../src/model/hash'

it.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the hash of %j is that of FNV-1a', (text, expected) => {
  expect(hash(text)).toBe(expected)
})
