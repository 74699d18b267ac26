import { isDeepStrictEqual } from 'node:util'
import { distance, lengthOf } from '../../../src/geometry/points'
import type { Junction } from '../../../src/model/junction'
import type { Point } from '../../../src/model/types'
import { BOX_REACH } from '../../../src/route/boxes/boxPasses'
import type { LatLon } from '../../../src/route/latLon'
import { planeAround } from '../../../src/route/match/plane'
import type { Way } from '../../../src/route/roads'
import { diceOf, type Dice } from '../dice'
import { expectedJunction, isShort, planAt, type ChainPlan, type PlannedArm, type Site } from './chainPlans'
import { bearingTo, doLinesCross, isAt, onward, spots, turnBetween } from './roadLines'
import { strayingTrack } from './strayingTrack'

/**
 * Random chains of junctions as roads with a route along them, whose expected boxes are known. Bearings differ by up to
 * 20° from their eighths, roads by at least 20° from each other. Lengths are in metres, angles in degrees clockwise.
 */
export interface RoadChain {
  readonly ways: readonly Way[]
  readonly track: readonly LatLon[]
  readonly boxes: readonly ExpectedBox[]
  /** The walk without the receiver's error, in metres on `PLANE`. */
  readonly walked: readonly Point[]
  /** The roads of the walk from each junction to the next. */
  readonly legs: readonly ChainLeg[]
}

/** A road of the walk: its index among the ways, where it begins along the walk, and its line in the order of walking. */
export interface ChainLeg {
  readonly way: number
  readonly at: number
  readonly line: readonly Point[]
}

export interface ExpectedBox {
  readonly place: LatLon
  /** The distance along the walk, in metres. */
  readonly at: number
  readonly junction: Junction
  /** A path runs beside the route here, within 15 m. */
  readonly isBeside: boolean
}

export interface ChainKind {
  readonly junctions: number
  /** The share of longer roads with a path beside them. */
  readonly beside: number
  /** The share of longer roads with hairpin bends. */
  readonly hairpins: number
}

export const PLANE = planeAround({ lat: 51.2, lon: 4.8 })
/** The least distance between roads of different junctions. */
const CLEAR = 45
const TRIES = 25
/** The length of road before the first junction and after the last. */
const ENDS = 80
const BESIDE = { least: 6, most: 15 }

interface Chain {
  readonly dice: Dice
  readonly kind: ChainKind
  readonly ways: Way[]
  readonly boxes: ExpectedBox[]
  readonly walked: Point[]
  readonly legs: ChainLeg[]
  /** The roads, and points on them every few metres. */
  readonly lines: (readonly Point[])[]
  readonly taken: Point[]
}

export const roadChain = (seed: number, kind: ChainKind): RoadChain => {
  const dice = diceOf(seed)
  const chain: Chain = { dice, kind, ways: [], boxes: [], walked: [], legs: [], lines: [], taken: [] }
  const start = { x: 0, y: 0 }
  let site: Site = {
    at: onward(start, 0, ENDS),
    heading: 0,
    unpaved: dice.chance(0.4),
    isShort: false,
    mustTurn: false,
  }
  addRoad(chain, [start, site.at], site.unpaved)
  take(chain, [[start, site.at]])
  chain.walked.push(start, site.at)
  for (let count = 0; count < kind.junctions; count += 1) {
    const plan = roomyPlan(chain, site)
    if (!plan) break
    site = build(chain, plan, site)
  }
  const end = onward(site.at, site.heading, ENDS)
  addRoad(chain, [site.at, end], site.unpaved)
  chain.walked.push(end)
  // In hairpin bends, a gap would leave open which legs were walked.
  const hasGap = dice.chance(0.3) && kind.hairpins === 0
  const track = strayingTrack(chain.walked, dice.fraction, hasGap).map(PLANE.toLatLon)
  return { ways: chain.ways, track, boxes: chain.boxes, walked: chain.walked, legs: chain.legs }
}

/** A random junction whose roads have room. */
const roomyPlan = (chain: Chain, site: Site): ChainPlan | undefined => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const plan = planAt(chain.dice, site, chain.kind.hairpins)
    if (!(site.mustTurn && !plan.isTurn) && isClear(chain, plan, site)) return plan
  }
  return undefined
}

const linesOf = ({ second, road, near, far }: ChainPlan, { at }: Site): readonly (readonly Point[])[] => [
  [at, second],
  road,
  ...near.map(({ line }) => line),
  ...far.map(({ line }) => line),
]

