import { describe, expect, it } from 'vitest'
import { FURTHEST_COORDINATE, TAP_DISTANCE } from '../../src/constants'
import { distance, roundPoint } from '../../src/geometry/points'
import {
  copyBeside,
  fittedOn,
  middleOf,
  moved,
  movedWithin,
  turned,
  withEndAt,
  type End,
  SHORTEST_STRETCH,
} from '../../src/geometry/transform'
import { pointsOf } from '../../src/model/elements'
import type { Point, Stroke } from '../../src/model/types'
import { element, inkStroke, nearPoint, pointerPoint } from '../support/arbitraries'
import { ARROW, LINE, pt, pts, stamp, stroke, UNKNOWN, svgPoints } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'
import { brokenness } from '../support/tochten/storable'

const RIGHT_ANGLE = Math.PI / 2
const angle = fc.double({ min: -7, max: 7, noNaN: true })
const shaped = (look: Stroke, points: readonly Point[]): Stroke => ({ ...look, points })
const straight = fc.tuple(nearPoint, nearPoint).map(([from, to]) => shaped(LINE, [from, to]))
const freehand = fc.array(nearPoint, { minLength: 2, maxLength: 6 }).map((points) => shaped(ARROW, points))
const which = fc.constantFrom<End>('start', 'end')

describe('moving', () => {
  it('shifts every point by the same amount', () => {
    expect(moved(ARROW, pt(5, -7))).toEqual({ ...ARROW, points: pts([205, 593], [205, 93]) })
  })

  it('shifts an icon, and keeps its kind', () => {
    expect(moved(stamp(10, 20, 7), pt(-3, 4))).toEqual(stamp(7, 24, 7))
  })

  it('and moving back returns to the same place', () => {
    const tenths = fc.integer({ min: -5_000, max: 5_000 }).map((value) => value / 10)
    fc.assert(
      fc.property(element, tenths, tenths, (one, x, y) => {
        expect(moved(moved(one, pt(x, y)), pt(-x, -y))).toEqual(one)
      }),
    )
  })
})

describe('turning', () => {
  it('is clockwise, around the given place', () => {
    expect(turned(LINE, pt(10, 20.5), RIGHT_ANGLE)).toEqual({ ...LINE, points: pts([10, 20.5], [10, 120.5]) })
  })

  it('by 0° changes nothing', () => {
    fc.assert(
      fc.property(freehand, nearPoint, (line, around) => {
        expect(turned(line, around, 0)).toEqual(line)
      }),
    )
  })

  it('a stroke of two points keeps its length, within rounding', () => {
    fc.assert(
      fc.property(straight, angle, (line, by) => {
        const [from, to] = pointsOf(line)
        const [turnedFrom, turnedTo] = pointsOf(turned(line, middleOf(line), by))
        const change = distance(must(turnedFrom), must(turnedTo)) - distance(must(from), must(to))
        // Each end is rounded by at most half the diagonal of a tenth.
        expect(Math.abs(change)).toBeLessThanOrEqual(2 * Math.hypot(0.05, 0.05) + 1e-9)
      }),
    )
  })

  it('turns a stroke of two points by the angle, about its middle, within rounding', () => {
    fc.assert(
      fc.property(straight, angle, (line, by) => {
        const middle = middleOf(line)
        const [from, after] = [must(pointsOf(line)[0]), must(pointsOf(turned(line, middle, by))[0])]
        const radius = distance(middle, from)
        const direction = Math.atan2(from.y - middle.y, from.x - middle.x) + by
        const expected = pt(middle.x + radius * Math.cos(direction), middle.y + radius * Math.sin(direction))
        expect(distance(after, expected)).toBeLessThanOrEqual(Math.hypot(0.05, 0.05) + 1e-6)
      }),
    )
  })
})

it('an unknown element is not moved or copied, since its place is unknown', () => {
  const paper = { x: 0, y: 0, width: 100, height: 100 }
  for (const next of [moved(UNKNOWN, pt(1, 1)), movedWithin(paper, UNKNOWN, pt(1, 1)), copyBeside(paper, UNKNOWN)])
    expect(next).toBe(UNKNOWN)
})

describe('the middle of a stroke', () => {
  it('is that of its bounding box, not of its points', () => {
    const many = stroke(svgPoints('0,0 1,40 2,0 100,10'))
    expect(middleOf(many)).toEqual(pt(50, 20))
  })

  it('is the dot itself for a dot', () => {
    expect(middleOf(stroke([[3, 4]]))).toEqual(pt(3, 4))
  })
})

