import type { LatLon } from './latLon'

/** A point as a file gives it: a coordinate that is missing or no number is NaN. */
export interface RecordedPoint extends LatLon {
  /** In milliseconds since 1970; planned routes have none. */
  readonly time?: number
}

/** A track or a planned route of a file. */
export interface FileTrack {
  /** As written in the file; empty if it has none. */
  readonly name: string
  /** Whether the file says that it was planned, not recorded. */
  readonly isPlanned: boolean
  readonly segments: readonly (readonly RecordedPoint[])[]
}

/** The tracks of a file, as they stand in it. */
export interface RouteFile {
  /** The name of the whole file; empty if it has none. */
  readonly name: string
  readonly tracks: readonly FileTrack[]
  /** The file ends too early, so the last points may be missing. */
  readonly isCutOff: boolean
}

/** A walk to make boxes of, cleaned of what was not walked. */
export interface RecordedRoute {
  /** The name in the file, of any length; empty if it has none. */
  readonly name: string
  /**
   * The points in the order of walking, in parts of at least two points. Between two parts, the walker was carried or
   * not recorded.
   */
  readonly parts: readonly (readonly LatLon[])[]
  /** The length of all parts, in metres. */
  readonly length: number
  readonly removed: RemovedPoints
  /** Whether this is all walks of the file, one after the other. */
  readonly isAll: boolean
}

/** How much was removed from the points of a file. */
export interface RemovedPoints {
  /** Points without a place on earth. */
  readonly placeless: number
  /** Points far from where the walker was. */
  readonly outliers: number
  /** Places where the walker stayed for minutes. */
  readonly rests: number
}
