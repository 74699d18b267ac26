/** A place on the earth (WGS 84), in degrees. */
export interface LatLon {
  readonly lat: number
  readonly lon: number
}

export const isLatLon = ({ lat, lon }: LatLon): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180
