import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, JOIN_REACH, TAP_DISTANCE } from '../../src/constants'
import { cornersOf } from '../../src/geometry/line/curve'
import { endsOf, jointsOf, NO_JOINTS } from '../../src/geometry/line/joints'
import { distance } from '../../src/geometry/points'
import { beginStroke, finishStroke, isTap, joinEnd, livePoints, type DrawnStroke } from '../../src/gesture/drawStroke'
import { FIRST_TOOL, toggle, type Tool } from '../../src/gesture/tool'
import type { DrawingElement, Point } from '../../src/model/types'
import { wobblyRoute } from '../fixtures/handRoutes'
import { sloppyT } from '../fixtures/sloppyTs'
import { inkStroke, nearPoint, pointerPoint } from '../support/arbitraries'
import { ARROW, ERASER, LINE, pt, pts, stamp, stroke, type XY, svgPoints } from '../support/drawings'
import {
  CURVE_TOOL,
  draw,
  drawPoints,
  drawPointsOn,
  ERASE_TOOL,
  isOnPaper,
  LINE_TOOL,
  move,
  pairsOf,
  paperWith,
  play,
  press,
  REACH,
  RELEASE,
  RESTING,
  selecting,
  stroked,
} from '../support/gestures'
import { must } from '../support/must'
import { plainDistance } from '../support/plane'
import { fc } from '../support/properties'

/** Ends at (10, 20.5) and (110, 20.5). */
const PAPER = paperWith(LINE)
const away = (place: Point, [x, y]: XY): number => distance(place, pt(x, y))
/** Dots have one place to join, twice. */
const jointsAt = (places: readonly Point[]) => jointsOf(places.map((at) => ({ ...LINE, points: [at] })))
const drawn = (tool: Tool, ends: readonly XY[], ...points: readonly XY[]): DrawnStroke => ({
  tool,
  isRoute: false,
  straighten: false,
  points: pts(...points),
  joints: jointsAt(pts(...ends)),
  start: undefined,
  reach: REACH,
})

describe.each([
  ['a straight line', LINE_TOOL],
  ['a curve', CURVE_TOOL],
])('%s', (_, tool) => {
  it('begins at the end of another stroke within 10', () => {
    expect(drawPointsOn(PAPER, tool, [118, 26], [200, 300])).toEqual(svgPoints('110,20.5 200,300'))
  })

  it('begins at the press when no end is near', () => {
    expect(drawPointsOn(PAPER, tool, [118, 27], [200, 300])).toEqual(svgPoints('118,27 200,300'))
  })

  it('ends at the end of another stroke that it approaches', () => {
    expect(drawPointsOn(PAPER, tool, [200, 300], [104, 28])).toEqual(svgPoints('200,300 110,20.5'))
  })

  it('ends at the nearest of several ends', () => {
    const scene = paperWith(LINE, stroke([[104, 26]]), stroke([[98, 30]]))
    expect(drawPointsOn(scene, tool, [200, 300], [104, 28])?.at(-1)).toEqual([104, 26])
  })

  it('can join two strokes', () => {
    const scene = paperWith(LINE, stroke([[300, 400]]))
    expect(drawPointsOn(scene, tool, [115, 20], [305, 395])).toEqual(svgPoints('110,20.5 300,400'))
  })

  it('does not return to its own start', () => {
    expect(drawPointsOn(PAPER, tool, [110, 20.5], [116, 26.5])).toEqual(svgPoints('110,20.5 116,26.5'))
  })

  it('does not join the end of an eraser, or an icon', () => {
    const scene = paperWith(ERASER, stamp(200, 300))
    expect(drawPointsOn(scene, tool, [52, 41], [201, 302])).toEqual(svgPoints('52,41 201,302'))
  })

  it('joins the end of the selected element, too', () => {
    const scene = selecting(1, paperWith(LINE, stroke([[300, 500]])))
    expect(drawPointsOn(scene, tool, [200, 300], [306, 506])?.at(-1)).toEqual([300, 500])
  })

  it('ends exactly at another end, or not within 10 of any', () => {
    fc.assert(
      fc.property(fc.array(inkStroke, { maxLength: 5 }), pointerPoint, nearPoint, (elements, from, to) => {
        const points = drawPointsOn(paperWith(...elements), tool, [from.x, from.y], [to.x, to.y])
        fc.pre(points !== undefined && points.length > 1)
        const [start, end] = [must(points?.[0]), must(points?.at(-1))]
        const others = endsOf(elements).filter((one) => away(one, start) >= TAP_DISTANCE)
        const reach = others.filter((one) => distance(one, to) <= JOIN_REACH)
        // A nearer end at the line's own start hides those behind it.
        const hidden = endsOf(elements).some(
          (one) => away(one, start) < TAP_DISTANCE && distance(one, to) <= JOIN_REACH,
        )
        expect(hidden || reach.length === 0 || others.some((one) => away(one, end) === 0)).toBe(true)
      }),
    )
  })
})

