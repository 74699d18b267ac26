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
}

/** Sorts out cycleways and pavements: ways that stay beside another are the same road. @param branches the better first */
export const seenBranches = (graph: Graph, walk: Walk, pass: Pass, branches: readonly Branch[]): SeenBranches => {
  const route = routeAround(walk, pass)
  const [roads, beside]: [Branch[], Branch[]] = [[], []]
  for (const branch of branches) {
    const isSame = [route, ...roads.map(({ line }) => line.points)].some((line) => staysBeside(branch, line))
    if (isSame) beside.push(branch)
    else if (!isRung(graph, branch, route)) roads.push(branch)
  }
  return { roads, beside }
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
const isFork = ({ arc, place, line }: Branch, other: readonly Point[]): boolean => {
  if (arc.kind.isPath || distanceToLine(place, other) > 1) return false
  const apart = distanceToLine(placeAt(line, BEARING_REACH), other)
  return apart > BEARING_REACH * Math.sin((NARROW_DEGREES * Math.PI) / 180)
}

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
