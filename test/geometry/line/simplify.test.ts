import { describe, expect, it } from 'vitest'
import { MOST_STROKE_POINTS } from '../../../src/constants'
import { SIMPLIFY_TOLERANCE } from '../../../src/geometry/line/simplifiedPoints'
import { simplify, SIMPLIFY_AT_ONCE } from '../../../src/geometry/line/simplify'
import type { Point } from '../../../src/model/types'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { distanceToSegment } from '../../support/plane'
import { fc } from '../../support/properties'

const simplified = (points: readonly Point[]) => simplify(points, SIMPLIFY_TOLERANCE)

/** Steps of a few tenths, as of a finger; most are redundant. */
const drawn: fc.Arbitrary<Point[]> = fc
  .tuple(
    nearPoint,
    fc.array(fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 })), { maxLength: 60 }),
  )
  .map(([start, steps]) => {
    let at = { x: start.x * 10, y: start.y * 10 }
    const points = [start]
    for (const [dx, dy] of steps) {
      at = { x: at.x + dx, y: at.y + dy }
      points.push({ x: at.x / 10, y: at.y / 10 })
    }
    return points
  })

describe('simplification drops', () => {
  it.each([
    ['nothing of a dot', [[5, 5]], [[5, 5]]],
    ['nothing of a line', svgPoints('0,0 9,9'), svgPoints('0,0 9,9')],
    ['points on the line between their neighbours', svgPoints('0,0 5,0 10,0'), svgPoints('0,0 10,0')],
    ['a jitter of half a unit', svgPoints('0,0 5,0.5 10,0'), svgPoints('0,0 10,0')],
    ['not a bend of more', svgPoints('0,0 5,0.6 10,0'), svgPoints('0,0 5,0.6 10,0')],
    ['not the turn of a line that comes back', svgPoints('0,0 50,0 0,0'), svgPoints('0,0 50,0 0,0')],
    ['a place that was passed twice', svgPoints('0,0 5,0 5,0 10,0'), svgPoints('0,0 10,0')],
  ] as [string, [number, number][], [number, number][]][])('%s', (_, before, after) => {
    expect(simplified(pts(...before))).toEqual(pts(...after))
  })
})

/** The greatest distance of a dropped point from the segment that replaces it. */
const furthestDropped = (points: readonly Point[], kept: readonly Point[]): number => {
  const places = kept.map((point) => points.indexOf(point))
  const distances = places.slice(1).flatMap((end, index) => {
    const start = must(places[index])
    const [from, to] = [must(points[start]), must(points[end])]
    return points.slice(start + 1, end).map((dropped) => distanceToSegment(dropped, from, to))
  })
  return distances.reduce((furthest, one) => Math.max(furthest, one), 0)
}

describe('of any drawn stroke', () => {
  it('keeps the first and the last point', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        const kept = simplified(points)
        expect(kept[0]).toBe(points[0])
        expect(kept.at(-1)).toBe(points.at(-1))
      }),
    )
  })

  it('keeps the order of the points', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        const places = simplified(points).map((point) => points.indexOf(point))
        expect(places).not.toContain(-1)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })

  it('keeps dropped points within half a unit of the segment that replaces them', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        expect(furthestDropped(points, simplified(points))).toBeLessThanOrEqual(SIMPLIFY_TOLERANCE + 1e-9)
      }),
    )
  })

  it('leaves the drawn points unchanged', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        const before = structuredClone(points)
        simplified(points)
        expect(points).toEqual(before)
      }),
    )
  })
})

describe('of a very long stroke', () => {
  it('does not overflow for the greatest number of points in the worst case of the recursion', () => {
    const zigzag = Array.from({ length: MOST_STROKE_POINTS }, (_, index) =>
      pt(index, (index % 2 === 0 ? 1 : -1) * (MOST_STROKE_POINTS - index)),
    )
    expect(simplified(zigzag)).toEqual(zigzag)
  })

  it.each([SIMPLIFY_AT_ONCE - 1, SIMPLIFY_AT_ONCE, SIMPLIFY_AT_ONCE + 1, 2 * SIMPLIFY_AT_ONCE - 1, 9_999])(
    '%i points are kept as closely as few, and each at most once',
    (count) => {
      const spiral = Array.from({ length: count }, (_, index) =>
        pt(Math.cos(index / 200) * (50 + index / 20), Math.sin(index / 200) * (50 + index / 20)),
      )
      const kept = simplified(spiral)
      expect([kept[0], kept.at(-1)]).toEqual([spiral[0], spiral.at(-1)])
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept.length).toBeLessThan(count / 10)
      expect(furthestDropped(spiral, kept)).toBeLessThanOrEqual(SIMPLIFY_TOLERANCE + 1e-9)
    },
  )
})
