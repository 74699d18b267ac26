import { describe, expect, it } from 'vitest'
import { cornersOf } from '../../src/geometry/curve'
import { straightened } from '../../src/geometry/straighten'
import type { Point } from '../../src/model/types'
import { pt, pts } from '../support/drawings'
import { gentleRoute, intendedCurve, roundedRoute, wobblyRoute } from '../fixtures/handRoutes'

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed)

/** Bent somewhere, and nowhere sharply. */
const isSmooth = (points: readonly Point[]): boolean => points.length > 2 && cornersOf(points).length === 0

describe('a way that was drawn by hand', () => {
  it('has the corners that were meant, of 100 wobbly ones of up to three bends in 95 at least', () => {
    const routes = seeds(100).map(wobblyRoute)
    const right = routes.filter(({ corners, drawn }) => cornersOf(straightened(drawn)).length === corners).length
    console.log(`  wobbly routes: ${right} of ${routes.length} have the corners that were meant`)
    expect(right).toBeGreaterThanOrEqual(95)
  })

  it('stays a curve where one was meant, of 40 in 39 at least', () => {
    const curves = seeds(40).map(intendedCurve)
    const kept = curves.filter((drawn) => isSmooth(straightened(drawn))).length
    console.log(`  intended curves: ${curves.length - kept} of ${curves.length} made angular`)
    expect(kept).toBeGreaterThanOrEqual(39)
  })

  it('keeps the bend of a road that goes straight on before and behind it, of 100 in 85 at least', () => {
    const kept = seeds(100).filter((seed) => isSmooth(straightened(roundedRoute(seed)))).length
    console.log(`  rounded routes: ${kept} of 100 keep their bend`)
    expect(kept).toBeGreaterThanOrEqual(85)
  })

  it('has one bend where it turns aside by 15° to 20°, of 100 in 95 at least', () => {
    const right = seeds(100).filter((seed) => straightened(gentleRoute(seed)).length === 3).length
    console.log(`  gentle bends: ${right} of 100 are one bend`)
    expect(right).toBeGreaterThanOrEqual(95)
  })

  it('is straight where a long road bows a little', () => {
    const bowed = Array.from({ length: 60 }, (_, step) =>
      pt(198 + 8 * Math.sin((step / 59) * Math.PI), 600 - (step / 59) * 400),
    )
    expect(straightened(bowed)).toEqual(pts([198, 600], [198, 200]))
  })
})
