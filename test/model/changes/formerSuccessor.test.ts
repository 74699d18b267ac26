import { describe, expect, it } from 'vitest'
import { formerSuccessor } from '../../../src/model/changes/formerSuccessor'

describe('a restored drawing is inserted', () => {
  it.each([
    ['between its neighbours', ['a', 'b', 'x', 'c'], ['a', 'b', 'c'], 'c'],
    ['at the end, where it stood', ['a', 'b', 'x'], ['a', 'b'], undefined],
    ['at the beginning, where it stood', ['x', 'a', 'b'], ['a', 'b'], 'a'],
    ['behind the nearest earlier one that is left', ['a', 'b', 'x', 'c'], ['a', 'n', 'c'], 'n'],
    ['behind the one before it, wherever that was moved', ['a', 'b', 'x', 'c'], ['c', 'b', 'a'], 'a'],
    ['before the nearest later one, where none before it is left', ['a', 'x', 'c', 'd'], ['n', 'd'], 'd'],
    ['at its old place, where none is left', ['a', 'x', 'c'], ['m', 'n', 'o'], 'n'],
    ['at the end, where that is shorter by now', ['a', 'b', 'x'], ['n'], undefined],
    ['alone in an empty tocht', ['x'], [], undefined],
  ])('%s', (_, then, now, before) => {
    expect(formerSuccessor(then, now, 'x')).toBe(before)
  })
})
