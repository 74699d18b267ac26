import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ARROW_LENGTH, ARROW_OFFSET, BALL_RADIUS, DEFAULT_CANVAS } from '../../../src/constants'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { frameOn, strokesByTarget, writeJunction, LEAST_ARM } from '../../../src/geometry/junction/writeJunction'
import { arrowhead } from '../../../src/geometry/line/arrowhead'
import { lengthOf } from '../../../src/geometry/points'
import { NO_JUNCTION, settle, tapDirection, tapEntry, tapRoundabout, type Junction } from '../../../src/model/junction'
import type { Point, Stroke } from '../../../src/model/types'
import { ARM_KINDS, CANVASES, JUNCTION_COUNT, numberedJunction, staggered } from '../../support/junctions/junctions'
import { must } from '../../support/must'

const write = (junction: Junction): readonly Stroke[] => writeJunction(junction, DEFAULT_CANVAS)
const T_LEFT = tapDirection(tapDirection(NO_JUNCTION, 2), 6)

describe('a junction is written as ordinary strokes', () => {
  it('a T-junction: the route with ball and arrowhead, and a road drawn inwards', () => {
    expect(write(T_LEFT)).toEqual([
      {
        points: [
          { x: 198, y: 602.8 },
          { x: 198, y: 328.8 },
          { x: 16, y: 328.8 },
        ],
        dashed: false,
        erase: false,
        circle: true,
        arrow: true,
      },
      {
        points: [
          { x: 323, y: 328.8 },
          { x: 198, y: 328.8 },
        ],
        dashed: false,
        erase: false,
        circle: false,
        arrow: false,
      },
    ])
  })

  it('the route is two strokes when its surface changes at the centre', () => {
    const [entry, exit] = write(tapEntry(T_LEFT))
    expect(entry).toMatchObject({ dashed: true, circle: true, arrow: false })
    expect(exit).toMatchObject({ dashed: false, circle: false, arrow: true })
    expect(must(entry).points.at(-1)).toEqual(must(exit).points[0])
  })

  it('without an exit the route ends at the centre', () => {
    const [entry] = write(NO_JUNCTION)
    expect(entry).toMatchObject({ circle: true, arrow: false })
    expect(must(entry).points.at(-1)).toEqual({ x: 198, y: 328.8 })
  })

  it('a blocked road has a bar across it', () => {
    const [, , bar] = write(tapDirection(tapDirection(T_LEFT, 6), 6))
    expect(must(bar).points).toEqual([
      { x: 293, y: 302.8 },
      { x: 293, y: 354.8 },
    ])
  })

  it('the bar across an unpaved road is solid', () => {
    const rough = { ...T_LEFT, arms: T_LEFT.arms.map((arm) => ({ ...arm, unpaved: true, blocked: true })) }
    expect(write(rough).map(({ dashed }) => dashed)).toEqual([false, true, false])
  })

  it('a way in that was drawn aslant turns the roads with their bars', () => {
    const blocked = tapDirection(tapDirection(T_LEFT, 6), 6)
    const { arms } = strokesByTarget(blocked, { ...frameOn(DEFAULT_CANVAS), turned: 1 })
    const [[road, bar] = []] = arms
    const [from, to] = must(road).points
    const [one, other] = must(bar).points
    const across =
      (must(to).x - must(from).x) * (must(other).x - must(one).x) +
      (must(to).y - must(from).y) * (must(other).y - must(one).y)
    expect(Math.abs(across)).toBeLessThan(100)
  })

  it('a road at the edge of the paper is still long enough to be seen', () => {
    const { arms } = strokesByTarget(T_LEFT, {
      ...frameOn(DEFAULT_CANVAS),
      centre: { x: DEFAULT_CANVAS.width - 20, y: 300 },
    })
    const [[road] = []] = arms
    expect(lengthOf(must(road).points)).toBeCloseTo(LEAST_ARM)
  })

  it('an exit straight on is as long as one to the side, also on narrow paper', () => {
    const narrow = { width: 240, height: 600 }
    const lengths = ([2, 4, 6] as const).map((direction) =>
      lengthOf(must(writeJunction(tapDirection(NO_JUNCTION, direction), narrow)[0]).points.slice(1)),
    )
    expect(new Set(lengths).size).toBe(1)
  })

  it('no stroke has the same point twice in a row', () => {
    for (const { points } of write(tapRoundabout(T_LEFT)))
      expect(points.some((point, index) => index > 0 && isDeepStrictEqual(point, points[index - 1]))).toBe(false)
  })

  it('a roundabout is a closed ring, and the route goes anticlockwise on it', () => {
    const [route, ring] = write(tapRoundabout(T_LEFT))
    expect(must(ring).points[0]).toEqual(must(ring).points.at(-1))
    // From below, via the right and the top, to the left.
    const places = must(route).points.map(({ x, y }) => [Math.sign(x - 198), Math.sign(Math.round(y - 328.8))])
    expect(places).toContainEqual([1, 0])
    expect(places).toContainEqual([0, -1])
    expect(places.findIndex(([x]) => x === 1)).toBeLessThan(places.findIndex(([x]) => x === -1))
  })

  it('the first side of a staggered junction stands nearer to the ball', () => {
    const crossing = [4, 2, 6].reduce<Junction>(
      (one, direction) => tapDirection(one, direction as 2 | 4 | 6),
      NO_JUNCTION,
    )
    const [, left, right] = write(must(staggered(crossing, 'leftFirst')))
    expect(must(left).points.map(({ y }) => y)).toEqual([418.8, 418.8])
    expect(must(right).points.map(({ y }) => y)).toEqual([328.8, 328.8])
  })
})

/** The places that a stroke reaches with its ball and arrowhead. */
const reachOf = (stroke: Stroke): readonly Point[] => [
  ...stroke.points,
  ...(stroke.arrow ? arrowhead(stroke.points, { length: ARROW_LENGTH, offset: ARROW_OFFSET }) : []),
  ...(stroke.circle
    ? stroke.points.slice(0, 1).flatMap(({ x, y }) => [
        { x: x - BALL_RADIUS, y },
        { x, y: y + BALL_RADIUS },
      ])
    : []),
]

describe('all strokes lie on the paper', () => {
  it.each(CANVASES)('on a canvas of $width × $height', (canvas) => {
    const all = ARM_KINDS.length ** 6 - 1
    for (let number = 0; number < JUNCTION_COUNT; number += 1) {
      // Junctions with every road blocked reach furthest.
      if (Math.floor(number / (2 * 7 * 2)) !== all) continue
      for (const roundabout of [false, true]) {
        const plain = numberedJunction(number, ARM_KINDS, roundabout)
        const junctions = [
          plain,
          ...(['leftFirst', 'rightFirst'] as const).flatMap((one) => staggered(plain, one) ?? []),
        ]
        for (const { x, y } of junctions.flatMap((one) => writeJunction(settle(one), canvas)).flatMap(reachOf)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(canvas.width)
          expect(y).toBeLessThanOrEqual(canvas.height)
        }
      }
    }
  })
})

it.each([40, 58, 90, 110])('a blocked road is read as blocked at a roundabout of radius %i', (roundaboutRadius) => {
  const arm = { direction: 6, unpaved: false, blocked: true, at: 0 } as const
  const junction = settle({ ...NO_JUNCTION, exit: { direction: 4, unpaved: false }, arms: [arm], roundabout: true })
  const { route, roundabout, arms } = strokesByTarget(junction, { ...frameOn(DEFAULT_CANVAS), roundaboutRadius })
  expect(readJunction([...route, ...roundabout, ...arms.flat()]).junction).toEqual(junction)
})
