import type { RoadsBox } from './roadsBox'

/** The query asks the server to give up after this time, in seconds. */
export const ROADS_QUERY_SECONDS = 90

/**
 * The address of a query for the roads in a box, on an Overpass server. Over the 180th meridian the query has two boxes.
 *
 * @param server the address of the server's interpreter, see https://wiki.openstreetmap.org/wiki/Overpass_API
 */
export const roadsAddress = (server: string, { south, west, north, east }: RoadsBox): string => {
  const within = (from: number, to: number): string => `way[highway](${south},${from},${north},${to});`
  const ways = west <= east ? within(west, east) : `(${within(west, 180)}${within(-180, east)});`
  return `${server}?data=${encodeURIComponent(`[out:json][timeout:${ROADS_QUERY_SECONDS}];${ways}out geom;`)}`
}
