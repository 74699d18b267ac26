import { describe, expect, it } from 'vitest'
import { arrowhead, endDirection, ARROW_LOOKBACK } from '../../../src/geometry/line/arrowhead'
import { distance } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts, type XY, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { plainDistance } from '../../support/plane'
import { fc } from '../../support/properties'

const SIZE = { length: 32, offset: 12 }
const halfway = (from: Point, to: Point): Point => pt((from.x + to.x) / 2, (from.y + to.y) / 2)
const degreesOf = (...line: readonly XY[]): number => (must(endDirection(pts(...line))) * 180) / Math.PI

describe('an arrowhead', () => {
  it.each([
    ['right', [0, 0], [100, 0], [112, 0]],
    ['left', [100, 0], [0, 0], [-12, 0]],
    ['up', [0, 100], [0, 0], [0, -12]],
    ['down', [0, 0], [0, 100], [0, 112]],
  ] as [string, XY, XY, XY][])('has its tip 12 beyond the end of a line to the %s', (_, from, to, tip) => {
    const [first] = arrowhead(pts(from, to), SIZE)
    expect(first?.x).toBeCloseTo(tip[0], 9)
    expect(first?.y).toBeCloseTo(tip[1], 9)
  })

  it('has two sides of its length, 30° off the line on either hand', () => {
    fc.assert(
      fc.property(nearPoint, nearPoint, (from, to) => {
        fc.pre(distance(from, to) > 1)
        const [tip, left, right] = arrowhead([from, to], SIZE).map(must)
        expect(distance(must(tip), must(left))).toBeCloseTo(32, 9)
        expect(distance(must(tip), must(right))).toBeCloseTo(32, 9)
        // An angle of 60° between two sides of 32 makes the third side 32 as well.
        expect(distance(must(left), must(right))).toBeCloseTo(32, 9)
        expect(distance(from, must(left))).toBeCloseTo(distance(from, must(right)), 6)
      }),
    )
  })

  it.each([
    ['no points', []],
    ['a dot', [[5, 5]]],
    ['a stroke that did not move', svgPoints('5,5 5,5')],
  ] as [string, XY[]][])('is left off %s', (_, line) => {
    expect(arrowhead(pts(...line), SIZE)).toEqual([])
  })

  it('exists for a small loop that closes on its start', () => {
    const loop = [
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 5],
      [0, 0],
    ] as const
    expect(arrowhead(pts(...loop), SIZE)).toHaveLength(3)
    expect(degreesOf(...loop)).toBeCloseTo(-90)
  })
})

describe('the direction in which a stroke ends', () => {
  it('is that of a straight line', () => {
    expect(degreesOf([0, 0], [100, 100])).toBeCloseTo(45)
  })

  it('does not follow the jitter of a lifting finger', () => {
    expect(Math.abs(degreesOf([0, 0], [50, 0], [100, 0], [101, 1.5]))).toBeLessThan(5)
  })

  it('follows a bend longer than the look-back', () => {
    expect(degreesOf([0, 0], [100, 0], [100, 50])).toBeCloseTo(90)
  })

  it('is that of the whole stroke when it is shorter than the look-back', () => {
    expect(degreesOf([0, 0], [5, 0], [5, 5])).toBeCloseTo(45)
  })

  it('does not depend on points more than 20 units from the end', () => {
    const far = degreesOf([0, 0], [0, 100], [15, 100])
    const near = degreesOf([0, 60], [0, 100], [15, 100])
    expect(far).toBeCloseTo(near)
  })

  it('is measured from the last time the stroke was 20 units from its end', () => {
    expect(degreesOf([0, 30], [0, 10], [20, 0], [0, 0])).toBeCloseTo(180)
  })

  /** A stroke of short steps that leaves the look-back circle around its end. */
  const longEnough = fc
    .array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })), {
      minLength: 2,
      maxLength: 30,
    })
    .map((steps) => {
      const line = [pt(0, 0)]
      for (const [dx, dy] of steps) {
        const { x, y } = must(line.at(-1))
        line.push(pt(x + dx / 10, y + dy / 10))
      }
      return line
    })
    .filter((line) => line.some((place) => distance(place, must(line.at(-1))) > ARROW_LOOKBACK))

  it('is measured from a place on the stroke 20 units from its end', () => {
    fc.assert(
      fc.property(longEnough, (line) => {
        const end = must(line.at(-1))
        const direction = must(endDirection(line))
        const from = pt(end.x - ARROW_LOOKBACK * Math.cos(direction), end.y - ARROW_LOOKBACK * Math.sin(direction))
        expect(plainDistance(from, line)).toBeCloseTo(0, 6)
      }),
    )
  })

  it('does not depend on the number of recorded points', () => {
    fc.assert(
      fc.property(longEnough, (line) => {
        const denser = line.flatMap((place, index) => [
          ...line.slice(index - 1, index).map((one) => halfway(one, place)),
          place,
        ])
        const turned = must(endDirection(denser)) - must(endDirection(line))
        expect(Math.cos(turned)).toBeCloseTo(1, 9)
      }),
    )
  })
})
