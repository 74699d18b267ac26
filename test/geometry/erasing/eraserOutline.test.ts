import { describe, expect, it } from 'vitest'
import { ERASE_WIDTH } from '../../../src/constants'
import { strokeOutlines } from '../../../src/geometry/erasing/eraserOutline'
import type { Point } from '../../../src/model/types'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts, type XY, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { plainDistance, isInside } from '../../support/plane'
import { fc } from '../../support/properties'

const RADIUS = ERASE_WIDTH / 2
const SLACK = 0.1

/** True when the outline covers a place exactly if the erasers do; on the edge either result is right. */
const isRight = (strokes: readonly (readonly Point[])[], rings: readonly Point[][], place: Point): boolean => {
  const away = Math.min(...strokes.map((stroke) => plainDistance(place, stroke)))
  return Math.abs(away - RADIUS) < SLACK || isInside(rings, place) === away < RADIUS
}

const outline = (...strokes: readonly (readonly XY[])[]): Point[][] =>
  strokeOutlines(
    strokes.map((one) => pts(...one)),
    ERASE_WIDTH,
  )

describe('an eraser covers', () => {
  const LINE: XY[] = svgPoints('100,100 200,100')

  it.each([
    ['its middle', LINE, [150, 100], true],
    ['up to its side', LINE, [150, 119.9], true],
    ['nothing beyond its side', LINE, [150, 120.1], false],
    ['the round of its end', LINE, [219.9, 100], true],
    ['nothing beyond its end', LINE, [220.1, 100], false],
    ['no corner at its end', LINE, [215, 115], false],
    ['a circle, for a tap', [[100, 100]], [114, 114], true],
    ['no square, for a tap', [[100, 100]], [115, 115], false],
    ['the round of a bend', svgPoints('0,0 100,0 100,100'), [113, -13], true],
    ['no spike at a sharp bend', svgPoints('0,0 100,0 0,5'), [125, 1], false],
    ['itself where it crosses itself', svgPoints('0,0 100,100 100,0 0,100'), [50, 50], true],
    ['both parts of a line that comes back', svgPoints('0,0 100,0 0,0'), [50, 0], true],
    ['no hole that it goes round', svgPoints('0,0 100,0 100,100 0,100 0,0'), [50, 50], false],
  ] as [string, XY[], XY, boolean][])('%s', (_, line, place, covered) => {
    expect(isInside(outline(line), pt(...place))).toBe(covered)
  })

  it('its overlap with another eraser', () => {
    expect(isInside(outline(svgPoints('0,50 100,50'), svgPoints('50,0 50,100')), pt(50, 50))).toBe(true)
  })
})

it.each([
  ['an empty list of erasers', []],
  ['an eraser without points', [[]]],
] as [string, XY[][]][])('%s has no outline', (_, strokes) => {
  expect(outline(...strokes)).toEqual([])
})

/** A scribble across a drawing, as made by a hand in a minute. */
const scribble = (points: number): Point[] =>
  Array.from({ length: points }, (_, at) => ({
    x: 198 + 150 * Math.sin(at * 1.7) + 15 * Math.sin(at * 9.1),
    y: 340 + 250 * Math.sin(at * 0.013) + 20 * Math.sin(at * 5.3),
  }))

/** The least processor time of three runs, in microseconds. */
const cost = (points: number): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage().user
      strokeOutlines([scribble(points)], ERASE_WIDTH)
      return process.cpuUsage().user - before
    }),
  )

it('the time for an eraser grows much less than with the square of its points, however often it crosses itself', () => {
  cost(4_000)
  // With the square it would be 16.
  expect(cost(4_000) / cost(1_000)).toBeLessThan(10)
})

it('a long scribble erases what its single lines would', () => {
  const path = scribble(300)
  const rings = strokeOutlines([path], ERASE_WIDTH)
  const places = Array.from({ length: 2_000 }, (_, at) => pt((at * 37) % 420, (at * 101) % 720))
  expect(places.filter((place) => !isRight([path], rings, place))).toEqual([])
})

/** Long lines, and tight scribbles that cross and fold. */
const line = fc.oneof(
  fc.array(nearPoint, { minLength: 1, maxLength: 6 }),
  fc
    .tuple(
      nearPoint,
      fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })), { maxLength: 8 }),
    )
    .map(([{ x, y }, around]) => [[0, 0] as const, ...around].map(([dx, dy]) => ({ x: x + dx / 10, y: y + dy / 10 }))),
)
const strokes = fc.array(line, { minLength: 1, maxLength: 3 })

/** A place at a distance from one of the lines. */
const spots = fc.array(
  fc.record({
    stroke: fc.nat({ max: 2 }),
    segment: fc.nat({ max: 7 }),
    along: fc.double({ min: 0, max: 1, noNaN: true }),
    angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    away: fc.oneof(fc.constantFrom(0, 19.899, 20.101), fc.double({ min: 0, max: 60, noNaN: true })),
  }),
  { minLength: 40, maxLength: 40 },
)

it('an outline covers every point within 19.9 of a centre line, and none beyond 20.1', () => {
  fc.assert(
    fc.property(strokes, spots, (lines, places) => {
      const rings = strokeOutlines(lines, ERASE_WIDTH)
      const wrong = places
        .map(({ stroke, segment, along, angle, away }) => {
          const chosen = must(lines[stroke % lines.length])
          const a = must(chosen[segment % chosen.length])
          const b = chosen[(segment % chosen.length) + 1] ?? a
          const [x, y] = [a.x + along * (b.x - a.x), a.y + along * (b.y - a.y)]
          return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away }
        })
        .filter((place) => !isRight(lines, rings, place))
      expect(wrong).toEqual([])
    }),
  )
})
