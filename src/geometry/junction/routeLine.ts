import { SAMPLE_STEP } from '../../constants'
import type { Point } from '../../model/types'
import { bearing, turnFrom } from '../bearing'
import { sampled } from '../erasing/visibleInk'
import { indexAt, polylineOf } from '../line/polyline'
import { clamp, distance } from '../points'
import { samplesOf, type Route, type DirectedPiece } from './findRoute'

/** So near its ball and its arrowhead, a route has no roads and no centre. */
export const ROUTE_END_REACH = 30

/** Length of the route on either side of a place over which its turn there is measured. */
export const TURN_AHEAD = 40

/** Length over which the direction of a road is measured; also that of the route before and after the centre. */
export const ROAD_AHEAD = 120

/** The route as sampled places. */
export interface RouteLine {
  readonly places: readonly Point[]
  /** For each place, the distance along the route in units, and the index of its piece in the chain. */
  readonly along: readonly number[]
  readonly pieceIndexes: readonly number[]
  readonly length: number
}

export const routeLineOf = ({ chain }: Route): RouteLine => {
  const places = chain.map((directed, index) => withoutGap(chain[index - 1], samplesOf(directed)))
  const { points, along, length } = polylineOf(places.flat())
  return { places: points, along, pieceIndexes: places.flatMap((own, index) => own.map(() => index)), length }
}

/** The samples of a piece, preceded by samples across the gap before it. */
const withoutGap = (before: DirectedPiece | undefined, places: readonly Point[]): readonly Point[] => {
  const [from, to] = [before && samplesOf(before).at(-1), places[0]]
  if (!from || !to) return places
  return [...sampled([from, to]).samples.slice(1, -1), ...places]
}

/** The first sample at or beyond a distance along the route. */
export const sampleAlong = (routeLine: RouteLine, at: number): Point =>
  routeLine.places[indexAt(routeLine, clamp(at, 0, routeLine.length))] ?? { x: 0, y: 0 }

/** The bearings in which the route arrives at a place and leaves it. */
export const waysAt = (
  routeLine: RouteLine,
  at: number,
  ahead = ROAD_AHEAD,
): { readonly into: number; readonly onward: number } => {
  const here = sampleAlong(routeLine, at)
  return {
    into: bearing(sampleAlong(routeLine, at - ahead), here),
    onward: bearing(here, sampleAlong(routeLine, at + ahead)),
  }
}

const turnAt = (routeLine: RouteLine, at: number): number => {
  const { into, onward } = waysAt(routeLine, at, TURN_AHEAD)
  return turnFrom(into, onward)
}

export interface RouteTurn {
  readonly at: number
  readonly degrees: number
}

/** The place with the sharpest turn between two distances, away from the ends of the route. */
export const sharpestTurn = (routeLine: RouteLine, from = 0, to = routeLine.length): RouteTurn => {
  let found: RouteTurn = { at: (from + to) / 2, degrees: 0 }
  const [first, last] = [Math.max(from, ROUTE_END_REACH), Math.min(to, routeLine.length - ROUTE_END_REACH)]
  for (let at = first; at <= last; at += SAMPLE_STEP) {
    const degrees = turnAt(routeLine, at)
    if (Math.abs(degrees) > Math.abs(found.degrees)) found = { at, degrees }
  }
  return found
}

/** The nearest place on the route, and its distance. */
export const nearestOnRoute = (
  { places, along }: RouteLine,
  { x, y }: Point,
): { readonly at: number; readonly apart: number } => {
  let [index, least] = [0, Infinity]
  for (let other = 0; other < places.length;) {
    const place = places[other]
    const apart = place ? distance(place, { x, y }) : Infinity
    if (apart < least) [index, least] = [other, apart]
    // A line approaches by no more than its own length, so the next samples cannot be nearer and are skipped.
    const until = (along[other] ?? 0) + apart - least
    do other += 1
    while ((along[other] ?? Infinity) < until)
  }
  const place = places[index] ?? { x, y }
  const [before, after] = [places[index - 1] ?? place, places[index + 1] ?? place]
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  // Between two samples: the offset along the route from the nearer one.
  const beyond = ((x - place.x) * dx + (y - place.y) * dy) / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { at: (along[index] ?? 0) + clamp(beyond, -SAMPLE_STEP, SAMPLE_STEP), apart: least }
}