const endOf = ({ points }: Stroke, end: End): Point => must(end === 'start' ? points[0] : points.at(-1))
const other = (end: End): End => (end === 'start' ? 'end' : 'start')

describe('pulling an end', () => {
  it.each<[End, Point[]]>([
    ['start', pts([50, 300], [110, 20.5])],
    ['end', pts([10, 20.5], [50, 300])],
  ])('a straight line gets exactly the new %s', (end, points) => {
    expect(withEndAt(LINE, end, pt(50, 300))).toEqual({ ...LINE, points })
  })

  it('turns and scales a curve as a whole', () => {
    const curve = stroke(svgPoints('0,0 50,20 100,0'))
    expect(withEndAt(curve, 'end', pt(0, 200))).toEqual(stroke(svgPoints('0,0 -40,100 0,200')))
  })

  it('moves that end and leaves the other in place', () => {
    fc.assert(
      fc.property(freehand, which, nearPoint, (line, end, to) => {
        const free = endOf(line, end)
        const fixed = endOf(line, other(end))
        fc.pre(line.points.length === 2 || distance(free, fixed) >= SHORTEST_STRETCH)
        const pulled = withEndAt(line, end, to)
        expect(endOf(pulled, other(end))).toEqual(fixed)
        expect(distance(endOf(pulled, end), to)).toBeLessThan(1e-9)
      }),
    )
  })

  it('rounds the new end, wherever the pointer is', () => {
    fc.assert(
      fc.property(straight, which, pointerPoint, (line, end, to) => {
        fc.pre(distance(endOf(line, end === 'start' ? 'end' : 'start'), to) >= TAP_DISTANCE)
        expect(endOf(withEndAt(line, end, to), end)).toEqual(roundPoint(to))
      }),
    )
  })

  it('does nothing when it would put one end on the other', () => {
    const line = stroke(svgPoints('100,200 300,200'))
    expect(withEndAt(line, 'end', pt(101, 201))).toBe(line)
  })

  it('leaves a stroke that is at least as long as a tap', () => {
    const line = stroke([
      [100, 200],
      [100 + TAP_DISTANCE, 200],
    ])
    expect(withEndAt(line, 'end', pt(100, 201))).toBe(line)
    expect(withEndAt(line, 'end', pt(100, 200 + TAP_DISTANCE)).points).toEqual(pts([100, 200], [100, 203]))
  })

  it('can move an end of a stroke shorter than a tap anywhere', () => {
    const line = stroke(svgPoints('10,10 11,10'))
    expect(withEndAt(line, 'end', pt(10, 12)).points).toEqual(pts([10, 10], [10, 12]))
  })

  it('of a short straight line sets it exactly, too, and leaves the other end in place', () => {
    const short = stroke(svgPoints('10,10 11,10'))
    expect(withEndAt(short, 'end', pt(300, 400)).points).toEqual(pts([10, 10], [300, 400]))
    expect(withEndAt(short, 'start', pt(300, 400)).points).toEqual(pts([300, 400], [11, 10]))
  })

  it('scales a curve whose ends are 24 apart', () => {
    const bow = stroke(svgPoints('0,0 12,50 24,0'))
    expect(withEndAt(bow, 'end', pt(48, 0)).points).toEqual(pts([0, 0], [24, 100], [48, 0]))
  })

  it('moves a curve whose ends are nearer, and keeps its shape', () => {
    const tenth = fc.integer({ min: -160, max: 160 }).map((value) => value / 10)
    const between = fc.array(nearPoint, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(nearPoint, between, tenth, tenth, which, nearPoint, (first, others, dx, dy, end, to) => {
        fc.pre(Math.hypot(dx, dy) < SHORTEST_STRETCH - 0.1)
        const loop = shaped(ARROW, [first, ...others, roundPoint(pt(first.x + dx, first.y + dy))])
        const from = endOf(loop, end)
        expect(withEndAt(loop, end, to)).toEqual(moved(loop, pt(to.x - from.x, to.y - from.y)))
      }),
    )
  })

  it.each([
    ['a dot', stroke([[10, 10]]), pts([50, 60])],
    ['a stroke that closes on its start', stroke(svgPoints('10,10 30,10 10,10')), pts([50, 60], [70, 60], [50, 60])],
  ])('moves %s, which has no distance between its ends to stretch', (_, one, points) => {
    expect(withEndAt(one, 'end', pt(50, 60))).toEqual({ ...one, points })
  })

  it('changes nothing for a stroke without points', () => {
    expect(withEndAt(stroke([]), 'start', pt(1, 1))).toEqual(stroke([]))
  })

  it('keeps a nearly closed loop within the limits of loaded data', () => {
    const loop = stroke(svgPoints('200,300 300,300 300,400 200,300.1'))
    const furthest = withEndAt(loop, 'end', pt(0, 685)).points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))
    expect(Math.max(...furthest)).toBeLessThanOrEqual(FURTHEST_COORDINATE)
  })
})

