import { EARTH_RADIUS } from '../../constants'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import { radians } from '../../geometry/points'

/** A map of a small part of the earth: metres to the east and, as on paper, to the south of its origin. */
export interface Plane {
  readonly toPoint: (place: LatLon) => Point
  readonly toLatLon: (point: Point) => LatLon
}

/** The length of a degree of latitude, in metres. */
export const DEGREE_METRES = radians(1) * EARTH_RADIUS

/** Equirectangular projection around an origin. Over 50 km, lengths are accurate to one part in a thousand. */
export const planeAround = (origin: LatLon): Plane => {
  const south = -DEGREE_METRES
  const east = DEGREE_METRES * Math.cos(radians(origin.lat))
  return {
    toPoint: ({ lat, lon }) => ({ x: (lon - origin.lon) * east, y: (lat - origin.lat) * south }),
    toLatLon: ({ x, y }) => ({ lat: origin.lat + y / south, lon: origin.lon + x / east }),
  }
}

/** The plane around the middle of the bounding box of some places. */
export const planeOf = (places: readonly LatLon[]): Plane => {
  const [lat, lon] = [rangeOf(places, 'lat'), rangeOf(places, 'lon')]
  return planeAround({ lat: (lat.least + lat.most) / 2, lon: (lon.least + lon.most) / 2 })
}

export const rangeOf = (
  places: readonly LatLon[],
  axis: keyof LatLon,
): { readonly least: number; readonly most: number } => {
  let [least, most] = [Infinity, -Infinity]
  for (const place of places) {
    least = Math.min(least, place[axis])
    most = Math.max(most, place[axis])
  }
  return { least, most }
}
