import { failed, type Read } from '../../model/read'
import type { RouteFile } from '../recordedRoute'
import type { RouteFault } from '../routeFault'
import { documentIn, type XmlRoot } from './documentIn'
import { withPoints, type FoundTracks } from './foundTracks'
import { gpxListener } from './gpxListener'
import { kmlListener } from './kmlListener'
import { parseJson } from './parseJson'
import { parseXml, type XmlListener, type XmlPart } from './parseXml'
import { readGeoJson } from './readGeoJson'
import { tcxListener } from './tcxListener'

/** Reads the tracks in a text: GPX 1.0 or 1.1, KML, TCX, or lines as GeoJSON. */
export const readRoute = async (text: string): Promise<Read<RouteFile, RouteFault>> => {
  const found = documentIn(text)
  if (found.kind === 'webPage') return failed(found)
  if (found.kind === 'xml' && found.root !== 'osm') return readXmlRoute(found, found.root)
  if (found.kind !== 'json') return failed({ kind: 'notRoute' })
  const json = await parseJson(found.text)
  return json.ok ? readGeoJson(json.value) : json
}

const LISTENERS: Readonly<Record<Exclude<XmlRoot, 'osm'>, (found: FoundTracks) => XmlListener>> = {
  gpx: gpxListener,
  kml: kmlListener,
  trainingcenterdatabase: tcxListener,
}

/** Reads the tracks in GPX, KML or TCX. What was recorded before an error counts: a dead phone saves nothing again. */
const readXmlRoute = (part: XmlPart, root: keyof typeof LISTENERS): Read<RouteFile, RouteFault> => {
  const found: FoundTracks = { name: '', tracks: [], hasWaypoints: false }
  const { isCutOff, fault } = parseXml(part, LISTENERS[root](found))
  const tracks = withPoints(found.tracks)
  if (tracks.length > 0) return { ok: true, value: { name: found.name, tracks, isCutOff } }
  return failed(fault ?? { kind: found.hasWaypoints ? 'onlyWaypoints' : 'noPoints' })
}
