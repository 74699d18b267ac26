import { ChevronDown, ChevronUp } from 'lucide-react'
import { canvasOf } from '../../model/lookups'
import { EDITOR_PEN } from '../../render/pen'
import { IconButton } from '../shared/IconButton'
import { useSwipe } from '../shared/useSwipe'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { FishboneView } from './FishboneView'
import type { Stop } from './useStop'

interface Props {
  readonly stop: Stop
  /** Whether the rows of a fish-bone have buttons of their own. */
  readonly hasRowButtons: boolean
  /** Whether a finger turns to no other drawing, as while something is written about this one. */
  readonly isStill?: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** The drawing at which somebody stands, as large as the screen lets it; a finger turns to the next one. */
export const StopPicture = ({ stop, hasRowButtons, isStill, onPrevious, onNext }: Props) => {
  const words = useWords()
  const { whole, drawing, rows, row } = stop
  const swipe = useSwipe(onPrevious, onNext)
  return (
    <div {...(isStill ? {} : swipe)} className="relative min-h-[38dvh] beside:min-h-0 flex-1 touch-pan-y select-none">
      <div className="absolute inset-0">
        {rows && <FishboneView rows={rows} row={rows.length - 1 - row} />}
        {!rows && drawing.elements.length > 0 && (
          <DrawingPicture elements={drawing.elements} canvas={canvasOf(whole.tocht)} pen={EDITOR_PEN} closeUp />
        )}
        {!rows && drawing.elements.length === 0 && (
          <p className="grid size-full place-items-center">{words.overview.emptyDrawing}</p>
        )}
      </div>
      {rows && hasRowButtons && (
        <div className="absolute inset-y-0 right-0 flex flex-col items-center justify-center gap-3">
          <IconButton
            label={words.field.nextRow}
            disabled={row >= rows.length - 1}
            onClick={() => stop.goToRow(row + 1)}
            className="size-14 bg-panel"
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={words.field.previousRow}
            disabled={row === 0}
            onClick={() => stop.goToRow(row - 1)}
            className="size-14 bg-panel"
          >
            <ChevronDown />
          </IconButton>
        </div>
      )}
    </div>
  )
}
