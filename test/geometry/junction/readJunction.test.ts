import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import type { DoubtKind } from '../../../src/geometry/junction/doubts'
import { junctionFaults } from '../../../src/geometry/junction/junctionFaults'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { NO_JUNCTION, type Junction } from '../../../src/model/junction'
import { FREE_DRAW, type DrawingElement, type Size, type Stroke } from '../../../src/model/types'
import { faultsOfDrawing } from '../../../src/render/faults/drawingFaults'
import { handDrawnJunction } from '../../fixtures/handDrawnJunctions'
import { MOST_DOUBTFUL_DRAWN } from '../../fixtures/targets.mjs'
import { stroke, svgPoints } from '../../support/drawings'
import {
  ARM_KINDS,
  CANVASES,
  JUNCTION_COUNT,
  numberedJunction,
  ROUGH_KINDS,
  saysTheSame,
  staggered,
} from '../../support/junctions/junctions'

/** `npm run test:junctions` reads all of them; by default one in 23 of each kind, each on one canvas. */
const isWhole = import.meta.env.MODE === 'junctions'
/** A prime number, so that every choice occurs. */
const SHARE = 23

interface Kind {
  readonly kind: string
  readonly junctionOf: (number: number) => Junction | undefined
}

const KINDS: readonly Kind[] = [
  { kind: 'junction', junctionOf: (number) => numberedJunction(number) },
  { kind: 'junction with blocked unpaved roads', junctionOf: (number) => numberedJunction(number, ROUGH_KINDS) },
  { kind: 'roundabout', junctionOf: (number) => numberedJunction(number, ARM_KINDS, true) },
  { kind: 'junction staggered to the left', junctionOf: (number) => staggered(numberedJunction(number), 'leftFirst') },
  {
    kind: 'junction staggered to the right',
    junctionOf: (number) => staggered(numberedJunction(number), 'rightFirst'),
  },
]

/** The error in reading a written junction; `undefined` when it is read correctly. */
const faultOf = (junction: Junction, canvas: Size): string | undefined => {
  const elements = writeJunction(junction, canvas)
  const read = readJunction(elements)
  if (read.doubts.length === 0 && isDeepStrictEqual(read.junction, junction)) return undefined
  return `${JSON.stringify(junction)} read as ${JSON.stringify(read.junction)}: ${read.doubts.map(({ kind }) => kind).join()}`
}

