import { expect, it } from 'vitest'
import { svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { draftOf, way, type Spot } from '../../support/roads/smallMaps'

const rounded = (points: readonly { readonly x: number; readonly y: number }[]): readonly Spot[] =>
  points.map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0])

/** A road to the north that ends 30 m after a side road, where the walk goes on over a field. */
const ROADS = [way(svgPoints('0,-200 0,0 0,30')), way(svgPoints('0,0 80,0'))]
const ONTO_THE_FIELD: readonly Spot[] = Array.from({ length: 31 }, (_, step): Spot => [0, -200 + step * 10])

it('the recording is shown beyond the end of the roads', () => {
  const box = must(draftOf(ROADS, ONTO_THE_FIELD).boxes[0])
  expect(rounded(box.surroundings.track.flat()).at(-1)).toEqual([0, -60])
  expect(rounded(box.surroundings.route.flat()).at(-1)).toEqual([0, -30])
})

it('the recording is shown before the beginning of the roads', () => {
  const box = must(draftOf(ROADS, ONTO_THE_FIELD.toReversed()).boxes[0])
  expect(rounded(box.surroundings.track.flat())[0]).toEqual([0, 60])
  expect(rounded(box.surroundings.route.flat())[0]).toEqual([0, 30])
})
