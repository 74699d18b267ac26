import { expect, it } from 'vitest'
import { curveThrough, drawnLine } from '../../../src/geometry/line/curve'
import { coarseCurve, type CurveSegment } from '../../../src/geometry/line/pathData'
import { nearPoint } from '../../support/arbitraries'
import { pt, pts } from '../../support/drawings'
import { plainDistance } from '../../support/plane'
import { fc } from '../../support/properties'

const line = fc.array(nearPoint, { minLength: 2, maxLength: 30 })
const TOLERANCE = 0.6

const stepOf = ({ to, controls }: CurveSegment): CurveSegment => ({ to, ...(controls && { controls }) })

it('a coarse curve without tolerance is the curve itself', () => {
  fc.assert(
    fc.property(line, (points) => {
      expect(coarseCurve(points, 0).map(stepOf)).toEqual(curveThrough(points).map(stepOf))
    }),
  )
})

it('the steps of a coarse curve end on the curve, and its straight lines stay within the tolerance', () => {
  fc.assert(
    fc.property(line, (points) => {
      const steps = coarseCurve(points, TOLERANCE)
      const curve = drawnLine(points)
      for (const { to } of steps) expect(plainDistance(to, curve)).toBeLessThan(1e-9)
      if (steps.some(({ controls }) => controls)) return
      const coarse = [...points.slice(0, 1), ...steps.map(({ to }) => to)]
      for (const place of curve) expect(plainDistance(place, coarse)).toBeLessThanOrEqual(TOLERANCE + 1e-9)
    }),
  )
})

it('a coarse curve is straight where the line hardly bends, and curved where it does', () => {
  expect(coarseCurve(pts([0, 0], [10, 0.3], [20, 0], [30, -0.3], [40, 0]), TOLERANCE)).toEqual([{ to: pt(40, 0) }])
  const arc = coarseCurve(pts([0, 0], [20, 4.5], [40, 0]), TOLERANCE)
  expect(arc.map(({ controls }) => controls !== undefined)).toEqual([true, true])
})

it('a coarse curve goes on where a bend ends, without returning to the straight line before it', () => {
  const bend = pts([80, 0], [100, 5], [120, 20], [125, 40], [125, 80])
  const steps = coarseCurve([...pts([0, 0], [40, 0]), ...bend, pt(125, 120)], TOLERANCE)
  expect(steps.map(({ to }) => to)).toEqual([pt(40, 0), ...bend, pt(125, 120)])
})

it('a coarse curve reaches the end of a line that is straight after a bend', () => {
  expect(coarseCurve(pts([0, 0], [20, 15], [40, 0], [80, -40], [120, -80], [160, -120]), TOLERANCE).at(-1)?.to).toEqual(
    pt(160, -120),
  )
})
