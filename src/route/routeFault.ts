import type { TextPosition } from '../model/texts/textPosition'
import type { LatLon } from './latLon'

/** Formats that are recognised in order to say what to do. */
export type UnreadFormat = 'fit' | 'pbf'

/** Why a file cannot be read, whether it should hold a route or roads. The interface puts faults into words. */
export type FileFault =
  | { readonly kind: 'empty' }
  /** `most` is in bytes, packed or unpacked. */
  | { readonly kind: 'tooBig'; readonly most: number }
  | { readonly kind: 'brokenGzip' }
  /** A format that the app knows, but does not read. */
  | { readonly kind: 'unreadFormat'; readonly format: UnreadFormat }
  /** A zip file with no route or roads in it, or with several. */
  | { readonly kind: 'zip'; readonly count: number }
  /** A server's web page, often an error message. */
  | { readonly kind: 'webPage'; readonly title: string }
  /** The text ends too early. */
  | ({ readonly kind: 'cutOff' } & TextPosition)
  | ({ readonly kind: 'malformed' } & TextPosition)

/** Why a file is not a route. */
export type RouteFault =
  | FileFault
  /** Neither GPX nor a line as GeoJSON. */
  | { readonly kind: 'notRoute' }
  | { readonly kind: 'noPoints' }
  | { readonly kind: 'onePoint' }
  | { readonly kind: 'tooManyPoints'; readonly count: number; readonly most: number }
  /** No point has a place on earth. */
  | { readonly kind: 'placeless' }
  /** The file only has single places, without a line. */
  | { readonly kind: 'onlyWaypoints' }

/** Why a file has no roads for the route. */
export type RoadsFault =
  | FileFault
  /** Neither Overpass JSON nor `.osm`. */
  | { readonly kind: 'notRoads' }
  /** The right format, but without roads. */
  | { readonly kind: 'noRoads' }
  /** The server stopped within its answer, and says why. */
  | { readonly kind: 'serverStopped'; readonly remark: string }
  /** No road is near the route, which begins at `start`. */
  | { readonly kind: 'elsewhere'; readonly start: LatLon }
