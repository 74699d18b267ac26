import { describe, expect, it } from 'vitest'
import type { Way } from '../../src/route/roads'
import { svgPoints } from '../support/drawings'
import { draftOf, inShort, way, type Spot } from '../support/roads/smallMaps'

/** Points along a walk, 10 m apart, as a recorder that works well writes them. */
const walked = (...corners: readonly Spot[]): readonly Spot[] =>
  corners.flatMap((to, index) => {
    const from = corners[index - 1]
    if (!from) return [to]
    const steps = Math.round(Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2) / 10)
    return Array.from({ length: steps }, (_, step): Spot => {
      const share = (step + 1) / steps
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })

/** A side road to the east. */
const side = ([x, y]: Spot): Way =>
  way([
    [x, y],
    [x + 90, y],
  ])

const sheetOf = (ways: readonly Way[], walk: readonly Spot[]) => {
  const { boxes, length, offRoads } = draftOf(ways, walk)
  return {
    at: boxes.map(({ at }) => 10 * Math.round(at / 10)),
    doubts: boxes.map(({ doubts }) => doubts),
    drawn: boxes.map(inShort),
    length: 10 * Math.round(length / 10),
    offRoads: 10 * Math.round(offRoads / 10),
  }
}

describe('every leg is accounted for:', () => {
  it('a walk across a field is not led around by the roads, and both drawings beside the field say so', () => {
    // The road makes a bend of 900 m, which the walk cuts off over 300 m.
    const road = way(svgPoints('0,-200 0,-100 0,0 -300,0 -300,300 0,300 0,400 0,500'))
    const sheet = sheetOf([road, side([0, -100]), side([-300, 0]), side([0, 400])], walked([0, -200], [0, 500]))
    expect(sheet).toMatchObject({
      at: [100, 600],
      doubts: [['offRoads'], ['offRoads']],
      length: 700,
    })
    expect(sheet.offRoads).toBeGreaterThan(200)
  })

  it('a link of a few steps that the map lacks is not led around either', () => {
    const [there, back] = [0, 30].map((x) =>
      way([
        [x, 0],
        [x, 100],
        [x, 200],
        [x, 300],
        [x, 400],
      ]),
    )
    const link = way(svgPoints('0,400 30,400'))
    const sides = [way(svgPoints('0,100 -90,100')), side([30, 300]), way(svgPoints('0,300 -90,300'))]
    const walk = walked([0, 0], [0, 200], [30, 200], [30, 400], [0, 400])
    expect(
      sheetOf(
        [there, back, link, ...sides].filter((one) => one !== undefined),
        walk,
      ),
    ).toMatchObject({
      at: [100, 330],
      doubts: [['offRoads'], ['offRoads']],
      length: 460,
    })
  })

  it('where the roads of the file end, the last drawing says so', () => {
    const road = way(svgPoints('0,0 0,200 0,300'))
    expect(sheetOf([road, side([0, 200])], walked([0, 0], [0, 1000]))).toEqual({
      at: [200],
      doubts: [['roadsEnd']],
      drawn: ['4: 6'],
      length: 1000,
      offRoads: 680,
    })
  })

  it('where a recording has a gap on a bend, the roads lead on, and the drawings beside the gap are doubtful', () => {
    const road = way(svgPoints('0,0 0,100 0,300 200,300 300,300 400,300'))
    const north = way(svgPoints('300,300 300,390'))
    const walk = [...walked([0, 0], [0, 160]), ...walked([150, 300], [400, 300])]
    expect(sheetOf([road, side([0, 100]), north], walk)).toMatchObject({
      at: [100, 520],
      doubts: [['offRoads'], ['offRoads']],
      drawn: ['4: 6', '4: 2'],
    })
  })
})

/** A road that cuts off a bend of 700 m. */
const shortRoad = (tags: Way['tags']): Way => way(svgPoints('0,0 0,300'), tags)

describe('a road that is not public', () => {
  const road = way(svgPoints('0,-200 0,0 200,0 200,300 0,300 0,500'))
  it.each<Way['tags']>([
    { highway: 'track', access: 'private' },
    { highway: 'service', service: 'driveway' },
    { highway: 'service', access: 'no' },
  ])('is the road of the route where it was walked: %o', (tags) => {
    expect(sheetOf([road, shortRoad(tags)], walked([0, -200], [0, 500]))).toMatchObject({
      at: [200, 500],
      drawn: ['4: 6', '4: 6'],
      length: 700,
      offRoads: 0,
    })
  })

  it('is no road beside the route where it was not walked', () => {
    const walk = walked([0, -200], [0, 0], [200, 0], [200, 300], [0, 300], [0, 500])
    expect(sheetOf([road, shortRoad({ highway: 'service', service: 'driveway' })], walk).at).toEqual([])
  })
})
