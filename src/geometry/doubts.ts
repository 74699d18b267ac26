import type { Direction } from '../model/junction'
import type { DrawingElement } from '../model/types'
import type { RouteDoubt } from './findRoute'

/** Why a reading is not sure. */
export type DoubtKind =
  | RouteDoubt
  /** A bar across a road reaches the route, too, and may be a road. */
  | 'bar'
  /** A road ends before the route. */
  | 'gap'
  /** Ink that touches nothing that was read. */
  | 'loose'
  /** Too short to be a road. */
  | 'short'
  /** Leaves the route and comes back to it. */
  | 'returns'
  /** A road that turns so much that it says little about where it leads. */
  | 'bent'
  /** Two roads in nearly the same direction. */
  | 'close'
  /** Roads that leave the route in one place, or in two. */
  | 'spread'
  /** A road between two eighths of a turn. */
  | 'between'
  /** More roads than there are directions. */
  | 'manyRoads'
  /** The route turns in several places. */
  | 'turns'
  /** The surface changes elsewhere than at the centre. */
  | 'surface'
  /** Something touches the route at its ball or its arrowhead. */
  | 'atEnd'
  /** A closed line that may be a roundabout. */
  | 'ring'
  /** The route does not come from below. */
  | 'notBelow'

export interface Doubt {
  readonly kind: DoubtKind
  readonly elements: readonly DrawingElement[]
  /** The target of the ring that it is about, if it is about one. */
  readonly direction?: Direction
}
