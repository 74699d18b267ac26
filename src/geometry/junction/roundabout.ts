import { JOIN_REACH } from '../../constants'
import type { Point } from '../../model/types'
import { bearing, turnFrom } from '../bearing'
import { runs, type InkPiece } from '../erasing/visibleInk'
import { distance, lengthOf, meanOf } from '../points'
import { sampleAlong, waysAt, type RouteLine } from './routeLine'

/** Greatest angle at the entry of a roundabout between the route and the direction of the centre, in degrees. */
const ROUNDABOUT_ENTRY = 55

/** Least length and roundness of a roundabout's line; a circle has roundness 1. */
const SHORTEST_LOOP = 120
const ROUND_ENOUGH = 0.5

/**
 * Ink that leaves the route by less than OVERSHOOT was drawn a little too far by mistake. Ink that leaves it by
 * SHORTEST_ROAD or more is a road.
 */
export const OVERSHOOT = 24
export const SHORTEST_ROAD = 34

/** Distance within which ink is on the route. */
export const ROUTE_REACH = 14

/** A roundabout: a closed line on the route. */
export interface Roundabout {
  readonly piece: InkPiece
  readonly centre: Point
  /** The mean, least and greatest distance from the centre, in units. */
  readonly radius: number
  readonly innermost: number
  readonly outermost: number
  /** The places where the route reaches and leaves the roundabout, in units along the route. */
  readonly from: number
  readonly to: number
}

export const isClosed = (points: readonly Point[]): boolean => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || distance(first, last) > JOIN_REACH) return false
  const length = lengthOf(points)
  return length >= SHORTEST_LOOP && (4 * Math.PI * areaWithin(points)) / length ** 2 >= ROUND_ENOUGH
}

/** The area inside a closed line (shoelace formula). */
const areaWithin = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y }
      return sum + (x * next.y - next.x * y) / 2
    }, 0),
  )

/**
 * Reads a closed line as a roundabout if the route enters it towards its middle and passes through or along it.
 * `undefined` for a closed line beside the route, such as a pond.
 */
export const roundaboutOn = (routeLine: RouteLine, piece: InkPiece): Roundabout | undefined => {
  const { samples } = piece
  const centre = meanOf(samples)
  const radii = samples.map((place) => distance(place, centre))
  const innermost = radii.reduce((one, other) => Math.min(one, other), Infinity)
  const outermost = radii.reduce((one, other) => Math.max(one, other), 0)
  const roundabout = { piece, centre, radius: mean(radii), innermost, outermost, from: 0, to: 0 }
  const [passed] = runs(
    routeLine.places.map((place) => isOnRoundabout(roundabout, place)),
    true,
  )
  if (!passed || passed[0] === 0) return undefined
  const [from, to] = [routeLine.along[passed[0]] ?? 0, routeLine.along[passed[1] - 1] ?? 0]
  const { into } = waysAt(routeLine, from)
  const aside = Math.abs(turnFrom(into, bearing(sampleAlong(routeLine, from), centre)))
  return aside <= ROUNDABOUT_ENTRY ? { ...roundabout, from, to } : undefined
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Whether a place lies inside the closed line or near it. */
const isOnRoundabout = (roundabout: Roundabout, place: Point): boolean =>
  apartFromRoundabout(roundabout, place) <= ROUTE_REACH

/** Distance outside the closed line, in units; 0 inside. Beyond the length of a short road it is only a lower bound. */
export const apartFromRoundabout = (roundabout: Roundabout, place: Point): number => {
  const { centre, innermost, outermost } = roundabout
  const { samples, step } = roundabout.piece
  const fromCentre = distance(place, centre)
  if (fromCentre > outermost + SHORTEST_ROAD) return fromCentre - outermost
  if (fromCentre < innermost || (fromCentre <= outermost && isInsideLine(samples, place))) return 0
  let least = Infinity
  for (let index = 0; index < samples.length;) {
    const apart = distance(samples[index] ?? centre, place)
    least = Math.min(least, apart)
    index += 1 + Math.floor((apart - least) / step)
  }
  return least
}

/** Casts a ray to the right and counts crossings; odd means inside. */
const isInsideLine = (line: readonly Point[], { x, y }: Point): boolean => {
  let inside = false
  let from = line.at(-1)
  for (const to of line) {
    if (from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside
    from = to
  }
  return inside
}
