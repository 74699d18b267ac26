import { ROADS_BOX_DEGREES, ROADS_REACH } from '../constants'
import type { LatLon } from './latLon'
import { DEGREE_METRES, rangeOf } from './match/plane'
import { radians } from '../geometry/points'

/** A box in degrees of latitude and longitude. */
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
  const [lat, lon] = [rangeOf(points, 'lat'), rangeOf(points, 'lon')]
  const north = ROADS_REACH / DEGREE_METRES
  const east = north / Math.cos(radians(lat.most))
  return {
    south: outward(lat.least - north, Math.floor),
    west: outward(lon.least - east, Math.floor),
    north: outward(lat.most + north, Math.ceil),
    east: outward(lon.most + east, Math.ceil),
  }
}

/** Divides instead of multiplying, so that floating point gives at most two decimals. */
const outward = (degrees: number, round: (value: number) => number): number =>
  round(degrees / ROADS_BOX_DEGREES) / Math.round(1 / ROADS_BOX_DEGREES)
