import { describe, expect, it } from 'vitest'
import { JOIN_REACH, ERASE_WIDTH } from '../../../src/constants'
import { endsOf, isAcross, jointNear, jointsOf, nearest } from '../../../src/geometry/line/joints'
import { distance } from '../../../src/geometry/points'
import { nearPoint } from '../../support/arbitraries'
import { ARROW, ERASER, LINE, pt, pts, stamp, stroke, UNKNOWN, svgPoints } from '../../support/drawings'
import { fc } from '../../support/properties'

describe('the ends that others can join', () => {
  it('are the first and last points of every stroke, latest stroke first', () => {
    const bend = stroke(svgPoints('1,1 50,50 99,1'))
    expect(endsOf([LINE, bend])).toEqual(pts([1, 1], [99, 1], [10, 20.5], [110, 20.5]))
  })

  it('include a dot itself', () => {
    expect(new Set(endsOf([stroke([[7, 8]])]))).toEqual(new Set(pts([7, 8])))
  })

  it('exclude erasers, icons, empty strokes and unknown elements', () => {
    expect(endsOf([ERASER, stamp(5, 5), stroke([]), UNKNOWN])).toEqual([])
  })

  it('include those of a route with ball and arrow', () => {
    expect(endsOf([ARROW])).toEqual(pts([200, 600], [200, 100]))
  })

  it('exclude erased ends', () => {
    expect(endsOf([LINE, stroke([[110, 20.5]], { erase: true })])).toEqual(pts([10, 20.5]))
  })

  it.each([
    ['an eraser up to 20 beside an end covers it', ERASE_WIDTH / 2, pts([10, 20.5])],
    ['an eraser further away covers no end', ERASE_WIDTH / 2 + 0.1, pts([10, 20.5], [110, 20.5])],
  ])('are those that no eraser covers: %s', (_, beside, left) => {
    const along = stroke(
      [
        [110 + beside, -100],
        [110 + beside, 200],
      ],
      { erase: true },
    )
    expect(endsOf([LINE, along])).toEqual(left)
  })

  it('include those of a stroke drawn after the eraser', () => {
    const over = stroke([[110, 20.5]], { erase: true })
    expect(endsOf([over, LINE])).toEqual(pts([10, 20.5], [110, 20.5]))
    expect(endsOf([LINE, over, LINE])).toEqual(pts([10, 20.5], [110, 20.5], [10, 20.5]))
  })
})

describe('the nearest end', () => {
  const ENDS = pts([0, 0], [100, 0], [108, 0])

  it.each([
    ['is within 10', pt(0, 10), pt(0, 0)],
    ['is absent if all are further away', pt(0, 10.01), undefined],
    ['is the nearest of several', pt(105, 0), pt(108, 0)],
    ['is the nearest of two, even if the other was drawn later', pt(102, 1), pt(100, 0)],
  ])('%s', (_, place, end) => {
    expect(nearest(place, ENDS, JOIN_REACH)).toEqual(end)
  })

  it('is absent without ends', () => {
    expect(nearest(pt(0, 0), [], JOIN_REACH)).toBeUndefined()
  })

  it('is the nearest one within reach, and is absent if all are out of reach', () => {
    const around = fc.record({
      x: fc.double({ min: 0, max: 40, noNaN: true }),
      y: fc.double({ min: 0, max: 40, noNaN: true }),
    })
    fc.assert(
      fc.property(around, fc.array(fc.oneof(around, nearPoint), { maxLength: 6 }), (place, ends) => {
        const away = Math.min(...ends.map((end) => distance(place, end)))
        const meant = nearest(place, ends, JOIN_REACH)
        expect(meant !== undefined).toBe(away <= JOIN_REACH)
        if (!meant) return
        expect(ends).toContain(meant)
        expect(distance(place, meant)).toBeCloseTo(away, 9)
      }),
    )
  })
})

describe('the joint at a place near other strokes', () => {
  /** A road with a corner at (100, 100). */
  const BENT = stroke(svgPoints('100,300 100,100 300,100'))
  const near = (x: number, y: number, reach = 24) => jointNear(pt(x, y), jointsOf([BENT]), reach)?.at

  it.each([
    ['an end', [118, 310], [100, 300]],
    ['an end rather than the road beside it', [102, 282], [100, 300]],
    ['a corner', [112, 92], [100, 100]],
    ['a corner rather than the road beside it', [101, 118], [100, 100]],
    ['the middle line of the road', [118, 200], [100, 200]],
    ['absent if all strokes are too far', [126, 200], undefined],
  ] as const)('is %s', (_, [x, y], at) => {
    expect(near(x, y)).toEqual(at && pt(at[0], at[1]))
  })

  it('is absent without a reach, even at the same place', () => {
    expect(near(100, 300, 0)).toBeUndefined()
  })

  it('is never an erased corner or road', () => {
    const joints = jointsOf([BENT, stroke([[100, 100]], { erase: true })])
    expect(jointNear(pt(104, 104), joints, 10)).toBeUndefined()
    expect(jointNear(pt(110, 190), joints, 10)?.at).toEqual(pt(100, 190))
  })

  it("is not the stroke's own start, nor on the middle of the road where it starts", () => {
    const joints = jointsOf([BENT])
    const start = jointNear(pt(110, 200), joints, 24)
    expect(start?.road).toBeDefined()
    expect(jointNear(pt(110, 230), joints, 24, start)).toBeUndefined()
    expect(jointNear(pt(105, 290), joints, 24, start)?.at).toEqual(pt(100, 300))
    expect(jointNear(pt(101, 299), joints, 24, { at: pt(100, 300) })?.at).not.toEqual(pt(100, 300))
    expect(jointNear(pt(101, 101), joints, 24, { at: pt(100, 100) })?.at).not.toEqual(pt(100, 100))
  })

  it('lies on the curve of a curved road', () => {
    const bow = stroke(svgPoints('0,0 10,2 20,0'))
    const at = jointNear(pt(5, 4), jointsOf([bow]), 2.9)?.at
    expect(at?.y).toBeGreaterThan(1.2)
  })
})

describe('near the middle of a road', () => {
  const ROAD = jointsOf([stroke(svgPoints('100,0 100,400'))])
  const across = (from: readonly [number, number], to: readonly [number, number]) => {
    const joint = jointNear(pt(...from), ROAD, 24)
    return joint && isAcross(joint, pt(...from), pt(...to), 24)
  }

  it.each([
    ['a bar across the road does not join it', [80, 200], [125, 200], true],
    ['a bar of unequal halves does not join it', [85, 200], [128, 200], true],
    ['the rail of a bridge along the road does not join it', [115, 150], [115, 250], true],
    ['a side road joins the road', [88, 200], [220, 200], false],
    ['a side road that begins beyond the road joins it', [80, 200], [200, 180], false],
  ] as const)('%s', (_, from, to, expected) => {
    expect(across(from, to)).toBe(expected)
  })
})

it('of many strokes, the nearest end is joined', () => {
  fc.assert(
    fc.property(
      fc.array(nearPoint, { maxLength: 60 }),
      nearPoint,
      fc.integer({ min: 1, max: 60 }),
      (places, at, reach) => {
        const joints = jointsOf(places.map((place) => ({ ...LINE, points: [place] })))
        expect(jointNear(at, joints, reach)?.at).toEqual(nearest(at, joints.ends, reach))
      },
    ),
  )
})
