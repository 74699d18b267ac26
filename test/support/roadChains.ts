import { distance } from '../../src/geometry/points'
import { DIRECTIONS, settle, STRAIGHT_ON, type Arm, type Direction, type Junction } from '../../src/model/junction'
import type { Point } from '../../src/model/types'
import type { LatLon } from '../../src/route/latLon'
import { planeAround, type Plane } from '../../src/route/plane'
import type { RoadNode, Way } from '../../src/route/roads'
import { randomFrom } from '../fixtures/random'
import { strayingTrack } from './strayingTrack'

/**
 * Chains of junctions as roads, with the walk along them, made up: it is known what each box should show. Bearings differ by
 * up to 20° from their eighths, roads by 20° or more from each other. Lengths are in metres, angles in degrees clockwise.
 */
export interface RoadChain {
  readonly ways: readonly Way[]
  readonly track: readonly LatLon[]
  readonly boxes: readonly ExpectedBox[]
}

export interface ExpectedBox {
  readonly place: LatLon
  readonly junction: Junction
  /** A way runs beside the route here, within 15 m. */
  readonly isBeside: boolean
}

export interface ChainKind {
  readonly junctions: number
  /** The share of longer roads with a way beside them. */
  readonly beside: number
}

const ORIGIN: LatLon = { lat: 51.2, lon: 4.8 }
const OFF = 20
const APART = 20
/** Boxes are joined up to so far apart, unless the route turns by more than this at both (route.md, rule 5). */
const JOINED = { metres: 22, turn: 40 }
const STRAIGHT = 32
const CLEAR = 45
const TRIES = 25

interface Spec {
  readonly direction: Direction
  readonly bearing: number
  readonly unpaved: boolean
}

interface Place {
  readonly at: Point
  /** In which direction one comes. */
  readonly heading: number
  readonly unpaved: boolean
  /** The road on which one comes is too short for a mere bend at its end, which would belong to the junction before. */
  readonly isShort: boolean
  /** It is so short that the two junctions are two boxes only if the route turns at this one, too. */
  readonly mustTurn: boolean
}

export const roadChain = (seed: number, kind: ChainKind): RoadChain => new ChainBuilder(randomFrom(seed), kind).build()

class ChainBuilder {
  private readonly plane: Plane = planeAround(ORIGIN)
  private readonly ways: Way[] = []
  private readonly boxes: ExpectedBox[] = []
  private readonly walked: Point[] = []
  /** Where roads are, at every few metres. */
  private readonly taken: Point[] = []
  private readonly lines: (readonly Point[])[] = []
  private nodes = 0

  constructor(
    private readonly random: () => number,
    private readonly kind: ChainKind,
  ) {}

  build(): RoadChain {
    const start = { x: 0, y: 0 }
    let place: Place = { at: onward(start, 0, 80), heading: 0, unpaved: this.chance(0.4), isShort: false, mustTurn: false }
    let node = this.node(place.at)
    this.addWay([this.node(start), node], place.unpaved)
    this.walked.push(start, place.at)
    this.taken.push(...spots([start, place.at], 10))
    this.lines.push([start, place.at])
    for (let count = 0; count < this.kind.junctions; count += 1) {
      const next = this.attempt(place, node)
      if (!next) break
      ;[place, node] = [next.place, next.node]
    }
    const end = onward(place.at, place.heading, 80)
    this.addWay([node, this.node(end)], place.unpaved)
    this.walked.push(end)
    const track = strayingTrack(this.walked, this.random, this.chance(0.3))
    return { ways: this.ways, track: track.map(this.plane.toLatLon), boxes: this.boxes }
  }

