import { distance, lengthOf } from '../../../src/geometry/points'
import { settle, STRAIGHT_ON, type Direction, type Junction } from '../../../src/model/junction'
import type { Point } from '../../../src/model/types'
import type { Tags, Way } from '../../../src/route/roads'
import type { Dice } from '../dice'
import type { FaultyParts, Needed } from './faultyParts'
import type { Fix } from './fixes'
import { PLANE, type ChainLeg, type RoadChain } from './roadChains'
import { doLinesCross, headingAt, onward, partOf, spots } from './roadLines'

/** The road on either side of a fault, up to the next junction, in metres: its bearing can be measured. */
const STUB = 60
/** The length of road that is missing or private, in metres. */
const SHORTEST = 80
/**
 * How far a way round leads off the road, how far the roads at its corners go on, and its distance from other roads, in
 * metres.
 */
const ROUND = { least: 50, most: 120, beyond: 45 }
const CLEAR = 30
const PRIVATE: readonly [Tags, ...Tags[]] = [
  { access: 'private' },
  { access: 'no' },
  { highway: 'service', service: 'driveway' },
]
const WALKED_PRIVATE: typeof PRIVATE = [...PRIVATE, { highway: 'track', motor_vehicle: 'no' }]
const LEFT: Direction = 2
const RIGHT: Direction = 6

/** A walk on a road that the map lacks. There may be another way round; or all roads end there. */
export const missingRoad = (chain: RoadChain, fixes: readonly Fix[], dice: Dice): FaultyParts | undefined => {
  const { ways, boxes } = chain
  const kind = dice.fraction()
  const leg = longLeg(chain, dice, () => true)
  if (!leg) return undefined
  const [from, to] = [leg.at + STUB, leg.at + lengthOf(leg.line) - STUB]
  const common = { cleanWays: ways, fixes, boxes, spare: 0 }
  if (kind < 0.15) return { ...common, ways: ways.slice(0, leg.way), at: { from: leg.at, to: Infinity } }
  if (kind < 0.35) return { ...common, ways: ways.toSpliced(leg.way, 1), at: { from: leg.at, to: to + STUB } }
  const { stubs, walked } = cut(ways, leg)
  const round = kind < 0.75 ? wayRound(ways, leg, walked, dice) : undefined
  if (kind < 0.75 && !round) return undefined
  return { ...common, ways: [...ways.toSpliced(leg.way, 1), ...stubs, ...(round?.ways ?? [])], at: { from, to } }
}

/** A walk on a private road, from which a public way round leaves. Other private roads were not walked. */
export const privateRoad = (chain: RoadChain, fixes: readonly Fix[], dice: Dice): FaultyParts | undefined => {
  const leg = longLeg(chain, dice, isStraight)
  if (!leg) return undefined
  const { ways } = chain
  const { stubs, walked, tags } = cut(ways, leg)
  const round = wayRound(ways, leg, walked, dice)
  if (!round) return undefined
  const open = { nodes: walked.map(PLANE.toLatLon), tags }
  const drives = driveways(chain, leg, round, dice)
  const roads = [...ways.toSpliced(leg.way, 1), ...stubs, ...round.ways, ...drives]
  const [from, to] = [leg.at + STUB, leg.at + lengthOf(leg.line) - STUB]
  const unpaved = tags['surface'] === 'gravel'
  const fork = junctionWith(round.side, unpaved, round.isUnpaved)
  const forks: readonly Needed[] = [
    { place: PLANE.toLatLon(walked[0] ?? NOWHERE), at: from, junction: fork },
    { place: PLANE.toLatLon(walked.at(-1) ?? NOWHERE), at: to, junction: fork },
  ]
  return {
    ways: [...roads, { ...open, tags: { ...tags, ...dice.pick(WALKED_PRIVATE) } }],
    cleanWays: [...roads, open],
    fixes,
    boxes: [...chain.boxes, ...forks].toSorted((one, other) => one.at - other.at),
    at: { from, to },
    spare: 0,
  }
}

const NOWHERE: Point = { x: 0, y: 0 }

const longLeg = ({ legs }: RoadChain, dice: Dice, fits: (leg: ChainLeg) => boolean): ChainLeg | undefined =>
  dice.shuffle(legs.slice(0, -1).filter((leg) => lengthOf(leg.line) >= 2 * STUB + SHORTEST && fits(leg)))[0]

const isStraight = ({ line }: ChainLeg): boolean =>
  lengthOf(line) - distance(line[0] ?? NOWHERE, line.at(-1) ?? NOWHERE) < 0.1

