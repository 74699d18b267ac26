import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
  type Announcements,
  type Over,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState, useEffect, useRef } from 'react'
import { beforeOver } from '../../../model/changes/order'
import type { DrawingId } from '../../../model/types'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'
import type { Nearness } from '../tiles/nearness'
import { MOVE_KEYS } from '../tiles/tileKeys'
import { SortableTile } from './SortableTile'
import type { TilePresses } from './tilePresses'

/**
 * A finger that rests on a drawing this long, in milliseconds, picks it up; one that moves further, in pixels, scrolls.
 */
const HOLD_MS = 300
const HOLD_TOLERANCE = 8

/** Distance after which a mouse drags a drawing, in pixels. */
const DRAG_DISTANCE = 6

export interface Reordering {
  readonly order: readonly DrawingId[]
  /** The drawings that move together; `undefined` unless drawings are being selected. */
  readonly selected: ReadonlySet<DrawingId> | undefined
  readonly nearness: Nearness
  readonly onMove: (moved: readonly DrawingId[], before: DrawingId | undefined) => void
  /** Called when a finger held a tile and released it in place. */
  readonly onHold: (drawing: DrawingId) => void
}

interface Props extends Reordering {
  readonly tilePresses: TilePresses
}

/** Makes nearby tiles draggable by mouse, finger and keyboard. */
export const Reorder = ({ order, selected, nearness, onMove, onHold, tilePresses }: Props) => {
  const words = useWords().overview.drag
  const [dragged, setDragged] = useState<DrawingId>()
  const near = useNear(nearness, dragged !== undefined)
  const [startDrag, endDrag] = useNoClickAfterDrag()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: HOLD_TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: MOVE_KEYS }),
  )
  const along = dragged !== undefined && selected?.has(dragged) ? [...selected] : undefined

  const start = ({ active, activatorEvent }: DragStartEvent) => {
    tilePresses.setDragging(true)
    setDragged(idOf(active))
    startDrag(activatorEvent)
  }
  const stop = () => {
    tilePresses.setDragging(false)
    setDragged(undefined)
    endDrag()
  }
  const end = ({ active, over, delta, activatorEvent }: DragEndEvent) => {
    stop()
    const id = idOf(active)
    if (activatorEvent.type === 'touchstart' && Math.hypot(delta.x, delta.y) < HOLD_TOLERANCE) onHold(id)
    else if (over && over.id !== id) onMove(along ?? [id], beforeOver(order, id, idOf(over)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(words, order, selected),
        screenReaderInstructions: { draggable: words.draggable },
      }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={stop}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        {order
          .filter((id) => near.has(id) || id === dragged)
          .map((id) => (
            <SortableTile
              key={id}
              id={id}
              tilePresses={tilePresses}
              count={id === dragged ? along?.length : undefined}
              along={along !== undefined && along.includes(id) && id !== dragged}
            />
          ))}
      </SortableContext>
    </DndContext>
  )
}

/** Items are identified by the ids of their drawings. */
const idOf = ({ id }: { readonly id: string | number }): DrawingId => String(id)

/** Announcements for screen readers during a drag, with printed numbers. */
const announcementsFor = (
  words: Words['overview']['drag'],
  order: readonly DrawingId[],
  selected: ReadonlySet<DrawingId> | undefined,
): Announcements => {
  const numberOf = ({ id }: Pick<Over, 'id'>): number => order.indexOf(String(id)) + 1
  const lifted = (active: Pick<Over, 'id'>) =>
    words.lifted(numberOf(active), selected?.has(String(active.id)) ? selected.size : 1)
  return {
    onDragStart: ({ active }) => lifted(active),
    // At first a lifted drawing is over its own place. Repeats the text, because the same text is not announced again.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id ? lifted(active) : words.over(numberOf(over))
    },
    // A move is reported by its own message, with Undo.
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? undefined : words.left(numberOf(active))),
    onDragCancel: ({ active }) => words.left(numberOf(active)),
  }
}

/** Scrolling is at rest when no tile has appeared or gone for this long. */
const SCROLL_REST_MS = 120

/** The tiles near the window, updated when scrolling rests. With `atOnce`, during a drag, they are updated at once. */
const useNear = (nearness: Nearness, atOnce: boolean): ReadonlySet<DrawingId> => {
  const [near, setNear] = useState(nearness.near)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (): void => setNear(nearness.near())
    const onChange = (): void => {
      clearTimeout(timer)
      timer = setTimeout(take, atOnce ? 0 : SCROLL_REST_MS)
    }
    // Catches up with changes before the subscription.
    onChange()
    const stop = nearness.subscribe(onChange)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [nearness, atOnce])
  return near
}

/**
 * Suppresses the click on the tile's link after a drag by finger or mouse. That click comes after the drag and before
 * the next press.
 */
const useNoClickAfterDrag = (): readonly [start: (activator: Event) => void, end: () => void] => {
  const phase = useRef<'idle' | 'dragging' | 'dropped'>('idle')
  useEffect(() => {
    const settle = (): void => {
      if (phase.current === 'dropped') phase.current = 'idle'
    }
    const stop = (event: Event): void => {
      if (phase.current === 'idle') return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('pointerdown', settle, { capture: true })
    addEventListener('click', stop, { capture: true })
    return () => {
      removeEventListener('pointerdown', settle, { capture: true })
      removeEventListener('click', stop, { capture: true })
    }
  }, [])
  return [
    (activator) => {
      // Dropping by keyboard causes no click.
      phase.current = activator instanceof KeyboardEvent ? 'idle' : 'dragging'
    },
    () => {
      if (phase.current === 'dragging') phase.current = 'dropped'
    },
  ]
}
