import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '../../../platform/idle'
import { createTilePresses, type TilePresses } from './tilePresses'
import type { Reorder, Reordering } from './Reorder'

export interface ReorderControl extends Pick<TilePresses, 'press' | 'dragging'> {
  readonly ready: boolean
  /** The layer for dragging, which can be rendered anywhere. */
  readonly layer: ReactNode
}

/**
 * Loads dragging after the list, as a layer over the list. Tiles do not depend on this layer, so that loading it
 * remounts nothing, and hundreds of tiles cost no more than the visible ones. If the layer cannot be loaded, everything
 * else still works.
 */
export const useReorder = (reordering: Reordering): ReorderControl => {
  const [Layer, setLayer] = useState<typeof Reorder>()
  const [tilePresses] = useState(createTilePresses)
  const worthwhile = reordering.order.length > 1
  useEffect(() => {
    if (!worthwhile) return
    return whenIdle(() => {
      import('./Reorder').then(
        ({ Reorder: loaded }) => setLayer(() => loaded),
        () => undefined,
      )
    })
  }, [worthwhile])
  return {
    ready: Layer !== undefined,
    dragging: tilePresses.dragging,
    press: tilePresses.press,
    layer: Layer && <Layer {...reordering} tilePresses={tilePresses} />,
  }
}
