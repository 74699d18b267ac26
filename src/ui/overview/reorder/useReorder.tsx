import { useState, type ReactNode } from 'react'
import { Reorder, type Reordering } from './Reorder'
import { createTilePresses, type TilePresses } from './tilePresses'

export interface ReorderControl extends Pick<TilePresses, 'press' | 'dragging'> {
  /** The layer for dragging, which can be rendered anywhere. */
  readonly layer: ReactNode
}

/**
 * Lets tiles be dragged by a layer over the list. Tiles do not depend on this layer, so that hundreds of tiles cost no
 * more than the visible ones.
 */
export const useReorder = (reordering: Reordering): ReorderControl => {
  const [tilePresses] = useState(createTilePresses)
  return {
    dragging: tilePresses.dragging,
    press: tilePresses.press,
    layer: <Reorder {...reordering} tilePresses={tilePresses} />,
  }
}
