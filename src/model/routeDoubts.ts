import type { Drawing, Tocht } from './types'

/** The `source` of a tocht that was made from OpenStreetMap. */
export const OSM = 'osm'

/**
 * Whether the roads are from OpenStreetMap, whose contributors must be credited wherever they are shown (ODbL 1.0,
 * 4.3).
 */
export const isFromOsm = ({ source }: Tocht): boolean => source === OSM

/** The reasons why a drawing made from roads may be wrong, including reasons of newer versions. */
export const routeDoubtsOf = ({ doubt }: Drawing): readonly string[] =>
  Array.isArray(doubt) ? doubt.filter((reason) => typeof reason === 'string') : []

export const isDoubtful = (drawing: Drawing): boolean => routeDoubtsOf(drawing).length > 0
