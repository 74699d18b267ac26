import type { Direction } from '../model/junction'
import type { DrawingElement } from '../model/types'
import type { RouteDoubt } from './findRoute'

/** Why a reading is uncertain. */
export type DoubtKind =
  | RouteDoubt
  /** A bar across a road also reaches the route, and may itself be a road. */
  | 'bar'
  /** A road ends short of the route. */
  | 'gap'
  /** Ink that touches nothing else. */
  | 'loose'
  /** Too short to be a road. */
  | 'short'
  /** Ink leaves the route and comes back to it. */
  | 'returns'
  /** A road bends too much to have one direction. */
  | 'bent'
  /** Two roads have nearly the same direction. */
  | 'close'
  /** Roads leave the route at one place, or perhaps at two. */
  | 'spread'
  /** A road lies between two eighths of a turn. */
  | 'between'
  /** There are more roads than directions. */
  | 'manyRoads'
  /** The route turns at several places. */
  | 'turns'
  /** The surface changes away from the centre. */
  | 'surface'
  /** Something touches the route at its ball or its arrowhead. */
  | 'atEnd'
  /** A closed line may be a roundabout. */
  | 'ring'
  /** The route does not come from below. */
  | 'notBelow'

export interface Doubt {
  readonly kind: DoubtKind
  readonly elements: readonly DrawingElement[]
  /** The target of the ring concerned, if there is one. */
  readonly direction?: Direction
}
