import { isObject } from '../../model/isObject'
import type { LatLon } from '../latLon'
import type { Tags } from '../roads'
import { lineOf, linesOf, listOf, type Feature } from './geoJson'
import { idOf, type OsmWay } from './osmElements'

/** The ways among the features of GeoJSON, as overpass turbo and ogr2ogr write it. */
export const geoJsonWays = (features: readonly Feature[]): readonly OsmWay[] =>
  features.flatMap((feature) => {
    const lines = roadLines(feature)
    // Parts of a feature would be taken for versions of one way if they had its id.
    const id = lines.length === 1 ? idOf(feature.id ?? feature.properties['@id']) : undefined
    return lines.map((places) => ({ id, tags: geoJsonTags(feature), refs: [], places }))
  })

/**
 * The tags stand among the properties, beside facts about the way, which begin with `@`. Older versions of overpass turbo
 * write the tags as one property.
 */
export const geoJsonTags = ({ properties }: Feature): Tags => {
  const { tags } = properties
  const found = Object.entries(tagsOf(isObject(tags) ? tags : properties))
  return Object.fromEntries(found.filter(([key]) => !key.startsWith('@')))
}

/** A value that is not a text is not a tag. */
export const tagsOf = (value: unknown): Tags =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(isTextual)) : {}

const isTextual = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** A closed way may be written as a polygon. A feature with `@geometry` is only the box or the centre of a way. */
const roadLines = ({ properties, geometry }: Feature): readonly (readonly LatLon[])[] => {
  if ('@geometry' in properties || !isObject(geometry)) return []
  return geometry['type'] === 'Polygon' ? [lineOf(listOf(geometry['coordinates'])[0])] : linesOf(geometry)
}
