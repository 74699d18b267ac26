import { failed, type Read } from '../../model/read'
import type { RouteFile } from '../recordedRoute'
import type { RouteFault } from '../routeFault'
import { documentIn } from './documentIn'
import { parseJson } from './parseJson'
import { readGeoJson } from './readGeoJson'
import { readXmlRoute } from './readXmlRoute'

/** Reads the tracks in a text: GPX 1.0 or 1.1, KML, TCX, or lines as GeoJSON. */
export const readRoute = async (text: string): Promise<Read<RouteFile, RouteFault>> => {
  const found = documentIn(text)
  if (found.kind === 'webPage') return failed(found)
  if (found.kind === 'xml' && found.root !== 'osm') return readXmlRoute(found, found.root)
  if (found.kind !== 'json') return failed({ kind: 'notRoute' })
  const json = await parseJson(found.text)
  return json.ok ? readGeoJson(json.value) : json
}
