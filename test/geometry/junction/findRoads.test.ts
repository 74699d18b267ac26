import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { pointTowards } from '../../../src/geometry/junction/writeJunction'
import type { Point, Stroke } from '../../../src/model/types'
import { pt, stroke, svgPoints } from '../../support/drawings'

const ROUTE = stroke(svgPoints('200,600 200,330 200,140'), { circle: true, arrow: true })
const CENTRE = pt(200, 330)
const line = (from: Point, to: Point) => ({ ...stroke([]), points: [from, to] })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** The directions in which a road and its neighbour leave on the same side of the route, in eighths of a turn. */
const PAIRS = [
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [5, 6],
  [6, 5],
  [6, 7],
  [7, 6],
] as const

/** Whether a road is read as blocked, or no junction at all, without a doubt. */
const hasSureBar = (ink: readonly Stroke[]): boolean => {
  const { junction, doubts } = readJunction(ink)
  return doubts.length === 0 && !junction?.arms.every(({ blocked }) => !blocked)
}

describe('a short stroke across a road', () => {
  it('is never surely its bar where it is the next road, begun a little too far across', () => {
    const pair = fc.constantFrom(...PAIRS)
    const stray = between(-6, 6)
    const slip = fc.record({ along: between(12, 40), over: between(3, 14) })
    fc.assert(
      fc.property(pair, stray, stray, slip, between(34, 90), between(60, 130), ([one, two], a, b, by, short, long) => {
        const [crossed, next] = [two + a / 45, one + b / 45]
        const start = pointTowards(pointTowards(CENTRE, crossed, by.along), next, -by.over)
        const ink = [
          ROUTE,
          line(CENTRE, pointTowards(CENTRE, crossed, long)),
          line(start, pointTowards(start, next, short)),
        ]
        expect(hasSureBar(ink)).toBe(false)
      }),
      { numRuns: 1_000, seed: 1 },
    )
  })

  it('is never surely its bar where it hardly crosses, as a path from that road does', () => {
    fc.assert(
      fc.property(
        between(50, 110),
        between(45, 90),
        between(34, 90),
        between(0, 0.09),
        (place, angle, length, share) => {
          const at = pointTowards(CENTRE, 2, place)
          const towards = 2 + angle / 45
          const ends = [
            pointTowards(at, towards, -share * length),
            pointTowards(at, towards, (1 - share) * length),
          ] as const
          expect(hasSureBar([ROUTE, line(CENTRE, pointTowards(CENTRE, 2, 125)), line(...ends)])).toBe(false)
        },
      ),
      { numRuns: 500, seed: 1 },
    )
  })

  it('is surely its bar where the road crosses its middle at nearly a right angle', () => {
    fc.assert(
      fc.property(
        between(50, 110),
        between(-20, 20),
        between(30, 80),
        between(0.3, 0.7),
        (place, slant, length, share) => {
          const at = pointTowards(CENTRE, 2, place)
          const towards = 4 + slant / 45
          const ends = [
            pointTowards(at, towards, -share * length),
            pointTowards(at, towards, (1 - share) * length),
          ] as const
          const reading = readJunction([ROUTE, line(CENTRE, pointTowards(CENTRE, 2, 125)), line(...ends)])
          expect(reading).toMatchObject({ junction: { arms: [{ direction: 2, blocked: true }] }, doubts: [] })
        },
      ),
      { numRuns: 500, seed: 1 },
    )
  })

  it('that is aimed at the route and hardly crosses is a road that ends short of it', () => {
    const next = line(pt(180, 328), pt(119, 391))
    const { junction, doubts } = readJunction([ROUTE, line(pt(193, 334), pt(107, 329)), next])
    expect(junction?.arms.map(({ direction, blocked }) => [direction, blocked])).toEqual([
      [1, false],
      [2, false],
    ])
    expect(doubts.map(({ kind }) => kind)).toEqual(['endsShort'])
  })
})
