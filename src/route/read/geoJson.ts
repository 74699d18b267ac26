import { isObject } from '../../model/isObject'
import type { LatLon } from '../latLon'
import { coordinateOf } from './coordinate'
import { recordedName } from './recordedName'

/** A feature of GeoJSON (RFC 7946), or a bare geometry without properties. */
export interface Feature {
  readonly id: unknown
  readonly name: string
  readonly properties: Properties
  readonly geometry: unknown
}
type Properties = Readonly<Record<string, unknown>>

const GEOMETRIES: ReadonlySet<unknown> = new Set([
  ...['Point', 'LineString', 'Polygon'].flatMap((type) => [type, `Multi${type}`]),
  'GeometryCollection',
])

/** The features in a value; `undefined` if it is no GeoJSON. */
export const featuresIn = (value: unknown): readonly Feature[] | undefined => {
  if (!isObject(value)) return undefined
  const { type, features, geometry, id, name } = value
  if (type === 'FeatureCollection') return listOf(features).flatMap((feature) => featuresIn(feature) ?? [])
  if (GEOMETRIES.has(type)) return [{ id: undefined, name: '', properties: {}, geometry: value }]
  if (type !== 'Feature') return undefined
  const properties = isObject(value['properties']) ? value['properties'] : {}
  return [{ id, name: recordedName([name, properties['name']]), properties, geometry }]
}

/** The lines of a geometry, in order. */
export const linesOf = (geometry: unknown): readonly (readonly LatLon[])[] => {
  if (!isObject(geometry)) return []
  const { type, coordinates, geometries } = geometry
  if (type === 'LineString') return [lineOf(coordinates)]
  if (type === 'MultiLineString') return listOf(coordinates).map(lineOf)
  return type === 'GeometryCollection' ? listOf(geometries).flatMap(linesOf) : []
}

export const lineOf = (coordinates: unknown): readonly LatLon[] => listOf(coordinates).map(latLonOf)

const latLonOf = (position: unknown): LatLon => {
  const [lon, lat] = listOf(position)
  return { lat: coordinateOf(lat), lon: coordinateOf(lon) }
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
