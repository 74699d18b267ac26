import type { Junction } from '../model/junction'
import type { Surroundings } from './boxes/surroundings'
import type { LatLon } from './latLon'
import type { RouteDoubt } from './routeDoubt'

/** The content of a box. */
export type BoxDrawing =
  | { readonly kind: 'junction'; readonly junction: Junction }
  /** The route turns back on its own road, which a junction cannot show. */
  | { readonly kind: 'turnedBack'; readonly unpaved: boolean }

/** The number of drawn roads, and of those whose surface is known only from their class. */
export interface RoadCount {
  readonly shown: number
  readonly byClass: number
}

/** A junction of the route that may become a drawing. */
export interface RouteBox {
  readonly drawing: BoxDrawing
  /** The distance along the whole route, from its start, in metres. */
  readonly at: number
  /** The place of the junction; only tests and benchmarks read it. */
  readonly place: LatLon
  /** Empty if the box is reliable. */
  readonly doubts: readonly RouteDoubt[]
  /** Whether a walker who follows the through road needs no drawing here. */
  readonly isThroughRoad: boolean
  /** Includes the road by which the route leaves. */
  readonly roadCount: RoadCount
  readonly surroundings: Surroundings
}

/** The boxes made from a route and its roads. */
export interface RouteDraft {
  /** The boxes in the order of the route. */
  readonly boxes: readonly RouteBox[]
  /** The length of the route along its roads and across the gaps between them, in metres. */
  readonly length: number
  /** The length on roads, in metres; only tests and benchmarks read it. */
  readonly matched: number
  /** The length of the track that has no road, in metres; part of `length`. */
  readonly offRoads: number
}
