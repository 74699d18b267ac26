import type { SyntheticEvent } from 'react'
import type { DrawingId } from '../../../model/types'

type OnPress = (event: SyntheticEvent) => void

/**
 * Connects tiles with the layer that drags them: the list reports presses, and the layer registers for the tiles that
 * can be dragged.
 */
export interface TilePresses {
  readonly press: (drawing: DrawingId, event: SyntheticEvent) => void
  /**
   * Registers for presses on a tile.
   * @returns a function that unregisters
   */
  readonly register: (drawing: DrawingId, press: OnPress) => () => void
  readonly dragging: () => boolean
  readonly setDragging: (dragging: boolean) => void
}

export const createTilePresses = (): TilePresses => {
  const presses = new Map<DrawingId, OnPress>()
  let dragging = false
  return {
    press: (drawing, event) => presses.get(drawing)?.(event),
    register: (drawing, press) => {
      presses.set(drawing, press)
      return () => void presses.delete(drawing)
    },
    dragging: () => dragging,
    setDragging: (now) => {
      dragging = now
    },
  }
}
