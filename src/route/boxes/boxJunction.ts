import { EIGHTH_DEGREES } from '../../geometry/bearing'
import { sortDirections } from '../../geometry/directions'
import {
  canStagger,
  settle,
  stagger,
  staggeringOf,
  STRAIGHT_ON,
  type Arm,
  type Direction,
  type Junction,
} from '../../model/junction'
import type { BoxBearings } from './boxWays'
import type { Pass } from './passes'

/** Limits beyond which a box is doubtful: angles in degrees, a number of nodes, and lengths. */
export const NARROW_DEGREES = 15
export const SHARP_DEGREES = 20
const MOVED_DEGREES = 40
export const CURVED_DEGREES = 60
export const WIGGLE_DEGREES = 30
export const MOST_JUNCTION_NODES = 4
export const CLOSE_BOXES = 20
export const FAR_FROM_TRACK = 15

/** Roads on opposite sides that leave the route this far apart are staggered. */
const STAGGER_LEAST = 9

export interface BoxJunction {
  readonly junction: Junction
  /** There are more roads than directions: the junction shows only the route. */
  readonly isFull: boolean
  /** A road is drawn far from its real direction. */
  readonly isBent: boolean
}

/** The junction of a box: each road has its own eighth of a turn, in order. */
export const junctionOf = (pass: Pass, { ways, onward }: BoxBearings): BoxJunction => {
  const sorted = sortDirections(ways.map(({ bearing }) => bearing))
  const surfaces = { entryUnpaved: pass.into.kind.unpaved, roundabout: pass.isRoundabout, staggered: 'none' as const }
  const exitIn = (direction: Direction) => ({ direction, unpaved: pass.onto.kind.unpaved })
  if (!sorted) {
    const alone = sortDirections([onward])?.directions[0] ?? STRAIGHT_ON
    return { junction: settle({ ...surfaces, exit: exitIn(alone), arms: [] }), isFull: true, isBent: false }
  }
  const directed = ways.map((way, index) => ({ way, direction: sorted.directions[index] ?? STRAIGHT_ON }))
  const exit = directed.find(({ way }) => !way.branch)?.direction ?? STRAIGHT_ON
  const roads = directed.filter(({ way }) => way.branch)
  const arms = roads.map(({ way, direction }): Arm => ({
    direction,
    unpaved: way.branch?.arc.kind.unpaved ?? false,
    blocked: false,
    at: 0,
  }))
  const inLine = settle({ ...surfaces, exit: exitIn(exit), arms })
  const places = roads.map(({ way: { at }, direction }) => ({ direction, at }))
  const staggering = canStagger(inLine) ? staggeringOf(places, STAGGER_LEAST) : 'none'
  const isBent = directed.some(
    ({ way, direction }) => Math.abs(way.bearing - direction * EIGHTH_DEGREES) > MOVED_DEGREES,
  )
  return { junction: stagger(inLine, staggering), isFull: false, isBent }
}
