import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Way } from '../../../src/route/roads'
import { svgPoints } from '../../support/drawings'
import { draftOf, inShort, way, type Spot } from '../../support/roads/smallMaps'

const ROAD = way(svgPoints('0,-200 0,-100 0,0 0,100 0,200'))
const SIDE = way(svgPoints('0,0 90,0'))
const WALK = Array.from({ length: 41 }, (_, index): Spot => [0, -200 + 10 * index])

/** A part of a way, in either direction: files repeat ways, or cut them at the edge of a box. */
const copyOf = ({ nodes, tags }: Way): fc.Arbitrary<Way> =>
  fc
    .tuple(fc.nat(nodes.length - 2), fc.integer({ min: 2, max: nodes.length }), fc.boolean())
    .map(([from, count, isReversed]) => {
      const part = nodes.slice(from, from + count)
      return { nodes: isReversed ? part.toReversed() : part, tags }
    })

it('a way that stands in a file again, whole or in part, is one road', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(copyOf(ROAD), copyOf(SIDE)), { maxLength: 4 }), (copies) => {
      const { boxes } = draftOf([ROAD, SIDE, ...copies], WALK)
      expect(boxes.map((box) => [inShort(box), box.doubts])).toEqual([['4: 6', []]])
    }),
  )
})

/** A walk to a lake, round it through these spots, and back. */
const walkRound = (...spots: readonly Spot[]) =>
  draftOf(
    [way(svgPoints('0,-200 0,0')), way([[0, 0], ...spots, [0, 0]])],
    [[0, -200], [0, -100], [0, 0], ...spots, [0, 0], [0, -100], [0, -200]],
  )

it('a way that ends where it began, such as the path round a lake, leaves its junction as two roads', () => {
  const { boxes } = walkRound([-100, 100], [0, 200], [100, 100])
  expect(boxes.map(inShort)).toEqual(['3: 5', '3: 6'])
  expect(boxes.map(({ at }) => Math.round(at))).toEqual([200, 766])
})
