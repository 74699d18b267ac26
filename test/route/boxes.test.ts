import { describe, expect, it } from 'vitest'
import type { Way } from '../../src/route/roads'
import type { RouteDoubt } from '../../src/route/routeDoubt'
import { svgPoints } from '../support/drawings'
import { draftOf, spotOf, inShort, way, type Spot } from '../support/roads/smallMaps'

/** A road from the south to the north, 100 m on either side of the middle. */
const NORTH: readonly Spot[] = svgPoints('0,-100 0,0 0,100')
const ROAD = way(NORTH)
const west = (y: number, tags = {}): Way =>
  way(
    [
      [0, y],
      [-80, y],
    ],
    tags,
  )
const east = (y: number, tags = {}): Way =>
  way(
    [
      [0, y],
      [80, y],
    ],
    tags,
  )

const to = (...spots: readonly Spot[]): Way => way([[0, 0], ...spots])

/** Sixteen points on a circle, clockwise from the south. */
const ringAt = (index: number, radius = 12): Spot => {
  const angle = (index * Math.PI) / 8
  return [-radius * Math.sin(angle), -radius * Math.cos(angle)].map((value) => Math.round(value * 100) / 100) as [
    number,
    number,
  ]
}
/** The part of such a circle between two of its points, in either direction. */
const ringFrom = (from: number, until: number, radius?: number): readonly Spot[] =>
  Array.from({ length: Math.abs(until - from) + 1 }, (_, index) =>
    ringAt(from + Math.sign(until - from) * index, radius),
  )

describe('a route straight on gives', () => {
  it.each<[string, readonly Way[], readonly string[]]>([
    ['no box without another road', [ROAD], []],
    ['a box with the road on its left', [ROAD, west(0)], ['4: 2']],
    [
      'a box with the road on its right, unpaved because of its surface',
      [ROAD, east(0, { surface: 'gravel' })],
      ['4: 6~'],
    ],
    [
      'a box with a paved road of wooden planks, and an unpaved one of wood chips',
      [ROAD, west(0, { surface: 'wood' }), east(0, { surface: 'woodchips' })],
      ['4: 2 6~'],
    ],
    ['a crossing for two roads at one place', [ROAD, west(0), east(0)], ['4: 2 6']],
    [
      'a staggered crossing for two roads 15 m apart, the left one first',
      [way(svgPoints('0,-100 0,-8 0,7 0,100')), west(-8), east(7)],
      ['4: 2< 6'],
    ],
    [
      'a staggered crossing for two roads 15 m apart, the right one first',
      [way(svgPoints('0,-100 0,-8 0,7 0,100')), west(7), east(-8)],
      ['4: 6< 2'],
    ],
    [
      'two boxes for two roads 60 m apart',
      [way(svgPoints('0,-100 0,-30 0,30 0,100')), west(-30), east(30)],
      ['4: 2', '4: 6'],
    ],
    ['no box for a pavement', [ROAD, west(0, { highway: 'footway', footway: 'sidewalk' })], []],
    ['no box for a driveway', [ROAD, west(0, { highway: 'service', service: 'driveway' })], []],
    ['no box for a private road', [ROAD, west(0, { access: 'private' })], []],
    ['a box for a private road that is open to walkers', [ROAD, west(0, { access: 'private', foot: 'yes' })], ['4: 2']],
    ['no box for a short path to a house', [ROAD, way(svgPoints('0,0 12,0'), { highway: 'path' })], []],
    ['a box for a short road that is not minor', [ROAD, way(svgPoints('0,0 12,0'))], ['4: 6']],
    ['no box for a bridge without a common node', [ROAD, way(svgPoints('-80,0.5 80,0.5'))], []],
    ['no box for a cycleway beside the road', [ROAD, way(svgPoints('0,0 6,8 6,100'), { highway: 'cycleway' })], []],
    [
      'one crossing, though a cycleway runs beside the road',
      [ROAD, way(svgPoints('5,-100 5,0 5,100'), { highway: 'cycleway' }), way(svgPoints('-80,0 0,0 5,0 80,0'))],
      ['4: 2 6'],
    ],
    [
      'no box for a footway to a road beside the route',
      [ROAD, way(svgPoints('20,-100 20,0 20,100')), way(svgPoints('0,0 20,0'), { highway: 'footway' })],
      [],
    ],
    ['no box for a square', [ROAD, west(0, { area: 'yes' })], []],
    [
      'a box with a paved road for a track of the best grade, and an unpaved one for any other',
      [
        ROAD,
        west(0, { highway: 'track', surface: undefined, tracktype: 'grade1' }),
        east(0, { highway: 'track', surface: undefined, tracktype: 'grade2' }),
      ],
      ['4: 2 6~'],
    ],
    [
      'no box for a crossing to a pavement',
      [ROAD, way(svgPoints('0,0 20,0'), { highway: 'footway', footway: 'crossing' })],
      [],
    ],
    [
      'two boxes for a road that returns 40 m further',
      [way(svgPoints('0,-100 0,0 0,40 0,100')), way(svgPoints('0,0 60,20 0,40'))],
      ['4: 6', '4: 6'],
    ],
    [
      'a box for a road that returns to the same junction',
      [way(svgPoints('0,-100 0,0 0,10 0,100')), way(svgPoints('0,0 50,-20 50,30 0,10'))],
      ['4: 6'],
    ],
    [
      'two boxes for four roads 15 m apart, since a box shows up to 44 m',
      [way(svgPoints('0,-100 0,-15 0,0 0,15 0,30 0,100')), west(-15), east(0), west(15), east(30)],
      ['4: 1 2 6', '4: 6'],
    ],
    [
      'a box with a road that leaves the route and then runs beside it, 8 m away',
      [ROAD, to([8, 12], [8, 80])],
      ['4: 5'],
    ],
    [
      'no box for a cycleway that leaves the route and then runs beside it, 8 m away',
      [ROAD, way(svgPoints('0,0 8,12 8,80'), { highway: 'cycleway' })],
      [],
    ],
    [
      'a box with one road, though another leaves that road after 8 m and runs beside the route',
      [ROAD, to([8, 0], [80, 0]), way(svgPoints('8,0 8,100'))],
      ['4: 6'],
    ],
    [
      'a box with a street to a road beside the route',
      [ROAD, way(svgPoints('20,-100 20,0 20,100')), to([20, 0])],
      ['4: 6'],
    ],
    [
      'a box with an unpaved road because of its class, if its surface is unknown',
      [ROAD, way(svgPoints('0,0 -80,0'), { highway: 'track', surface: undefined as never })],
      ['4: 2~'],
    ],
  ])('%s', (_, ways, boxes) => {
    expect(draftOf(ways, NORTH).boxes.map(inShort)).toEqual(boxes)
  })
})

