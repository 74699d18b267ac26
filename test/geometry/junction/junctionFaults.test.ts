import { describe, expect, it } from 'vitest'
import { junctionFaults } from '../../../src/geometry/junction/junctionFaults'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import type { DrawingElement } from '../../../src/model/types'
import { stamp, stroke, type XY, svgPoints } from '../../support/drawings'
import { CANVASES } from '../../support/junctions/junctions'
import { ringJunction } from '../../support/junctions/ringJunctions'
import { fc } from '../../support/properties'

/** A route from below that turns right in the middle. */
const TURN: readonly XY[] = svgPoints('200,600 200,330 380,330')
const ROUTE = stroke(TURN, { circle: true, arrow: true })
const road = (...points: readonly XY[]) => stroke(points)

/** A road from the left that ends this far from the route. */
const roadToGap = (gap: number) => road([60, 330], [200 - gap, 330])

describe('the faults of a junction', () => {
  it.each<[string, DrawingElement[], string[]]>([
    ['are none if everything is correct', [ROUTE, roadToGap(0)], []],
    [
      'tell that no line joins ball and arrow',
      [stroke(svgPoints('200,600 200,480'), { circle: true }), stroke(svgPoints('200,300 200,100'), { arrow: true })],
      ['noRoute'],
    ],
    [
      'tell once that the line from ball to arrow is broken, without reporting a gap as well',
      [stroke(svgPoints('200,600 200,350'), { circle: true }), stroke(svgPoints('200,335 200,100'), { arrow: true })],
      ['noRoute'],
    ],
    [
      'tell that the line from ball to arrow has a small gap',
      [stroke(svgPoints('200,600 200,350'), { circle: true }), stroke(svgPoints('200,344 200,100'), { arrow: true })],
      ['gap'],
    ],
    [
      'are none if the route was erased in its middle',
      [ROUTE, stroke(svgPoints('180,450 220,450'), { erase: true })],
      [],
    ],
    ['tell that the ball is above', [stroke([...TURN].toReversed(), { circle: true, arrow: true })], ['notBelow']],
    [
      'tell that two roads are closer than 12 degrees',
      [ROUTE, road([200, 330], [60, 330]), road([200, 330], [62, 308])],
      ['close'],
    ],
    ['are none if two roads are further apart', [ROUTE, road([200, 330], [60, 330]), road([200, 330], [70, 275])], []],
  ])('%s', (_, elements, faults) => {
    expect(junctionFaults(elements)).toEqual(faults)
  })
})

describe('a road that ends just before another is reported', () => {
  it.each([
    [0, false],
    [2.9, false],
    [3.1, true],
    [10, true],
    [23.9, true],
    [24.1, false],
    [60, false],
  ])('with a gap of %d units: %s', (gap, isNoticed) => {
    expect(junctionFaults([ROUTE, roadToGap(gap)]).includes('gap')).toBe(isNoticed)
  })

  it.each<[string, DrawingElement[]]>([
    ['even if it was drawn away from the other road', [road([190, 330], [60, 330])]],
    ['askew', [road([60, 260], [192, 322])]],
    ['with a bar across it', [road([60, 330], [188, 330]), road([100, 300], [100, 360])]],
    ['before a road that is not part of the route', [road([200, 330], [60, 330]), road([120, 200], [120, 318])]],
  ])('%s', (_, elements) => {
    expect(junctionFaults([ROUTE, ...elements])).toContain('gap')
  })

  it.each<[string, DrawingElement[]]>([
    ['a river beside the route', [road([215, 560], [222, 480], [214, 400])]],
    [
      'a river that crosses the route and ends near another road',
      [road([60, 330], [200, 330]), road([340, 480], [100, 450], [80, 345])],
    ],
    [
      'the wings of a bridge',
      [road([180, 500], [188, 490], [188, 440], [180, 430]), road([220, 500], [212, 490], [212, 440], [220, 430])],
    ],
    ['rails that cross the route', [road([60, 450], [340, 450]), road([60, 462], [340, 462])]],
    [
      'a road that was erased before the route',
      [road([60, 330], [200, 330]), stroke(svgPoints('180,310 180,350'), { erase: true })],
    ],
    ['a bar across a road', [road([60, 330], [200, 330]), road([180, 300], [180, 360])]],
    [
      'a road that meets the route with its other end',
      [road([200, 450], [120, 450], [120, 345]), road([200, 330], [60, 330])],
    ],
    ['a road at the ball of the route', [road([60, 610], [340, 610])]],
    ['a road at the arrowhead of the route', [road([390, 200], [390, 460])]],
    ['a pond', [road([215, 450], [260, 420], [300, 450], [260, 480], [215, 450])]],
    ['something small', [road([180, 330], [190, 330])]],
    ['an icon', [stamp(185, 330)]],
  ])('but not %s', (_, elements) => {
    expect(junctionFaults([ROUTE, ...elements])).toEqual([])
  })
})

it('a drawing without ball and arrow is not a junction, and only its gaps are reported', () => {
  expect(junctionFaults([])).toEqual([])
  expect(junctionFaults([road([10, 10], [300, 10])])).toEqual([])
})

it('no fault is reported for what the ring draws, on any paper', () => {
  fc.assert(
    fc.property(ringJunction, fc.constantFrom(...CANVASES), (junction, canvas) => {
      expect(junctionFaults(writeJunction(junction, canvas))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('the same ink is read once', () => {
  const elements = [ROUTE, roadToGap(10)]
  expect(junctionFaults(elements)).toBe(junctionFaults(elements))
})

it.each([7, 8, 9, 10, 11])(
  'a road at %i° beside the exit looks like one line with the exit, whatever its length',
  (degrees) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const straight = stroke(svgPoints('200,600 200,100'), { circle: true, arrow: true })
    for (const length of [150, 170, 200])
      expect(junctionFaults([straight, road([200, 330], [200 + length * sin, 330 - length * cos])])).toEqual(['close'])
  },
)
