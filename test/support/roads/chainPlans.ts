import { STAGGER } from '../../../src/constants'
import { lengthOf } from '../../../src/geometry/points'
import { DIRECTIONS, settle, STRAIGHT_ON, type Arm, type Direction, type Junction } from '../../../src/model/junction'
import type { Point } from '../../../src/model/types'
import { BOX_REACH, BOX_TURN } from '../../../src/route/boxes/boxPasses'
import type { Dice } from '../dice'
import { hairpinLine } from './hairpinLine'
import { onward } from './roadLines'

/** A planned road of a junction. Bearings are in degrees clockwise from the way back. */
interface Spec {
  /** The eighth of a turn in which it should be drawn. */
  readonly direction: Direction
  readonly bearing: number
  readonly unpaved: boolean
}

/** The plan of the next junction. */
export interface Site {
  readonly at: Point
  /** The direction of travel on arrival. */
  readonly heading: number
  readonly unpaved: boolean
  /** Whether the road to this junction is so short that a bend at its end would belong to the previous junction. */
  readonly isShort: boolean
  /** Whether the road is so short that the junctions are two boxes only if the route turns at this one, too. */
  readonly mustTurn: boolean
}

/** A road that the route does not take. */
export interface PlannedArm {
  readonly spec: Spec
  readonly line: readonly Point[]
}

/** A junction, or two that share a box, and the road to the next. */
export interface ChainPlan {
  readonly exit: Spec
  /** The place of the second of two junctions; that of the first if there is only one. */
  readonly second: Point
  readonly isPair: boolean
  readonly betweenUnpaved: boolean
  readonly near: readonly PlannedArm[]
  readonly far: readonly PlannedArm[]
  readonly road: readonly Point[]
  readonly length: number
  /** Whether the road to the next junction is a mountain path with hairpin bends. */
  readonly hasHairpins: boolean
  readonly isTurn: boolean
}

/** The largest deviation of a bearing from its eighth, and the least angle between two bearings, in degrees. */
const OFF = 20
const APART = 20
/** The length of the straight part at either end of a road, in metres. */
const STRAIGHT = 32
const SHORT = 40

/** @param hairpins the share of roads with hairpin bends */
export const planAt = (dice: Dice, site: Site, hairpins: number): ChainPlan => {
  const pair = !site.isShort && dice.chance(0.15) ? pairSpecs(dice) : undefined
  const { near, far } = pair ?? { near: junctionSpecs(dice, site.isShort ? 2 : 1), far: [] }
  const [through = ONWARD, ...nearArms] = near
  const [exit = through, ...farArms] = far
  const second = pair ? onward(site.at, site.heading, dice.between(12.5, BOX_REACH - 0.5)) : site.at
  const turn = exit.bearing - 180
  const isTurn = Math.abs(turn) > BOX_TURN && nearArms.length > 0 && !pair
  const length = isTurn && dice.chance(0.15) ? dice.between(12.5, BOX_REACH - 1) : roadLength(dice)
  const armFrom = (from: Point) => (spec: Spec) => ({
    spec,
    line: bentLine(dice, from, site.heading + spec.bearing - 180, dice.between(45, 110)),
  })
  const arms = { near: nearArms.map(armFrom(site.at)), far: farArms.map(armFrom(second)) }
  const hasHairpins = hairpins > 0 && length > BOX_REACH && dice.chance(hairpins)
  const road = (hasHairpins ? hairpinLine : bentLine)(dice, second, site.heading + turn, length)
  return {
    exit,
    second,
    isPair: pair !== undefined,
    betweenUnpaved: through.unpaved,
    near: arms.near,
    far: arms.far,
    road,
    length: hasHairpins ? lengthOf(road) : length,
    hasHairpins,
    isTurn,
  }
}

/** Whether a short road leads to the next junction. */
export const isShort = ({ length }: ChainPlan): boolean => length < SHORT

const ONWARD: Spec = { direction: STRAIGHT_ON, bearing: 180, unpaved: false }

