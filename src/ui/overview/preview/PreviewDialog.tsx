import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Pencil, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { canvasOf } from '../../../model/lookups'
import type { Drawing, DrawingId, Tocht } from '../../../model/types'
import { PREVIEW_PEN } from '../../../render/pen'
import { editorPath } from '../../paths'
import { IconButton } from '../../shared/IconButton'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { useWords } from '../../words/words'
import type { DrawingActions } from '../useDrawingActions'
import { Link } from '../../shared/Link'
import { DetailsFields } from './DetailsFields'
import { NeighbourBar } from './NeighbourBar'
import { PreviewBar } from './PreviewBar'
import { useSwipe } from '../../shared/useSwipe'

interface Props {
  readonly tocht: Tocht
  readonly index: number
  readonly drawing: Drawing
  readonly actions: DrawingActions
  readonly onShow: (drawing: DrawingId) => void
  readonly onClose: () => void
}

/** One drawing, large, and all that can be done with it without drawing. */
export const PreviewDialog = ({ tocht, index, drawing, actions, onShow, onClose }: Props) => {
  const { close, overview: words } = useWords()
  const { drawings: order } = tocht
  const place = order.indexOf(drawing.id)
  const canvas = canvasOf(tocht)

  const showAt = (at: number) => {
    const id = order.at(at % order.length)
    if (id !== undefined) onShow(id)
  }
  const previous = () => showAt(place - 1)
  const next = () => showAt(place + 1)
  const remove = () => {
    // The one that comes into its place is shown; behind the last there is none.
    const neighbour = order[place + 1] ?? order[place - 1]
    actions.remove([drawing.id])
    if (neighbour === undefined) onClose()
    else onShow(neighbour)
  }
  const duplicate = () => {
    const [copy] = actions.duplicate([drawing.id])
    if (copy !== undefined) onShow(copy)
  }
  const insert = (before: DrawingId | undefined) => {
    const added = actions.add(before)
    if (added !== undefined) onShow(added)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'ArrowLeft') previous()
    if (event.key === 'ArrowRight') next()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKey}
      className="fixed inset-0 z-40 grid place-items-center sm:p-4 sm:pt-16"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <DialogPanel className="pad-safe-top pad-safe-bottom relative flex h-dvh w-full flex-col gap-3 overflow-y-auto bg-desk px-3 sm:h-auto sm:max-h-[calc(100dvh-5rem)] sm:max-w-md sm:rounded-xl sm:border sm:border-line sm:p-4">
        <header className="flex min-h-14 items-center sm:min-h-11">
          <DialogTitle className="min-w-0 flex-1 truncate text-lg font-semibold tabular-nums">
            {words.drawing(place + 1)}
          </DialogTitle>
          <IconButton label={close} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <Link
          to={editorPath(index, tocht.style, place)}
          aria-label={words.edit}
          draggable={false}
          {...useSwipe(previous, next)}
          className="group relative grid min-h-40 flex-1 touch-pan-y place-items-center rounded-lg bg-canvas ring-1 ring-line select-none sm:h-[42dvh] sm:flex-none"
        >
          <span className="absolute inset-0 grid place-items-center">
            {drawing.elements.length > 0 ? (
              <DrawingPicture elements={drawing.elements} canvas={canvas} pen={PREVIEW_PEN} />
            ) : (
              <span className="text-text-soft">{words.emptyDrawing}</span>
            )}
          </span>
          <span className="absolute right-2 bottom-2 flex min-h-9 items-center gap-1.5 rounded-md bg-panel px-3 text-sm font-medium group-hover:bg-panel-hover">
            <Pencil className="size-4" aria-hidden />
            {words.edit}
          </span>
        </Link>
        <NeighbourBar onPrevious={previous} onNext={next} />
        <PreviewBar
          onInsertBefore={() => insert(drawing.id)}
          onInsertAfter={() => insert(order[place + 1])}
          onSwapLeft={place > 0 ? () => actions.move([drawing.id], order[place - 1]) : undefined}
          onDuplicate={duplicate}
          onDelete={remove}
          onSwapRight={place < order.length - 1 ? () => actions.move([drawing.id], order[place + 2]) : undefined}
        />
        <DetailsFields key={drawing.id} tocht={tocht.id} drawing={drawing} />
      </DialogPanel>
    </Dialog>
  )
}
