import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import { canvasFor } from '../../src/geometry/canvasSize'
import { fc } from '../support/properties'

const AREA = DEFAULT_CANVAS.width * DEFAULT_CANVAS.height

describe('the canvas of a screen', () => {
  it.each([
    ['that shows the default size is the default', [396, 685], [396, 685]],
    ['that is twice as large is the default, too', [792, 1370], [396, 685]],
    ['that is narrower than 1:2 is 1:2', [100, 900], [368.3, 736.5]],
    ['that is wider than 1:1 is square', [900, 100], [520.8, 520.9]],
  ])('%s', (_, [width = 0, height = 0], [wide = 0, high = 0]) => {
    const canvas = canvasFor({ width, height })
    expect(canvas.width).toBeCloseTo(wide, 5)
    expect(canvas.height).toBeCloseTo(high, 5)
  })

  it('has the area of the default, proportions from 1:2 to 1:1, and tenths', () => {
    const side = fc.double({ min: 1, max: 5_000, noNaN: true })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const canvas = canvasFor({ width, height })
        expect((canvas.width * canvas.height) / AREA).toBeCloseTo(1, 3)
        expect(canvas.width / canvas.height).toBeGreaterThan(0.4995)
        expect(canvas.width / canvas.height).toBeLessThan(1.0005)
        for (const length of Object.values(canvas)) expect(Math.round(length * 10) / 10).toBe(length)
      }),
    )
  })
})
