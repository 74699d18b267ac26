import { describe, expect, it } from 'vitest'
import { curveThrough, drawnLine, type CurvePiece, CURVE_DEPTH } from '../../../src/geometry/line/curve'
import { simplifiedPoints } from '../../../src/geometry/line/simplifiedPoints'
import { distance, roundPoint } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts } from '../../support/drawings'
import { must } from '../../support/must'
import { plainDistance, distanceToSegment } from '../../support/plane'
import { fc } from '../../support/properties'

const line = fc.array(nearPoint, { minLength: 2, maxLength: 30 })
const DEGREES = 180 / Math.PI

const pointOn = ({ from, to, controls }: CurvePiece, t: number): Point => {
  const [one, two] = controls ?? [
    pt((2 * from.x + to.x) / 3, (2 * from.y + to.y) / 3),
    pt((from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3),
  ]
  const of = (part: 'x' | 'y') =>
    (1 - t) ** 3 * from[part] + 3 * (1 - t) ** 2 * t * one[part] + 3 * (1 - t) * t * t * two[part] + t ** 3 * to[part]
  return pt(of('x'), of('y'))
}

/** The direction of a piece at parameter t, in degrees. */
const directionOn = (piece: CurvePiece, t: number): number => {
  const [before, after] = [pointOn(piece, t - 1e-4), pointOn(piece, t + 1e-4)]
  return Math.atan2(after.y - before.y, after.x - before.x) * DEGREES
}

/** The angle between two directions, in degrees. */
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

/** Points along a path of turns, in degrees, and lengths. */
const walked = (steps: readonly { readonly turn: number; readonly length: number }[]): readonly Point[] => {
  let [at, angle] = [pt(0, 0), 0]
  const points = steps.map(({ turn, length }) => {
    angle += turn / DEGREES
    at = pt(at.x + Math.cos(angle) * length, at.y + Math.sin(angle) * length)
    return at
  })
  return [pt(0, 0), ...points]
}

const isBent = ({ controls }: CurvePiece): boolean => controls !== undefined

describe('the curve through points', () => {
  it('goes from each point to the next', () => {
    fc.assert(
      fc.property(line, (points) => {
        const pieces = curveThrough(points)
        expect(pieces.map(({ from }) => from)).toEqual(points.slice(0, -1))
        expect(pieces.map(({ to }) => to)).toEqual(points.slice(1))
      }),
    )
  })

  it('deviates from the straight lines between them by at most the limit', () => {
    fc.assert(
      fc.property(line, (points) => {
        for (const piece of curveThrough(points))
          for (const t of [0.2, 0.35, 0.5, 0.65, 0.8])
            expect(distanceToSegment(pointOn(piece, t), piece.from, piece.to)).toBeLessThanOrEqual(CURVE_DEPTH * 1.05)
      }),
    )
  })

  it('passes each point of a wave smoothly', () => {
    const wave = fc.array(
      fc.record({ turn: fc.integer({ min: -12, max: 12 }), length: fc.integer({ min: 5, max: 15 }) }),
      { minLength: 2, maxLength: 30 },
    )
    fc.assert(
      fc.property(wave, (steps) => {
        const pieces = curveThrough(walked(steps))
        pieces.slice(1).forEach((after, index) => {
          expect(between(directionOn(must(pieces[index]), 1), directionOn(after, 0))).toBeLessThan(5)
        })
      }),
    )
  })

  it('of two points is the straight line between them', () => {
    expect(curveThrough(pts([0, 0], [50, 7]))).toEqual([{ from: pt(0, 0), to: pt(50, 7), depth: 0 }])
  })

  it('is straight where the points lie on a line', () => {
    expect(curveThrough(pts([0, 0], [10, 0], [50, 0], [51, 0])).some(isBent)).toBe(false)
  })

  it.each([
    ['30° between 20 units', 30, 20],
    ['90° between 100 units', 90, 100],
    ['a line that comes back', 180, 40],
    ['15° in the middle of a long road', 15, 150],
    ['60° of a small sign', 60, 10],
  ])('keeps a corner: %s', (_, degrees, length) => {
    const [x, y] = [Math.cos(degrees / DEGREES) * length, Math.sin(degrees / DEGREES) * length]
    expect(curveThrough(pts([-length, 0], [0, 0], [x, y])).some(isBent)).toBe(false)
  })

  it('joins a long straight road smoothly to a bend, and keeps the road straight', () => {
    const bend = [20, 40, 60, 80].map((degrees) =>
      pt(100 + 30 * Math.sin(degrees / DEGREES), 30 - 30 * Math.cos(degrees / DEGREES)),
    )
    const [road, ...others] = curveThrough([pt(0, 0), pt(100, 0), ...bend])
    expect(between(directionOn(must(road), 0.5), 0)).toBeLessThan(1)
    expect(between(directionOn(must(road), 1), directionOn(must(others[0]), 0))).toBeLessThan(1)
    expect(others.every(isBent)).toBe(true)
  })

  it('is the same when its computation begins in the middle', () => {
    fc.assert(
      fc.property(line, fc.nat(30), (points, from) => {
        expect(curveThrough(points, from)).toEqual(curveThrough(points).slice(from))
      }),
    )
  })

  it('does not move for a repeated point', () => {
    const pieces = curveThrough(pts([0, 0], [10, 3], [10, 3], [20, 0]))
    expect(pieces.flatMap(({ controls = [] }) => controls).every(({ x, y }) => Number.isFinite(x + y))).toBe(true)
  })
})

describe('the line for measuring', () => {
  it('lies on the curve, and the curve on it', () => {
    fc.assert(
      fc.property(line, (points) => {
        const measured = drawnLine(points)
        for (const piece of curveThrough(points))
          for (const t of [0, 0.1, 0.3, 0.5, 0.7, 0.9])
            expect(plainDistance(pointOn(piece, t), measured)).toBeLessThan(0.15)
      }),
    )
  })

  it('of straight strokes has their points and no others', () => {
    expect(drawnLine(pts([0, 0], [50, 7]))).toEqual(pts([0, 0], [50, 7]))
    expect(drawnLine(pts([3, 4]))).toEqual(pts([3, 4]))
    expect(drawnLine([])).toEqual([])
  })
})

/** Part of a circle as reported by a pointer, with this many screen pixels per unit. */
const recorded = fc
  .record({
    radius: fc.double({ min: 20, max: 150, noNaN: true }),
    from: fc.double({ min: 0, max: 360, noNaN: true }),
    sweep: fc.double({ min: 60, max: 360, noNaN: true }),
    step: fc.double({ min: 3, max: 12, noNaN: true }),
  })
  .map(({ radius, from, sweep, step }) => {
    const middle = pt(200, 300)
    const count = Math.ceil((sweep / DEGREES) * (radius / step))
    const drawn = Array.from({ length: count + 1 }, (_, index) => {
      const angle = (from + (sweep * index) / count) / DEGREES
      return pt(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle))
    })
    return { middle, drawn }
  })

