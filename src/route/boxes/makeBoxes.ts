import { doubtsOf } from './boxDoubts'
import { junctionOf } from './boxJunction'
import { boxPassesOf, type BoxPass } from './boxPasses'
import { bearingsOf, type BoxBearings } from './boxWays'
import { bearing } from '../../geometry/bearing'
import { BEARING_REACH } from '../../constants'
import { placeAt } from '../../geometry/line/polyline'
import type { RouteMap } from '../routeMap'
import { passesOf } from './passes'
import type { WalkOnRoads } from './rivals'
import type { RouteDoubt } from '../routeDoubt'
import type { RouteBox } from '../routeDraft'
import { surroundingsOf } from './surroundings'
import { isThroughRoad } from './throughRoad'
import type { TurnBack, WalkPart } from '../match/walk'

/** Whether the route continues beyond either end of a walk, off the roads. */
export interface Gaps {
  readonly before: boolean
  readonly after: boolean
}

/** The boxes of a walk, in order. @param start where the walk begins along the whole route, in metres */
export const makeBoxes = (map: RouteMap, walk: WalkPart, start: number, gaps: Gaps): readonly RouteBox[] => {
  const matched = { walk, track: map.track, roadIndex: map.roadIndex }
  const boxPasses = boxPassesOf(map.graph, walk, passesOf(walk, map.clusters))
  const junctions = boxPasses.map((boxPass) => junctionBox(map, matched, boxPass, start))
  const boxes = [
    ...junctions,
    ...walk.turnBacks.map((turnBack) => turnedBackBox(map, matched, turnBack, start)),
  ].toSorted((one, other) => one.at - other.at)
  return boxes.map((box, index) => {
    const isBesideGap = (gaps.before && index === 0) || (gaps.after && index === boxes.length - 1)
    return isBesideGap ? withDoubt(box, 'gap') : box
  })
}

const withDoubt = (box: RouteBox, doubt: RouteDoubt): RouteBox => ({ ...box, doubts: [...box.doubts, doubt] })

const junctionBox = (map: RouteMap, matched: WalkOnRoads, boxPass: BoxPass, start: number): RouteBox => {
  const { pass } = boxPass
  const bearings = bearingsOf(matched.walk, map.graph.nodes, boxPass)
  const made = junctionOf(pass, bearings)
  const roads = made.isFull ? [pass.onto] : bearings.ways.map(({ branch }) => branch?.arc ?? pass.onto)
  const at = (pass.from + pass.to) / 2
  return {
    ...placed(map, matched, bearings, at),
    at: start + at,
    drawing: { kind: 'junction', junction: made.junction },
    doubts: doubtsOf(map.graph, matched, boxPass, bearings, made),
    isThroughRoad: isThroughRoad(boxPass, bearings),
    roadCount: { shown: roads.length, byClass: roads.filter(({ kind }) => !kind.hasSurface).length },
  }
}

const turnedBackBox = (map: RouteMap, matched: WalkOnRoads, { at, arc }: TurnBack, start: number): RouteBox => {
  const centre = placeAt(matched.walk.line, at)
  const back = bearing(centre, placeAt(matched.walk.line, at - BEARING_REACH))
  const doubts: readonly RouteDoubt[] = ['turnedBack']
  return {
    ...placed(map, matched, { centre, back }, at),
    at: start + at,
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
