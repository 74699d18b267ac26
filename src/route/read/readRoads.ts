import { isObject } from '../../model/isObject'
import { failed, type Read } from '../../model/read'
import type { LatLon } from '../latLon'
import type { Way } from '../roads'
import type { RoadsFault } from '../routeFault'
import { documentIn } from './documentIn'
import { featuresIn, listOf } from './geoJson'
import { geoJsonTags, geoJsonWays, tagsOf } from './geoJsonRoads'
import { idOf, isDeleted, osmLatLon, waysOf, type OsmId, type OsmWay } from './osmElements'
import { parseJson } from './parseJson'
import { readOsm } from './readOsm'

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

/** Reads ways in the JSON of an Overpass server, with their geometry (`out geom`) or as nodes and ways, or in GeoJSON. */
const readRoadsJson = (value: unknown): Read<readonly Way[], RoadsFault> => {
  if (isObject(value) && Array.isArray(value['elements'])) return readOverpass(value['elements'], value['remark'])
  const features = featuresIn(value)
  if (!features?.some((feature) => 'highway' in geoJsonTags(feature))) return failed({ kind: 'notRoads' })
  return waysOf({ nodes: new Map(), ways: geoJsonWays(features), remark: '' })
}

const readOverpass = (elements: readonly unknown[], remark: unknown): Read<readonly Way[], RoadsFault> => {
  const nodes = new Map<OsmId, LatLon>()
  const ways: OsmWay[] = []
  for (const element of elements) {
    if (!isObject(element) || isDeleted(element['visible'], element['action'])) continue
    const { type, lat, lon } = element
    const id = idOf(element['id'])
    const place = type === 'node' ? osmLatLon(lat, lon) : undefined
    if (place && id !== undefined) nodes.set(id, place)
    if (type === 'way') ways.push(wayOf(element, id))
  }
  return waysOf({ nodes, ways, remark: typeof remark === 'string' ? remark : '' })
}

const wayOf = ({ tags, nodes, geometry }: Readonly<Record<string, unknown>>, id: OsmId | undefined): OsmWay => ({
  id,
  tags: tagsOf(tags),
  refs: listOf(nodes).map((node) => idOf(node) ?? ''),
  places: listOf(geometry).map((place) => (isObject(place) ? osmLatLon(place['lat'], place['lon']) : undefined)),
})
