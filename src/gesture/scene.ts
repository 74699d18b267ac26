import type { Box } from '../geometry/bounds'
import type { DrawingElement } from '../model/types'

/** What a gesture finds on the paper when it begins. */
export interface Scene {
  readonly elements: readonly DrawingElement[]
  /** The index of the selected element, if there is one. */
  readonly selected: number | undefined
  /** Where ink may lie. */
  readonly paper: Box
  /** True while a press begins nothing; what was begun before goes on. */
  readonly readOnly?: boolean
}
