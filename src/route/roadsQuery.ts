import { ROADS_QUERY_SECONDS } from '../constants'
import type { RoadsBox } from './roadsBox'

/**
 * The address of a query for the roads in a box, on an Overpass server.
 *
 * @param server the address of the server's interpreter, see https://wiki.openstreetmap.org/wiki/Overpass_API
 */
export const roadsAddress = (server: string, { south, west, north, east }: RoadsBox): string => {
  const query = `[out:json][timeout:${ROADS_QUERY_SECONDS}];way[highway](${south},${west},${north},${east});out geom;`
  return `${server}?data=${encodeURIComponent(query)}`
}
