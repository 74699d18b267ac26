import { readGeoJson } from './readGeoJson'
import { readGpx } from './readGpx'
import type { RouteFile } from '../recordedRoute'
import { failed, type Read } from '../../model/read'
import type { RouteFault } from '../routeFault'
import { kindOf, parseJson, webPageFault } from './textKind'

/** Reads the route in a text: GPX 1.0 or 1.1, or a line as GeoJSON. */
export const readRoute = async (text: string): Promise<Read<RouteFile, RouteFault>> => {
  const kind = kindOf(text)
  if (kind === 'webPage') return failed(webPageFault(text))
  if (kind === 'xml') return readGpx(text)
  if (kind === 'other') return failed({ kind: 'notRoute' })
  const json = await parseJson(text)
  return json.ok ? readGeoJson(json.value) : json
}
