import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Point } from '../../../../src/model/types'
import type { NearRoad, Surroundings } from '../../../../src/route/boxes/surroundings'
import { packRoads, unpackRoads, type RoadsAround } from '../../../../src/ui/shared/evidence/packedRoads'
import { must } from '../../../support/must'

const place = fc.double({ min: -60, max: 60, noNaN: true })
const line = fc.array(fc.record({ x: place, y: place }), { minLength: 2, maxLength: 6 })
const lines = fc.array(line, { maxLength: 3 })
const road = fc.record({ points: line, unpaved: fc.boolean(), width: fc.constantFrom(3, 4, 5, 6, 7) })
const surroundings = fc.record({ roads: fc.array(road, { maxLength: 5 }), route: lines, track: lines })
const someRoads: fc.Arbitrary<RoadsAround> = fc.array(surroundings, { maxLength: 5 }).map((all) => around(...all))

const around = (...all: readonly Surroundings[]): RoadsAround => ({
  around: new Map(all.map((one, index) => [`drawing ${index}`, one])),
  roadCount: { shown: 9, byClass: 4 },
})

const UNLIMITED = 1_000_000
const linesOf = ({ roads, route, track }: Surroundings): readonly (readonly Point[])[] => [
  ...roads.map(({ points }) => points),
  ...route,
  ...track,
]

it('the roads that are read back are within 5 cm of those that were kept', () => {
  fc.assert(
    fc.property(someRoads, (roads) => {
      const back = unpackRoads(packRoads(roads, UNLIMITED))
      expect(back.roadCount).toEqual(roads.roadCount)
      expect([...back.around.keys()]).toEqual([...roads.around.keys()])
      for (const [drawing, before] of roads.around) {
        const after = must(back.around.get(drawing))
        expect(after.roads.map(({ width, unpaved }) => ({ width, unpaved }))).toEqual(
          before.roads.map(({ width, unpaved }) => ({ width, unpaved })),
        )
        expect(linesOf(after).map(({ length }) => length)).toEqual(linesOf(before).map(({ length }) => length))
        const [was, is] = [linesOf(before).flat(), linesOf(after).flat()]
        was.forEach(({ x, y }, index) => {
          expect(Math.abs(x - must(is[index]).x)).toBeLessThan(0.051)
          expect(Math.abs(y - must(is[index]).y)).toBeLessThan(0.051)
        })
      }
    }),
  )
})

it('what is kept never takes more room than allowed, and begins with the first drawings', () => {
  fc.assert(
    fc.property(someRoads, fc.integer({ min: 100, max: 3_000 }), (roads, most) => {
      const text = packRoads(roads, most)
      expect(text.length).toBeLessThanOrEqual(most)
      const kept = [...unpackRoads(text).around.keys()]
      expect(kept).toEqual([...roads.around.keys()].slice(0, kept.length))
    }),
  )
})

const roadAt = (x: number, width: number): NearRoad => ({
  points: Array.from({ length: 10 }, (_, index) => ({ x, y: index })),
  unpaved: false,
  width,
})
const [FAR_PATH, FAR_ROAD, ROAD, NEAR_PATH] = [roadAt(50, 3), roadAt(50, 5), roadAt(30, 5), roadAt(0, 3)]
const junction = (...roads: readonly NearRoad[]): RoadsAround => around({ roads, route: [], track: [] })

it.each<readonly [string, readonly NearRoad[]]>([
  ['all roads are kept if they fit', [FAR_PATH, FAR_ROAD, ROAD, NEAR_PATH]],
  ['far paths are left out first', [FAR_ROAD, ROAD, NEAR_PATH]],
  ['then all far roads', [ROAD, NEAR_PATH]],
  ['then all that are not at the junction', [NEAR_PATH]],
])('%s', (_, kept) => {
  // One more character, for the comma that would follow.
  const room = packRoads(junction(...kept), UNLIMITED).length + 1
  const back = unpackRoads(packRoads(junction(FAR_PATH, FAR_ROAD, ROAD, NEAR_PATH), room))
  expect([...back.around.values()].map(({ roads }) => roads)).toEqual([kept])
})
