import {
  BEARING_REACH,
  BESIDE_DEGREES,
  BOX_LENGTH,
  CORRIDOR_PLACES,
  CORRIDOR_WIDTH,
  LONGEST_RUNG,
  NARROW_DEGREES,
} from '../constants'
import { distanceToLine } from '../geometry/distance'
import { bearing, turnFrom } from '../geometry/track'
import type { Point } from '../model/types'
import type { Branch } from './arms'
import { edgeOf, type Arc, type Graph } from './graph'
import { placeAt, pointsBetween } from './line'
import type { Pass } from './passes'
import type { Walk } from './walk'

/** The roads of a junction that are roads to the eye, and those that lie beside the route or beside a better road. */
export interface SeenBranches {
  readonly roads: readonly Branch[]
  readonly beside: readonly Branch[]
  /** Whether a road for cars is left out that begins on the other: perhaps they part slowly. */
  readonly isMerged: boolean
}

/** Sorts out cycleways and pavements: ways that stay beside another are the same road. @param branches the better first */
export const seenBranches = (graph: Graph, walk: Walk, pass: Pass, branches: readonly Branch[]): SeenBranches => {
  const route = routeAround(walk, pass)
  const [roads, beside]: [Branch[], Branch[]] = [[], []]
  let isMerged = false
  for (const branch of branches) {
    const same = [route, ...roads.map(({ line }) => line.points)].find((line) => staysBeside(branch, line))
    isMerged ||= same !== undefined && beginsOn(branch, same)
    if (same) beside.push(branch)
    else if (!isRung(graph, branch, route)) roads.push(branch)
  }
  return { roads, beside, isMerged }
}

/** The route before and after a junction, as far as roads are compared with it. */
export const routeAround = ({ line }: Walk, { from, to }: Pass): readonly Point[] =>
  pointsBetween(line, from - BOX_LENGTH, to + BOX_LENGTH)

const staysBeside = (branch: Branch, other: readonly Point[]): boolean => {
  const { line } = branch
  const places = CORRIDOR_PLACES.map((place) => Math.min(place, line.length))
  return (
    places.every((place) => distanceToLine(placeAt(line, place), other) <= CORRIDOR_WIDTH) && !isFork(branch, other)
  )
}

/** Two roads for cars that part at one node are two, however soon they turn towards each other again. */
const isFork = (branch: Branch, other: readonly Point[]): boolean => {
  if (!beginsOn(branch, other)) return false
  const apart = distanceToLine(placeAt(branch.line, BEARING_REACH), other)
  return apart > BEARING_REACH * Math.sin((NARROW_DEGREES * Math.PI) / 180)
}

/** A road for cars that has its first node, but for a metre, on a line. */
const beginsOn = ({ arc, place }: Branch, other: readonly Point[]): boolean =>
  !arc.kind.isPath && distanceToLine(place, other) <= 1

/** A short footway to a road that runs beside the route. */
const isRung = (graph: Graph, { arc, end, length }: Branch, route: readonly Point[]): boolean => {
  if (!arc.kind.isPath || length > LONGEST_RUNG) return false
  const ways = graph.arcsFrom[end] ?? []
  return ways.length > 2 && ways.some((way) => edgeOf(way) !== edgeOf(arc) && runsAlong(way, route))
}

const runsAlong = (way: Arc, route: readonly Point[]): boolean => {
  const [start, end] = [route[0], route.at(-1)]
  if (!start || !end) return false
  const turn = Math.abs(turnFrom(bearing(start, end), bearing(placeAt(way, 0), placeAt(way, LONGEST_RUNG))))
  return Math.min(turn, 180 - turn) <= BESIDE_DEGREES
}
