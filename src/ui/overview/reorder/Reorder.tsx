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
import { startTransition, useEffect, useRef, useState } from 'react'
import { beforeOver } from '../../../model/changes/order'
import type { DrawingId } from '../../../model/types'
import type { Words } from '../../words/en'
import { useWords } from '../../words/words'
import { MOVE_KEYS } from '../tiles/tileKeys'
import { tileOf } from '../tiles/tiles'
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
  readonly onMove: (moved: readonly DrawingId[], before: DrawingId | undefined) => void
  /** Called when a finger held a tile and released it in place. */
  readonly onHold: (drawing: DrawingId) => void
}

interface Props extends Reordering {
  readonly tilePresses: TilePresses
}

/** Makes the tiles near the window draggable by mouse, finger and keyboard. */
export const Reorder = ({ order, selected, onMove, onHold, tilePresses }: Props) => {
  const words = useWords().overview.drag
  const [dragged, setDragged] = useState<DrawingId>()
  const isNear = useNear(order)
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
          .filter((id, index) => isNear(index) || id === dragged)
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

/** One tile in this many is observed, since the browser checks each observed tile in every frame. */
const TILES_PER_WATCHED = 6

/** More than what a fling scrolls in two frames, and than the height of TILES_PER_WATCHED tiles. */
const NEAR_PX = 1_000

/**
 * Which tiles are near the window. With all tiles of 500 drawings sortable, each step of a drag blocked the screen for
 * 140 ms; with those near the window for 12.
 */
const useNear = (order: readonly DrawingId[]): ((index: number) => boolean) => {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const groups = new Map<Element, number>()
    const look = (entries: readonly IntersectionObserverEntry[]): void =>
      startTransition(() =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries)
            after[isIntersecting ? 'add' : 'delete'](groups.get(target) ?? 0)
          return after
        }),
      )
    const observer = new IntersectionObserver(look, { rootMargin: `${NEAR_PX}px 0px` })
    for (let index = 0; index < order.length; index += TILES_PER_WATCHED) {
      const tile = tileOf(order[index] ?? '')
      if (!tile) continue
      groups.set(tile, index / TILES_PER_WATCHED)
      observer.observe(tile)
    }
    return () => observer.disconnect()
  }, [order])
  return (index) => near.has(Math.floor(index / TILES_PER_WATCHED))
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
