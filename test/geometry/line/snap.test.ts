import { describe, expect, it } from 'vitest'
import { SNAP_DEGREES } from '../../../src/constants'
import { snapEnd } from '../../../src/geometry/line/snap'
import type { Point } from '../../../src/model/types'
import { nearPoint } from '../../support/arbitraries'
import { pt } from '../../support/drawings'
import { fc } from '../../support/properties'

const START = pt(200, 300)

const towards = (degrees: number, length = 100): Point => ({
  x: START.x + Math.cos((degrees * Math.PI) / 180) * length,
  y: START.y + Math.sin((degrees * Math.PI) / 180) * length,
})

describe('a line within 5° of horizontal becomes horizontal', () => {
  it.each([0, 1, 4.99, -4.99, 175.01, 184.99, 180])('at %f°', (degrees) => {
    const end = towards(degrees)
    expect(snapEnd(START, end)).toEqual({ x: end.x, y: START.y })
  })
})

describe('a line within 5° of vertical becomes vertical', () => {
  it.each([90, 85.01, 94.99, 270, 265.01, -85.01])('at %f°', (degrees) => {
    const end = towards(degrees)
    expect(snapEnd(START, end)).toEqual({ x: START.x, y: end.y })
  })
})

describe('any other line stays as it was drawn', () => {
  it.each([5.01, -5.01, 45, 84.99, 95.01, 135, 174.99, 185.01, 264.99, 275.01])('at %f°', (degrees) => {
    const end = towards(degrees)
    expect(snapEnd(START, end)).toBe(end)
  })
})

it('a line without length stays where it is', () => {
  expect(snapEnd(START, START)).toEqual(START)
})

describe('for any line', () => {
  it('snapping twice gives the same line as snapping once', () => {
    fc.assert(
      fc.property(nearPoint, nearPoint, (start, end) => {
        const once = snapEnd(start, end)
        expect(snapEnd(start, once)).toEqual(once)
      }),
    )
  })

  it('at most one coordinate changes, to that of the start', () => {
    fc.assert(
      fc.property(nearPoint, nearPoint, (start, end) => {
        const { x, y } = snapEnd(start, end)
        expect(x === end.x || y === end.y).toBe(true)
        expect([start.x, end.x]).toContain(x)
        expect([start.y, end.y]).toContain(y)
      }),
    )
  })

  it('the direction turns by no more than 5°', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 5, max: 500, noNaN: true }),
        (degrees, length) => {
          const end = towards(degrees, length)
          const snapped = snapEnd(START, end)
          const turned =
            Math.atan2(snapped.y - START.y, snapped.x - START.x) - Math.atan2(end.y - START.y, end.x - START.x)
          const folded = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)))
          expect((folded * 180) / Math.PI).toBeLessThanOrEqual(SNAP_DEGREES + 1e-6)
        },
      ),
    )
  })
})
