import type { Box } from '../geometry/bounds'
import type { RingOnPaper } from '../geometry/junction/ringOnPaper'
import type { DrawingElement } from '../model/types'

/** The paper and the elements that a gesture works on. */
export interface Scene {
  readonly elements: readonly DrawingElement[]
  /** The index of the selected element. */
  readonly selected: number | undefined
  /** The area where ink is allowed. */
  readonly paper: Box
  /** The targets of the ring that taps reach; absent while there are none. */
  readonly ring?: RingOnPaper | undefined
}
