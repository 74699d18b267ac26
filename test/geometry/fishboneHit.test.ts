import { describe, expect, it } from 'vitest'
import { bandTop, roadAtPoint, rowAtHeight, HIT_REACH } from '../../src/geometry/fishboneHit'
import { EMPTY_ROW, rowY, SPINE_X, strokesOf, type Fishbone } from '../../src/model/fishbone/fishbone'
import { pt } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'
import { fishbones, SOLID, UNPAVED } from '../support/tochten/fishbones'

const ROWS: Fishbone = [{ left: [SOLID], right: [UNPAVED, SOLID, SOLID, SOLID] }, EMPTY_ROW]

describe('a height belongs to', () => {
  it.each([
    ['the row of the roads at that height', rowY(1), 1],
    ['the row above, just before the band of the next row', bandTop(1) - 0.1, 0],
    ['the first row, if it is above that row', -500, 0],
    ['the last row, if it is below that row', 5_000, 1],
  ])('%s', (_, y, row) => {
    expect(rowAtHeight(ROWS, y)).toBe(row)
  })

  it('the row of any of its strokes', () => {
    fc.assert(
      fc.property(fishbones(20), (rows) => {
        const found = strokesOf(rows)
          .slice(1)
          .map(({ points }) => rowAtHeight(rows, must(points[0]).y))
        expect(found).toEqual(rows.flatMap(({ left, right }, row) => [...left, ...right].map(() => row)))
      }),
    )
  })
})

describe('a finger means', () => {
  it.each([
    ['the road under it', pt(SPINE_X - 50, 150), { row: 0, side: 'left', index: 0 }],
    ['the road near it', pt(SPINE_X - 50, 150 - HIT_REACH), { row: 0, side: 'left', index: 0 }],
    ['the road that ends just before it', pt(SPINE_X - 110, 150), { row: 0, side: 'left', index: 0 }],
    ['the nearest of parallel roads', pt(SPINE_X + 50, 150 + 33), { row: 0, side: 'right', index: 2 }],
  ])('%s', (_, at, place) => {
    expect(roadAtPoint(ROWS, at)).toEqual(place)
  })

  it.each([
    ['on the spine', pt(SPINE_X + 10, 150)],
    ['too far below a road', pt(SPINE_X - 50, 150 + HIT_REACH + 1)],
    ['too far beside a road', pt(SPINE_X - 100 - HIT_REACH - 1, 150)],
    ['at a row without roads', pt(SPINE_X - 50, 250)],
  ])('no road %s', (_, at) => {
    expect(roadAtPoint(ROWS, at)).toBeUndefined()
  })

  it('each road in its middle', () => {
    fc.assert(
      fc.property(fishbones(20), (rows) => {
        for (const { points } of strokesOf(rows).slice(1)) {
          const [start, end] = [must(points[0]), must(points[1])]
          const place = must(roadAtPoint(rows, pt((start.x + end.x) / 2, start.y)))
          expect(rowY(place.row) + place.index * 16).toBe(start.y)
          expect(place.side).toBe(end.x < start.x ? 'left' : 'right')
        }
      }),
    )
  })
})
