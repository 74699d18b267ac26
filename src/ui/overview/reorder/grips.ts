import type { SyntheticEvent } from 'react'
import type { DrawingId } from '../../../model/types'

export type Press = (event: SyntheticEvent) => void

/** By what tiles can be taken hold of: the list tells of presses, the layer that drags them says which it wants. */
export interface Grips {
  readonly press: (drawing: DrawingId, event: SyntheticEvent) => void
  /** Hears of presses on a tile until the result is called. */
  readonly hold: (drawing: DrawingId, press: Press) => () => void
  readonly dragging: () => boolean
  readonly setDragging: (dragging: boolean) => void
}

export const createGrips = (): Grips => {
  const presses = new Map<DrawingId, Press>()
  let dragging = false
  return {
    press: (drawing, event) => presses.get(drawing)?.(event),
    hold: (drawing, press) => {
      presses.set(drawing, press)
      return () => void presses.delete(drawing)
    },
    dragging: () => dragging,
    setDragging: (now) => {
      dragging = now
    },
  }
}
