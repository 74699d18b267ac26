import { BEARING_LEAST, SURROUNDINGS } from '../../constants'
import { bearing, turnFrom } from '../../geometry/bearing'
import { distanceToLine } from '../../geometry/distance'
import { pointAt, type Polyline } from '../../geometry/line/polyline'
import { degreeOf, type Graph } from '../match/graph'
import { trackBetween } from '../match/walk'
import type { RouteDoubt } from '../routeDoubt'
import {
  NARROW_DEGREES,
  SHARP_DEGREES,
  CURVED_DEGREES,
  WIGGLE_DEGREES,
  MOST_JUNCTION_NODES,
  CLOSE_BOXES,
  FAR_FROM_TRACK,
} from './boxJunction'
import type { BoxJunction } from './boxJunction'
import { reachWithin, type BoxPass } from './boxPasses'
import type { BoxBearings } from './boxWays'
import { hasRival, type WalkOnRoads } from './rivals'

/**
 * Length of the route on either side of a box where its distance from the track is measured, and the spacing of these
 * places.
 */
const FAR_REACH = 40
const FAR_STEP = 5

/** The reasons for a leader to check a box, besides gaps and turning back, which `makeBoxes` adds. */
export const doubtsOf = (
  graph: Graph,
  matched: WalkOnRoads,
  box: BoxPass,
  bearings: BoxBearings,
  { isBent, isFull }: BoxJunction,
): readonly RouteDoubt[] => {
  const turn = bearings.onward - 180
  const doubts: Readonly<Partial<Record<RouteDoubt, boolean>>> = {
    parallel: box.branches.isMerged || hasRival(matched, box, turn),
    narrow: isNarrow(bearings),
    sharp: bearings.ways.some((way) => way.bearing < SHARP_DEGREES || way.bearing > 360 - SHARP_DEGREES),
    bent: isBent,
    complex: !box.pass.isRoundabout && junctionsIn(graph, box) > MOST_JUNCTION_NODES,
    close: box.before < CLOSE_BOXES && box.pass.from > CLOSE_BOXES,
    jog: box.isJog,
    wiggle: isWiggle(matched.walk.line, box),
    curved: box.branches.roads.some(({ line }) => isCurved(line)),
    far: isFar(matched, box),
    roundabout: box.pass.isRoundabout,
    full: isFull,
  }
  return (Object.keys(doubts) as RouteDoubt[]).filter((doubt) => doubts[doubt])
}

const isNarrow = ({ ways }: BoxBearings): boolean =>
  ways.some((way, index) => way.bearing - (ways[index - 1]?.bearing ?? -Infinity) < NARROW_DEGREES)

const junctionsIn = (graph: Graph, { pass }: BoxPass): number =>
  [...pass.nodes].filter((node) => degreeOf(graph, node) > 2).length

/** Whether the route turns left and then right (or the reverse) between the first and the last junction of the box. */
const isWiggle = (line: Polyline, { pass, before, after }: BoxPass): boolean => {
  if (pass.isRoundabout || pass.to - pass.from < BEARING_LEAST / 2) return false
  const [start, end] = [pointAt(line, pass.from), pointAt(line, pass.to)]
  const into = bearing(pointAt(line, pass.from - reachWithin(before)), start)
  const across = bearing(start, end)
  const onward = bearing(end, pointAt(line, pass.to + reachWithin(after)))
  const [first, second] = [turnFrom(into, across), turnFrom(across, onward)]
  return first * second < 0 && Math.min(Math.abs(first), Math.abs(second)) > WIGGLE_DEGREES
}

/** Whether a road bends off within the picture of the real roads. */
const isCurved = (line: Polyline): boolean => {
  const start = pointAt(line, 0)
  const [near, far] = [bearing(start, pointAt(line, BEARING_LEAST)), bearing(start, pointAt(line, SURROUNDINGS))]
  return Math.abs(turnFrom(near, far)) > CURVED_DEGREES
}

/** Whether the matched route leaves the track near the box: a detour that was not walked. */
const isFar = ({ walk, track }: WalkOnRoads, { pass }: BoxPass): boolean => {
  const [from, to] = [pass.from - FAR_REACH, pass.to + FAR_REACH]
  const trackNear = trackBetween(walk, track, from, to)
  const places = Array.from({ length: Math.ceil((to - from) / FAR_STEP) }, (_, index) => from + index * FAR_STEP)
  return places
    .filter((at) => at >= 0 && at <= walk.line.length)
    .some((at) => distanceToLine(pointAt(walk.line, at), trackNear) > FAR_FROM_TRACK)
}
