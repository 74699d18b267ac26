import { doubtsOf } from './boxDoubts'
import { junctionOf } from './boxJunction'
import { boxPassesOf, type BoxPass } from './boxPasses'
import { bearingsOf, type BoxBearings } from './boxWays'
import { bearing } from '../../geometry/bearing'
import { BEARING_REACH } from '../../constants'
import { placeAt } from '../../geometry/line/polyline'
import type { RouteMap } from '../routeMap'
import { passesOf } from './passes'
import type { WholeRoute } from './rivals'
import type { RouteDoubt } from '../routeDoubt'
import type { RouteBox } from '../routeDraft'
import { surroundingsOf } from './surroundings'
import { isThroughRoad } from './throughRoad'
import type { TurnBack, Walk } from '../match/walk'

/** Whether the route continues beyond either end of a walk, off the roads. */
export interface Gaps {
  readonly before: boolean
  readonly after: boolean
}

/** The boxes of a walk, in order. @param start where the walk begins along the whole route, in metres */
export const makeBoxes = (map: RouteMap, walk: Walk, start: number, gaps: Gaps): readonly RouteBox[] => {
  const route = { walk, track: map.track, roads: map.roads }
  const passes = boxPassesOf(map.graph, walk, passesOf(walk, map.clusters))
  const junctions = passes.map((pass) => junctionBox(map, route, pass, start))
  const boxes = [...junctions, ...walk.turns.map((turn) => turnedBackBox(map, route, turn, start))].toSorted(
    (one, other) => one.at - other.at,
  )
  return boxes.map((box, index) => {
    const isBesideGap = (gaps.before && index === 0) || (gaps.after && index === boxes.length - 1)
    return isBesideGap ? withDoubt(box, 'gap') : box
  })
}

const withDoubt = (box: RouteBox, doubt: RouteDoubt): RouteBox => ({ ...box, doubts: [...box.doubts, doubt] })

const junctionBox = (map: RouteMap, route: WholeRoute, box: BoxPass, start: number): RouteBox => {
  const bearings = bearingsOf(route.walk, map.graph.nodes, box)
  const made = junctionOf(box.pass, bearings)
  const roads = made.isFull ? [box.pass.onto] : bearings.ways.map(({ branch }) => branch?.arc ?? box.pass.onto)
  const at = (box.pass.from + box.pass.to) / 2
  return {
    ...placed(map, route, bearings, at),
    at: start + at,
    drawing: { kind: 'junction', junction: made.junction },
    doubts: doubtsOf(map.graph, route, box, bearings, made),
    isThroughRoad: isThroughRoad(box, bearings),
    roads: { shown: roads.length, byClass: roads.filter(({ kind }) => !kind.hasSurface).length },
  }
}

const turnedBackBox = (map: RouteMap, route: WholeRoute, { at, arc }: TurnBack, start: number): RouteBox => {
  const centre = placeAt(route.walk.line, at)
  const back = bearing(centre, placeAt(route.walk.line, at - BEARING_REACH))
  const doubts: readonly RouteDoubt[] = ['turnedBack']
  return {
    ...placed(map, route, { ways: [], back, centre }, at),
    at: start + at,
    drawing: { kind: 'turnedBack', unpaved: arc.kind.unpaved },
    doubts,
    isThroughRoad: false,
    roads: { shown: 1, byClass: arc.kind.hasSurface ? 0 : 1 },
  }
}

const placed = ({ plane }: RouteMap, route: WholeRoute, bearings: BoxBearings, at: number) => ({
  place: plane.toLatLon(bearings.centre),
  surroundings: surroundingsOf(route, bearings, at),
})
