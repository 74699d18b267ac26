import { angleBetween, bearing } from '../../geometry/bearing'
import { nearestOnLine } from '../../geometry/distance'
import { pointAt, type Polyline } from '../../geometry/line/polyline'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import { edgeOf, type Arc } from '../match/graph'
import type { RoadIndex } from '../match/roadIndex'
import { trackBetween, type WalkPart } from '../match/walk'
import type { BoxPass } from './boxPasses'
import { CORRIDOR_PLACES } from './branches'
import { BOX_AROUND, BESIDE_DEGREES } from './corridor'

/** At a box where the route turns by at most this, in degrees, it goes straight on: only the box's roads are rivals. */
const RIVAL_TURN = 30

/**
 * Another road may be the walked one if it is within RIVAL_REACH of the track, and at most RIVAL_MARGIN further from
 * the track than the matched road.
 */
const RIVAL_REACH = 15
const RIVAL_MARGIN = 6

/** The heading of a road at a place is measured between this far before and after it. */
const HEADING_REACH = 5

/** A walk without gaps, as matched and as recorded, and the roads around it. */
export interface WalkOnRoads {
  readonly walk: WalkPart
  readonly track: readonly Point[]
  readonly roadIndex: RoadIndex
}

/**
 * Whether the walk may have reached or left a box on another road than the matched one. If the route goes straight on,
 * only roads of the box count, because other roads would not change the drawing.
 */
export const hasRival = (matched: WalkOnRoads, { pass, branches }: BoxPass, turn: number): boolean => {
  const same = new Set([
    ...matched.walk.visits
      .filter(({ at }) => at >= pass.from - BOX_AROUND && at <= pass.to + BOX_AROUND)
      .flatMap(({ into, onto }) => [edgeOf(into), edgeOf(onto)]),
    ...branches.beside.flatMap(({ arcs }) => arcs.map(edgeOf)),
  ])
  const own = new Set(branches.roads.flatMap(({ arcs }) => arcs.map(edgeOf)))
  const counts = (arc: Arc): boolean => !same.has(edgeOf(arc)) && (own.has(edgeOf(arc)) || Math.abs(turn) > RIVAL_TURN)
  return isRivalled(matched, pass.to, 1, counts) || isRivalled(matched, pass.from, -1, counts)
}

/** Whether, on one side of the box, another road stays near the matched one and is hardly further from the track. */
const isRivalled = (
  { walk, track, roadIndex }: WalkOnRoads,
  from: number,
  direction: 1 | -1,
  counts: (arc: Arc) => boolean,
): boolean => {
  const { line } = walk
  const places = CORRIDOR_PLACES.map((out) => from + direction * out).filter((at) => at >= 0 && at <= line.length)
  if (places.length === 0) return false
  return places.every((at) => {
    const place = pointAt(line, at)
    const here = nearestOnLine(place, trackBetween(walk, track, at, at))
    const heading = headingAt(line, at)
    const reach = Math.min(RIVAL_REACH, distance(place, here) + RIVAL_MARGIN)
    const isBeside = (arc: Arc, along: number): boolean =>
      angleBetween(heading, headingAt(arc, along)) <= BESIDE_DEGREES
    return roadIndex.near(here, reach).some(({ arc, along }) => counts(arc) && isBeside(arc, along))
  })
}

const headingAt = (line: Polyline, at: number): number =>
  bearing(pointAt(line, at - HEADING_REACH), pointAt(line, at + HEADING_REACH))
