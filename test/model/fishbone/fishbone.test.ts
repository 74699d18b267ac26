import { describe, expect, it } from 'vitest'
import { MOST_ELEMENTS, MOST_ROWS, ROW_SPACING, SIDE_ROAD_LENGTH } from '../../../src/constants'
import { EMPTY_ROW, rowNumber, rowY, SPINE_X, strokesOf } from '../../../src/model/fishbone/fishbone'
import { stroke } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { fishbones, SOLID, UNPAVED } from '../../support/tochten/fishbones'

describe('the strokes of a fish-bone', () => {
  it('begin with the spine, from the ball at the bottom to the arrow at the top', () => {
    const [spine] = strokesOf([EMPTY_ROW, EMPTY_ROW])
    expect(spine).toEqual(
      stroke(
        [
          [SPINE_X, 350],
          [SPINE_X, 50],
        ],
        { circle: true, arrow: true },
      ),
    )
  })

  it('continue with the side roads, from the spine outward, row by row down the paper', () => {
    expect(
      strokesOf([
        { left: [SOLID], right: [] },
        { left: [], right: [UNPAVED] },
      ]).slice(1),
    ).toEqual([
      stroke([
        [SPINE_X, 150],
        [SPINE_X - 100, 150],
      ]),
      stroke(
        [
          [SPINE_X, 250],
          [SPINE_X + 100, 250],
        ],
        { dashed: true },
      ),
    ])
  })

  it('have rows 100 apart from 150, and side roads 100 long that are nearest to their own row', () => {
    fc.assert(
      fc.property(fishbones(20), (rows) => {
        const heights = strokesOf(rows)
          .slice(1)
          .map(({ points: [start, end] }) => {
            expect(Math.abs(must(end).x - must(start).x)).toBe(SIDE_ROAD_LENGTH)
            expect(must(start).y).toBe(must(end).y)
            return Math.round((must(start).y - 150) / ROW_SPACING)
          })
        expect(heights).toEqual(rows.flatMap(({ left, right }, row) => [...left, ...right].map(() => row)))
      }),
    )
  })

  it('stand at the y of their row when the side has one road', () => {
    const [, left] = strokesOf([EMPTY_ROW, { left: [SOLID], right: [] }])
    expect(left?.points.map(({ y }) => y)).toEqual([rowY(1), rowY(1)])
  })

  it('never lie on top of each other', () => {
    fc.assert(
      fc.property(fishbones(20), (rows) => {
        const strokes = strokesOf(rows).map(({ points }) => JSON.stringify(points))
        expect(new Set(strokes).size).toBe(strokes.length)
      }),
    )
  })

  it('are never more than a drawing may have', () => {
    const four = [SOLID, SOLID, SOLID, SOLID]
    const largest = Array.from({ length: MOST_ROWS }, () => ({ left: four, right: four }))
    expect(strokesOf(largest).length).toBeLessThanOrEqual(MOST_ELEMENTS)
    expect(MOST_ROWS).toBeGreaterThanOrEqual(200)
  })
})

it('rows are numbered as they are walked, from the bottom', () => {
  expect([0, 1, 2].map((row) => rowNumber(row, 3))).toEqual([3, 2, 1])
})
