import { describe, expect, it } from 'vitest'
import { clampTo } from '../../src/geometry/bounds'
import { distance } from '../../src/geometry/points'
import {
  adjusted,
  adjustmentJoint,
  beginAdjustment,
  gripAt,
  handlesOf,
  isOnJoint,
  type Grip,
  HANDLE_REACH,
} from '../../src/gesture/adjust'
import type { DrawingElement, Stroke } from '../../src/model/types'
import { nearPoint, pointerPoint } from '../support/arbitraries'
import { DASHED, ERASER, LINE, pt, pts, stamp, stroke, type XY, svgPoints } from '../support/drawings'
import {
  BARE_SCENE,
  CURVE_TOOL,
  isOnPaper,
  pairsOf,
  paperWith,
  play,
  REACH,
  SELECT_TOOL,
  selecting,
  stroked,
} from '../support/gestures'
import { must } from '../support/must'
import { fc } from '../support/properties'

/** A line from (100, 200) to (300, 200), with its turning handle at (200, 156). */
const FLAT = stroke(svgPoints('100,200 300,200'), { dashed: true, arrow: true })
const BOW = stroke(svgPoints('100,200 200,100 300,200'))

/** The first element, which is selected, after a drag from one place along others. */
const dragged = (elements: readonly DrawingElement[], from: XY, ...to: readonly XY[]): DrawingElement =>
  must(play(SELECT_TOOL, stroked(from, ...to), selecting(0, paperWith(...elements))).replaced[0]).element

const around = (degrees: number, length = 44): XY => [
  200 + length * Math.sin((degrees * Math.PI) / 180),
  200 - length * Math.cos((degrees * Math.PI) / 180),
]
const turnedBy = (element: Stroke, degrees: number): XY[] =>
  must(pairsOf(dragged([element], [200, 156], around(degrees, 120))))

describe('the handles of a stroke', () => {
  it('are its two ends and a turning handle above its highest part', () => {
    expect(handlesOf(FLAT)).toEqual([
      { grip: 'start', at: pt(100, 200) },
      { grip: 'end', at: pt(300, 200) },
      { grip: 'turn', at: pt(200, 156) },
    ])
    expect(handlesOf(BOW).at(-1)).toEqual({ grip: 'turn', at: pt(200, 56) })
  })

  it.each([
    ['a dot', stroke([[5, 5]])],
    ['a stroke of no points', stroke([])],
    ['an icon', stamp(50, 50)],
  ])('%s has none', (_, element) => {
    expect(handlesOf(element)).toEqual([])
  })

  it('can be reached on the paper, however high the stroke lies', () => {
    const high = stroke(svgPoints('200,300 200,10'))
    const within = handlesOf(high).filter(({ at }) => distance(at, pt(at.x, Math.max(0, at.y))) <= HANDLE_REACH)
    expect(within.map(({ grip }) => grip)).toEqual(['start', 'end', 'turn'])
  })
})

describe('the handle that turns a stroke', () => {
  it.each<[string, number, number]>([['lies above the stroke, up to the very edge of the paper', 44, 0]])(
    '%s',
    (_, highest, y) => {
      const upright = stroke([
        [200, 300],
        [200, highest],
      ])
      expect(handlesOf(upright).at(-1)).toEqual({ grip: 'turn', at: pt(200, y) })
    },
  )

  it.each([
    ['below a wide stroke', [100, 20], [300, 30], [200, 74]],
    ['beside a tall stroke', [200, 10], [200, 680], [156, 345]],
    ['beside a stroke that is as wide as tall', [100, 20], [200, 120], [56, 70]],
    ['beside the stroke, up to the very edge of the paper', [44, 10], [44, 680], [0, 345]],
    ['to the right of a stroke at the left edge', [20, 10], [20, 680], [64, 345]],
  ] as const)('lies %s if there is no paper above the stroke', (_, from, to, [x, y]) => {
    expect(handlesOf(stroke([from, to])).at(-1)).toEqual({ grip: 'turn', at: pt(x, y) })
  })

  it('also turns it clockwise when the handle is below', () => {
    const high = stroke(svgPoints('100,20 300,20'))
    expect(pairsOf(dragged([high], [200, 64], [100, 20]))).toEqual(svgPoints('200,0 200,200'))
  })
})

