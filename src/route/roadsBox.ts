import { ROADS_REACH } from '../constants'
import { radians } from '../geometry/points'
import type { LatLon } from './latLon'
import { boundsOf, DEGREE_METRES, longitude } from './match/plane'

/**
 * The box in a query for roads is rounded outwards to this precision, in degrees, so that the server learns only
 * roughly where the walk is.
 */
const ROADS_BOX_DEGREES = 0.01

/** A box in degrees of latitude and longitude. Over the 180th meridian, `west` is greater than `east`. */
export interface RoadsBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/**
 * The box around a walk and the roads beside it, rounded outwards, so that the server learns only roughly where the
 * walk is.
 */
export const roadsBox = (points: readonly LatLon[]): RoadsBox => {
  const { south, west, north, east } = boundsOf(points)
  const upwards = ROADS_REACH / DEGREE_METRES
  const sideways = upwards / Math.cos(radians(north))
  return {
    south: outward(south - upwards, Math.floor),
    west: outward(longitude(west - sideways), Math.floor),
    north: outward(north + upwards, Math.ceil),
    east: outward(longitude(east + sideways), Math.ceil),
  }
}

/** Divides instead of multiplying, so that floating point gives at most two decimals. */
const outward = (degrees: number, round: (value: number) => number): number =>
  round(degrees / ROADS_BOX_DEGREES) / Math.round(1 / ROADS_BOX_DEGREES)