  /** One more box, where there is room for its roads. */
  private attempt(place: Place, node: RoadNode): { readonly place: Place; readonly node: RoadNode } | undefined {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const isPair = !place.isShort && this.chance(0.15)
      const first = isPair ? this.pairSpecs() : { near: this.specs(place.isShort ? 2 : 1), far: undefined }
      const plan = first && this.plan(place, first.near, first.far)
      if (plan && !(place.mustTurn && !plan.isTurn) && this.isClear(plan, place)) return this.commit(plan, place, node)
    }
    return undefined
  }

  /** The way on first. */
  private specs(fewest: number): readonly Spec[] {
    const roads = fewest + this.whole(6 - fewest)
    const straight = this.chance(0.35) ? [STRAIGHT_ON] : []
    const chosen = [...new Set([...straight, ...this.shuffle(DIRECTIONS)])].slice(0, roads)
    return this.spread(chosen)
  }

  private spread(directions: readonly Direction[]): readonly Spec[] {
    for (;;) {
      const specs = directions.map((direction) => ({
        direction,
        bearing: 45 * direction + this.between(-OFF, OFF),
        unpaved: this.chance(0.4),
      }))
      const sorted = [0, ...specs.map(({ bearing }) => bearing).toSorted((a, b) => a - b), 360]
      if (sorted.every((one, index) => index === 0 || one - (sorted[index - 1] ?? 0) >= APART)) return specs
    }
  }

  /** Two junctions that make one box: straight on between them, and all other roads in eighths of their own. */
  private pairSpecs(): { readonly near: readonly Spec[]; readonly far: readonly Spec[] } | undefined {
    const others = this.shuffle(DIRECTIONS.filter((one) => one !== STRAIGHT_ON)).slice(0, 2 + this.whole(2))
    const exit = this.chance(0.7) ? STRAIGHT_ON : others.pop()
    const specs = this.spread([exit ?? STRAIGHT_ON, ...others])
    const [onwards, ...arms] = specs
    if (!onwards || arms.length < 2) return undefined
    // Those of one side do not cross.
    arms.sort((one, other) => Math.abs(other.direction - STRAIGHT_ON) - Math.abs(one.direction - STRAIGHT_ON))
    const cut = 1 + this.whole(arms.length - 1)
    const straight = { direction: STRAIGHT_ON, bearing: 180, unpaved: this.chance(0.4) }
    return { near: [straight, ...arms.slice(0, cut)], far: [onwards, ...arms.slice(cut)] }
  }

  private plan(place: Place, near: readonly Spec[], far: readonly Spec[] | undefined): Plan {
    const between = far ? this.between(12.5, JOINED.metres - 0.5) : 0
    const second = onward(place.at, place.heading, between)
    const [exit] = far ?? near
    const turn = (exit?.bearing ?? 180) - 180
    const heading = place.heading + turn
    const isTurn = Math.abs(turn) > JOINED.turn && near.length > 1 && !far
    // A jog: the next box turns, too, or has no other road.
    const length = isTurn && this.chance(0.15) ? this.between(12.5, 21) : this.exitLength()
    const road = this.bend(far ? second : place.at, heading, length)
    const arms = (specs: readonly Spec[], from: Point): readonly ArmPlan[] =>
      specs.slice(1).map((spec) => ({ spec, line: this.bend(from, place.heading + spec.bearing - 180, this.between(45, 110)) }))
    const [nearArms, farArms] = [arms(near, place.at), far ? arms(far, second) : []]
    const lines = [road, ...nearArms.map(({ line }) => line), ...farArms.map(({ line }) => line)]
    return { near, far, second, road, length, isTurn, nearArms, farArms, lines }
  }

  private exitLength(): number {
    if (this.chance(0.3)) return this.between(JOINED.metres + 1, 60)
    return this.between(60, 300)
  }

  /** Straight at both ends, with a bend between where there is room for one. */
  private bend(from: Point, heading: number, length: number): readonly Point[] {
    const middle = length - 2 * STRAIGHT
    const turn = middle < 20 || this.chance(0.4) ? 0 : this.between(-1, 1) * Math.min(70, middle)
    const steps = 8
    const points = [from, onward(from, heading, Math.min(STRAIGHT, length / 2))]
    let [at, direction] = [points[1] ?? from, heading]
    if (middle > 0)
      for (let step = 0; step < steps; step += 1) {
        direction += turn / steps
        at = onward(at, direction, middle / steps)
        points.push(at)
      }
    points.push(onward(at, direction, Math.min(STRAIGHT, length / 2)))
    return points
  }

  /** Whether the roads cross no others, and stay away from those of other junctions. */
  private isClear({ lines, second }: Plan, { at }: Place): boolean {
    const all = [[at, second], ...lines]
    const isFree = (line: readonly Point[], index: number): boolean =>
      [...this.lines, ...all.slice(index + 1)].every((other) => !doLinesCross(line, other)) &&
      spots(line, 10)
        .filter((spot) => distance(spot, at) > CLEAR)
        .every((spot) => this.taken.every((other) => distance(spot, other) > CLEAR))
    return all.every(isFree)
  }

  private commit(plan: Plan, place: Place, node: RoadNode): { readonly place: Place; readonly node: RoadNode } {
    const { near, far, second, road, nearArms, farArms } = plan
    const [exit] = far ?? near
    const unpaved = exit?.unpaved ?? false
    const away = far ? this.node(second) : node
    if (far) this.addWay([node, away], near[0]?.unpaved ?? false)
    for (const { spec, line } of nearArms) this.addRoad(node, line, spec.unpaved)
    for (const { spec, line } of farArms) this.addRoad(away, line, spec.unpaved)
    const end = this.addRoad(away, road, unpaved)
    const beside = this.addBeside(plan, nearArms, place)
    if (this.chance(0.15) && plan.length > 100) this.addDeadEnd(road)
    this.walked.push(...(far ? [second] : []), ...road.slice(1))
    this.taken.push(...plan.lines.flatMap((line) => spots(line, 10)), ...spots([place.at, second], 5))
    this.lines.push([place.at, second], ...plan.lines)
    this.addBox(plan, place, beside)
    const heading = bearingTo(road.at(-2) ?? place.at, road.at(-1) ?? place.at)
    return { place: { at: road.at(-1) ?? place.at, heading, unpaved, isShort: plan.length < 40, mustTurn: plan.length <= JOINED.metres }, node: end }
  }

  private addBox({ near, far, second }: Plan, { at, unpaved }: Place, isBeside: boolean): void {
    const [exit] = far ?? near
    const [early, late] = [near.slice(1), far?.slice(1) ?? []]
    if (!exit || early.length + late.length === 0) return
    const isStraight = exit.direction === STRAIGHT_ON && far !== undefined
    const isLeft = ({ direction }: Spec): boolean => direction < STRAIGHT_ON
    const isStaggered =
      isStraight && early.every((one) => isLeft(one) === isLeft(early[0] ?? one)) && late.every((one) => isLeft(one) !== isLeft(early[0] ?? one))
    const armOf = ({ direction, unpaved: isUnpaved }: Spec, place: number): Arm => ({ direction, unpaved: isUnpaved, blocked: false, at: place })
    const junction = settle({
      entryUnpaved: unpaved,
      exit: { direction: exit.direction, unpaved: exit.unpaved },
      arms: [...early.map((spec) => armOf(spec, isStaggered ? -90 : 0)), ...late.map((spec) => armOf(spec, 0))],
      roundabout: false,
      staggered: 'none',
    })
    const middle = far ? { x: (at.x + second.x) / 2, y: (at.y + second.y) / 2 } : at
    this.boxes.push({ place: this.plane.toLatLon(middle), junction, isBeside })
  }

  /** A path beside the way on, which begins on a road that leaves to its side, or at nothing. */
  private addBeside({ far, road, length }: Plan, arms: readonly ArmPlan[], { at }: Place): boolean {
    if (far || length < 90 || !this.chance(this.kind.beside)) return false
    const side = this.chance(0.5) ? 1 : -1
    const width = this.between(6, 15)
    const heading = bearingTo(road[0] ?? at, road[1] ?? at)
    const points = spots(road, 8).slice(2, -3)
    const path = points.map((point, index) => onward(point, bearingTo(point, points[index + 1] ?? onward(point, heading, 1)) + 90 * side, width))
    const joined = arms.find(({ line }) => Math.abs(turnBetween(bearingTo(line[0] ?? at, line[1] ?? at), heading + 90 * side)) < 40)
    const nodes = path.map((point) => this.node(point))
    if (joined) {
      const join = this.splitArm(joined, width)
      if (join) nodes.unshift(join)
    }
    this.ways.push({ nodes, tags: { highway: 'path', surface: 'ground' } })
    return true
  }

  /** A node on a road that leaves, so far from the junction. */
  private splitArm({ line }: ArmPlan, out: number): RoadNode | undefined {
    const [from, to] = [line[0], line[1]]
    const way = this.ways.findLast(({ nodes }) => nodes.length === line.length && to && isAt(this.plane.toPoint(nodes[1] ?? ORIGIN), to))
    if (!from || !to || !way) return undefined
    const node = this.node(onward(from, bearingTo(from, to), out))
    this.ways[this.ways.indexOf(way)] = { ...way, nodes: way.nodes.toSpliced(1, 0, node) }
    return node
  }

  /** A stub that led to a house. */
  private addDeadEnd(road: readonly Point[]): void {
    const index = 3 + this.whole(3)
    const [at, next] = [road[index], road[index + 1]]
    const way = this.ways.at(-1)
    if (!at || !next || !way) return
    const known = this.ways.flatMap(({ nodes }) => nodes).find((node) => isAt(this.plane.toPoint(node), at))
    if (known) this.ways.push({ nodes: [known, this.node(onward(at, bearingTo(at, next) + 90, this.between(4, 13)))], tags: { highway: 'service' } })
  }

  private addRoad(from: RoadNode, line: readonly Point[], unpaved: boolean): RoadNode {
    const nodes = [from, ...line.slice(1).map((point) => this.node(point))]
    this.addWay(nodes, unpaved)
    return nodes.at(-1) ?? from
  }

  private addWay(nodes: readonly RoadNode[], unpaved: boolean): void {
    this.ways.push({ nodes, tags: { highway: unpaved ? 'track' : 'unclassified', surface: unpaved ? 'gravel' : 'asphalt' } })
  }

  private node(point: Point): RoadNode {
    this.nodes += 1
    return { key: this.nodes, ...this.plane.toLatLon(point) }
  }

  private chance(share: number): boolean {
    return this.random() < share
  }

  private between(least: number, most: number): number {
    return least + this.random() * (most - least)
  }

  private whole(count: number): number {
    return Math.floor(this.random() * count)
  }

  private shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, order: this.random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ value }) => value)
  }
}

