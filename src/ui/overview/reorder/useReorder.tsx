import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '../../../platform/idle'
import { createGrips, type Grips } from './grips'
import type { Reorder, Reordering } from './Reorder'

interface ReorderControl extends Pick<Grips, 'press' | 'dragging'> {
  readonly ready: boolean
  /** To be rendered anywhere. */
  readonly layer: ReactNode
}

/**
 * Dragging comes later than the list and is laid over it: tiles know nothing of it, so that nothing is mounted anew when
 * it arrives, and a thousand tiles cost no more than the few of them that can be seen. Where it cannot be fetched there
 * is no dragging, and all else works.
 */
export const useReorder = (reordering: Reordering): ReorderControl => {
  const [Layer, setLayer] = useState<typeof Reorder>()
  const [grips] = useState(createGrips)
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
    dragging: grips.dragging,
    press: grips.press,
    layer: Layer && <Layer {...reordering} grips={grips} />,
  }
}
