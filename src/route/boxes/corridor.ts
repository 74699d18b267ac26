import { BEARING_REACH } from '../../constants'
import { angleBetween, bearing } from '../../geometry/bearing'
import { distanceToLine } from '../../geometry/distance'
import { pointAt, pointsBetween } from '../../geometry/line/polyline'
import { lengthOf, radians } from '../../geometry/points'
import type { Point } from '../../model/types'
import { chainFrom, lineThrough } from '../match/follow'
import { degreeOf, edgeOf, type Arc, type Graph } from '../match/graph'
import type { WalkPart } from '../match/walk'
import { CORRIDOR_WIDTH, CORRIDOR_PLACES } from './branches'
import type { Branch } from './branches'
import type { Pass } from './passes'

/** Greatest difference in direction of parallel roads, in degrees. */
export const BESIDE_DEGREES = 25

/** Longest footway between two parallel roads that is ignored. */
const LONGEST_CONNECTOR = 25

/** Roads for cars that diverge at one node by more than this are two, even if they run parallel later, in degrees. */
const FORK_DEGREES = 15

/** Places that are no farther apart are the same. */
export const SAME_PLACE = 1

/** Length of the route before and after a box that is compared with the roads there. */
export const BOX_AROUND = 44

/** The visible roads of a junction, and the ways parallel to the route or to a more important road. */
export interface SeenBranches {
  readonly roads: readonly Branch[]
  readonly beside: readonly Branch[]
  /**
   * Whether a road for cars was left out as parallel to another road on which it begins: the two may diverge slowly.
   */
  readonly isMerged: boolean
}

/**
 * Separates the roads to show from the ways that stay beside another road, such as cycleways and pavements.
 *
 * @param branches the most important first
 */
export const seenBranches = (graph: Graph, walk: WalkPart, pass: Pass, branches: readonly Branch[]): SeenBranches => {
  const route = routeAround(walk, pass)
  const [roads, beside]: [Branch[], Branch[]] = [[], []]
  let isMerged = false
  for (const branch of branches) {
    const same = [route, ...roads.map(({ line }) => line.points)].find((line) => staysBeside(branch, line))
    isMerged ||= same !== undefined && beginsOn(branch, same)
    if (same && !(same === route && isLateFork(graph, walk, pass, branch))) beside.push(branch)
    else if (!isConnector(graph, branch, route)) roads.push(branch)
  }
  return { roads, beside, isMerged }
}

/** The part of the route near a junction, with which the roads of the junction are compared. */
const routeAround = ({ line }: WalkPart, { from, to }: Pass): readonly Point[] =>
  pointsBetween(line, from - BOX_AROUND, to + BOX_AROUND)

const staysBeside = (branch: Branch, other: readonly Point[]): boolean => {
  const { line } = branch
  const places = CORRIDOR_PLACES.map((place) => Math.min(place, line.length))
  return (
    places.every((place) => distanceToLine(pointAt(line, place), other) <= CORRIDOR_WIDTH) && !isFork(branch, other)
  )
}

/** Two roads for cars that diverge at one node count as two, even if they run parallel later. */
const isFork = (branch: Branch, other: readonly Point[]): boolean => {
  if (!beginsOn(branch, other)) return false
  const apart = distanceToLine(pointAt(branch.line, BEARING_REACH), other)
  return apart > BEARING_REACH * Math.sin(radians(FORK_DEGREES))
}

/** Two ways that lie further apart lead elsewhere, in metres. */
const FORK_APART = 16
/** How far two ways are followed to see whether they part, in metres. */
const FORK_REACH = 200
const FORK_STEP = 10

/**
 * Whether a way that begins on the route, and first runs beside it, leads elsewhere before either meets another road. A
 * pavement or a cycleway does not.
 */
const isLateFork = (graph: Graph, walk: WalkPart, pass: Pass, branch: Branch): boolean => {
  const line = lineThrough(chainFrom(graph, branch.arc))
  const [before = 0, after = walk.line.length] = [
    walk.visits.findLast(({ at, node }) => at < pass.from && degreeOf(graph, node) > 2)?.at,
    walk.visits.find(({ at, node }) => at > pass.to && degreeOf(graph, node) > 2)?.at,
  ]
  const sides = [
    pointsBetween(walk.line, Math.max(before, pass.from - FORK_REACH), pass.from),
    pointsBetween(walk.line, pass.to, Math.min(after, pass.to + FORK_REACH)),
  ]
  const start = pointAt(line, BEARING_REACH)
  const [side = []] = sides.toSorted((one, other) => distanceToLine(start, one) - distanceToLine(start, other))
  if (distanceToLine(branch.place, side) > CORRIDOR_WIDTH) return false
  const most = Math.min(line.length, lengthOf(side), FORK_REACH)
  for (let at = BEARING_REACH; at <= most; at += FORK_STEP)
    if (distanceToLine(pointAt(line, at), side) > FORK_APART) return true
  return false
}

/** Whether a road for cars begins on a line. */
const beginsOn = ({ arc, place }: Branch, other: readonly Point[]): boolean =>
  !arc.kind.isPath && distanceToLine(place, other) <= SAME_PLACE

/** Whether a path is a short link to a road parallel to the route. */
const isConnector = (graph: Graph, { arc, end, length }: Branch, route: readonly Point[]): boolean => {
  if (!arc.kind.isPath || length > LONGEST_CONNECTOR) return false
  const ways = graph.arcsFrom[end] ?? []
  return ways.length > 2 && ways.some((way) => edgeOf(way) !== edgeOf(arc) && runsAlong(way, route))
}

const runsAlong = (way: Arc, route: readonly Point[]): boolean => {
  const [start, end] = [route[0], route.at(-1)]
  if (!start || !end) return false
  const heading = bearing(pointAt(way, 0), pointAt(way, LONGEST_CONNECTOR))
  return angleBetween(bearing(start, end), heading) <= BESIDE_DEGREES
}
