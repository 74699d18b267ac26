import { describe, expect, it } from 'vitest'
import { distanceToLine, nearestOnLine, nearestWithin } from '../../src/geometry/distance'
import { distance } from '../../src/geometry/points'
import { nearPoint } from '../support/arbitraries'
import { pt, pts, type XY, svgPoints } from '../support/drawings'
import { fc } from '../support/properties'

const BEND: XY[] = svgPoints('0,0 100,0 100,50')

describe('the distance from a place to a line', () => {
  it.each([
    ['is measured at a right angle beside the line', BEND, [50, 7], 7],
    ['is measured to the end beyond the end of the line', BEND, [103, 54], 5],
    ['is measured to the start before the start of the line', BEND, [-6, -8], 10],
    ['is measured to the nearest segment', BEND, [98, 40], 2],
    ['is 0 on the line', BEND, [100, 25], 0],
    ['is measured to a dot itself', [[3, 4]], [0, 0], 5],
    ['is measured to the place of a line without length', svgPoints('3,4 3,4'), [0, 0], 5],
    ['is not measured to the missing side of an open line', svgPoints('0,0 100,0 100,100'), [50, 50], 50],
    ['is infinite without a line', [], [0, 0], Infinity],
  ] as [string, XY[], XY, number][])('%s', (_, line, place, away) => {
    expect(distanceToLine(pt(...place), pts(...line))).toBeCloseTo(away, 9)
  })

  it('is no more than to any place on the line, and equals that to one of them', () => {
    const lines = fc.array(nearPoint, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(nearPoint, lines, (place, line) => {
        const sampled = line.slice(1).flatMap((end, index) =>
          Array.from({ length: 101 }, (_, step) => {
            const start = line[index] ?? end
            return pt(start.x + ((end.x - start.x) * step) / 100, start.y + ((end.y - start.y) * step) / 100)
          }),
        )
        const nearest = Math.min(...sampled.map((one) => distance(place, one)))
        const away = distanceToLine(place, line)
        expect(away).toBeLessThanOrEqual(nearest + 1e-9)
        // No segment is longer than 1,203, so that a sample lies within 6.1 of every place on the line.
        expect(nearest - away).toBeLessThanOrEqual(6.1)
      }),
    )
  })
})

describe('the nearest place on a line within reach', () => {
  it('is as far as the nearest of all, and there is none beyond reach', () => {
    const reached = fc.property(
      nearPoint,
      fc.array(nearPoint, { minLength: 1 }),
      fc.integer({ min: 0, max: 40 }),
      (place, line, reach) => {
        const away = distance(place, nearestOnLine(place, line))
        const found = nearestWithin(place, line, reach)
        expect(found && distance(place, found)).toBe(away <= reach ? away : undefined)
      },
    )
    fc.assert(reached)
  })

  it('is undefined without a line', () => {
    expect(nearestWithin(pt(0, 0), [], 10)).toBeUndefined()
  })
})
