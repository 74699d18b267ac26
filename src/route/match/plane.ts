import { radians } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'

/** Mean radius of the earth (IUGG). */
export const EARTH_RADIUS = 6_371_009

/** A map of a small part of the earth: metres to the east and, as on paper, to the south of its origin. */
export interface Plane {
  readonly toPoint: (place: LatLon) => Point
  readonly toLatLon: (point: Point) => LatLon
}

/** The length of a degree of latitude, in metres. */
export const DEGREE_METRES = radians(1) * EARTH_RADIUS

/**
 * Equirectangular projection around an origin. Over 50 km, lengths are accurate to one part in a thousand. Longitudes
 * go on over the 180th meridian.
 */
export const planeAround = (origin: LatLon): Plane => {
  const south = -DEGREE_METRES
  const east = DEGREE_METRES * Math.cos(radians(origin.lat))
  return {
    toPoint: ({ lat, lon }) => ({ x: longitude(lon - origin.lon) * east, y: (lat - origin.lat) * south }),
    toLatLon: ({ x, y }) => ({ lat: origin.lat + y / south, lon: longitude(origin.lon + x / east) }),
  }
}

/** A longitude, or a difference of two, between -180 and 180 degrees. */
export const longitude = (degrees: number): number =>
  Math.abs(degrees) <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360)

/** The plane around the middle of the bounding box of some places. */
export const planeOf = (places: readonly LatLon[]): Plane => {
  const { south, west, north, east } = boundsOf(places)
  return planeAround({ lat: (south + north) / 2, lon: longitude((west + east) / 2) })
}

/** In degrees. `west` is at most 180 below and `east` at most 180 above the longitude of the first place. */
interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export const boundsOf = (places: readonly LatLon[]): Bounds => {
  const origin = places[0]?.lon ?? 0
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lat, lon } of places) {
    const near = Math.abs(lon - origin) <= 180 ? lon : origin + longitude(lon - origin)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, near)
    east = Math.max(east, near)
  }
  return { south, west, north, east }
}