interface ArmPlan {
  readonly spec: Spec
  readonly line: readonly Point[]
}

interface Plan {
  readonly near: readonly Spec[]
  readonly far: readonly Spec[] | undefined
  readonly second: Point
  readonly road: readonly Point[]
  readonly length: number
  readonly isTurn: boolean
  readonly nearArms: readonly ArmPlan[]
  readonly farArms: readonly ArmPlan[]
  readonly lines: readonly (readonly Point[])[]
}

const RADIANS = Math.PI / 180

export const onward = ({ x, y }: Point, heading: number, length: number): Point => ({
  x: x + Math.sin(heading * RADIANS) * length,
  y: y - Math.cos(heading * RADIANS) * length,
})

const bearingTo = (from: Point, to: Point): number => Math.atan2(to.x - from.x, from.y - to.y) / RADIANS

const turnBetween = (one: number, other: number): number => ((((other - one + 180) % 360) + 360) % 360) - 180

const isAt = (one: Point, other: Point): boolean => distance(one, other) < 0.01

const doLinesCross = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.some((to, index) => {
    const from = one[index - 1]
    return from && other.some((end, at) => doCross(from, to, other[at - 1] ?? end, end))
  })

/** Whether two segments cross elsewhere than at a shared end. */
const doCross = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  if ([a, b].some((end) => isAt(end, c) || isAt(end, d))) return false
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Places along a line, so far apart or less. */
export const spots = (line: readonly Point[], step: number): readonly Point[] =>
  line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    const count = Math.ceil(distance(from, to) / step)
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / count,
      y: from.y + ((to.y - from.y) * (part + 1)) / count,
    }))
  })
