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
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { beforeOver } from '../../../model/changes/order'
import type { DrawingId } from '../../../model/types'
import { useWords } from '../../words/words'
import type { Nearness } from '../tiles/nearness'
import { MOVE_KEYS } from '../tiles/tileKeys'
import { announcementsFor } from './announcements'
import type { TilePresses } from './tilePresses'
import { SortableTile } from './SortableTile'
import { useNear } from './useNear'
import { useNoClickAfterDrag } from './useNoClickAfterDrag'

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
