import type { Direction } from '../../model/junction'
import type { DrawingElement } from '../../model/types'
import type { RouteInkDoubt } from './findRoute'
import type { RoadDoubt } from './road'

/** Why a reading is uncertain. */
export type DoubtKind =
  | RouteInkDoubt
  | RoadDoubt
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
  /** A closed line may be a roundabout. */
  | 'roundabout'
  /** The route does not come from below. */
  | 'notBelow'

export interface Doubt {
  readonly kind: DoubtKind
  readonly elements: readonly DrawingElement[]
  /** The direction in doubt; absent when the doubt concerns more than one. */
  readonly direction?: Direction
}