/** Whether the roads cross no others and keep their distance from other junctions. */
const isClear = ({ lines, taken }: Chain, plan: ChainPlan, site: Site): boolean => {
  const all = linesOf(plan, site)
  return all.every((line, index) => {
    const isFree = [...lines, ...all.slice(index + 1)].every((other) => !doLinesCross(line, other))
    const away = spots(line, 10).filter((spot) => distance(spot, site.at) > CLEAR)
    return isFree && away.every((spot) => taken.every((other) => distance(spot, other) > CLEAR))
  })
}

const build = (chain: Chain, plan: ChainPlan, site: Site): Site => {
  const { exit, second, isPair, road, near, far } = plan
  if (isPair) addRoad(chain, [site.at, second], plan.betweenUnpaved)
  for (const { spec, line } of [...near, ...far]) addRoad(chain, line, spec.unpaved)
  const start = lengthOf(chain.walked)
  chain.legs.push({ way: chain.ways.length, at: start + distance(site.at, second), line: road })
  addRoad(chain, road, exit.unpaved, plan.hasHairpins)
  const isBeside = addBeside(chain, plan)
  if (!plan.hasHairpins && plan.length > 100 && chain.dice.chance(0.15)) addDeadEnd(chain, road)
  chain.walked.push(...(isPair ? [second] : []), ...road.slice(1))
  take(chain, linesOf(plan, site))
  const junction = expectedJunction(plan, site.unpaved)
  const middle = { x: (site.at.x + second.x) / 2, y: (site.at.y + second.y) / 2 }
  if (junction)
    chain.boxes.push({ place: PLANE.toLatLon(middle), at: start + distance(site.at, second) / 2, junction, isBeside })
  const [before = second, end = second] = road.slice(-2)
  return {
    at: end,
    heading: bearingTo(before, end),
    unpaved: exit.unpaved,
    isShort: isShort(plan),
    mustTurn: plan.length <= BOX_REACH,
  }
}

const take = ({ lines, taken }: Chain, some: readonly (readonly Point[])[]): void => {
  lines.push(...some)
  taken.push(...some.flatMap((line) => spots(line, 10)))
}

/** Adds a path beside the exit, which starts at a side road if there is one on its side. */
const addBeside = (chain: Chain, { isPair, hasHairpins, road, length, near }: ChainPlan): boolean => {
  const { dice, kind, ways } = chain
  if (isPair || hasHairpins || length < 90 || !dice.chance(kind.beside)) return false
  const [side, width] = [dice.chance(0.5) ? 90 : -90, dice.between(BESIDE.least, BESIDE.most)]
  const heading = headingOf(road)
  const middle = spots(road, 8).slice(2, -3)
  const path = middle.map((point, index) => {
    const next = middle[index + 1]
    return nodeAt(onward(point, (next ? bearingTo(point, next) : heading) + side, width))
  })
  const arm = near.find(({ line }) => Math.abs(turnBetween(headingOf(line), heading + side)) < 40)
  const nodes = arm ? [splitArm(chain, arm, width), ...path] : path
  ways.push({ nodes, tags: { highway: 'path', surface: 'ground' } })
  return true
}

const headingOf = ([from, to]: readonly Point[]): number => (from && to ? bearingTo(from, to) : 0)

/** A node on a side road at a distance. */
const splitArm = ({ ways }: Chain, { line }: PlannedArm, out: number): LatLon => {
  const [from = { x: 0, y: 0 }, to = from] = line
  const node = nodeAt(onward(from, bearingTo(from, to), out))
  const index = ways.findIndex(({ nodes }) => isDeepStrictEqual(nodes.slice(0, 2), [nodeAt(from), nodeAt(to)]))
  const way = ways[index]
  if (way) ways[index] = { ...way, nodes: way.nodes.toSpliced(1, 0, node) }
  return node
}

/** A short driveway. */
const addDeadEnd = ({ dice, ways }: Chain, road: readonly Point[]): void => {
  const [at, next] = road.slice(3 + dice.below(3))
  if (!at || !next || isAt(at, next)) return
  const end = onward(at, bearingTo(at, next) + 90, dice.between(4, 13))
  ways.push({ nodes: [nodeAt(at), nodeAt(end)], tags: { highway: 'service' } })
}

const addRoad = ({ ways }: Chain, line: readonly Point[], unpaved: boolean, isPath = false): void => {
  const tags = unpaved
    ? { highway: isPath ? 'path' : 'track', surface: 'gravel' }
    : { highway: 'unclassified', surface: 'asphalt' }
  ways.push({ nodes: line.map(nodeAt), tags })
}

/** Roads meet where they have the same place. */
const nodeAt = (point: Point): LatLon => PLANE.toLatLon(point)
