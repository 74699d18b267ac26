import { expect, it } from 'vitest'
import { ERASE_WIDTH } from '../../../src/constants'
import { uncovered } from '../../../src/geometry/erasing/uncovered'
import type { Point } from '../../../src/model/types'
import { pt, pts } from '../../support/drawings'
import { plainDistance } from '../../support/plane'
import { fc } from '../../support/properties'

const RADIUS = ERASE_WIDTH / 2
const REGION = { x: -200, y: -200, width: 800, height: 1_100 }
const drawn = (...lines: readonly (readonly Point[])[]): Point[][] => uncovered(lines, ERASE_WIDTH, REGION)
const LINE = pts([0, 0], [100, 0], [100, 100])

it.each([
  ['a line', [LINE], [LINE]],
  ['a dot', [pts([5, 5])], [pts([5, 5])]],
  ['an empty line', [[]], []],
  ['a pair of lines of which neither covers the other', [LINE, pts([0, 30], [60, 30])], [LINE, pts([0, 30], [60, 30])]],
])('%s is drawn whole', (_, lines, expected) => {
  expect(drawn(...lines)).toEqual(expected)
})

/** Erases from 0 to 100 across and from 0 to 90 down, plus the pen's radius. */
const BLOCK = pts([0, 0], [100, 0], [100, 30], [0, 30], [0, 60], [100, 60], [100, 90], [0, 90])

it.each([
  ['a line that others cover', pts([20, 20], [80, 20], [50, 70])],
  ['a dot that others cover', pts([50, 40])],
  ['a line too far off to reach any ink', pts([-500, 0], [-500, 90])],
])('%s is not drawn', (_, line) => {
  expect(drawn(BLOCK, line)).toEqual([BLOCK])
})

it('a line that follows others and continues is drawn from where it leaves them', () => {
  const line = pts([20, 20], [80, 20], [80, -90], [20, -90])
  expect(drawn(BLOCK, line)).toEqual([BLOCK, line.slice(1)])
})

const place = fc.record({ x: fc.integer({ min: -240, max: 640 }), y: fc.integer({ min: -240, max: 940 }) })
const near = fc.record({ x: fc.integer({ min: 0, max: 90 }), y: fc.integer({ min: 0, max: 90 }) })
const isInRegion = ({ x, y }: Point): boolean => Math.abs(x - 200) <= 400 && Math.abs(y - 350) <= 550
const lines = fc.array(fc.array(fc.oneof(near, near, place), { maxLength: 12 }), { minLength: 1, maxLength: 8 })

it('the reduced lines cover everything that all lines cover in the region', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.oneof(near, place), { minLength: 60, maxLength: 60 }), (all, places) => {
      const left = drawn(...all)
      const isMissed = (at: Point): boolean =>
        isInRegion(at) &&
        all.some((line) => plainDistance(at, line) <= RADIUS) &&
        !left.some((line) => plainDistance(at, line) <= RADIUS)
      expect(places.filter(isMissed)).toEqual([])
    }),
  )
})

const scribble = (number: number): Point[] =>
  Array.from({ length: 400 }, (_, at) =>
    pt(
      198 + 150 * Math.sin(at * 0.17 + number) + 15 * Math.sin(at * 9.1),
      340 + 250 * Math.sin(at * 0.13 + number * 2),
    ),
  )

const segments = (parts: readonly (readonly Point[])[]): number =>
  parts.reduce((count, part) => count + part.length - 1, 0)

it('less than a third is drawn of two hundred scribbles over one drawing', () => {
  const scribbles = Array.from({ length: 200 }, (_, number) => scribble(number))
  expect(segments(drawn(...scribbles)) / segments(scribbles)).toBeLessThan(1 / 3)
})
