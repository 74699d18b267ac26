import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { routeInkOf } from '../../../src/geometry/junction/routeInk'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { NO_JUNCTION, type Junction } from '../../../src/model/junction'
import { PLAIN } from '../../../src/model/looks'
import { DASHED, LINE, stroke, svgPoints } from '../../support/drawings'

const ROUTE = stroke(svgPoints('200,400 200,200 60,200'), { circle: true, arrow: true })
const ROAD = stroke(svgPoints('340,200 200,200'))

describe('the way to go', () => {
  it('follows the route from ball to arrow, and no other road', () => {
    const way = routeInkOf([ROUTE, ROAD])
    expect(way.flatMap(({ points }) => points).every(({ x }) => x <= 200)).toBe(true)
    expect(way[0]?.points[0]).toEqual({ x: 200, y: 400 })
    expect(way.at(-1)?.points.at(-1)).toEqual({ x: 60, y: 200 })
  })

  it('has no looks but the arrow, under whose head it ends', () => {
    const way = routeInkOf([ROUTE])
    expect(way.map(({ arrow }) => arrow)).toEqual([false, true])
    for (const line of way) expect({ ...line, arrow: false }).toMatchObject(PLAIN)
  })

  it('comes whole where it is unpaved, so that its dashes are those of the ink', () => {
    const unpaved = { ...ROUTE, dashed: true }
    expect(routeInkOf([unpaved])).toEqual([unpaved])
  })

  it('is empty when it is uncertain', () => {
    expect(routeInkOf([])).toEqual([])
    expect(routeInkOf([LINE, DASHED])).toEqual([])
    const roadThatStops = stroke(svgPoints('340,200 225,200'))
    expect(routeInkOf([ROUTE, roadThatStops])).toEqual([])
    expect(
      routeInkOf([
        ROUTE,
        {
          ...ROUTE,
          points: [
            { x: 20, y: 400 },
            { x: 20, y: 100 },
          ],
        },
      ]),
    ).toEqual([])
  })

  it('is empty when part of it was erased', () => {
    const across = stroke(svgPoints('160,300 240,300'), { erase: true })
    expect(routeInkOf([across, ROUTE, ROAD])).not.toEqual([])
    expect(routeInkOf([ROUTE, ROAD, across])).toEqual([])
  })

  it('continues where the surface changes at the junction', () => {
    const junction: Junction = { ...NO_JUNCTION, entryUnpaved: true, exit: { direction: 2, unpaved: false } }
    const way = routeInkOf(writeJunction(junction, DEFAULT_CANVAS))
    expect(way.length).toBeGreaterThan(1)
  })
})
