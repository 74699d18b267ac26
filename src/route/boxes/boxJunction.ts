import { MOVED_DEGREES, STAGGER, STAGGER_LEAST } from '../../constants'
import { EIGHTH_DEGREES, sortDirections } from '../../geometry/directions'
import { settle, STRAIGHT_ON, isLeft, type Arm, type Direction, type Junction } from '../../model/junction'
import type { BoxBearings, BoxRoad } from './boxWays'
import type { Pass } from './passes'

export interface BoxJunction {
  readonly junction: Junction
  /** There are more roads than directions: the junction shows only the route. */
  readonly isFull: boolean
  /** A road is drawn far from its real direction. */
  readonly isBent: boolean
}

/** The junction of a box: each road has its own eighth of a turn, in order. */
export const junctionOf = (pass: Pass, { ways }: BoxBearings): BoxJunction => {
  const sorted = sortDirections(ways.map(({ bearing }) => bearing))
  const surfaces = { entryUnpaved: pass.into.kind.unpaved, roundabout: pass.isRoundabout, staggered: 'none' as const }
  const exitWay = ways.find(({ branch }) => !branch)
  const onward = (direction: Direction) => ({ direction, unpaved: pass.onto.kind.unpaved })
  if (!sorted) {
    const alone = sortDirections([exitWay?.bearing ?? 180])?.directions[0] ?? STRAIGHT_ON
    return { junction: settle({ ...surfaces, exit: onward(alone), arms: [] }), isFull: true, isBent: false }
  }
  const directed = ways.map((way, index) => ({ way, direction: sorted.directions[index] ?? STRAIGHT_ON }))
  const exit = directed.find(({ way }) => way === exitWay)?.direction ?? STRAIGHT_ON
  const roads = directed.filter(({ way }) => way !== exitWay)
  const first = exit === STRAIGHT_ON && !pass.isRoundabout ? firstSide(roads) : undefined
  const arms = roads.map(({ way, direction }): Arm => ({
    direction,
    unpaved: way.branch?.arc.kind.unpaved ?? false,
    blocked: false,
    at: first === (isLeft({ direction }) ? 'left' : 'right') ? -STAGGER : 0,
  }))
  const isBent = directed.some(
    ({ way, direction }) => Math.abs(way.bearing - direction * EIGHTH_DEGREES) > MOVED_DEGREES,
  )
  return { junction: settle({ ...surfaces, exit: onward(exit), arms }), isFull: false, isBent }
}

interface Directed {
  readonly way: BoxRoad
  readonly direction: Direction
}

/** The side whose roads all leave the route clearly before those of the other side. */
const firstSide = (roads: readonly Directed[]): 'left' | 'right' | undefined => {
  const left = roads.filter(isLeft).map(({ way }) => way.at)
  const right = roads.filter((road) => !isLeft(road)).map(({ way }) => way.at)
  if (left.length === 0 || right.length === 0) return undefined
  if (Math.max(...left) + STAGGER_LEAST <= Math.min(...right)) return 'left'
  return Math.max(...right) + STAGGER_LEAST <= Math.min(...left) ? 'right' : undefined
}
