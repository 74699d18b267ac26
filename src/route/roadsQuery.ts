import type { RoadsBox } from './roadsBox'

/**
 * The address at which a server of OpenStreetMap's data tells the roads in a box.
 *
 * @param server its interpreter, as in https://wiki.openstreetmap.org/wiki/Overpass_API
 */
export const roadsAddress = (server: string, { south, west, north, east }: RoadsBox): string => {
  const query = `[out:json][timeout:90];way[highway](${south},${west},${north},${east});out geom;`
  return `${server}?data=${encodeURIComponent(query)}`
}