describe('a straight line', () => {
  it('is joined rather than snapped to the horizontal', () => {
    expect(drawPointsOn(PAPER, LINE_TOOL, [300, 26], [112, 25])).toEqual(svgPoints('300,26 110,20.5'))
  })

  it('that begins at an end still snaps within 5°', () => {
    expect(drawPointsOn(PAPER, LINE_TOOL, [112, 22], [300, 30])).toEqual(svgPoints('110,20.5 300,20.5'))
  })
})

describe('a curve', () => {
  it('keeps its way to the joined end', () => {
    expect(drawPointsOn(PAPER, CURVE_TOOL, [200, 300], [200, 100], [150, 60], [114, 24])).toEqual(
      svgPoints('200,300 200,100 150,60 110,20.5'),
    )
  })

  it('is not joined to an end that it only passes', () => {
    expect(drawPointsOn(PAPER, CURVE_TOOL, [200, 300], [112, 24], [20, 300])).toEqual(
      svgPoints('200,300 112,24 20,300'),
    )
  })

  it('is joined to a second end close to the first, although it ends further from that end than it began', () => {
    const scene = paperWith(stroke([[100, 100]]), stroke([[108, 100]]))
    expect(drawPointsOn(scene, CURVE_TOOL, [103, 100], [105, 107], [108, 109.5])).toEqual(svgPoints('100,100 108,100'))
  })

  it('becomes a dot at a near end when it is a tap', () => {
    expect(drawPointsOn(PAPER, CURVE_TOOL, [112, 24])).toEqual([[110, 20.5]])
  })
})

describe('an eraser', () => {
  it('that comes back is not closed', () => {
    const way: XY[] = svgPoints('200,500 300,400 200,300 100,400 203,497')
    expect(drawPoints(ERASE_TOOL, must(way[0]), ...way.slice(1))?.at(-1)).toEqual([203, 497])
    expect(drawPoints(CURVE_TOOL, must(way[0]), ...way.slice(1))?.at(-1)).toEqual([200, 500])
  })

  it('is not joined to any end', () => {
    expect(drawPointsOn(PAPER, ERASE_TOOL, [112, 24], [60, 60], [12, 24])).toEqual(svgPoints('112,24 60,60 12,24'))
    expect(beginStroke(pt(112, 24), REACH, ERASE_TOOL, [LINE])).toMatchObject({ joints: NO_JOINTS, start: undefined })
  })
})

describe('while a stroke is drawn', () => {
  it('its first point is shown on the road that it joins', () => {
    expect(livePoints(beginStroke(pt(60, 26), REACH, CURVE_TOOL, [LINE]))).toEqual(pts([60, 20.5]))
  })

  it('a straight line is shown as it will snap', () => {
    expect(livePoints(drawn(LINE_TOOL, [], [0, 0], [50, 90], [100, 4]))).toEqual(pts([0, 0], [100, 0]))
  })

  it('a straight line is shown as it will be joined', () => {
    expect(livePoints(drawn(LINE_TOOL, [[105, 8]], [0, 0], [100, 4]))).toEqual(pts([0, 0], [105, 8]))
  })

  it('a curve shows every point', () => {
    const points: XY[] = svgPoints('0,0 1,0 2,0')
    expect(livePoints(drawn(CURVE_TOOL, [[3, 0]], ...points))).toEqual(pts(...points))
  })

  it('nothing shows before the first point', () => {
    expect(livePoints(drawn(LINE_TOOL, []))).toEqual([])
    expect(finishStroke(drawn(LINE_TOOL, []))).toBeUndefined()
    expect(finishStroke(drawn(CURVE_TOOL, []))).toBeUndefined()
  })

  it.each([
    ['the end to which the stroke would be joined', [105, 8], [105, 8]],
    ['no end that is too far away', [110, 8], undefined],
    ['no end at which the stroke began', [1, 1], undefined],
  ] as [string, XY, XY | undefined][])('the hint shows %s', (_, end, hint) => {
    const last: XY = end[0] < 50 ? [6, 6] : [100, 4]
    expect(joinEnd(drawn(LINE_TOOL, [end], [0, 0], last))?.at).toEqual(hint && pt(...hint))
  })

  it('a straight line is shown as it will be kept, to a tenth', () => {
    const ends = fc.array(nearPoint, { maxLength: 4 })
    fc.assert(
      fc.property(nearPoint, nearPoint, ends, (from, to, all) => {
        const line: DrawnStroke = { ...drawn(LINE_TOOL, []), points: [from, to], joints: jointsAt(all) }
        const kept = finishStroke(line)
        fc.pre(kept !== undefined)
        expect(kept?.points).toEqual(livePoints(line))
      }),
    )
  })
})

