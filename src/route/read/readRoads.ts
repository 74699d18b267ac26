import { failed, type Read } from '../../model/read'
import type { Way } from '../roads'
import type { RoadsFault } from '../routeFault'
import { documentIn } from './documentIn'
import { parseJson } from './parseJson'
import { readOsm } from './readOsm'
import { readRoadsJson } from './readRoadsJson'

/** Reads the roads in a text: the JSON of an Overpass server, GeoJSON, or `.osm`. */
export const readRoads = async (text: string): Promise<Read<readonly Way[], RoadsFault>> => {
  const ways = await waysIn(text)
  return ways.ok && ways.value.length === 0 ? failed({ kind: 'noRoads' }) : ways
}

const waysIn = async (text: string): Promise<Read<readonly Way[], RoadsFault>> => {
  const found = documentIn(text)
  if (found.kind === 'webPage') return failed(found)
  if (found.kind === 'xml' && found.root === 'osm') return readOsm(found)
  if (found.kind !== 'json') return failed({ kind: 'notRoads' })
  const json = await parseJson(found.text)
  return json.ok ? readRoadsJson(json.value) : json
}