describe('a changed element', () => {
  const change = fc.oneof(
    pointerPoint.map((by) => (one: Stroke) => moved(one, by)),
    fc.tuple(pointerPoint, angle).map(
      ([around, by]) =>
        (one: Stroke) =>
          turned(one, around, by),
    ),
    fc.tuple(which, pointerPoint).map(
      ([end, to]) =>
        (one: Stroke) =>
          withEndAt(one, end, to),
    ),
  )

  it('keeps its number of points, in tenths, and all other members', () => {
    fc.assert(
      fc.property(inkStroke, change, (one, changes) => {
        const after = changes(one)
        expect(brokenness(after)).toBeUndefined()
        expect(after).toMatchObject({ dashed: one.dashed, erase: one.erase, arrow: one.arrow, circle: one.circle })
        expect(pointsOf(after)).toHaveLength(one.points.length)
      }),
    )
  })

  it('leaves an icon the same icon, in tenths', () => {
    fc.assert(
      fc.property(pointerPoint, pointerPoint, (at, by) => {
        const after = moved(stamp(at.x, at.y, 4), by)
        expect(brokenness(after)).toBeUndefined()
        expect(after).toMatchObject({ icon: { index: 4 } })
      }),
    )
  })

  it('leaves the previous one unchanged', () => {
    fc.assert(
      fc.property(inkStroke, change, (one, changes) => {
        const before = structuredClone(one)
        changes(one)
        expect(one).toEqual(before)
      }),
    )
  })
})

describe('moved elements stay on the paper', () => {
  const paper = { x: 0, y: 0, width: 400, height: 600 }
  const near = stroke(svgPoints('20,30 120,230'))

  it.each([
    ['freely where there is room', pt(15, 20), pt(35, 50)],
    ['to the left edge and the top', pt(-500, -500), pt(0, 0)],
    ['to the right edge and the bottom', pt(5_000, 5_000), pt(300, 400)],
  ])('%s', (_, by, start) => {
    expect(pointsOf(movedWithin(paper, near, by))[0]).toEqual(start)
  })

  it('an icon as a whole', () => {
    expect(movedWithin(paper, stamp(100, 100, 2), pt(-90, -90))).toEqual(stamp(45, 45, 2))
  })

  it('an element beyond an edge comes back', () => {
    const outside = stroke(svgPoints('-50,10 20,10'))
    expect(pointsOf(movedWithin(paper, outside, pt(-10, 0)))[0]).toEqual(pt(0, 10))
    expect(pointsOf(movedWithin(paper, outside, pt(60, 0)))[0]).toEqual(pt(10, 10))
  })

  it('a copy lies to the right and below, or on the other side where the paper ends', () => {
    expect(pointsOf(copyBeside(paper, near))[0]).toEqual(pt(44, 54))
    const corner = movedWithin(paper, near, pt(5_000, 5_000))
    expect(pointsOf(copyBeside(paper, corner))[0]).toEqual(pt(276, 376))
  })
})

describe('an element on a canvas of another shape', () => {
  const [FROM, TO] = [
    { width: 400, height: 600 },
    { width: 600, height: 300 },
  ]

  it('lies in the middle, as large as fits', () => {
    const line = stroke(svgPoints('0,0 400,600'))
    const fitted = fittedOn(line, FROM, TO)
    expect(fitted).toEqual({ ...line, points: [pt(200, 0), pt(400, 300)] })
    expect(fittedOn(stamp(200, 300, 2), FROM, TO)).toEqual(stamp(300, 150, 2))
  })

  it('is unchanged on a canvas of the same shape', () => {
    expect(fittedOn(LINE, FROM, { ...FROM })).toBe(LINE)
  })
})
