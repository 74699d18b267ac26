import { describe, expect, it } from 'vitest'
import { editedIfSeen } from '../../../src/model/fishbone/editFishbone'
import { EMPTY_ROW } from '../../../src/model/fishbone/fishbone'
import { SOLID, UNPAVED } from '../../support/tochten/fishbones'

const L = { left: [SOLID], right: [] }
const R = { left: [], right: [SOLID] }

describe('an edit of a fish-bone', () => {
  it('is applied to equal rows, also when they were read again', () => {
    expect(editedIfSeen([L, R], structuredClone([L, R]), { kind: 'removeRow', row: 1 })).toEqual([L])
  })

  it.each([
    ['a row was inserted', [EMPTY_ROW, L, R]],
    ['a row was removed', [R]],
    ['a road was added', [{ ...L, right: [SOLID] }, R]],
    ['a road was switched', [{ left: [UNPAVED], right: [] }, R]],
  ])('is left undone if %s in another tab', (_, rows) => {
    expect(editedIfSeen([L, R], rows, { kind: 'removeRow', row: 0 })).toBe(rows)
    expect(editedIfSeen([L, R], rows, { kind: 'reverse' })).toBe(rows)
  })
})