describe('a touch is a tap', () => {
  it.each([
    ['while it has not moved', [[5, 5]], true],
    ['while it has moved less than 3', svgPoints('5,5 7.9,5 5,2.1'), true],
    ['no longer once it has moved 3', svgPoints('5,5 8,5'), false],
    ['no longer once it has moved away, even if it came back', svgPoints('5,5 50,5 5,5'), false],
    ['before it began', [], true],
  ] as [string, XY[], boolean][])('%s', (_, points, tap) => {
    expect(isTap({ points: pts(...points) })).toBe(tap)
  })

  it('by its distance from the press, not from the joint at which the stroke begins', () => {
    expect(beginStroke(pt(112, 24), REACH, LINE_TOOL, [LINE])).toMatchObject({
      points: pts([112, 24]),
      start: { at: pt(110, 20.5) },
    })
  })
})

describe('joined along a road', () => {
  /** A road from (100, 0) down to (100, 400). */
  const ROAD = paperWith(stroke(svgPoints('100,0 100,400')))

  it.each([
    ['a straight line', LINE_TOOL],
    ['a curve', CURVE_TOOL],
  ])('%s ends on the middle line of the road, drawn from it or to it', (_, tool) => {
    expect(drawPointsOn(ROAD, tool, [108, 200], [250, 260])).toEqual(svgPoints('100,200 250,260'))
    expect(drawPointsOn(ROAD, tool, [250, 260], [108, 200])).toEqual(svgPoints('250,260 100,200'))
  })

  it('a straight line still snaps to the horizontal', () => {
    expect(drawPointsOn(ROAD, LINE_TOOL, [250, 204], [108, 200])).toEqual(svgPoints('250,204 100,204'))
  })

  it('a curve that crossed the road ends there without a spur', () => {
    expect(drawPointsOn(ROAD, CURVE_TOOL, [250, 200], [180, 200], [101, 200], [94, 200])?.at(-1)).toEqual([100, 200])
    expect(drawPointsOn(ROAD, CURVE_TOOL, [93, 200], [101, 201], [180, 200], [250, 200])?.[0]).toEqual([100, 200])
  })

  it('a bar across the road stays as drawn', () => {
    expect(drawPointsOn(ROAD, LINE_TOOL, [92, 200], [108, 200])).toEqual(svgPoints('92,200 108,200'))
  })

  it('nothing is joined with Alt, or when the pointer rests before release', () => {
    const inputs = [press(250, 260), move([108, 200]), RESTING, RELEASE]
    expect(pairsOf(play(LINE_TOOL, inputs, ROAD).kept[0])?.[1]).toEqual([108, 200])
    expect(drawPointsOn(ROAD, LINE_TOOL, [250, 260], [108, 200])?.[1]).toEqual([100, 200])
    const free = [press(108, 200, 0), move([250, 260]), RELEASE]
    expect(pairsOf(play(LINE_TOOL, free, ROAD).kept[0])?.[0]).toEqual([108, 200])
  })
})

/** Points around (200, 300) up to this angle, in radians. */
const around = (end: number): XY[] =>
  Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 23) * end
    return [200 + 60 * Math.cos(angle), 300 + 60 * Math.sin(angle)]
  })

describe('a curve that comes back', () => {
  it.each([
    ['it ends before its start', 6.15],
    ['it ends beyond its start', 6.4],
  ])('to near its own start is closed there: %s', (_, end) => {
    const [first, ...rest] = around(end)
    const kept = must(drawPoints(CURVE_TOOL, must(first), ...rest))
    expect(kept.at(-1)).toEqual(kept[0])
  })

  it('is not closed unless it went away and ended near its start', () => {
    expect(drawPoints(CURVE_TOOL, [200, 300], [212, 300], [205, 304])?.at(-1)).toEqual([205, 304])
    const [first, ...rest] = around(5.5)
    const kept = must(drawPoints(CURVE_TOOL, must(first), ...rest))
    expect(kept.at(-1)).not.toEqual(kept[0])
  })
})

