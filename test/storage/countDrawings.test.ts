import { expect, it } from 'vitest'
import { countDrawings } from '../../src/storage/countDrawings'
import { shareText } from '../../src/storage/format'
import { drawing, LINE, whole } from '../support/drawings'

it('an earlier version tells how many drawings it holds, also without ink', () => {
  expect(countDrawings(shareText(whole([drawing('a1', LINE), drawing('a2')])))).toBe(2)
})

it.each(['', '[]', 'null', '{"drawings": 3}'])('%j tells no number', (text) => {
  expect(countDrawings(text)).toBeUndefined()
})
