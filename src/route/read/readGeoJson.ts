import { isObject } from '../../model/isObject'
import type { LatLon } from '../latLon'
import { recordedName } from './recordedName'
import { routeOf, type RecordedRoute } from '../recordedRoute'
import { failed, type Read } from '../../model/read'
import type { RouteFault } from '../routeFault'

/**
 * Reads the lines of a GeoJSON text (RFC 7946) as one route: one or several lines, a feature or a collection of these.
 */
export const readGeoJson = (value: unknown): Read<RecordedRoute, RouteFault> => {
  const found: FoundInGeoJson = { points: [], names: [], isGeoJson: false }
  collect(value, found)
  return found.isGeoJson ? routeOf(recordedName(found.names), found.points) : failed({ kind: 'notRoute' })
}

interface FoundInGeoJson {
  readonly points: LatLon[]
  readonly names: unknown[]
  isGeoJson: boolean
}

const collect = (value: unknown, found: FoundInGeoJson): void => {
  if (!isObject(value)) return
  const { type, coordinates, geometry, geometries, features, properties, name } = value
  found.names.push(name, isObject(properties) ? properties['name'] : undefined)
  if (type === 'LineString') addLine(coordinates, found)
  else if (type === 'MultiLineString') for (const line of listOf(coordinates)) addLine(line, found)
  else if (type === 'Feature') collect(geometry, found)
  else if (type === 'FeatureCollection') for (const feature of listOf(features)) collect(feature, found)
  else if (type === 'GeometryCollection') for (const one of listOf(geometries)) collect(one, found)
  else return
  found.isGeoJson = true
}

const addLine = (coordinates: unknown, { points }: FoundInGeoJson): void => {
  for (const position of listOf(coordinates)) {
    const [lon, lat] = listOf(position)
    points.push({ lat: typeof lat === 'number' ? lat : NaN, lon: typeof lon === 'number' ? lon : NaN })
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
