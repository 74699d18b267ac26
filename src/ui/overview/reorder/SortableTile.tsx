import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useEffect, useLayoutEffect, type SyntheticEvent } from 'react'
import type { DrawingId } from '../../../model/types'
import { tileOf } from '../tiles'
import type { Grips } from './grips'

interface Props {
  readonly id: DrawingId
  readonly grips: Grips
  /** How many go with it; undefined unless it is the one in the hand and others do. */
  readonly count: number | undefined
  /** It goes with the one in the hand. */
  readonly along: boolean
}

/** Renders nothing: it makes the tile that is there sortable. */
export const SortableTile = memo(({ id, grips, count, along }: Props) => {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })

  useLayoutEffect(() => {
    setNodeRef(tileOf(id))
    return () => setNodeRef(null)
  }, [id, setNodeRef])

  useEffect(() => grips.hold(id, (event) => listenerFor(listeners, event)?.(event)), [id, grips, listeners])

  useLayoutEffect(() => {
    const tile = tileOf(id)
    if (!tile) return
    tile.style.transform = CSS.Translate.toString(transform) ?? ''
    tile.style.transition = transition ?? ''
    setData(tile, 'dragging', isDragging ? '' : undefined)
    setData(tile, 'along', along ? '' : undefined)
    setData(tile, 'count', count?.toString())
  })
  return null
})

type Listeners = ReturnType<typeof useSortable>['listeners']

/** The handler of a sensor, by the name that React has for the event. */
const listenerFor = (listeners: Listeners, { type }: SyntheticEvent) => listeners?.[LISTENERS[type] ?? '']

const LISTENERS: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
}

const setData = (tile: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) delete tile.dataset[name]
  else tile.dataset[name] = value
}
