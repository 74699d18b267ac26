import { LONGEST_SERVER_TEXT } from '../../constants'
import { isObject } from '../../model/isObject'
import { isLatLon, type LatLon } from '../latLon'
import { failed, type Read } from '../../model/read'
import type { RoadsFault } from '../routeFault'
import { wayParts, type Tags, type Way } from '../roads'

/** Reads ways in the JSON of an Overpass server: with their geometry (`out geom`), or as nodes and ways. */
export const readOverpass = (value: unknown): Read<readonly Way[], RoadsFault> => {
  const elements = isObject(value) && Array.isArray(value['elements']) ? value['elements'] : undefined
  if (!isObject(value) || !elements) return failed({ kind: 'notRoads' })
  // An answer that took too long ends with a remark and lacks roads.
  if (typeof value['remark'] === 'string' && /error/i.test(value['remark']))
    return failed({ kind: 'serverStopped', remark: value['remark'].slice(0, LONGEST_SERVER_TEXT) })
  const objects = elements.filter(isObject)
  const places = new Map<unknown, LatLon>()
  for (const element of objects) {
    const place = element['type'] === 'node' ? placeOf(element) : undefined
    if (place) places.set(element['id'], place)
  }
  return { ok: true, value: objects.flatMap((element) => waysOf(element, places)) }
}

const placeOf = (value: unknown): LatLon | undefined => {
  if (!isObject(value)) return undefined
  const { lat, lon } = value
  const place = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
  return place && isLatLon(place) ? place : undefined
}

const waysOf = (element: Readonly<Record<string, unknown>>, places: ReadonlyMap<unknown, LatLon>): readonly Way[] => {
  const tags = tagsOf(element['tags'])
  if (element['type'] !== 'way' || tags['highway'] === undefined) return []
  const keys: readonly unknown[] = Array.isArray(element['nodes']) ? element['nodes'] : []
  const geometry: readonly unknown[] = Array.isArray(element['geometry'])
    ? element['geometry']
    : keys.map((key) => places.get(key))
  return wayParts(geometry.map(placeOf), tags)
}

const tagsOf = (value: unknown): Tags =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(isTextual)) : {}

const isTextual = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
