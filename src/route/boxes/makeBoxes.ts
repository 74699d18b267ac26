import { BEARING_REACH } from '../../constants'
import { bearing } from '../../geometry/bearing'
import { pointAt } from '../../geometry/line/polyline'
import type { TurnBack, WalkPart } from '../match/walk'
import type { RouteDoubt } from '../routeDoubt'
import type { RouteBox } from '../routeDraft'
import type { RouteMap } from '../routeMap'
import { doubtsOf } from './boxDoubts'
import { junctionOf } from './boxJunction'
import { boxPassesOf, type BoxPass } from './boxPasses'
import { bearingsOf, type BoxBearings } from './boxWays'
import { passesOf } from './passes'
import type { WalkOnRoads } from './rivals'
import { surroundingsOf } from './surroundings'

/** The boxes of a piece of the walk, in order; their `at` is the distance along this piece. */
export const makeBoxes = (map: RouteMap, walk: WalkPart): readonly RouteBox[] => {
  const matched = { walk, track: map.track.points, roadIndex: map.roadIndex }
  const boxPasses = boxPassesOf(map.graph, walk, passesOf(walk, map.clusters))
  return [
    ...boxPasses.map((boxPass) => junctionBox(map, matched, boxPass)),
    ...walk.turnBacks.map((turnBack) => turnedBackBox(map, matched, turnBack)),
  ].toSorted((one, other) => one.at - other.at)
}

const junctionBox = (map: RouteMap, matched: WalkOnRoads, boxPass: BoxPass): RouteBox => {
  const { pass } = boxPass
  const bearings = bearingsOf(matched.walk, map.graph.nodes, boxPass)
  const made = junctionOf(pass, bearings)
  const roads = made.isFull ? [pass.onto] : bearings.ways.map(({ branch }) => branch?.arc ?? pass.onto)
  const at = (pass.from + pass.to) / 2
  return {
    ...placed(map, matched, bearings, at),
    at,
    drawing: { kind: 'junction', junction: made.junction },
    doubts: doubtsOf(map.graph, matched, boxPass, bearings, made),
    isThroughRoad: isThroughRoad(boxPass, bearings),
    roadCount: { shown: roads.length, byClass: roads.filter(({ kind }) => !kind.hasSurface).length },
  }
}

const turnedBackBox = (map: RouteMap, matched: WalkOnRoads, { at, arc }: TurnBack): RouteBox => {
  const centre = pointAt(matched.walk.line, at)
  const back = bearing(centre, pointAt(matched.walk.line, at - BEARING_REACH))
  const doubts: readonly RouteDoubt[] = ['turnedBack']
  return {
    ...placed(map, matched, { centre, back }, at),
    at,
    drawing: { kind: 'turnedBack', unpaved: arc.kind.unpaved },
    doubts,
    isThroughRoad: false,
    roadCount: { shown: 1, byClass: arc.kind.hasSurface ? 0 : 1 },
  }
}

const placed = ({ plane }: RouteMap, matched: WalkOnRoads, on: Pick<BoxBearings, 'centre' | 'back'>, at: number) => ({
  place: plane.toLatLon(on.centre),
  surroundings: surroundingsOf(matched, on, at),
})

/** "Follow the through road": its greatest turn, and how much straighter it is than others of its class, in degrees. */
const THROUGH_TURN = 60
const THROUGH_MARGIN = 15

/**
 * Whether "follow the through road" (Dutch and Flemish rally rules) is enough here. The route's road has no lower class
 * than any other, turns little, and is the straightest of its class or the only one to keep its name.
 */
const isThroughRoad = ({ pass }: BoxPass, { ways, onward }: BoxBearings): boolean => {
  const { rank } = pass.onto.kind
  const others = ways.flatMap(({ branch, ...way }) =>
    branch ? [{ kind: branch.arc.kind, turn: turnOf(way.bearing) }] : [],
  )
  if (pass.isRoundabout || turnOf(onward) > THROUGH_TURN || others.some(({ kind }) => kind.rank < rank)) return false
  const isStraightest = others.every(({ kind, turn }) => kind.rank > rank || turn >= turnOf(onward) + THROUGH_MARGIN)
  const { name } = pass.onto.kind
  const keepsName = name !== '' && name === pass.into.kind.name && others.every(({ kind }) => kind.name !== name)
  return isStraightest || keepsName
}

const turnOf = (degrees: number): number => Math.abs(degrees - 180)
