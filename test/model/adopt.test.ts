import { expect, it } from 'vitest'
import { adopt } from '../../src/model/adopt'
import { ARROW, drawing, LINE, stateWith, whole } from '../support/drawings'

it('a tocht that replaces an earlier version removes the drawings that it no longer has', () => {
  const before = stateWith(whole([drawing('a1', LINE), drawing('a2', ARROW)]))
  const adoption = { wholes: [whole([drawing('a1', LINE)])], foreign: false, order: ['a'], dropped: [], when: 7 }
  expect(Object.keys(adopt(before, adoption).drawings)).toEqual(['a1'])
})