describe('a press grabs', () => {
  it.each<[string, XY, Grip | undefined]>([
    ['an end, up to 22 away', [300, 222], 'end'],
    ['the other end', [90, 190], 'start'],
    ['the turning handle', [210, 140], 'turn'],
    ['the stroke itself, between its handles', [200, 212], 'body'],
    ['the nearer of two handles', [198, 172], 'turn'],
    ['nothing further away', [200, 230], undefined],
  ])('%s', (_, [x, y], grip) => {
    expect(gripAt(pt(x, y), selecting(0, paperWith(FLAT)))?.grip).toBe(grip)
  })

  it('a handle of the selected element before a stroke on top of it', () => {
    const scene = selecting(0, paperWith(FLAT, stroke([[300, 200]])))
    expect(gripAt(pt(301, 200), scene)).toEqual({ index: 0, grip: 'end' })
  })

  it('a handle on an erased part of the stroke', () => {
    const scene = selecting(0, paperWith(FLAT, stroke([[300, 200]], { erase: true })))
    expect(gripAt(pt(300, 200), scene)).toEqual({ index: 0, grip: 'end' })
  })

  it('no handle of an unselected element', () => {
    expect(gripAt(pt(300, 200), paperWith(FLAT))).toEqual({ index: 0, grip: 'body' })
    expect(gripAt(pt(200, 156), paperWith(FLAT))).toBeUndefined()
    expect(gripAt(pt(300, 222), selecting(1, paperWith(FLAT, LINE)))).toBeUndefined()
  })

  it('the nearer of two close ends', () => {
    const short = stroke(svgPoints('100,100 110,100'))
    const scene = selecting(0, paperWith(short))
    expect(gripAt(pt(102, 100), scene)?.grip).toBe('start')
    expect(gripAt(pt(108, 100), scene)?.grip).toBe('end')
  })

  it.each<[string, XY, Grip]>([
    ['its start, within a third of its length', [110, 100], 'start'],
    ['the stroke itself, further on', [111, 100], 'body'],
    ['the stroke itself, up to the last third', [119, 100], 'body'],
    ['its end', [120, 100], 'end'],
    ['the stroke itself, further than a third beyond its end', [141, 100], 'body'],
  ])('on a short stroke: %s', (_, [x, y], grip) => {
    const short = stroke(svgPoints('100,100 130,100'))
    expect(gripAt(pt(x, y), selecting(0, paperWith(short)))?.grip).toBe(grip)
  })

  it('nothing when the selected element is gone', () => {
    expect(gripAt(pt(300, 200), selecting(7, paperWith()))).toBeUndefined()
    expect(beginAdjustment({ index: 7, grip: 'body' }, pt(0, 0), paperWith(FLAT))).toBeUndefined()
  })
})

describe('moving', () => {
  it('follows the pointer and keeps everything else', () => {
    expect(dragged([FLAT], [200, 205], [0, 0], [230.04, 265.06])).toEqual({
      ...FLAT,
      points: pts([130, 260.1], [330, 260.1]),
    })
  })

  it('moves an icon', () => {
    expect(dragged([stamp(100, 100, 3)], [110, 90], [160, 190])).toEqual(stamp(150, 200, 3))
  })

  it('snaps to nothing', () => {
    expect(pairsOf(dragged([FLAT, stroke([[105, 303]])], [200, 205], [200, 305]))?.[0]).toEqual([100, 300])
  })
})

describe('turning', () => {
  it('is clockwise around the middle, and keeps everything else', () => {
    expect(dragged([FLAT], [200, 156], around(90, 300))).toEqual({ ...FLAT, points: pts([200, 100], [200, 300]) })
  })

  it.each([-135, -90, -45, 45, 90, 135, 180])('snaps to %i° within 5°', (whole) => {
    for (const off of [-4.9, 0, 4.9]) expect(turnedBy(FLAT, whole + off)).toEqual(turnedBy(FLAT, whole))
  })

  it.each([-5.2, 5.2])('does not snap %f° from 45°', (off) => {
    const radians = ((45 + off) * Math.PI) / 180
    const end = must(turnedBy(FLAT, 45 + off)[1])
    expect(end[0]).toBeCloseTo(200 + 100 * Math.cos(radians), 0)
    expect(end[1]).toBeCloseTo(200 + 100 * Math.sin(radians), 0)
    expect(end).not.toEqual(turnedBy(FLAT, 45)[1])
  })

  it('by less than 5° keeps the same element, and replaces nothing', () => {
    expect(play(SELECT_TOOL, stroked([200, 56], [204, 57]), selecting(0, paperWith(BOW))).replaced).toEqual([])
    const asked = must(beginAdjustment({ index: 0, grip: 'turn' }, pt(200, 56), paperWith(BOW)))
    fc.assert(
      fc.property(fc.double({ min: -4.9, max: 4.9, noNaN: true }), (degrees) => {
        // The middle of the bow is (200, 150).
        const [x, y] = around(degrees, 94)
        expect(adjusted({ ...asked, to: pt(x, y - 50) })).toBe(BOW)
      }),
    )
  })

  it('keeps the length of a stroke of two points, within rounding', () => {
    fc.assert(
      // All the way round, except where the angle snaps back.
      fc.property(fc.double({ min: 5.1, max: 354.9, noNaN: true }), (degrees) => {
        const [from, to] = turnedBy(FLAT, degrees)
        expect(Math.abs(distance(pt(...must(from)), pt(...must(to))) - 200)).toBeLessThanOrEqual(0.15)
      }),
    )
  })

  it('does not turn an icon, which has no handle for it', () => {
    const icon = stamp(200, 200, 3)
    expect(play(SELECT_TOOL, stroked([200, 140], [260, 200]), selecting(0, paperWith(icon))).replaced).toEqual([])
    const asked = must(beginAdjustment({ index: 0, grip: 'turn' }, pt(200, 140), paperWith(icon)))
    expect(adjusted({ ...asked, to: pt(260, 200) })).toEqual(icon)
  })
})