/** A mouse position in whole pixels, at 1.6 pixels per unit. */
const pixel = (at: number): number => Math.round(at * 1.6) / 1.6

/** Deviation of the curve's direction from that of the circle, in degrees, once per unit of length. */
const errorsOf = (drawn: readonly Point[], middle: Point): readonly number[] =>
  curveThrough(simplifiedPoints(drawn.map(roundPoint))).flatMap((piece) => {
    const places = Math.ceil(distance(piece.from, piece.to))
    return Array.from({ length: places }, (_, index) => {
      const t = (index + 0.5) / places
      const { x, y } = pointOn(piece, t)
      return between(directionOn(piece, t), Math.atan2(y - middle.y, x - middle.x) * DEGREES + 90)
    })
  })

const share = (values: readonly number[], part: number): number =>
  must(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)])

describe('a circle that was drawn', () => {
  it('deviates at most 4° from its own direction at 95 % of places', () => {
    const errors = fc
      .sample(recorded, { numRuns: 200, seed: 1 })
      .flatMap(({ drawn, middle }) => errorsOf(drawn, middle))
    console.log(`  circles: ${share(errors, 0.95).toFixed(2)}° from their own direction (95 of 100 places)`)
    expect(share(errors, 0.95)).toBeLessThanOrEqual(4)
  })

  it('deviates as little for a mouse with whole pixels', () => {
    const errors = fc.sample(fc.noBias(recorded), { numRuns: 200, seed: 2 }).flatMap(({ drawn, middle }) =>
      errorsOf(
        drawn.map(({ x, y }) => pt(pixel(x), pixel(y))),
        middle,
      ),
    )
    console.log(`  circles of whole pixels: ${share(errors, 0.95).toFixed(2)}°`)
    expect(share(errors, 0.95)).toBeLessThanOrEqual(4)
  })
})
