import { Description } from '@headlessui/react'
import { ListOrdered, Pencil, ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { checkStates } from '../../../model/fieldCheck'
import { canvasOf } from '../../../model/lookups'
import type { Drawing, DrawingId, Size, Tocht } from '../../../model/types'
import { PREVIEW_PEN } from '../../../render/pen'
import { editorPath } from '../../paths'
import { Button } from '../../shared/buttons/Button'
import { CheckText } from '../../shared/CheckText'
import { DetailsFields } from '../../shared/details/DetailsFields'
import { TallDialog } from '../../shared/dialogs/TallDialog'
import { focusUnreadable } from '../../shared/focusUnreadable'
import { hasModifier } from '../../shared/keys/shortcuts'
import { usePressPause } from '../../shared/usePressPause'
import { useSwipe } from '../../shared/useSwipe'
import { DrawingPicture } from '../../svg/DrawingPicture'
import { PlaceAndText } from '../../words/DrawingText'
import { useWords } from '../../words/words'
import type { DrawingActions } from '../useDrawingActions'
import { PreviewBar } from './PreviewBar'

interface Props {
  readonly tocht: Tocht
  readonly tochtIndex: number
  readonly drawing: Drawing
  /** The drawing before the shown one. */
  readonly previous: Drawing | undefined
  readonly actions: DrawingActions
  readonly onShow: (drawing: DrawingId) => void
  /** Opens the notes and distances of all drawings at this one. */
  readonly onDetails: () => void
  readonly onClose: () => void
}

/** A large view of one drawing, with every action except drawing. */
export const PreviewDialog = ({
  tocht,
  tochtIndex,
  drawing,
  previous: led,
  actions,
  onShow,
  onDetails,
  onClose,
}: Props) => {
  const { overview: words } = useWords()
  const { drawings: order } = tocht
  const drawingIndex = order.indexOf(drawing.id)
  const isDeletePaused = usePressPause(drawing.id)

  const showAt = (at: number) => {
    const id = order.at(at % order.length)
    if (id !== undefined && !focusUnreadable()) onShow(id)
  }
  const previous = () => showAt(drawingIndex - 1)
  const next = () => showAt(drawingIndex + 1)
  const { remove, duplicate, insert } = previewActions({ order, drawing, actions, onShow, onClose })
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || hasModifier(event)) return
    if (event.key === 'ArrowLeft') previous()
    if (event.key === 'ArrowRight') next()
  }

  return (
    <TallDialog title={words.drawing(drawingIndex + 1)} onClose={onClose} onKeyDown={onKey}>
      <SpokenDrawing drawing={drawing} drawingIndex={drawingIndex} count={order.length} />
      <PictureLink
        path={editorPath(tochtIndex, tocht.style, drawingIndex)}
        drawing={drawing}
        canvas={canvasOf(tocht)}
        swipe={useSwipe(previous, next)}
      />
      <CheckText drawing={drawing} state={checkStates(led ? [led, drawing] : [drawing]).at(-1)} />
      <NeighbourBar onPrevious={previous} onNext={next} />
      <PreviewBar
        onInsertBefore={() => insert(drawing.id)}
        onInsertAfter={() => insert(order[drawingIndex + 1])}
        onSwapLeft={drawingIndex > 0 ? () => actions.move([drawing.id], order[drawingIndex - 1]) : undefined}
        onDuplicate={duplicate}
        onDelete={remove}
        isDeletePaused={isDeletePaused}
        onSwapRight={
          drawingIndex < order.length - 1 ? () => actions.move([drawing.id], order[drawingIndex + 2]) : undefined
        }
      />
      <DetailsFields key={drawing.id} tocht={tocht.id} drawing={drawing} />
      <Button look="raised" onClick={() => !focusUnreadable() && onDetails()}>
        <ListOrdered className="size-5 shrink-0" aria-hidden />
        <span>{words.details.title}</span>
      </Button>
    </TallDialog>
  )
}

type ActionProps = Pick<Props, 'drawing' | 'actions' | 'onShow' | 'onClose'> & { readonly order: readonly DrawingId[] }

/** Actions after which another drawing is shown. */
const previewActions = ({ order, drawing, actions, onShow, onClose }: ActionProps) => {
  const drawingIndex = order.indexOf(drawing.id)
  const remove = () => {
    // Shows the next drawing or, if the last one is removed, the previous drawing.
    const neighbour = order[drawingIndex + 1] ?? order[drawingIndex - 1]
    actions.remove([drawing.id])
    if (neighbour === undefined) onClose()
    else onShow(neighbour)
  }
  const duplicate = () => {
    if (focusUnreadable()) return
    const [copy] = actions.duplicate([drawing.id])
    if (copy !== undefined) onShow(copy)
  }
  const insert = (before: DrawingId | undefined) => {
    if (focusUnreadable()) return
    const added = actions.add(before)
    if (added !== undefined) onShow(added)
  }
  return { remove, duplicate, insert }
}

interface PictureProps {
  readonly path: string
  readonly drawing: Drawing
  readonly canvas: Size
  readonly swipe: ReturnType<typeof useSwipe>
}

/** The drawing as large as fits. A press opens its editor, and a swipe goes to a neighbour. */
const PictureLink = ({ path, drawing, canvas, swipe }: PictureProps) => {
  const words = useWords().overview
  return (
    <Link
      to={path}
      aria-label={words.edit}
      draggable={false}
      {...swipe}
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
        <span>{words.edit}</span>
      </span>
    </Link>
  )
}

interface NeighbourBarProps {
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Previous and Next in words below the picture: an arrow alone at the left looks like Back. */
const NeighbourBar = ({ onPrevious, onNext }: NeighbourBarProps) => {
  const words = useWords().overview
  return (
    <div className="flex gap-2 *:flex-1">
      <Button
        look="raised"
        tip={{ label: words.previous, shortcut: 'ArrowLeft' }}
        aria-keyshortcuts="ArrowLeft"
        onClick={onPrevious}
      >
        <ChevronLeft className="size-5 shrink-0" aria-hidden />
        <span>{words.previous}</span>
      </Button>
      <Button
        look="raised"
        tip={{ label: words.next, shortcut: 'ArrowRight' }}
        aria-keyshortcuts="ArrowRight"
        onClick={onNext}
      >
        <span>{words.next}</span>
        <ChevronRight className="size-5 shrink-0" aria-hidden />
      </Button>
    </div>
  )
}

interface SpokenDrawingProps extends Pick<ComponentProps<typeof PlaceAndText>, 'drawingIndex' | 'count'> {
  readonly drawing: Drawing
}

/**
 * Describes the drawing of a dialog to screen readers: its place among the others, then what it shows. Announced when
 * the dialog shows another drawing, or the same one at another place.
 */
const SpokenDrawing = ({ drawing: { id, elements }, drawingIndex, count }: SpokenDrawingProps) => {
  const words = useWords()
  return (
    <Description aria-live="polite" className="sr-only">
      {/* Mounted again, so that the description of the previous drawing is not announced for this one. */}
      <PlaceAndText key={`${id} ${drawingIndex} ${count}`} {...{ elements, words, drawingIndex, count }} />
    </Description>
  )
}