/** A leg cut in three: the public ends, and the part between. */
const cut = (ways: readonly Way[], { way, line }: ChainLeg) => {
  const tags = ways[way]?.tags ?? {}
  const length = lengthOf(line)
  const part = (from: number, to: number) => partOf(line, from, to)
  const stubs = [part(0, STUB), part(length - STUB, length)].map((one) => ({ nodes: one.map(PLANE.toLatLon), tags }))
  return { stubs, walked: part(STUB, length - STUB), tags }
}

interface Round {
  readonly ways: readonly Way[]
  readonly lines: readonly (readonly Point[])[]
  readonly side: Direction
  readonly isUnpaved: boolean
}

/** A public way round on a side where it has room: one road, or three with junctions. */
const wayRound = (ways: readonly Way[], leg: ChainLeg, walked: readonly Point[], dice: Dice): Round | undefined => {
  const [start = NOWHERE, end = NOWHERE] = [walked[0], walked.at(-1)]
  const off = dice.between(ROUND.least, ROUND.most)
  const [isUnpaved, isOneRoad] = [dice.chance(0.4), dice.chance(0.5)]
  const tags = isUnpaved ? { highway: 'track', surface: 'gravel' } : { highway: 'unclassified', surface: 'asphalt' }
  for (const side of dice.shuffle([LEFT, RIGHT])) {
    const turn = side === LEFT ? -90 : 90
    const out = headingAt(leg.line, STUB) + turn
    const back = headingAt(leg.line, lengthOf(leg.line) - STUB) + turn
    const [near, far] = [onward(start, out, off), onward(end, back, off)]
    const [first, last] = [
      [start, near, onward(near, out, ROUND.beyond)],
      [end, far, onward(far, back, ROUND.beyond)],
    ]
    const lines = isOneRoad ? [[start, near, far, end]] : [first, last, [near, far]]
    const isFree = !doLinesCross(first, last) && lines.every((line) => isClear(ways, leg, line))
    if (isFree)
      return { ways: lines.map((line) => ({ nodes: line.map(PLANE.toLatLon), tags })), lines, side, isUnpaved }
  }
  return undefined
}

/** Whether a new road crosses no other and keeps its distance from all but its own. */
const isClear = (ways: readonly Way[], leg: ChainLeg, line: readonly Point[]): boolean => {
  const others = ways.flatMap(({ nodes }, index) => (index === leg.way ? [] : [nodes.map(PLANE.toPoint)]))
  const inside = partOf(leg.line, STUB + 1, lengthOf(leg.line) - STUB - 1)
  const [roads, places] = [others.flatMap((other) => spots(other, 10)), spots(line, 10)]
  return (
    [...others, inside].every((other) => !doLinesCross(other, line)) &&
    places.every((place) => roads.every((road) => distance(road, place) > CLEAR))
  )
}

/** Private roads that were not walked: one opposite the way round, and one on another leg. */
const driveways = (chain: RoadChain, leg: ChainLeg, round: Round, dice: Dice): readonly Way[] => {
  const ways = [...chain.ways, ...round.ways]
  const fork = round.lines[0]?.[0] ?? NOWHERE
  const away = headingAt(leg.line, STUB) + (round.side === LEFT ? 90 : -90)
  const [other] = dice.shuffle(chain.legs.filter((one) => one !== leg && isStraight(one) && lengthOf(one.line) > STUB))
  const middle = other?.line[Math.floor(other.line.length / 2)]
  const side = other && headingAt(other.line, lengthOf(other.line) / 2) + dice.pick([90, -90])
  return [
    ...driveway(ways, fork, away, dice),
    ...(middle && side !== undefined ? driveway(ways, middle, side, dice) : []),
  ]
}

/** A private road, if it has room. */
const driveway = (ways: readonly Way[], from: Point, heading: number, dice: Dice): readonly Way[] => {
  const line = [from, onward(from, heading, dice.between(40, 80))]
  const others = ways.map(({ nodes }) => nodes.map(PLANE.toPoint))
  const far = spots(line, 10).filter((place) => distance(place, from) > CLEAR)
  const isFree =
    others.every((other) => !doLinesCross(other, line)) &&
    far.every((place) => others.every((other) => spots(other, 10).every((road) => distance(road, place) > CLEAR / 2)))
  return isFree ? [{ nodes: line.map(PLANE.toLatLon), tags: { highway: 'unclassified', ...dice.pick(PRIVATE) } }] : []
}

/** Straight on past one road. */
const junctionWith = (direction: Direction, unpaved: boolean, isArmUnpaved: boolean): Junction =>
  settle({
    entryUnpaved: unpaved,
    exit: { direction: STRAIGHT_ON, unpaved },
    arms: [{ direction, unpaved: isArmUnpaved, blocked: false, at: 0 }],
    roundabout: false,
    staggered: 'none',
  })
