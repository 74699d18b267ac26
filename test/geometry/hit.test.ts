import { describe, expect, it } from 'vitest'
import { ERASE_WIDTH } from '../../src/constants'
import { HIT_REACH } from '../../src/geometry/fishboneHit'
import { elementAt } from '../../src/geometry/hit'
import { isEraser, isLabel, isStroke, type DrawingElement } from '../../src/model/types'
import { elements as anyElements, nearPoint } from '../support/arbitraries'
import { ERASER, label, LINE, pt, stamp, stroke, UNKNOWN, type XY, svgPoints } from '../support/drawings'
import { must } from '../support/must'
import { plainDistance } from '../support/plane'
import { fc } from '../support/properties'

/** Crosses LINE in its middle. */
const CROSSING = stroke(svgPoints('60,0 60,200'))
const DOT = stroke([[300, 300]])
const eraserAt = (...points: readonly XY[]): DrawingElement => stroke(points, { erase: true })

describe('the element at a place', () => {
  it.each<[string, DrawingElement[], XY, number | undefined]>([
    ['a stroke, up to 16 beside it', [LINE], [60, 36.5], 0],
    ['no stroke further away', [LINE], [60, 36.6], undefined],
    ['a stroke, up to 16 beyond its end', [LINE], [126, 20.5], 0],
    ['a dot', [DOT], [310, 310], 0],
    ['the upper of two strokes', [LINE, CROSSING], [60, 20], 1],
    ['the upper stroke, even if the lower one is nearer', [LINE, CROSSING], [72, 21], 1],
    ['the lower stroke, where the upper one does not reach', [LINE, CROSSING], [100, 20], 0],
    ['an icon, all of its square', [stamp(200, 200, 2)], [245, 155], 0],
    ['no icon beyond its square', [stamp(200, 200, 2)], [246, 200], undefined],
    ['an icon of a newer version, all of a square of the base size', [stamp(200, 200, 30)], [245, 155], 0],
    ['an element of a newer version, never', [LINE, UNKNOWN], [60, 20], 0],
    ['a large icon, all of its larger square', [stamp(200, 200, 7)], [290, 110], 0],
    ['a stroke without points, never', [stroke([])], [0, 0], undefined],
    ['a label, all of its box', [label(200, 200)], [160, 180], 0],
    ['a label in two lines, all of both', [label(200, 200, 'Op de hoek bij de bakker')], [210, 240], 0],
    ['no label beyond its box', [label(200, 200)], [200, 225], undefined],
    ['a label, even if later ink crosses it', [label(60, 20), LINE, CROSSING], [60, 20], 0],
    ['nothing on bare paper', [], [0, 0], undefined],
  ])('%s', (_, all, place, index) => {
    expect(elementAt(all, pt(...place))).toBe(index)
  })
})

describe('erased ink is not hit', () => {
  it.each<[string, DrawingElement[], XY, number | undefined]>([
    ['an eraser itself is not hit', [ERASER], [50, 20], undefined],
    ['a stroke is not hit where an eraser covers it', [LINE, ERASER], [50, 20.5], undefined],
    ['a stroke is not hit up to 20 beside the eraser', [LINE, ERASER], [70, 20.5], undefined],
    ['a stroke is hit beside the eraser', [LINE, ERASER], [71, 20.5], 0],
    ['an icon is not hit where an eraser covers it', [stamp(50, 20), ERASER], [50, 20], undefined],
    ['an icon is hit beside the eraser', [stamp(50, 20), ERASER], [90, 20], 0],
    ['a stroke that was drawn after the eraser is hit', [LINE, ERASER, CROSSING], [60, 20], 2],
    ['a stroke below an eraser and later ink is not hit', [LINE, ERASER, stroke([[300, 300]])], [50, 20.5], undefined],
    ['a label is hit below an eraser, which does not erase it', [label(50, 20), ERASER], [50, 20], 0],
    ['a stroke is hit beside the round eraser of a tap', [LINE, eraserAt([60, 40])], [74, 20.5], 0],
  ])('%s', (_, all, place, index) => {
    expect(elementAt(all, pt(...place))).toBe(index)
  })

  it('a hit is within reach, is no eraser, and is not erased by a later one', () => {
    fc.assert(
      fc.property(anyElements, nearPoint, (all, place) => {
        const index = elementAt(all, place)
        fc.pre(index !== undefined)
        const hit = must(all[must(index)])
        expect(isEraser(hit)).toBe(false)
        fc.pre(!isLabel(hit))
        expect(isStroke(hit) ? plainDistance(place, hit.points) : 0).toBeLessThanOrEqual(HIT_REACH)
        for (const later of all.slice(must(index))) {
          const away = isEraser(later) ? plainDistance(place, later.points) : Infinity
          expect(away).toBeGreaterThan(ERASE_WIDTH / 2)
        }
      }),
    )
  })

  it('each stroke is hit at its own points when it is on top', () => {
    fc.assert(
      fc.property(anyElements, fc.array(nearPoint, { minLength: 1, maxLength: 5 }), (below, points) => {
        fc.pre(!below.some(isLabel))
        const all = [...below, { ...LINE, points }]
        expect(points.map((place) => elementAt(all, place))).toEqual(points.map(() => below.length))
      }),
    )
  })
})
