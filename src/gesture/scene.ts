import type { Box } from '../geometry/bounds'
import type { DrawingElement } from '../model/types'

/** What a gesture finds on the paper. */
export interface Scene {
  readonly elements: readonly DrawingElement[]
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** Where ink is allowed. */
  readonly paper: Box
  /** While true, a press begins nothing; a running gesture continues. */
  readonly readOnly?: boolean
}