describe('a junction written by the ring is read back without a doubt', () => {
  it.each(KINDS)('every $kind', { timeout: 3_600_000 }, ({ kind, junctionOf: nth }) => {
    const faults: string[] = []
    let count = 0
    for (let number = 0; number < JUNCTION_COUNT; number += 1) {
      // The steps have no common divisor with the numbers of choices, so that all choices occur.
      const canvases = isWhole ? CANVASES : CANVASES.filter((_, index) => number % (SHARE * 5 + 1) === index * SHARE)
      if (canvases.length === 0) continue
      const junction = nth(number)
      if (!junction) continue
      count += canvases.length
      faults.push(...canvases.flatMap((canvas) => faultOf(junction, canvas) ?? []))
    }
    console.log(`  ${kind}: ${count} read, ${faults.length} wrong or doubtful`)
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('a junction without an exit, too', () => {
    const junctions = Array.from({ length: 200 }, (_, index) => ({ ...numberedJunction(index * 563), exit: undefined }))
    expect(junctions.flatMap((junction) => faultOf(junction, CANVASES[1] ?? DEFAULT_CANVAS) ?? [])).toEqual([])
    expect(readJunction(writeJunction(NO_JUNCTION, DEFAULT_CANVAS)).junction).toEqual(NO_JUNCTION)
  })

  it('with nothing for the check before print to report', () => {
    for (const canvas of CANVASES) {
      const inks = Array.from({ length: 500 }, (_, index) =>
        writeJunction(numberedJunction(index * 229, ARM_KINDS, index % 5 === 0), canvas),
      )
      const drawnOn = { style: FREE_DRAW, canvas }
      expect(inks.flatMap((ink) => faultsOfDrawing(ink, drawnOn, junctionFaults))).toEqual([])
    }
  })
})

describe('hand-drawn junctions', () => {
  const COUNT = isWhole ? 100_000 : 4_000

  it(
    `are never misread without a doubt, and ${100 * (1 - MOST_DOUBTFUL_DRAWN)} % are read without one`,
    { timeout: 3_600_000 },
    () => {
      const silent: number[] = []
      let [doubtful, wrong] = [0, 0]
      for (let seed = 1; seed <= COUNT; seed += 1) {
        const { junction, elements } = handDrawnJunction(seed)
        const read = readJunction(elements)
        const isRight = saysTheSame(read.junction, junction)
        if (!isRight) wrong += 1
        if (read.doubts.length > 0) doubtful += 1
        else if (!isRight) silent.push(seed)
      }
      console.log(
        `  ${COUNT} by hand: ${silent.length} wrong without a doubt, ${doubtful} doubtful, ${wrong} of them wrong`,
      )
      expect(silent).toEqual([])
      expect(doubtful / COUNT).toBeLessThanOrEqual(MOST_DOUBTFUL_DRAWN)
    },
  )
})

type Place = readonly [x: number, y: number]
const line = (...places: readonly Place[]) => stroke(places)
const ROUTE = line([200, 600], [200, 330], [200, 140])
const route = (...places: readonly Place[]) => ({ ...line(...places), circle: true, arrow: true })
const STRAIGHT = { ...ROUTE, circle: true, arrow: true }
const doubtsOf = (elements: readonly DrawingElement[]): readonly DoubtKind[] =>
  readJunction(elements).doubts.map(({ kind }) => kind)
const armsOf = (elements: readonly DrawingElement[]) =>
  readJunction(elements).junction?.arms.map(({ direction, at }) => [direction, Math.sign(Math.round(at / 50))])

const circle = (x: number, y: number, radius = 50): Stroke =>
  line(
    ...Array.from({ length: 25 }, (_, index): Place => {
      const angle = (index / 24) * 2 * Math.PI
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )

describe('ink is read as a leader means it', () => {
  it('a line across the route is a road on either side', () => {
    expect(armsOf([STRAIGHT, line([80, 330], [320, 330])])).toEqual(svgPoints('2,0 6,0'))
  })

  it('a road drawn slightly too far is one road', () => {
    expect(armsOf([STRAIGHT, line([80, 330], [212, 330])])).toEqual([[2, 0]])
    expect(doubtsOf([STRAIGHT, line([80, 330], [212, 330])])).toEqual([])
    expect(doubtsOf([STRAIGHT, line([80, 330], [220, 330])])).toEqual([])
  })

  it('a road drawn partly along the route has the direction in which it leaves the route', () => {
    expect(armsOf([STRAIGHT, line([199.5, 373], [199.5, 358], [200, 344], [200.5, 330], [320, 330])])).toEqual([[6, 0]])
  })

  it('a line that crosses the route twice is a road at either crossing', () => {
    expect(armsOf([STRAIGHT, line([80, 460], [200, 460], [280, 395], [198, 330], [80, 330])])).toEqual(
      svgPoints('2,-1 2,0'),
    )
  })

  it('a line of at least 34 units that ends before the route is a road', () => {
    expect(armsOf([STRAIGHT, line([139, 330], [175, 330])])).toEqual([[2, 0]])
    expect(armsOf([STRAIGHT, line([145, 330], [175, 330])])).toEqual([])
  })

  it('a line that ends before the ball is no road', () => {
    expect(armsOf([STRAIGHT, line([60, 600], [170, 600])])).toEqual([])
  })

  it('a bar across a road that ends before the route blocks that road', () => {
    const { junction, doubts } = readJunction([STRAIGHT, line([60, 330], [170, 330]), line([100, 300], [100, 360])])
    expect(junction?.arms).toMatchObject([{ direction: 2, blocked: true }])
    expect(doubts.map(({ kind }) => kind)).toEqual(['endsShort'])
  })

  it('the exit may be a branch of the line with the ball', () => {
    const through = { ...ROUTE, circle: true }
    const read = readJunction([through, { ...line([200, 330], [40, 330]), arrow: true }])
    expect(read.junction).toMatchObject({ exit: { direction: 2 }, arms: [{ direction: 4 }] })
    expect(read.doubts).toEqual([])
  })

  it('the exit may be part of a line across the one with the ball', () => {
    const read = readJunction([
      { ...line([200, 600], [200, 330]), circle: true },
      { ...line([40, 330], [360, 330]), arrow: true },
    ])
    expect(read.junction).toMatchObject({ exit: { direction: 6 }, arms: [{ direction: 2 }] })
    expect(read.doubts).toEqual([])
  })

  it('a road near a bend is on the side given by the way in and the way on', () => {
    const bend = route([200, 600], [200, 330], [40, 330])
    expect(armsOf([bend, line([80, 450], [200, 330])])).toEqual([[1, 0]])
    expect(armsOf([bend, line([80, 210], [200, 330])])).toEqual([[3, 0]])
  })

  it('the surface may change at a slight bend of the route, just before a road', () => {
    const entry = { ...line([200, 600], [200, 330]), circle: true }
    const exit = { ...line([200, 330], [250, 150]), arrow: true, dashed: true }
    const read = readJunction([entry, exit, line([80, 310], [206, 310])])
    expect(read).toMatchObject({ junction: { entryUnpaved: false, exit: { unpaved: true } }, doubts: [] })
  })

  it('a small swerve of the route is no turn', () => {
    const swerving = route([200, 600], [200, 480], [222, 450], [200, 420], [200, 140])
    expect(armsOf([swerving, line([80, 250], [200, 250])])).toEqual([[2, 0]])
  })

  it('a corner that is cut off is one turn', () => {
    const turning = route([200, 600], [200, 400], [175, 357], [45, 282])
    expect(readJunction([turning])).toMatchObject({ junction: { exit: { direction: 3 } }, doubts: [] })
  })

  it.each([
    ['beside the route', [STRAIGHT]],
    ['beside a route without an arrowhead', [{ ...line([200, 600], [200, 140]), circle: true }]],
  ])('a dot %s shows no arrowhead, even if Arrow was on', (_, ink) => {
    const dot = stroke([[200, 400]])
    expect(doubtsOf([...ink, { ...dot, arrow: true }])).toEqual(doubtsOf([...ink, dot]))
  })

  it('a line that turns but has no arrowhead shows no exit', () => {
    const { junction, doubts } = readJunction([{ ...line([200, 600], [200, 330], [40, 330]), circle: true }])
    expect(junction).toMatchObject({ exit: undefined })
    expect(doubts.map(({ kind }) => kind)).toEqual(['noArrow'])
  })

  it('a line without an arrowhead that goes on beyond its roads shows no exit', () => {
    const { junction, doubts } = readJunction([
      { ...line([200, 600], [200, 100]), circle: true },
      line([80, 350], [200, 350]),
    ])
    expect(junction).toMatchObject({ exit: undefined })
    expect(doubts.map(({ kind }) => kind)).toEqual(['noArrow'])
  })

  it('roads of which each leaves the route within 45 units of the next form one junction', () => {
    const read = readJunction([
      STRAIGHT,
      line([80, 360], [200, 360]),
      line([200, 330], [320, 330]),
      line([80, 300], [200, 300]),
    ])
    expect(read.junction?.arms.map(({ at }) => at)).toEqual([0, 0, 0])
  })

  it('roads further apart leave the route at several places', () => {
    const read = readJunction([STRAIGHT, line([80, 450], [200, 450]), line([80, 250], [200, 250])])
    expect(read.junction?.arms.map(({ direction }) => direction)).toEqual([2, 2])
    expect(read.junction?.arms.map(({ at }) => at)).toEqual([-200, 0])
    expect(read.junction?.staggered).toBe('none')
  })

  it.each(svgPoints('85,-85 86,-90 94,-90 95,-95'))(
    'a road that leaves the route %i units before the centre is read at %i, as from the ring when within 4 units',
    (before, at) => {
      const read = readJunction([STRAIGHT, line([80, 330 + before], [200, 330 + before]), line([200, 330], [320, 330])])
      expect(read.junction?.arms.map((arm) => arm.at)).toEqual([at, 0])
    },
  )

  it('a ring of at least 120 units on the route is a roundabout', () => {
    expect(readJunction([STRAIGHT, circle(200, 330, 20)]).junction?.roundabout).toBe(true)
    expect(readJunction([STRAIGHT, circle(200, 330, 18)]).junction?.roundabout).toBe(false)
  })

  it('a route that swerves around a roundabout has the directions from before and after the swerve', () => {
    const before = route([200, 600], [200, 420], [228, 392], [245, 350], [200, 260], [200, 100])
    const after = route([200, 600], [200, 380], [245, 330], [228, 270], [200, 240], [200, 100])
    for (const swerving of [before, after]) {
      const read = readJunction([swerving, circle(200, 330), line([60, 330], [150, 330])])
      expect(read).toMatchObject({ junction: { exit: { direction: 4 }, arms: [{ direction: 2 }] }, doubts: [] })
    }
  })

  it('a road of a roundabout is a road, however near to the arrowhead', () => {
    expect(armsOf([route([200, 600], [200, 190]), circle(200, 250), line([80, 130], [165, 215])])).toEqual([[3, 0]])
  })

  it('a turn just beyond a roundabout is no second turn, even after a road that leaves there', () => {
    const winding = route([200, 600], [200, 392], [240, 355], [240, 310], [200, 290], [224, 249], [138, 152])
    expect(doubtsOf([winding, circle(200, 330), line([218, 260], [321, 321])])).toEqual([])
  })

  it('the surface may change anywhere on a roundabout', () => {
    for (const at of [385, 330, 285]) {
      const entry = { ...line([200, 600], [200, at]), circle: true }
      const exit = { ...line([200, at], [200, 140]), arrow: true, dashed: true }
      const read = readJunction([entry, exit, circle(200, 330)])
      expect(read.junction).toMatchObject({ entryUnpaved: false, exit: { unpaved: true }, roundabout: true })
      expect(read.doubts).toEqual([])
    }
  })

  it('erased ink is ignored', () => {
    const eraser = { ...line([60, 330], [150, 330]), erase: true }
    expect(armsOf([STRAIGHT, line([80, 330], [200, 330]), eraser])).toEqual([])
    // Ink that was drawn after the eraser is read.
    expect(armsOf([STRAIGHT, eraser, line([80, 330], [200, 330])])).toEqual([[2, 0]])
  })

  it('an empty drawing, or one of icons alone, has no junction and no doubts', () => {
    expect(readJunction([])).toEqual({ doubts: [] })
    expect(readJunction([{ icon: { x: 100, y: 100, index: 2 } }])).toEqual({ doubts: [] })
  })
})

/** A ball, and two ways on from it to the same place. */
const TWO_WAYS: readonly Stroke[] = [
  { ...line([200, 600], [200, 500]), circle: true },
  line([200, 500], [120, 415], [200, 330]),
  line([200, 500], [280, 415], [200, 330]),
]

describe('uncertain ink is a doubt', () => {
  it('a bar that may also be a road blocks the road that it crosses', () => {
    const bar = line([205, 260], [258, 313])
    const { junction } = readJunction([STRAIGHT, line([300, 230], [200, 330]), bar])
    expect(junction?.arms).toMatchObject([{ direction: 5, blocked: true }])
  })

  it.each([
    ['a pond that touches the route', [circle(252, 300)]],
    ['a closed line around the ball', [circle(200, 600)]],
    ['a closed line around the ball and the way on from it', [circle(200, 580)]],
    ['a partly erased ring', [circle(200, 330), { ...line([250, 290], [250, 370]), erase: true }]],
    ['a long flat loop', [line([60, 320], [340, 320], [340, 340], [60, 340], [60, 320])]],
  ])('%s is not a roundabout', (_, ink) => {
    expect(readJunction([STRAIGHT, ...ink]).junction?.roundabout).toBe(false)
  })

  it.each<readonly [string, DoubtKind, readonly DrawingElement[]]>([
    [
      'a ball and an arrowhead that no line joins',
      'noRoute',
      [
        { ...line([200, 600], [200, 400]), circle: true },
        { ...line([200, 330], [40, 330]), arrow: true },
      ],
    ],
    [
      'a gap in the route',
      'routeGap',
      [
        { ...line([200, 600], [200, 345]), circle: true },
        { ...line([200, 330], [200, 140]), arrow: true },
      ],
    ],
    ['two ways from the ball to the arrow', 'twoWays', [...TWO_WAYS, { ...line([200, 330], [200, 140]), arrow: true }]],
    [
      'two ways that meet before the arrow',
      'twoWays',
      [...TWO_WAYS, line([200, 330], [200, 240]), { ...line([200, 240], [200, 140]), arrow: true }],
    ],
    ['no ball', 'noBall', [{ ...ROUTE, arrow: true }]],
    ['two balls', 'manyBalls', [STRAIGHT, { ...line([40, 600], [40, 500]), circle: true }]],
    ['two arrowheads', 'manyArrows', [STRAIGHT, { ...line([200, 330], [40, 330]), arrow: true }]],
    ['no arrowhead where the route goes on', 'noArrow', [{ ...ROUTE, circle: true }, line([80, 330], [200, 330])]],
    [
      'no arrowhead where the route goes on beyond a roundabout',
      'noArrow',
      [{ ...line([200, 600], [200, 100]), circle: true }, circle(200, 380), line([80, 230], [200, 230])],
    ],
    [
      'no arrowhead where the route turns beyond a roundabout',
      'noArrow',
      [{ ...line([200, 600], [200, 230], [40, 230]), circle: true }, circle(200, 400), line([200, 230], [340, 230])],
    ],
    ['a road that ends before the route', 'endsShort', [STRAIGHT, line([60, 330], [170, 330])]],
    ['ink that touches nothing', 'loose', [STRAIGHT, line([300, 200], [360, 250])]],
    ['a pond beside the route', 'roundabout', [STRAIGHT, circle(330, 300)]],
    ['a pond that touches the route', 'roundabout', [STRAIGHT, circle(252, 300)]],
    ['a closed line around the ball', 'roundabout', [STRAIGHT, circle(200, 600)]],
    [
      'a roundabout that was partly erased',
      'roundabout',
      [STRAIGHT, circle(200, 330), { ...line([250, 290], [250, 370]), erase: true }],
    ],
    [
      'a bar that also reaches the route',
      'bar',
      [STRAIGHT, line([300, 230], [200, 330]), line([205, 260], [258, 313])],
    ],
    ['a line that is too short for a road', 'short', [STRAIGHT, line([172, 330], [200, 330])]],
    ['a bypass', 'returns', [STRAIGHT, line([200, 450], [120, 330], [200, 210])]],
    ['a road that bends far', 'curved', [STRAIGHT, line([200, 330], [110, 330], [110, 430])]],
    [
      'two roads in nearly the same direction',
      'sameDirection',
      [STRAIGHT, line([80, 330], [200, 330]), line([80, 345], [200, 335])],
    ],
    [
      'a crossing that may be staggered',
      'spread',
      [STRAIGHT, line([80, 345], [200, 345]), line([200, 310], [320, 310])],
    ],
    ['a road between two eighths of a turn', 'between', [STRAIGHT, line([90, 284], [200, 330])]],
    [
      'more roads than there are directions',
      'manyRoads',
      [
        STRAIGHT,
        ...Array.from({ length: 8 }, (_, index) => {
          const angle = ((index + 1) * 40 * Math.PI) / 180
          return line([200 - 130 * Math.sin(angle), 330 + 130 * Math.cos(angle)], [200, 330])
        }),
      ],
    ],
    ['a route that turns twice', 'turns', [route([200, 600], [200, 430], [80, 430], [80, 200])]],
    [
      'a surface that changes away from the junction',
      'surface',
      [
        { ...line([200, 600], [200, 500]), circle: true, dashed: true },
        { ...line([200, 500], [200, 140]), arrow: true },
        line([80, 330], [200, 330]),
      ],
    ],
    ['a road at the ball', 'atEnd', [STRAIGHT, line([80, 600], [200, 600])]],
    ['a route that comes from the side', 'notBelow', [route([40, 330], [200, 330], [200, 140])]],
  ])('%s', (_, kind, elements) => {
    const doubt = readJunction(elements).doubts.find((one) => one.kind === kind)
    expect(doubtsOf(elements)).toContain(kind)
    expect(doubt?.elements.every((element) => elements.includes(element))).toBe(true)
    expect(doubt?.elements.length).toBeGreaterThan(0)
  })
})