describe('a sloppy side road', () => {
  it('joins the intended road, and no other, in at least 196 of 200', () => {
    const results = Array.from({ length: 200 }, (_, seed) => sloppyT(seed)).map(({ road, from, to, meant, reach }) => {
      const inputs = [press(from.x, from.y, reach), { ...move([to.x, to.y]), reach }, RELEASE]
      const ends = must(pairsOf(play(LINE_TOOL, inputs, paperWith(road)).kept[0])).map(([x, y]) =>
        plainDistance(pt(x, y), road.points),
      )
      const [joined, free] = meant === 'start' ? ends : ends.toReversed()
      return { right: must(joined) < 0.1, wrong: must(free) < 0.1 }
    })
    const [right, wrong] = [results.filter((one) => one.right).length, results.filter((one) => one.wrong).length]
    console.log(`  sloppy Ts: ${right} of 200 joined right, ${wrong} joined wrong`)
    expect(right).toBeGreaterThanOrEqual(196)
    expect(wrong).toBe(0)
  })
})

describe('with Route on', () => {
  const ROUTE_TOOL = toggle(FIRST_TOOL, 'route')
  const wobbly = wobblyRoute(2)
  const places = wobbly.drawn.map(({ x, y }): XY => [x, y])
  const [first, ...rest] = places
  const drawRoute = (tool: Tool, ...elements: readonly DrawingElement[]) =>
    play(tool, stroked(must(first), ...rest), paperWith(...elements)).kept[0]

  it('the first stroke of a box is its route: ball, arrow, and straight lines from corner to corner', () => {
    const route = drawRoute(ROUTE_TOOL)
    expect(route).toMatchObject({ circle: true, arrow: true, dashed: false, erase: false })
    expect(cornersOf(must(pairsOf(route)).map(([x, y]) => pt(x, y)))).toHaveLength(wobbly.corners)
  })

  it('the route keeps other looks that are on, and is a curve when Curve is on', () => {
    expect(drawRoute(toggle(ROUTE_TOOL, 'dashed'))).toMatchObject({ dashed: true, circle: true })
    expect(pairsOf(drawRoute(toggle(ROUTE_TOOL, 'curve')))).toEqual(pairsOf(drawRoute(CURVE_TOOL)))
  })

  it('a route goes straight up when the hand nearly did', () => {
    expect(drawPoints(ROUTE_TOOL, [198, 600], [201, 500], [196, 400], [199, 300], [203, 180])).toEqual(
      svgPoints('198,600 198,180'),
    )
  })

  it('a nearly upright route ends at the stroke that it joins', () => {
    const scene = paperWith(stroke(svgPoints('204,180 300,180')))
    const way: XY[] = svgPoints('198,600 201,500 196,400 199,300 203,183')
    expect(drawPointsOn(scene, ROUTE_TOOL, must(way[0]), ...way.slice(1))?.at(-1)).toEqual([204, 180])
  })

  it('the strokes after it are plain roads', () => {
    expect(drawRoute(ROUTE_TOOL, ARROW)).toEqual(drawRoute(FIRST_TOOL, ARROW))
  })

  it('the corner of a route at the edge of the paper stays on the paper', () => {
    const { width } = DEFAULT_CANVAS
    const hand: readonly XY[] = [0, 20, 40, 60, 80, 92, 94].map((along) => [300 + along, 600 - along])
    const back: readonly XY[] = [94, 92, 80, 60, 40, 20, 0].map((along) => [300 + along, 400 + along])
    const corner: readonly XY[] = [[width, 500]]
    const [at, ...others] = [...hand, ...corner, ...back]
    expect(isOnPaper(draw(ROUTE_TOOL, must(at), ...others))).toBe(true)
  })

  it.each([ROUTE_TOOL, toggle(ROUTE_TOOL, 'curve')])('a route that comes back is not closed: %j', (tool) => {
    const way: XY[] = svgPoints('200,500 200,300 206,300 206,495')
    const kept = must(drawPoints(tool, must(way[0]), ...way.slice(1)))
    expect(kept.at(-1)).not.toEqual(kept[0])
  })

  it.each([ROUTE_TOOL, toggle(ROUTE_TOOL, 'curve')])('a tap draws no dot: %j', (tool) => {
    expect(drawPoints(tool, [50, 50])).toBeUndefined()
  })
})