describe('a route that turns', () => {
  it('has its exit in the direction of the turn, and the road straight on as an arm', () => {
    expect(draftOf([ROAD, east(0)], svgPoints('0,-100 0,0 80,0')).boxes.map(inShort)).toEqual(['6: 4'])
  })

  it('at two junctions 18 m apart gives two boxes, the second doubtful', () => {
    const ways = [way(svgPoints('0,-100 0,0 0,100')), way(svgPoints('0,0 18,0 100,0')), way(svgPoints('18,0 18,100'))]
    const { boxes } = draftOf(ways, svgPoints('0,-100 0,0 18,0 18,100'))
    expect(boxes.map(inShort)).toEqual(['6: 4', '2: 4'])
    expect(boxes[1]?.doubts).toEqual(expect.arrayContaining(['jog', 'close']))
  })

  it('at the second and the third of three junctions 15 m apart gives a second box for the third', () => {
    const walk: readonly Spot[] = svgPoints('0,-100 0,0 0,15 15,15 15,100')
    const ways = [way(walk), west(0), way(svgPoints('0,15 0,100')), way(svgPoints('15,15 100,15'))]
    const { boxes } = draftOf(ways, walk)
    expect(boxes.map(inShort)).toEqual(['6: 2 4', '2: 4'])
    expect(boxes[1]?.doubts).toContain('jog')
  })

  it('at the first and the third of three junctions 15 m apart gives a second box for the third', () => {
    const walk: readonly Spot[] = svgPoints('0,-100 0,0 15,0 30,0 30,100')
    const ways = [way(walk), to([0, 80]), way(svgPoints('15,0 15,-80')), way(svgPoints('30,0 110,0'))]
    const { boxes } = draftOf(ways, walk)
    expect(boxes.map(inShort)).toEqual(['6: 1 4', '2: 4'])
    expect(boxes[1]?.doubts).toContain('jog')
  })

  it('back on its road gives a doubtful box without a junction', () => {
    const { boxes } = draftOf([ROAD, east(0)], svgPoints('0,-100 0,0 80,0 0,0 0,100'))
    expect(boxes.map(inShort)).toEqual(['6: 4', 'turnedBack', '6: 2'])
    expect(boxes[1]?.doubts).toEqual(['turnedBack'])
  })
})

