import { isObject } from '../../model/isObject'
import { failed, type Read } from '../../model/read'
import type { LatLon } from '../latLon'
import type { FileTrack, RecordedPoint, RouteFile } from '../recordedRoute'
import type { RouteFault } from '../routeFault'
import { withPoints } from './foundTracks'
import { featuresIn, linesOf, listOf, type Feature } from './geoJson'
import { geoJsonTags } from './geoJsonRoads'
import { isoTime } from './isoTime'
import { recordedName } from './recordedName'

/** Reads the lines of a GeoJSON text, one track a feature. A file of roads is not a route, although it has lines. */
export const readGeoJson = (value: unknown): Read<RouteFile, RouteFault> => {
  const features = featuresIn(value)
  if (!features || features.some((feature) => 'highway' in geoJsonTags(feature))) return failed({ kind: 'notRoute' })
  const tracks = withPoints(features.map(trackOf))
  if (tracks.length === 0) return failed({ kind: features.some(isWaypoint) ? 'onlyWaypoints' : 'noPoints' })
  const isCollection = isObject(value) && value['type'] === 'FeatureCollection'
  return { ok: true, value: { name: recordedName([isCollection ? value['name'] : '']), tracks, isCutOff: false } }
}

const trackOf = ({ name, properties, geometry }: Feature): FileTrack => {
  const lines = linesOf(geometry)
  const times = timesOf(properties)
  // Each line of several has a list of its own.
  const segments = lines.map((line, index) => timed(line, lines.length > 1 ? listOf(times[index]) : times))
  return { name, isPlanned: times.length === 0, segments }
}

/** Exporters such as togeojson list the times of the positions beside them. */
const timesOf = ({ coordTimes, times, coordinateProperties }: Feature['properties']): readonly unknown[] =>
  listOf(coordTimes ?? times ?? (isObject(coordinateProperties) ? coordinateProperties['times'] : undefined))

const timed = (line: readonly LatLon[], times: readonly unknown[]): readonly RecordedPoint[] =>
  line.map((place, index) => {
    const text = times[index]
    const time = typeof text === 'string' ? isoTime(text) : undefined
    return time === undefined ? place : { ...place, time }
  })

const isWaypoint = ({ geometry }: Feature): boolean =>
  isObject(geometry) && (geometry['type'] === 'Point' || geometry['type'] === 'MultiPoint')
