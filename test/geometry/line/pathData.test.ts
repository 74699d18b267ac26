import { describe, expect, it } from 'vitest'
import { circlePath, closedPath, openPath } from '../../../src/geometry/line/pathData'
import { roundCoordinate, roundPoint } from '../../../src/geometry/points'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts, type XY } from '../../support/drawings'
import { fc } from '../../support/properties'

describe('path data', () => {
  it.each([
    ['of no points is empty', [], ''],
    ['of a point is a line that is no longer than a dot', [[1, 2]], 'M1 2L1.1 2'],
    [
      'of a point that occurs twice is a line that is no longer than a dot',
      [
        [1, 2],
        [1, 2],
      ],
      'M1 2L1.1 2',
    ],
    [
      'of a line',
      [
        [1, 2],
        [3.5, 4],
      ],
      'M1 2L3.5 4',
    ],
    [
      'of a corner',
      [
        [1, 2],
        [30, 2],
        [30, 50.5],
      ],
      'M1 2L30 2L30 50.5',
    ],
    [
      'of a curve',
      [
        [0, 0],
        [10, 2],
        [20, 0],
      ],
      'M0 0C3.2 1.3 6.6 2 10 2C13.4 2 16.8 1.3 20 0',
    ],
    [
      'keeps one decimal',
      [
        [1.04, 2.06],
        [-0.01, 0.25],
      ],
      'M1 2.1L0 0.3',
    ],
  ] as [string, XY[], string][])('%s', (_, line, d) => {
    expect(openPath(pts(...line))).toBe(d)
  })

  it.each([
    ['of no points is empty', [], ''],
    [
      'of a triangle goes back to its start',
      [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      'M0 0L4 0L0 3Z',
    ],
  ] as [string, XY[], string][])('closed %s', (_, ring, d) => {
    expect(closedPath(pts(...ring))).toBe(d)
  })

  it('of a circle is two half turns, from left to right and back', () => {
    expect(circlePath(pt(50, 40), 12)).toBe('M38 40A12 12 0 1 1 62 40A12 12 0 1 1 38 40Z')
  })

  it('passes through the points that it was made from', () => {
    fc.assert(
      fc.property(fc.array(nearPoint, { minLength: 2 }), (points) => {
        fc.pre(points.some(({ x, y }) => x !== points[0]?.x || y !== points[0]?.y))
        const places = openPath(points).matchAll(/[MLC ](-?[\d.]+) (-?[\d.]+)(?=[LC]|$)/g)
        expect([...places].map(([, x, y]) => [Number(x), Number(y)])).toEqual(points.map(({ x, y }) => [x, y]))
      }),
    )
  })
})

describe('a rounded coordinate', () => {
  it.each([
    [1.04, 1],
    [1.05, 1.1],
    [-1.04, -1],
    [99_999.96, 100_000],
  ])('%f is kept as %f', (value, kept) => {
    expect(roundCoordinate(value)).toBe(kept)
  })

  it('is never -0, which JSON could not carry', () => {
    expect(Object.is(roundCoordinate(-0.04), 0)).toBe(true)
  })

  it('is within half of a tenth, and rounding it again changes nothing', () => {
    const value = fc.double({ min: -100_000, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(value, value, (x, y) => {
        const rounded = roundPoint({ x, y })
        expect(Math.abs(rounded.x - x)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Math.abs(rounded.y - y)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(roundPoint(rounded)).toEqual(rounded)
      }),
    )
  })
})