/** The exit and up to four roads. */
const junctionSpecs = (dice: Dice, fewest: number): readonly Spec[] => {
  const roads = fewest + dice.below(6 - fewest)
  const straight = dice.chance(0.35) ? [STRAIGHT_ON] : []
  return spread(dice, [...new Set([...straight, ...dice.shuffle(DIRECTIONS)])].slice(0, roads))
}

/** Two junctions with a road straight on between them; the other roads lie in separate eighths and do not cross. */
const pairSpecs = (dice: Dice): { readonly near: readonly Spec[]; readonly far: readonly Spec[] } | undefined => {
  const others = dice.shuffle(DIRECTIONS.filter((one) => one !== STRAIGHT_ON)).slice(0, 2 + dice.below(2))
  const [exit = STRAIGHT_ON] = dice.chance(0.7) ? [] : others.splice(0, 1)
  const [onwards, ...arms] = spread(dice, [exit, ...others])
  if (!onwards || arms.length < 2) return undefined
  const backFirst = arms.toSorted((one, other) => fromStraight(other) - fromStraight(one))
  const cut = 1 + dice.below(arms.length - 1)
  const between = { ...ONWARD, unpaved: dice.chance(0.4) }
  return { near: [between, ...backFirst.slice(0, cut)], far: [onwards, ...backFirst.slice(cut)] }
}

const fromStraight = ({ direction }: Spec): number => Math.abs(direction - STRAIGHT_ON)

const spread = (dice: Dice, directions: readonly Direction[]): readonly Spec[] => {
  for (;;) {
    const specs = directions.map((direction) => ({
      direction,
      bearing: 45 * direction + dice.between(-OFF, OFF),
      unpaved: dice.chance(0.4),
    }))
    const sorted = [0, ...specs.map(({ bearing }) => bearing).toSorted((one, other) => one - other), 360]
    if (sorted.every((one, index) => index === 0 || one - (sorted[index - 1] ?? 0) >= APART)) return specs
  }
}

const roadLength = (dice: Dice): number => (dice.chance(0.3) ? dice.between(BOX_REACH + 1, 60) : dice.between(60, 300))

/** Straight at both ends, with a bend between if there is room. */
const bentLine = (dice: Dice, from: Point, heading: number, length: number): readonly Point[] => {
  const end = Math.min(STRAIGHT, length / 2)
  const middle = length - 2 * end
  const turn = middle < 20 || dice.chance(0.4) ? 0 : dice.between(-1, 1) * Math.min(70, middle)
  const steps = middle > 0 ? 8 : 0
  const points = [from, onward(from, heading, end)]
  for (let step = 1; step <= steps; step += 1)
    points.push(onward(points.at(-1) ?? from, heading + (turn * step) / steps, middle / steps))
  return [...points, onward(points.at(-1) ?? from, heading + turn, end)]
}

/** The expected junction; `undefined` if there is no other road. */
export const expectedJunction = ({ exit, near, far }: ChainPlan, entryUnpaved: boolean): Junction | undefined => {
  if (near.length + far.length === 0) return undefined
  const at = isStaggered(exit, near, far) ? -STAGGER : 0
  return settle({
    entryUnpaved,
    exit: { direction: exit.direction, unpaved: exit.unpaved },
    arms: [...near.map((one) => armOf(one, at)), ...far.map((one) => armOf(one, 0))],
    roundabout: false,
    staggered: 'none',
  })
}

const armOf = ({ spec: { direction, unpaved } }: PlannedArm, at: number): Arm => ({
  direction,
  unpaved,
  blocked: false,
  at,
})

const isStaggered = (exit: Spec, near: readonly PlannedArm[], far: readonly PlannedArm[]): boolean => {
  const [early, late] = [near, far].map((arms) => new Set(arms.map(({ spec }) => spec.direction < STRAIGHT_ON)))
  return exit.direction === STRAIGHT_ON && early?.size === 1 && late?.size === 1 && early.has(true) !== late.has(true)
}
