import { expect, it } from 'vitest'
import { countDrawings } from '../../src/storage/countDrawings'
import { tochtText } from '../../src/storage/format'
import { drawing, LINE, whole } from '../support/drawings'

it('the number of drawings of an earlier version is known, even without ink', () => {
  expect(countDrawings(tochtText(whole([drawing('a1', LINE), drawing('a2')])))).toBe(2)
})

it.each(['', '[]', 'null', '{"drawings": 3}'])('the number of drawings of %j is unknown', (text) => {
  expect(countDrawings(text)).toBeUndefined()
})
