import type { Box } from '../geometry/bounds'
import type { DrawingElement } from '../model/types'

/** The paper and the elements that a gesture works on. */
export interface Scene {
  readonly elements: readonly DrawingElement[]
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** The area where ink is allowed. */
  readonly paper: Box
}
