import { describe, expect, it } from 'vitest'
import type { Way } from '../../src/route/roads'
import { draftOf, inShort, way, type Spot } from '../support/smallMaps'

/** From the south to the north, 100 m on either side of the middle. */
const NORTH: readonly Spot[] = [
  [0, -100],
  [0, 0],
  [0, 100],
]
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

/** Points on a circle of 12 m, clockwise from the south. */
const RING: readonly Spot[] = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  return [-12 * Math.sin(angle), -12 * Math.cos(angle)].map((value) => Math.round(value * 100) / 100) as [
    number,
    number,
  ]
})
const ringAt = (index: number): Spot => RING[index] ?? [0, 0]

describe('a walk straight on gives', () => {
  it.each<[string, readonly Way[], readonly string[]]>([
    ['no box where no other road is', [ROAD], []],
    ['a box with the road on its left', [ROAD, west(0)], ['4: 2']],
    ['a box with the road on its right, unpaved by its surface', [ROAD, east(0, { surface: 'gravel' })], ['4: 6~']],
    ['a crossing where two roads leave at one place', [ROAD, west(0), east(0)], ['4: 2 6']],
    [
      'a staggered crossing where they leave 15 m apart, the left first',
      [
        way([
          [0, -100],
          [0, -8],
          [0, 7],
          [0, 100],
        ]),
        west(-8),
        east(7),
      ],
      ['4: 2< 6'],
    ],
    [
      'a staggered crossing, the right first',
      [
        way([
          [0, -100],
          [0, -8],
          [0, 7],
          [0, 100],
        ]),
        west(7),
        east(-8),
      ],
      ['4: 6< 2'],
    ],
    [
      'two boxes where they leave 60 m apart',
      [
        way([
          [0, -100],
          [0, -30],
          [0, 30],
          [0, 100],
        ]),
        west(-30),
        east(30),
      ],
      ['4: 2', '4: 6'],
    ],
    ['nothing for a pavement', [ROAD, west(0, { highway: 'footway', footway: 'sidewalk' })], []],
    ['nothing for a driveway', [ROAD, west(0, { highway: 'service', service: 'driveway' })], []],
    ['nothing for a private road', [ROAD, west(0, { access: 'private' })], []],
    ['a box for a private road that one may walk', [ROAD, west(0, { access: 'private', foot: 'yes' })], ['4: 2']],
    [
      'nothing for a short path to a house',
      [
        ROAD,
        way(
          [
            [0, 0],
            [12, 0],
          ],
          { highway: 'path' },
        ),
      ],
      [],
    ],
    [
      'a box for a short road that is no minor one',
      [
        ROAD,
        way([
          [0, 0],
          [12, 0],
        ]),
      ],
      ['4: 6'],
    ],
    [
      'nothing for a bridge that has no node in common',
      [
        ROAD,
        way([
          [-80, 0.5],
          [80, 0.5],
        ]),
      ],
      [],
    ],
    [
      'nothing for a cycleway beside the road',
      [
        ROAD,
        way(
          [
            [0, 0],
            [6, 8],
            [6, 100],
          ],
          { highway: 'cycleway' },
        ),
      ],
      [],
    ],
    [
      'one crossing where a cycleway runs beside the road',
      [
        ROAD,
        way(
          [
            [5, -100],
            [5, 0],
            [5, 100],
          ],
          { highway: 'cycleway' },
        ),
        way([
          [-80, 0],
          [0, 0],
          [5, 0],
          [80, 0],
        ]),
      ],
      ['4: 2 6'],
    ],
    [
      'nothing for a footway to a road beside the route',
      [
        ROAD,
        way([
          [20, -100],
          [20, 0],
          [20, 100],
        ]),
        way(
          [
            [0, 0],
            [20, 0],
          ],
          { highway: 'footway' },
        ),
      ],
      [],
    ],
    [
      'a road by the class that it has where its surface is not known',
      [
        ROAD,
        way(
          [
            [0, 0],
            [-80, 0],
          ],
          { highway: 'track', surface: undefined as never },
        ),
      ],
      ['4: 2~'],
    ],
  ])('%s', (_, ways, boxes) => {
    expect(draftOf(ways, NORTH).boxes.map(inShort)).toEqual(boxes)
  })
})

describe('a walk that turns', () => {
  it('has its exit where it goes, and the road that it leaves straight on', () => {
    expect(
      draftOf(
        [ROAD, east(0)],
        [
          [0, -100],
          [0, 0],
          [80, 0],
        ],
      ).boxes.map(inShort),
    ).toEqual(['6: 4'])
  })

  it('at two junctions within a few steps gives two boxes, the second doubtful', () => {
    const ways = [
      way([
        [0, -100],
        [0, 0],
        [0, 100],
      ]),
      way([
        [0, 0],
        [18, 0],
        [100, 0],
      ]),
      way([
        [18, 0],
        [18, 100],
      ]),
    ]
    const { boxes } = draftOf(ways, [
      [0, -100],
      [0, 0],
      [18, 0],
      [18, 100],
    ])
    expect(boxes.map(inShort)).toEqual(['6: 4', '2: 4'])
    expect(boxes[1]?.doubts).toEqual(expect.arrayContaining(['jog', 'close']))
  })

  it('back on the road on which it came gives a box that is no junction, with a doubt', () => {
    const { boxes } = draftOf(
      [ROAD, east(0)],
      [
        [0, -100],
        [0, 0],
        [80, 0],
        [0, 0],
        [0, 100],
      ],
    )
    expect(boxes.map(inShort)).toEqual(['6: 4', 'turnedBack', '6: 2'])
    expect(boxes[1]?.doubts).toEqual(['turnedBack'])
  })
})

