import { describe, expect, it } from 'vitest'
import { MOST_ROWS, MOST_SIDE_ROADS } from '../../../src/constants'
import {
  addSideRoad,
  changedRow,
  insertRow,
  isSideFull,
  removeRow,
  removeSideRoad,
  reversed,
  switchDashed,
} from '../../../src/model/fishbone/editFishbone'
import { EMPTY_ROW, rowY, SIDES, SPINE_X, strokesOf, type Fishbone } from '../../../src/model/fishbone/fishbone'
import { fc } from '../../support/properties'
import { fishbones, SOLID, UNPAVED } from '../../support/tochten/fishbones'

const LEFT = { left: [SOLID], right: [] }
const RIGHT = { left: [], right: [UNPAVED, SOLID] }

describe('a side road', () => {
  it('is added to its row and side, below the others', () => {
    expect(addSideRoad([EMPTY_ROW, LEFT], 1, 'left', UNPAVED)).toEqual([
      EMPTY_ROW,
      { left: [SOLID, UNPAVED], right: [] },
    ])
  })

  it('is not added to a side that is full', () => {
    const full: Fishbone = [{ left: Array.from({ length: MOST_SIDE_ROADS }, () => SOLID), right: [] }]
    expect([isSideFull(full, 0, 'left'), isSideFull(full, 0, 'right')]).toEqual([true, false])
    expect(addSideRoad(full, 0, 'left', SOLID)).toBe(full)
    expect(addSideRoad(full, 0, 'right', SOLID)[0]?.right).toEqual([SOLID])
  })

  it('becomes dashed, and solid again', () => {
    const place = { row: 1, side: 'right', index: 1 } as const
    const once = switchDashed([LEFT, RIGHT], place)
    expect(once).toEqual([LEFT, { left: [], right: [UNPAVED, UNPAVED] }])
    expect(switchDashed(once, place)).toEqual([LEFT, RIGHT])
  })

  it('is removed, and the others stay', () => {
    expect(removeSideRoad([LEFT, RIGHT], { row: 1, side: 'right', index: 0 })).toEqual([
      LEFT,
      { left: [], right: [SOLID] },
    ])
  })
})

describe('a row', () => {
  it('is inserted above another', () => {
    expect(insertRow([LEFT, RIGHT], 1)).toEqual([LEFT, EMPTY_ROW, RIGHT])
  })

  it('is added after the last', () => {
    expect(insertRow([LEFT, RIGHT], 2)).toEqual([LEFT, RIGHT, EMPTY_ROW])
  })

  it('is not added to a fish-bone with the maximum number of rows', () => {
    const longest = Array.from({ length: MOST_ROWS }, () => LEFT)
    expect(insertRow(longest, 0)).toBe(longest)
  })

  it('is removed', () => {
    expect(removeRow([LEFT, RIGHT], 0)).toEqual([RIGHT])
  })

  it('stays when it is the only one', () => {
    expect(removeRow([LEFT], 0)).toEqual([LEFT])
  })

  it('that was inserted and removed again leaves the fish-bone as it was', () => {
    fc.assert(
      fc.property(fishbones(200), fc.nat(200), (rows, index) => {
        const at = index % (rows.length + 1)
        expect(removeRow(insertRow(rows, at), at)).toEqual(rows)
      }),
    )
  })
})

type Place = (row: number, side: 'left' | 'right', place: number) => readonly [number, string, number]

/** The place of each road on the paper, and its look. */
const roadsOf = (rows: Fishbone, seen: Place = (...place) => place): string[] =>
  rows
    .flatMap((row, index) =>
      SIDES.flatMap((side) => row[side].map(({ dashed }, place) => `${seen(index, side, place).join()} ${dashed}`)),
    )
    .toSorted()

const upsideDown =
  (rows: Fishbone): Place =>
  (row, side, place) => [
    rows.length - 1 - row,
    side === 'left' ? 'right' : 'left',
    (rows[row]?.[side].length ?? 0) - 1 - place,
  ]

describe('a reversed fish-bone', () => {
  it('has its rows in reverse order, with left and right exchanged', () => {
    expect(reversed([LEFT, RIGHT])).toEqual([
      { left: [SOLID, UNPAVED], right: [] },
      { left: [], right: [SOLID] },
    ])
  })

  it('is the original when it is reversed again', () => {
    fc.assert(
      fc.property(fishbones(200), (rows) => {
        expect(reversed(reversed(rows))).toEqual(rows)
      }),
    )
  })

  it('looks like the paper turned upside down: each road keeps its look and moves to the other side and row', () => {
    fc.assert(
      fc.property(fishbones(50), (rows) => {
        expect(roadsOf(reversed(rows))).toEqual(roadsOf(rows, upsideDown(rows)))
      }),
    )
  })

  it('has as many strokes, on the same spine', () => {
    fc.assert(
      fc.property(fishbones(50), (rows) => {
        const [there, back] = [strokesOf(rows), strokesOf(reversed(rows))]
        expect(back).toHaveLength(there.length)
        expect(back[0]).toEqual(there[0])
      }),
    )
    expect(strokesOf(reversed([LEFT, EMPTY_ROW]))[1]?.points).toEqual([
      { x: SPINE_X, y: rowY(1) },
      { x: SPINE_X + 100, y: rowY(1) },
    ])
  })
})

describe('changedRow', () => {
  it.each<[string, Fishbone, Fishbone, number | undefined]>([
    ['is the row with another road', [LEFT, RIGHT], [LEFT, LEFT], 1],
    ['is the new row', [LEFT], [LEFT, EMPTY_ROW], 1],
    ['is the inserted row', [LEFT, RIGHT], [EMPTY_ROW, LEFT, RIGHT], 0],
    ['is the last remaining row if the last one was removed', [LEFT, RIGHT], [LEFT], 0],
    ['is the first row that differs if several rows changed', [LEFT, RIGHT, LEFT], [RIGHT, RIGHT], 0],
    ['is none if nothing changed', [LEFT, RIGHT], [{ ...LEFT }, RIGHT], undefined],
  ])('%s, wherever the user looks', (_, before, after, row) => {
    for (const eye of before.keys()) expect(changedRow(before, after, eye)).toBe(row)
  })

  it.each<[string, Fishbone, Fishbone, number, number]>([
    ['inserted above the first row', [EMPTY_ROW, RIGHT], [EMPTY_ROW, EMPTY_ROW, RIGHT], 0, 0],
    ['removed above the first row', [EMPTY_ROW, EMPTY_ROW, RIGHT], [EMPTY_ROW, RIGHT], 0, 0],
    ['added after the last row', [RIGHT, EMPTY_ROW], [RIGHT, EMPTY_ROW, EMPTY_ROW], 1, 2],
    ['removed after the last row', [RIGHT, EMPTY_ROW, EMPTY_ROW], [RIGHT, EMPTY_ROW], 2, 1],
  ])('is the row in view among equal rows: a row %s', (_, before, after, eye, row) => {
    expect(changedRow(before, after, eye)).toBe(row)
  })

  it('is a row that may have been added or removed', () => {
    fc.assert(
      fc.property(fishbones(8), fc.nat(8), fc.nat(8), (rows, index, other) => {
        const [at, eye] = [index % (rows.length + 1), other % rows.length]
        const more = insertRow(rows, at)
        const came = changedRow(rows, more, eye) ?? -1
        expect(removeRow(more, came)).toEqual(rows)
        expect(changedRow(more, rows, Math.min(at, rows.length))).toBe(Math.min(at, rows.length - 1))
      }),
    )
  })
})