describe('a roundabout', () => {
  const ring = way([...ringFrom(0, 15), ringAt(0)], { junction: 'roundabout' })
  const roads = [
    way([[0, -100], ringAt(0)]),
    way([[-100, 0], ringAt(4)]),
    way([[0, 100], ringAt(8)]),
    way([[100, 0], ringAt(12)]),
  ]

  it('is one doubtful box with its roads', () => {
    const walk: readonly Spot[] = [[0, -100], ...ringFrom(16, 12), [100, 0]]
    const { boxes } = draftOf([ring, ...roads], walk)
    expect(boxes.map(inShort)).toEqual(['o 6: 2 4'])
    expect(boxes[0]?.doubts).toEqual(['roundabout'])
  })

  it('of any size has no road along itself', () => {
    const large = [...ringFrom(0, 15, 30), ringAt(0, 30)]
    const ways = [
      way(large, { junction: 'roundabout' }),
      way([[0, -130], ringAt(0, 30)]),
      way([ringAt(8, 30), [0, 130]]),
      way([ringAt(12, 30), [130, 0]]),
    ]
    const { boxes } = draftOf(ways, [[0, -130], ...ringFrom(16, 12, 30), [130, 0]])
    expect(boxes.map(inShort)).toEqual(['o 6: 4'])
  })

  it('has its roads around its middle, never staggered', () => {
    const ways = [
      ring,
      way([[0, -100], ringAt(0)]),
      way([ringAt(8), [0, 100]]),
      way([ringAt(2), ringAt(2, 100)]),
      way([ringAt(10), ringAt(10, 100)]),
    ]
    const { boxes } = draftOf(ways, [[0, -100], ...ringFrom(16, 8), [0, 100]])
    expect(boxes.map(inShort)).toEqual(['o 4: 1 5'])
  })
})

describe('a position a little behind the one before it', () => {
  const upTo20: readonly Spot[] = svgPoints('0,-100 0,-80 0,-60 0,-40 0,-20 0,0')

  it('is no turn back', () => {
    const { boxes } = draftOf([ROAD, west(0)], [...upTo20, [-12, 20], [12, 17], [0, 40], [0, 60], [0, 90]])
    expect(boxes.map(inShort)).toEqual(['4: 2'])
  })

  it('does not shorten the route, at its end', () => {
    const { matched } = draftOf([ROAD, west(0)], [...upTo20, [0, 40], [0, 60], [-12, 90], [12, 86]])
    expect(Math.round(matched)).toBe(190)
  })
})

/** Roads in all directions but the south. */
const star = (count: number): readonly Way[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 1) * 2 * Math.PI) / (count + 1)
    const end: Spot = [-80 * Math.sin(angle), -80 * Math.cos(angle)]
    return way([[0, 0], end])
  })

const doubtsOn = (ways: readonly Way[], walk = NORTH) => draftOf(ways, walk).boxes.flatMap(({ doubts }) => doubts)

const through = (...spots: readonly Spot[]): readonly Spot[] => [[0, -100], ...spots]

describe('a doubt is given for', () => {
  it.each<[string, RouteDoubt, readonly Way[]]>([
    ['a road that leads back beside the route on the left', 'sharp', [ROAD, to([-26, -80])]],
    ['a road that leads back beside the route on the right', 'sharp', [ROAD, to([26, -80])]],
    ['a road that bends at once', 'curved', [ROAD, to([10, 0], [20, 10], [20, 80])]],
    [
      'roads that are drawn far from their directions',
      'bent',
      [ROAD, ...[-80, -40, 0, 40, 80].map((y) => to([80, y]))],
    ],
    [
      'a junction of many nodes',
      'complex',
      [way(svgPoints('0,-100 0,-8 0,-4 0,0 0,4 0,8 0,100')), west(-8), east(-4), west(0), east(4), west(8)],
    ],
  ])('%s', (_, doubt, ways) => {
    expect(doubtsOn(ways)).toContain(doubt)
  })

  it('roads that are not where the route was recorded', () => {
    const bulge = way([...through([0, 0], [0, 10], [20, 20], [20, 30], [0, 40], [0, 100])])
    const walk = through([0, 0], [0, 10], [0, 40], [0, 100])
    expect(doubtsOn([bulge, west(0)], walk)).toContain('far')
    expect(doubtsOn([way(walk), west(0)], walk)).not.toContain('far')
  })

  it('a route that turns right and left again within a junction, but not for one that turns twice to the same side', () => {
    const right = through([0, -5], [7, 2])
    const wiggle = [...right, [7, 100]] as const
    const bow = [...right, [100, 2]] as const
    expect(doubtsOn([way(wiggle), west(-5), way(svgPoints('7,2 80,2'))], wiggle)).toContain('wiggle')
    expect(doubtsOn([way(bow), way(svgPoints('0,-5 -80,-5')), way(svgPoints('7,2 7,90'))], bow)).not.toContain('wiggle')
  })

  it('a junction of more roads than can be drawn, which shows only the route', () => {
    const { boxes } = draftOf([way(svgPoints('0,-100 0,0')), ...star(9)], svgPoints('0,-100 0,0 0,80'))
    expect(boxes[0]?.doubts).toContain('full')
    expect(inShort(boxes[0] ?? never())).toBe('4:')
  })

  it('two roads close together on one side, which are drawn in their order along the route', () => {
    const road = way(svgPoints('0,-100 0,-8 0,7 0,100'))
    const { boxes } = draftOf([road, east(-8), east(7, { surface: 'gravel' })], NORTH)
    expect(boxes.map(inShort)).toEqual(['4: 5~ 6'])
    expect(boxes[0]?.doubts).toContain('narrow')
  })

  it('two roads at so small an angle that they are drawn as one', () => {
    const { boxes } = draftOf([ROAD, way(svgPoints('0,0 80,20')), way(svgPoints('0,0 80,3'))], NORTH)
    expect(boxes.map(inShort)).toEqual(['4: 6'])
    expect(boxes[0]?.doubts).toEqual(['parallel'])
  })

  it('both ends of a gap in the roads', () => {
    const ways = [way(svgPoints('0,-300 0,-200 0,-100')), way(svgPoints('0,300 0,400 0,500')), west(-200), east(400)]
    const { boxes, matched, length } = draftOf(
      ways,
      Array.from({ length: 55 }, (_, index): Spot => [0, -300 + 15 * index]),
    )
    expect(boxes.map(({ doubts }) => doubts)).toEqual([['offRoads'], ['offRoads']])
    expect(boxes.map(({ at }) => Math.round(at))).toEqual([100, 700])
    expect([Math.round(matched), Math.round(length)]).toEqual([400, 800])
  })
})

