import { ROAD_AHEAD, ROUTE_ENDS, SAMPLE_STEP, TURN_AHEAD } from '../constants'
import type { Point } from '../model/types'
import { samplesOf, type Route, type RouteLeg } from './findRoute'
import { sampled } from './visibleInk'
import { clamp, distance } from './points'

/** The route as places along it, each with the leg on which it lies. */
export interface Track {
  readonly places: readonly Point[]
  /** How far along the route each of them lies, in units, and on which leg. */
  readonly along: readonly number[]
  readonly legs: readonly number[]
  readonly length: number
}

export const trackOf = ({ legs }: Route): Track => {
  const places = legs.map((leg, index) => withoutGap(legs[index - 1], samplesOf(leg)))
  const along: number[] = []
  let walked = 0
  const flat = places.flat()
  flat.forEach((place, index) => {
    walked += distance(flat[index - 1] ?? place, place)
    along.push(walked)
  })
  return { places: flat, along, legs: places.flatMap((leg, index) => leg.map(() => index)), length: walked }
}

/** The places of a leg, and before them those of the gap that was erased between it and the leg before. */
const withoutGap = (before: RouteLeg | undefined, places: readonly Point[]): readonly Point[] => {
  const [from, to] = [before && samplesOf(before).at(-1), places[0]]
  if (!from || !to) return places
  return [...sampled([from, to]).samples.slice(1, -1), ...places]
}

/** The index of the first place that lies so far along the route, or further. */
export const indexAt = ({ along }: Pick<Track, 'along'>, at: number): number => {
  let [low, high] = [0, along.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((along[middle] ?? 0) >= at) high = middle
    else low = middle + 1
  }
  return low
}

export const placeAlong = (track: Track, at: number): Point =>
  track.places[indexAt(track, clamp(at, 0, track.length))] ?? { x: 0, y: 0 }

/** In degrees clockwise from upwards, between 0 and 360. */
export const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * (180 / Math.PI) + 360) % 360

/** By how much one bearing is clockwise of another, in degrees between -180 and 180. */
export const turnFrom = (one: number, other: number): number => ((other - one + 540) % 360) - 180

/** The bearings in which the route comes to a place and leaves it. */
export const waysAt = (
  track: Track,
  at: number,
  ahead = ROAD_AHEAD,
): { readonly into: number; readonly onward: number } => {
  const here = placeAlong(track, at)
  return {
    into: bearing(placeAlong(track, at - ahead), here),
    onward: bearing(here, placeAlong(track, at + ahead)),
  }
}

export const turnAt = (track: Track, at: number, ahead?: number): number => {
  const { into, onward } = waysAt(track, at, ahead)
  return turnFrom(into, onward)
}

export interface Turn {
  readonly at: number
  readonly degrees: number
}

/** Where the route turns most between two places, away from its own ends. */
export const sharpestTurn = (track: Track, from = 0, to = track.length): Turn => {
  let found: Turn = { at: (from + to) / 2, degrees: 0 }
  const [first, last] = [Math.max(from, ROUTE_ENDS), Math.min(to, track.length - ROUTE_ENDS)]
  for (let at = first; at <= last; at += SAMPLE_STEP) {
    const degrees = turnAt(track, at, TURN_AHEAD)
    if (Math.abs(degrees) > Math.abs(found.degrees)) found = { at, degrees }
  }
  return found
}

/** The place of the route that is nearest, and how far away it is. */
export const nearestOnTrack = (
  { places, along }: Track,
  { x, y }: Point,
): { readonly at: number; readonly apart: number } => {
  let [index, least] = [0, Infinity]
  for (let other = 0; other < places.length;) {
    const place = places[other]
    const apart = place ? distance(place, { x, y }) : Infinity
    if (apart < least) [index, least] = [other, apart]
    // No line comes nearer by more than its own length.
    const until = (along[other] ?? 0) + apart - least
    do other += 1
    while ((along[other] ?? Infinity) < until)
  }
  const place = places[index] ?? { x, y }
  const [before, after] = [places[index - 1] ?? place, places[index + 1] ?? place]
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  // Between two places, as far as it lies from the nearer one in the direction of the route.
  const beyond = ((x - place.x) * dx + (y - place.y) * dy) / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { at: (along[index] ?? 0) + clamp(beyond, -SAMPLE_STEP, SAMPLE_STEP), apart: least }
}
