import { describe, expect, it } from 'vitest'
import { cornersOf } from '../../../src/geometry/line/curve'
import { straightened } from '../../../src/geometry/line/straighten'
import type { Point } from '../../../src/model/types'
import { gentleRoute, intendedCurve, roundedRoute, wobblyRoute } from '../../fixtures/handRoutes'
import { pt, pts } from '../../support/drawings'
import { must } from '../../support/must'

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed)

/** Bent, but without a corner. */
const isSmooth = (points: readonly Point[]): boolean => points.length > 2 && cornersOf(points).length === 0

describe('a hand-drawn way', () => {
  it('has the intended corners in at least 95 of 100 wobbly ways with up to three bends', () => {
    const routes = seeds(100).map(wobblyRoute)
    const right = routes.filter(({ corners, drawn }) => cornersOf(straightened(drawn)).length === corners).length
    console.log(`  wobbly routes: ${right} of ${routes.length} have the corners that were meant`)
    expect(right).toBeGreaterThanOrEqual(95)
  })

  it('stays a curve in at least 39 of 40 cases in which a curve was intended', () => {
    const curves = seeds(40).map(intendedCurve)
    const kept = curves.filter((drawn) => isSmooth(straightened(drawn))).length
    console.log(`  intended curves: ${curves.length - kept} of ${curves.length} made angular`)
    expect(kept).toBeGreaterThanOrEqual(39)
  })

  it('keeps the bend of a road that is straight before and after it in at least 85 of 100', () => {
    const kept = seeds(100).filter((seed) => isSmooth(straightened(roundedRoute(seed)))).length
    console.log(`  rounded routes: ${kept} of 100 keep their bend`)
    expect(kept).toBeGreaterThanOrEqual(85)
  })

  it('has one bend when it turns by 15° to 20° in at least 95 of 100', () => {
    const right = seeds(100).filter((seed) => straightened(gentleRoute(seed)).length === 3).length
    console.log(`  gentle bends: ${right} of 100 are one bend`)
    expect(right).toBeGreaterThanOrEqual(95)
  })

  it('is straight when a long road bulges slightly', () => {
    const bowed = Array.from({ length: 60 }, (_, step) =>
      pt(198 + 8 * Math.sin((step / 59) * Math.PI), 600 - (step / 59) * 400),
    )
    expect(straightened(bowed)).toEqual(pts([198, 600], [198, 200]))
  })
})

const leg = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: 41 }, (_, step) =>
    pt(from.x + ((to.x - from.x) * step) / 40, from.y + ((to.y - from.y) * step) / 40),
  )

/** Up to (200, 300) and back at an angle, in degrees, with a corner rounded by an arc of this radius. */
const rounded = (degrees: number, radius: number): readonly Point[] => {
  const turn = Math.PI - (degrees * Math.PI) / 180
  const spared = radius * Math.tan(turn / 2)
  const onward = (length: number): Point => pt(200 + Math.sin(turn) * length, 300 - Math.cos(turn) * length)
  const arc = Array.from({ length: 10 }, (_, step): Point => {
    const angle = Math.PI - (turn * (step + 1)) / 11
    return pt(200 + radius + radius * Math.cos(angle), 300 + spared - radius * Math.sin(angle))
  })
  return [...leg(pt(200, 600), pt(200, 300 + spared)), ...arc, ...leg(onward(spared), onward(300))]
}

describe('a route drawn by hand in straight lines', () => {
  it('is upright when it was drawn nearly so', () => {
    expect(straightened(leg(pt(198, 600), pt(204, 200)))).toEqual(pts([198, 600], [198, 200]))
  })

  it('has no corner where a road to the left wobbles', () => {
    const drawn = [...leg(pt(380, 300), pt(200, 316)), ...leg(pt(200, 316), pt(20, 300)).slice(1)]
    expect(straightened(drawn)).toHaveLength(2)
  })

  it('has its corner where its two roads meet, although the hand rounded it', () => {
    const [, corner] = straightened(rounded(50, 15))
    expect(must(corner).x).toBeCloseTo(200)
    expect(must(corner).y).toBeCloseTo(300)
  })

  it('keeps its drawn corner when its two roads meet far beyond it', () => {
    const drawn = rounded(40, 15)
    const [, corner] = straightened(drawn)
    expect(drawn.map(({ y }) => y)).toContain(must(corner).y)
    expect(must(corner).y).toBeGreaterThan(320)
  })

  it('keeps the tip of a hairpin on the paper', () => {
    const drawn = [...leg(pt(200, 600), pt(210, 200)), ...leg(pt(210, 200), pt(222, 600)).slice(1)]
    const [, tip] = straightened(drawn)
    expect(tip?.y).toBeGreaterThan(150)
  })
})
