import { readGeoJson } from './readGeoJson'
import { readGpx } from './readGpx'
import type { RecordedRoute } from './recordedRoute'
import { failed, type Read, type RouteFault } from './routeFault'
import { kindOf, parseJson, webPageFault } from './textKind'
import { textOf } from './textOf'

/** The route in a file: GPX 1.0 or 1.1, or a line as GeoJSON; plain or gzip. */
export const readRoute = (bytes: Uint8Array): Read<RecordedRoute, RouteFault> => {
  const text = textOf(bytes)
  if (!text.ok) return text
  const kind = kindOf(text.value)
  if (kind === 'webPage') return failed(webPageFault(text.value))
  if (kind === 'xml') return readGpx(text.value)
  if (kind === 'other') return failed({ kind: 'notRoute' })
  const json = parseJson(text.value)
  return json.ok ? readGeoJson(json.value) : json
}
