import { isObject } from '../../model/isObject'
import type { LatLon } from '../latLon'
import { recordedName } from './recordedName'
import type { RouteFile } from '../recordedRoute'
import { failed, type Read } from '../../model/read'
import type { RouteFault } from '../routeFault'

/**
 * Reads the lines of a GeoJSON text (RFC 7946) as one route: one or several lines, a feature or a collection of these.
 */
export const readGeoJson = (value: unknown): Read<RouteFile, RouteFault> => {
  const lines = linesIn(value)
  if (!lines) return failed({ kind: 'notRoute' })
  const name = recordedName(lines.names)
  return { ok: true, value: { name, tracks: [{ name, isPlanned: true, segments: [lines.points] }], isCutOff: false } }
}

interface FoundLines {
  readonly points: readonly LatLon[]
  /** The outermost first. */
  readonly names: readonly unknown[]
}

/** The lines in a value, and the names of what holds them, not of a place on the way; `undefined` if it is no GeoJSON. */
const linesIn = (value: unknown): FoundLines | undefined => {
  if (!isObject(value)) return undefined
  const parts = partsOf(value)?.filter(({ points }) => points.length > 0)
  const { properties, name } = value
  const own = [name, isObject(properties) ? properties['name'] : undefined]
  return (
    parts && {
      points: parts.flatMap(({ points }) => points),
      names: parts.length === 0 ? [] : [...own, ...parts.flatMap(({ names }) => names)],
    }
  )
}

const partsOf = (value: Readonly<Record<string, unknown>>): readonly FoundLines[] | undefined => {
  const { type, coordinates, geometry, geometries, features } = value
  if (type === 'LineString') return [lineOf(coordinates)]
  if (type === 'MultiLineString') return listOf(coordinates).map(lineOf)
  if (type === 'Feature') return linesOfAll([geometry])
  if (type === 'FeatureCollection') return linesOfAll(listOf(features))
  return type === 'GeometryCollection' ? linesOfAll(listOf(geometries)) : undefined
}

const linesOfAll = (values: readonly unknown[]): readonly FoundLines[] =>
  values.flatMap((value) => linesIn(value) ?? [])

const lineOf = (coordinates: unknown): FoundLines => ({ points: listOf(coordinates).map(pointOf), names: [] })

const pointOf = (position: unknown): LatLon => {
  const [lon, lat] = listOf(position)
  return { lat: typeof lat === 'number' ? lat : NaN, lon: typeof lon === 'number' ? lon : NaN }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
