import { EARTH_RADIUS } from '../../constants'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'

/** A map of a small part of the earth: metres to the east and, as on paper, to the south of its origin. */
export interface Plane {
  readonly toPoint: (place: LatLon) => Point
  readonly toLatLon: (point: Point) => LatLon
}

const RADIANS = Math.PI / 180

/** Equirectangular projection around an origin. Over 50 km, lengths are accurate to one part in a thousand. */
export const planeAround = (origin: LatLon): Plane => {
  const south = -EARTH_RADIUS * RADIANS
  const east = EARTH_RADIUS * RADIANS * Math.cos(origin.lat * RADIANS)
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
