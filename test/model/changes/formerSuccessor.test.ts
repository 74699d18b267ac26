import { describe, expect, it } from 'vitest'
import { formerSuccessor } from '../../../src/model/changes/formerSuccessor'

describe('a restored drawing is inserted', () => {
  it.each([
    ['between its neighbours', ['a', 'b', 'x', 'c'], ['a', 'b', 'c'], 'c'],
    ['at the end if it stood there', ['a', 'b', 'x'], ['a', 'b'], undefined],
    ['at the beginning if it stood there', ['x', 'a', 'b'], ['a', 'b'], 'a'],
    ['after the nearest earlier drawing that is left', ['a', 'b', 'x', 'c'], ['a', 'n', 'c'], 'n'],
    ['after its predecessor, wherever that was moved', ['a', 'b', 'x', 'c'], ['c', 'b', 'a'], 'a'],
    ['before the nearest later drawing, if no earlier one is left', ['a', 'x', 'c', 'd'], ['n', 'd'], 'd'],
    ['at its old index, if none of the others is left', ['a', 'x', 'c'], ['m', 'n', 'o'], 'n'],
    ['at the end, if the tocht is shorter by now', ['a', 'b', 'x'], ['n'], undefined],
    ['alone in an empty tocht', ['x'], [], undefined],
  ])('%s', (_, then, now, before) => {
    expect(formerSuccessor(then, now, 'x')).toBe(before)
  })
})