it('no stroke on the paper leaves it by being turned or pulled', () => {
  const grips = fc.constantFrom<Grip>('turn', 'start', 'end')
  const places = fc.array(
    nearPoint.map((place) => clampTo(BARE_SCENE.paper, place)),
    { minLength: 2, maxLength: 5 },
  )
  fc.assert(
    fc.property(places, grips, pointerPoint, pointerPoint, (points, grip, from, to) => {
      const asked = must(beginAdjustment({ index: 0, grip }, from, paperWith({ ...LINE, points })))
      expect(isOnPaper(adjusted({ ...asked, to }))).toBe(true)
    }),
  )
})

describe('pulling an end', () => {
  it.each<[string, XY, XY[]]>([
    ['start', [98, 202], svgPoints('150.1,400 300,200')],
    ['end', [305, 195], svgPoints('100,200 150.1,400')],
  ])('puts the %s of a straight line exactly there, and leaves the other end', (_, from, points) => {
    expect(dragged([FLAT], from, [150.06, 400.04])).toEqual({ ...FLAT, points: pts(...points) })
  })

  it('joins the end of another stroke within 10', () => {
    expect(pairsOf(dragged([FLAT, DASHED], [300, 200], [16, 306]))).toEqual(svgPoints('100,200 10,300'))
  })

  it('by a little does not join its old end', () => {
    expect(pairsOf(dragged([FLAT], [300, 200], [305, 204]))?.[1]).toEqual([305, 204])
  })

  it('shows the end that it would join; moving and turning show none', () => {
    const scene = paperWith(FLAT, DASHED)
    const hint = (grip: Grip) =>
      adjustmentJoint({
        ...must(beginAdjustment({ index: 0, grip: grip }, pt(300, 200), scene)),
        to: pt(16, 306),
        reach: REACH,
      })?.at
    expect([hint('start'), hint('end')]).toEqual(pts([10, 300], [10, 300]))
    expect([hint('body'), hint('turn')]).toEqual([undefined, undefined])
  })

  it('joins neither its own ends nor those of an eraser', () => {
    const bow = pairsOf(dragged([BOW, ERASER], [300, 200], [104, 206]))
    expect(bow?.at(-1)).toEqual([104, 206])
    expect(pairsOf(dragged([FLAT, ERASER], [300, 200], [52, 42]))?.[1]).toEqual([52, 42])
  })

  it('transforms a curve as a whole', () => {
    expect(pairsOf(dragged([BOW], [300, 200], [380, 200]))).toEqual(svgPoints('100,200 240,60 380,200'))
  })

  it('does not join the other end of its own stroke', () => {
    const joined = stroke(svgPoints('100,200 100,500'))
    const [from, to] = must(pairsOf(dragged([FLAT, joined], [300, 200], [106, 204])))
    expect([from, to]).toEqual(svgPoints('100,200 106,204'))
    const asked = must(beginAdjustment({ index: 0, grip: 'end' }, pt(300, 200), paperWith(FLAT, joined)))
    expect(adjustmentJoint({ ...asked, to: pt(106, 204), reach: REACH })).toBeUndefined()
  })

  it('works with the pen as with the Select tool', () => {
    const scene = selecting(0, paperWith(FLAT))
    const { kept, replaced } = play(CURVE_TOOL, stroked([300, 200], [300, 400]), scene)
    expect(kept).toEqual([])
    expect(pairsOf(replaced[0]?.element)).toEqual(svgPoints('100,200 300,400'))
  })
})

it('a press on an end that another stroke joins is on a joint, and a press on the turning handle is not', () => {
  const joined = stroke(svgPoints('300,200 300,400'))
  const scene = selecting(0, paperWith(FLAT, joined))
  expect(isOnJoint(pt(300, 200), { index: 0, grip: 'end' }, scene)).toBe(true)
  expect(isOnJoint(pt(100, 200), { index: 0, grip: 'start' }, scene)).toBe(false)
  expect(isOnJoint(pt(200, 156), { index: 0, grip: 'turn' }, scene)).toBe(false)
})