describe('a roundabout', () => {
  const ring = way([...RING, ringAt(0)], { junction: 'roundabout' })
  const roads = [
    way([[0, -100], ringAt(0)]),
    way([[-100, 0], ringAt(4)]),
    way([[0, 100], ringAt(8)]),
    way([[100, 0], ringAt(12)]),
  ]

  it('is one box with all its roads, to be looked at', () => {
    const walk: readonly Spot[] = [[0, -100], ...[16, 15, 14, 13, 12].map((index) => ringAt(index % 16)), [100, 0]]
    const { boxes } = draftOf([ring, ...roads], walk)
    expect(boxes.map(inShort)).toEqual(['o 6: 2 4'])
    expect(boxes[0]?.doubts).toEqual(['roundabout'])
  })
})

/** Roads to all sides but the south. */
const star = (count: number): readonly Way[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 1) * 2 * Math.PI) / (count + 1)
    const end: Spot = [-80 * Math.sin(angle), -80 * Math.cos(angle)]
    return way([[0, 0], end])
  })

describe('what cannot be drawn, or not surely, has a doubt', () => {
  it('more roads than there are eighths: the route alone', () => {
    const { boxes } = draftOf(
      [
        way([
          [0, -100],
          [0, 0],
        ]),
        ...star(9),
      ],
      [
        [0, -100],
        [0, 0],
        [0, 80],
      ],
    )
    expect(boxes[0]?.doubts).toContain('full')
    expect(inShort(boxes[0] ?? never())).toBe('4:')
  })

  it('two roads side by side, which are drawn in the order in which they leave', () => {
    const road = way([
      [0, -100],
      [0, -8],
      [0, 7],
      [0, 100],
    ])
    const { boxes } = draftOf([road, east(-8), east(7, { surface: 'gravel' })], NORTH)
    expect(boxes.map(inShort)).toEqual(['4: 5~ 6'])
    expect(boxes[0]?.doubts).toContain('narrow')
  })

  it('two roads that part so slowly that they are drawn as one', () => {
    const { boxes } = draftOf(
      [
        ROAD,
        way([
          [0, 0],
          [80, 20],
        ]),
        way([
          [0, 0],
          [80, 3],
        ]),
      ],
      NORTH,
    )
    expect(boxes.map(inShort)).toEqual(['4: 6'])
    expect(boxes[0]?.doubts).toEqual(['parallel'])
  })

  it('a gap in the roads, on both of its sides', () => {
    const ways = [
      way([
        [0, -300],
        [0, -200],
        [0, -100],
      ]),
      way([
        [0, 300],
        [0, 400],
        [0, 500],
      ]),
      west(-200),
      east(400),
    ]
    const { boxes, matched, length } = draftOf(
      ways,
      Array.from({ length: 55 }, (_, index): Spot => [0, -300 + 15 * index]),
    )
    expect(boxes.map(({ doubts }) => doubts)).toEqual([['gap'], ['gap']])
    expect(boxes.map(({ at }) => Math.round(at))).toEqual([100, 700])
    expect([Math.round(matched), Math.round(length)]).toEqual([400, 800])
  })
})

const never = (): never => {
  throw new Error('There is no box')
}

describe('follow the through road', () => {
  it.each<[string, readonly Way[], boolean]>([
    ['needs no box where a track leaves a road', [ROAD, east(0, { highway: 'track' })], true],
    ['needs one where a more important road crosses', [ROAD, west(0, { highway: 'secondary' })], false],
    ['needs none where a road of its class leaves to one side', [ROAD, east(0)], true],
    [
      'needs one where two of its class part evenly',
      [
        way([
          [0, -100],
          [0, 0],
          [30, 100],
        ]),
        way([
          [0, 0],
          [-30, 100],
        ]),
      ],
      false,
    ],
    [
      'needs none where it alone keeps its name',
      [
        way(
          [
            [0, -100],
            [0, 0],
            [30, 100],
          ],
          { name: 'Heide' },
        ),
        way([
          [0, 0],
          [-30, 100],
        ]),
      ],
      true,
    ],
  ])('%s', (_, ways, isThroughRoad) => {
    const walk = ways[0]?.nodes.length === 3 && ways[0].tags['surface'] ? ways[0] : ROAD
    const { boxes } = draftOf(
      ways,
      walk === ROAD ? NORTH : walk.nodes.map(({ key }) => String(key).split(',').map(Number) as [number, number]),
    )
    expect(boxes.map((box) => box.isThroughRoad)).toEqual([isThroughRoad])
  })
})

it('the real roads of a box come with it, turned so that the route comes from below', () => {
  const { boxes } = draftOf(
    [ROAD, east(0)],
    [
      [80, 0],
      [0, 0],
      [0, 100],
    ],
  )
  const { surroundings } = boxes[0] ?? never()
  expect(boxes.map(inShort)).toEqual(['6: 2'])
  const [first] = surroundings.route.flat()
  expect([Math.round(first?.x ?? 9), Math.round(first?.y ?? 9)]).toEqual([0, 60])
  expect(surroundings.track.flat().map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 60],
    [0, 0],
    [60, 0],
  ])
  expect(surroundings.roads).toHaveLength(3)
})
