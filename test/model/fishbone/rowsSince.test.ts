import { describe, expect, it } from 'vitest'
import { editedSince } from '../../../src/model/fishbone/editFishbone'
import { EMPTY_ROW, type Fishbone } from '../../../src/model/fishbone/fishbone'
import { rowSince, sureRowSince } from '../../../src/model/fishbone/rowsSince'
import { fc } from '../../support/properties'
import { fishbones, SOLID, UNPAVED } from '../../support/tochten/fishbones'

const L = { left: [SOLID], right: [] }
const R = { left: [], right: [SOLID] }
const U = { left: [UNPAVED], right: [] }

describe('a row, after another tab changed the rows,', () => {
  it.each<[string, Fishbone, Fishbone, number, number | undefined]>([
    ['keeps its index if nothing changed', [L, R], [L, R], 1, 1],
    ['moves down if a row is inserted above', [L, R], [EMPTY_ROW, L, R], 1, 2],
    ['keeps its index if a row is inserted below', [L, R], [L, R, EMPTY_ROW], 1, 1],
    ['is found if a row is inserted above all and another below all', [L, R], [EMPTY_ROW, L, R, EMPTY_ROW], 1, 2],
    ['is found if another row is removed and a new one added', [L, R, U], [R, U, EMPTY_ROW], 1, 0],
    ['is found between its neighbours if its roads were changed', [L, R, U], [EMPTY_ROW, L, EMPTY_ROW, U], 1, 2],
    ['is gone if it was removed', [L, R, U], [L, U], 1, undefined],
  ])('%s', (_, seen, rows, row, place) => {
    expect(rowSince(seen, rows, row)).toBe(place)
  })

  it('is found wherever rows were inserted', () => {
    fc.assert(
      fc.property(fishbones(8), fc.array(fc.nat(30), { maxLength: 5 }), (seen, places) => {
        const rows = places.reduce<Fishbone>((done, at) => done.toSpliced(at % (done.length + 1), 0, EMPTY_ROW), seen)
        seen.forEach((row, index) => {
          const place = rowSince(seen, rows, index)
          expect(place === undefined ? undefined : rows[place]).toEqual(row)
        })
      }),
    )
  })

  it('is ambiguous if one of two equal rows is gone', () => {
    expect(sureRowSince([L, L, R], [L, R], 0)).toBeUndefined()
    expect(sureRowSince([L, L, R], [L, R], 2)).toBe(1)
  })
})

describe('an edit repeated on the contents that another tab wrote', () => {
  it('adds a road at its own junction, though rows were inserted on both sides', () => {
    const edit = { kind: 'addRoad', row: 1, side: 'left', road: SOLID } as const
    expect(editedSince([L, R], [EMPTY_ROW, L, R, EMPTY_ROW], edit)).toEqual([
      EMPTY_ROW,
      L,
      { left: [SOLID], right: [SOLID] },
      EMPTY_ROW,
    ])
  })

  it('inserts a row at the end, and above the intended row', () => {
    expect(editedSince([L, R], [EMPTY_ROW, L, R], { kind: 'insertRow', row: 2 })).toEqual([EMPTY_ROW, L, R, EMPTY_ROW])
    expect(editedSince([L, R], [EMPTY_ROW, L, R], { kind: 'insertRow', row: 1 })).toEqual([EMPTY_ROW, L, EMPTY_ROW, R])
  })

  it('removes a row or road only once when both tabs removed it', () => {
    expect(editedSince([L, L, R], [L, R], { kind: 'removeRow', row: 0 })).toEqual([L, R])
    const two: Fishbone = [{ left: [SOLID, SOLID], right: [] }]
    expect(editedSince(two, [L], { kind: 'removeRoad', place: { row: 0, side: 'left', index: 0 } })).toEqual([L])
  })

  it('keeps a road unpaved that both tabs made unpaved', () => {
    const edit = { kind: 'switchRoad', place: { row: 0, side: 'left', index: 0 } } as const
    expect(editedSince([L], [U], edit)).toEqual([U])
    expect(editedSince([L], [L], edit)).toEqual([U])
  })
})
