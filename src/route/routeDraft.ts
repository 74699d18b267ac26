import type { Junction } from '../model/junction'
import type { LatLon } from './latLon'
import type { RouteDoubt } from './routeDoubt'
import type { Surroundings } from './surroundings'

/** What is drawn in a box. */
export type BoxDrawing =
  | { readonly kind: 'junction'; readonly junction: Junction }
  /** The route turns back on the road on which it came, which a junction cannot show. */
  | { readonly kind: 'turnedBack'; readonly unpaved: boolean }

/** One junction of the route, on the way to become a drawing. */
export interface RouteBox {
  readonly drawing: BoxDrawing
  /** In metres along the whole route, from its start. */
  readonly at: number
  readonly place: LatLon
  /** Empty where it can be trusted. */
  readonly doubts: readonly RouteDoubt[]
  /** Who follows the through road needs no drawing here. */
  readonly isThroughRoad: boolean
  /** Roads that it shows, the way on among them, and how many of them are paved or not by their class alone. */
  readonly roads: { readonly shown: number; readonly byClass: number }
  readonly surroundings: Surroundings
}

/** Everything that a route and a file of roads give. */
export interface RouteDraft {
  /** In the order of the route. */
  readonly boxes: readonly RouteBox[]
  /** Of the route by its roads, and across the gaps where there are none, in metres. */
  readonly length: number
  /** How much of it lies on roads. */
  readonly matched: number
}
