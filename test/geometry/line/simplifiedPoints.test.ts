import { describe, expect, it } from 'vitest'
import { MOST_STROKE_POINTS } from '../../../src/constants'
import { drawnLine } from '../../../src/geometry/line/curve'
import { simplifiedPoints, SIMPLIFY_TOLERANCE } from '../../../src/geometry/line/simplifiedPoints'
import { distance } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import { pt, pts } from '../../support/drawings'
import { must } from '../../support/must'
import { plainDistance } from '../../support/plane'
import { fc } from '../../support/properties'

/** Steps of a finger: some straight, some trembling. */
const drawn: fc.Arbitrary<Point[]> = fc
  .array(
    fc.record({ turn: fc.double({ min: -0.6, max: 0.6, noNaN: true }), length: fc.integer({ min: 1, max: 12 }) }),
    {
      minLength: 1,
      maxLength: 80,
    },
  )
  .map((steps) => {
    let [at, angle] = [pt(200, 300), 0]
    const points = [at]
    for (const { turn, length } of steps) {
      angle += turn
      at = pt(at.x + Math.cos(angle) * length, at.y + Math.sin(angle) * length)
      points.push(at)
    }
    return points
  })

describe('the kept points of a stroke', () => {
  it('are a subset of the drawn ones, in order, with the first and the last', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        const places = simplifiedPoints(points).map((point) => points.indexOf(point))
        expect(places).not.toContain(-1)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        expect([places[0], places.at(-1)]).toEqual([0, points.length - 1])
      }),
    )
  })

  it('give a curve within half a unit of everything drawn', () => {
    fc.assert(
      fc.property(drawn, (points) => {
        const curve = drawnLine(simplifiedPoints(points))
        for (const point of points) expect(plainDistance(point, curve)).toBeLessThanOrEqual(SIMPLIFY_TOLERANCE + 1e-9)
      }),
    )
  })

  it('are few for a circle', () => {
    const circle = Array.from({ length: 200 }, (_, index) =>
      pt(200 + 60 * Math.cos(index / 31.8), 200 + 60 * Math.sin(index / 31.8)),
    )
    expect(simplifiedPoints(circle).length).toBeLessThanOrEqual(24)
  })

  it('keep the corner of a 90° turn within a unit', () => {
    const legs = pts(...Array.from({ length: 20 }, (_, x) => [x * 5, 0] as const)).concat(
      Array.from({ length: 20 }, (_, y) => pt(95, y * 5)),
    )
    expect(simplifiedPoints(legs).some((point) => distance(point, pt(95, 0)) <= 1)).toBe(true)
    expect(plainDistance(pt(95, 0), drawnLine(simplifiedPoints(legs)))).toBeLessThanOrEqual(1)
  })

  it('of a dot are the dot itself, and of nothing are none', () => {
    expect(simplifiedPoints(pts([3, 4]))).toEqual(pts([3, 4]))
    expect(simplifiedPoints([])).toEqual([])
  })

  it('are found for the greatest number of points', () => {
    const spiral = Array.from({ length: MOST_STROKE_POINTS }, (_, index) =>
      pt(Math.cos(index / 40) * index * 0.02, Math.sin(index / 40) * index * 0.02),
    )
    const kept = simplifiedPoints(spiral)
    expect(must(kept.at(-1))).toBe(spiral.at(-1))
    expect(kept.length).toBeLessThan(spiral.length)
  })
})
