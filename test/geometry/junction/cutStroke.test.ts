import { describe, expect, it } from 'vitest'
import { barOn, BAR_PLACE, BAR_SHARE } from '../../../src/geometry/junction/barOn'
import { cutStroke } from '../../../src/geometry/junction/cutStroke'
import { pt, stroke, type XY, svgPoints } from '../../support/drawings'

const ROAD = stroke(svgPoints('0,0 300,0'))

it('a stroke is cut only where its parts change differently', () => {
  const changes = [
    { element: ROAD, from: 0, to: 100, becomes: {} },
    { element: ROAD, from: 100, to: 200, becomes: {} },
    { element: ROAD, from: 200, to: 300, becomes: { dashed: true } },
  ]
  expect(cutStroke(ROAD, changes)).toEqual([
    stroke(svgPoints('0,0 200,0')),
    stroke(svgPoints('200,0 300,0'), { dashed: true }),
  ])
})

const barAt = (centre: XY, to = 300): number | undefined =>
  barOn({ element: ROAD, from: 0, to }, pt(...centre)).points[0]?.x

describe('the bar across a freehand road', () => {
  it('stands at the same distance from the junction, in whichever direction the road was drawn', () => {
    expect(barAt([0, 0])).toBe(BAR_PLACE)
    expect(barAt([300, 0])).toBe(300 - BAR_PLACE)
  })

  it('stands on a short road, too', () => {
    expect(barAt([0, 0], 100)).toBeCloseTo(100 * BAR_SHARE)
  })
})
