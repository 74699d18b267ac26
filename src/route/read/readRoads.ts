import { readOsm } from './readOsm'
import { readOverpass } from './readOverpass'
import { failed, type Read } from '../../model/read'
import type { RoadsFault } from '../routeFault'
import type { Way } from '../roads'
import { kindOf, parseJson, webPageFault } from './textKind'

/** Reads the roads in a text: the JSON of an Overpass server, or `.osm`. */
export const readRoads = async (text: string): Promise<Read<readonly Way[], RoadsFault>> => {
  const ways = await waysIn(text)
  return ways.ok && ways.value.length === 0 ? failed({ kind: 'noRoads' }) : ways
}

const waysIn = async (text: string): Promise<Read<readonly Way[], RoadsFault>> => {
  const kind = kindOf(text)
  if (kind === 'webPage') return failed(webPageFault(text))
  if (kind === 'xml') return readOsm(text)
  if (kind === 'other') return failed({ kind: 'notRoads' })
  const json = await parseJson(text)
  return json.ok ? readOverpass(json.value) : json
}
