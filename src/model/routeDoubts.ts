import type { Drawing, Tocht } from './types'

/** What a tocht that was made from OpenStreetMap's roads says of its source. */
export const OSM = 'osm'

/** Whether its roads are those of OpenStreetMap, whose contributors must be named wherever they are shown (ODbL 1.0, 4.3). */
export const isFromOsm = ({ source }: Tocht): boolean => source === OSM

/** Why a drawing may not be what is there; reasons of a newer version are among them. */
export const routeDoubtsOf = ({ doubt }: Drawing): readonly string[] =>
  Array.isArray(doubt) ? doubt.filter((reason) => typeof reason === 'string') : []