const never = (): never => {
  throw new Error('There is no box')
}

describe('following the through road', () => {
  it.each<[string, readonly Way[], boolean]>([
    ['needs no box where a track leaves the road', [ROAD, east(0, { highway: 'track' })], true],
    ['needs a box where a more important road joins', [ROAD, west(0, { highway: 'secondary' })], false],
    ['needs no box where a road of the same class leaves to one side', [ROAD, east(0)], true],
    [
      'needs a box where the link to a more important road joins',
      [ROAD, west(0, { highway: 'secondary_link' })],
      false,
    ],
    [
      'needs no box where the route alone keeps the number of the road',
      [way(svgPoints('0,-100 0,0 30,100'), { ref: 'N1' }), way(svgPoints('0,0 -30,100'))],
      true,
    ],
    [
      'needs a box where two roads of the same class part evenly',
      [way(svgPoints('0,-100 0,0 30,100')), way(svgPoints('0,0 -30,100'))],
      false,
    ],
    [
      'needs no box where the route alone keeps the name of the road',
      [way(svgPoints('0,-100 0,0 30,100'), { name: 'Heide' }), way(svgPoints('0,0 -30,100'))],
      true,
    ],
  ])('%s', (_, ways, isThroughRoad) => {
    const walk = ways[0]?.nodes.length === 3 && ways[0].tags['surface'] ? ways[0] : ROAD
    const { boxes } = draftOf(ways, walk === ROAD ? NORTH : walk.nodes.map(spotOf))
    expect(boxes.map((box) => box.isThroughRoad)).toEqual([isThroughRoad])
  })
})

/** A path that begins where the road ends. */
const forkTo = (x: number, y: number) =>
  way(
    [
      [0, 0],
      [x / 2, y / 2],
      [x, y],
    ],
    { highway: 'path' },
  )

it.each([10, 14])('two paths that part at %i degrees and lead elsewhere are two roads, with a doubt', (degrees) => {
  const ways = [way(svgPoints('0,-200 0,0')), forkTo(0, 200), forkTo(200 * Math.tan((degrees * Math.PI) / 180), 200)]
  const { boxes } = draftOf(
    ways,
    Array.from({ length: 41 }, (_, index): Spot => [0, -200 + 10 * index]),
  )
  expect(boxes.map(inShort)).toEqual(['4: 5'])
  expect(boxes[0]?.doubts).toContain('narrow')
})

it('a box includes the real roads around it, rotated so that the route enters from below', () => {
  const { boxes } = draftOf([ROAD, east(0)], svgPoints('80,0 0,0 0,100'))
  const { surroundings } = boxes[0] ?? never()
  expect(boxes.map(inShort)).toEqual(['6: 2'])
  const [first] = surroundings.route.flat()
  expect([Math.round(first?.x ?? 9), Math.round(first?.y ?? 9)]).toEqual([0, 60])
  expect(surroundings.track.flat().map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
    svgPoints('0,60 0,0 60,0'),
  )
  expect(surroundings.roads).toHaveLength(3)
})
