import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { roadsEndAtBars } from '../../../src/geometry/junction/roadsEndAtBars'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { NO_JUNCTION } from '../../../src/model/junction'
import { isStroke, type DrawingElement } from '../../../src/model/types'
import { ERASER, LINE } from '../../support/drawings'
import { arm, junctionOf } from '../../support/junctions/ringJunctions'

const rightmost = (elements: readonly DrawingElement[]): number =>
  Math.max(...elements.flatMap((element) => (isStroke(element) ? element.points.map(({ x }) => x) : [])))

const drawn = (blocked: boolean) =>
  writeJunction({ ...NO_JUNCTION, ...junctionOf(4, [arm(6, { blocked })]) }, DEFAULT_CANVAS)

describe('on paper, a blocked road', () => {
  it('ends at its bar', () => {
    const elements = drawn(true)
    const shown = roadsEndAtBars(elements)
    expect(shown).toHaveLength(elements.length)
    const bar = elements.flatMap((element) => (isStroke(element) && element.points.length === 2 ? [element] : []))
    const place = Math.max(...bar.flatMap(({ points }) => (points[0]?.x === points[1]?.x ? [points[0]?.x ?? 0] : [])))
    expect(rightmost(elements)).toBeGreaterThan(place + 10)
    expect(rightmost(shown)).toBeCloseTo(place, 0)
  })

  it('leaves open roads, uncertain drawings and their order as they are', () => {
    for (const elements of [drawn(false), [LINE, ERASER], []]) expect(roadsEndAtBars(elements)).toBe(elements)
  })
})
