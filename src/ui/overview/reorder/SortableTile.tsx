import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useEffect, useLayoutEffect, type SyntheticEvent } from 'react'
import type { DrawingId } from '../../../model/types'
import { tileOf } from '../tiles/tiles'
import type { TilePresses } from './tilePresses'

interface Props {
  readonly id: DrawingId
  readonly tilePresses: TilePresses
  /** The number of drawings that move along; set only for the dragged tile. */
  readonly count: number | undefined
  /** Whether the tile moves along with the dragged tile. */
  readonly along: boolean
}

/** Renders nothing; makes an existing tile sortable. */
export const SortableTile = memo(({ id, tilePresses, count, along }: Props) => {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })

  useLayoutEffect(() => {
    setNodeRef(tileOf(id))
    return () => setNodeRef(null)
  }, [id, setNodeRef])

  useEffect(
    () => tilePresses.register(id, (event) => listenerFor(listeners, event)?.(event)),
    [id, tilePresses, listeners],
  )

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

type SensorListeners = ReturnType<typeof useSortable>['listeners']

/** The sensor's handler for an event, by React's name for that event. */
const listenerFor = (listeners: SensorListeners, { type }: SyntheticEvent) => listeners?.[LISTENERS[type] ?? '']

const LISTENERS: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
}

const setData = (tile: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) delete tile.dataset[name]
  else tile.dataset[name] = value
}
