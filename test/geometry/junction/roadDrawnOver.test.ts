import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { changeJunction } from '../../../src/geometry/junction/changeJunction'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { roadDrawnOver } from '../../../src/geometry/junction/roadDrawnOver'
import { pointTowards, writeJunction } from '../../../src/geometry/junction/writeJunction'
import { distance, interpolate } from '../../../src/geometry/points'
import { withReplacements } from '../../../src/model/changes/changeElements'
import { afterTap, type Direction, type Junction } from '../../../src/model/junction'
import { isStroke, type DrawingElement, type Point } from '../../../src/model/types'
import { readTocht } from '../../../src/storage/outside/importText'
import { pt, pts, stroke, svgPoints } from '../../support/drawings'
import { numberedJunction } from '../../support/junctions/junctions'
import { must } from '../../support/must'
import { realInk } from '../../support/tochten/realInk'

const CENTRE = pt(200, 330)
const BALL = pt(200, 600)
const ROUTE = stroke(svgPoints('200,600 200,330 200,140'), { circle: true, arrow: true })
/** A T-junction by hand: straight on is the exit, left a road to leave. */
const T = [ROUTE, stroke(svgPoints('80,335 200,330'))]
const over = (points: readonly Point[], elements: readonly DrawingElement[] = T): Direction | undefined =>
  roadDrawnOver(points, readJunction(elements))

describe('a stroke over a road', () => {
  it.each<[string, readonly Point[]]>([
    ['from the centre', pts([196, 332], [140, 325], [76, 338])],
    ['from the ball', [BALL, pt(204, 450), CENTRE, pt(90, 340)]],
    ['over the inner half of the road', pts([200, 330], [130, 334])],
    ['a little beyond its end', pts([200, 330], [62, 336])],
  ])('%s is over that road', (_, points) => {
    expect(over(points)).toBe(2)
  })

  it.each<[string, readonly Point[]]>([
    ['a straight line from the ball to its end', [BALL, pt(80, 335)]],
    ['a stroke towards the centre', pts([80, 335], [200, 330])],
    ['a stroke over the beginning of it', pts([200, 330], [160, 332])],
    ['a road beside it', pts([200, 330], [110, 268])],
    ['a stroke far beyond its end', pts([200, 330], [40, 336])],
    ['a stroke over the exit', pts([200, 330], [200, 150])],
    ['a stroke that goes astray on its way', pts([200, 330], [140, 390], [80, 335])],
    ['a tap', [CENTRE]],
  ])('%s is not', (_, points) => {
    expect(over(points)).toBeUndefined()
  })

  it('counts only where the junction is surely read', () => {
    const loose = stroke(svgPoints('300,500 360,560'))
    expect(over(pts([200, 330], [80, 335]), [...T, loose])).toBeUndefined()
    expect(over(pts([200, 330], [80, 335]), T.slice(1))).toBeUndefined()
  })

  it('begins anywhere in a roundabout', () => {
    const elements = writeJunction(junctionWith({ roundabout: true }), DEFAULT_CANVAS)
    const { ink } = readJunction(elements)
    const { centre } = must(ink)
    for (const from of [centre, pointTowards(centre, 2, 50), pointTowards(centre, 5, 40)])
      expect(over([from, pointTowards(centre, 2, 120)], elements)).toBe(2)
  })
})

const junctionWith = (more: Partial<Junction>): Junction => ({
  entryUnpaved: false,
  exit: { direction: 4, unpaved: false },
  arms: [{ direction: 2, unpaved: false, blocked: false, at: 0 }],
  roundabout: false,
  staggered: 'none',
  ...more,
})

/** Every road of some of the junctions that the ring writes. */
const ROADS = Array.from({ length: 120 }, (_, index) => index * 953).flatMap((number) => {
  const junction = numberedJunction(number)
  const elements = writeJunction(junction, DEFAULT_CANVAS)
  return junction.arms.map(({ direction }, index) => ({ junction, elements, direction, index }))
})

it('a stroke over any road of the ring makes it the exit, and the new junction is surely read', () => {
  for (const { junction, elements, direction, index } of ROADS) {
    const reading = readJunction(elements)
    const road = must(must(reading.ink).arms[index]).road
    const [end] = must(road[0]).element.points
    expect(roadDrawnOver([must(reading.ink).centre, must(end)], reading)).toBe(direction)
    const next = afterTap(junction, { target: direction, isLong: true })
    const { replaced, added } = changeJunction(reading, next, DEFAULT_CANVAS)
    expect(readJunction([...withReplacements(elements, replaced), ...added])).toMatchObject({
      junction: { exit: { direction } },
      doubts: [],
    })
  }
})

const FILES = realInk()
const note = FILES.length > 0 ? '' : ' (skipped: ../shared/data/real-ink is absent)'
const strokes = (): readonly (readonly Point[])[] =>
  FILES.flatMap(({ text }) => {
    const read = readTocht(text)
    return read.ok ? read.value.drawings.flat().flatMap((one) => (isStroke(one) ? [one.points] : [])) : []
  }).filter((points) => points.length > 2)

describe(`strokes by real hands${note}`, () => {
  it.skipIf(FILES.length === 0)('count over a road if they keep to it, wherever it lies', () => {
    const straight = strokes().flatMap((points) => laidOn(points, CENTRE, pt(80, 335)) ?? [])
    expect(straight.length).toBeGreaterThan(50)
    expect(straight.filter((points) => over(points) !== 2)).toEqual([])
  })

  it.skipIf(FILES.length === 0)('are ordinary strokes where they lie in their own drawings', () => {
    expect(strokes().filter((points) => over(points) !== undefined)).toEqual([])
  })
})

/** A nearly straight stroke, turned and scaled so that it leads from one place to another. */
const laidOn = (points: readonly Point[], from: Point, to: Point): (readonly Point[])[] | undefined => {
  const [first, last] = [must(points[0]), must(points.at(-1))]
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const squared = dx * dx + dy * dy
  if (squared < 60 ** 2) return undefined
  const laid = points.map(({ x, y }) => {
    const along = ((x - first.x) * dx + (y - first.y) * dy) / squared
    const aside = ((y - first.y) * dx - (x - first.x) * dy) / squared
    const on = interpolate(from, to, along)
    return { x: on.x - aside * (to.y - from.y), y: on.y + aside * (to.x - from.x) }
  })
  const isStraight = laid.every((place) => distance(place, interpolate(from, to, shareOf(place, from, to))) < 15)
  return isStraight ? [laid] : undefined
}

const shareOf = ({ x, y }: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
}
