import { canvasOf } from '../../model/lookups'
import { EDITOR_PEN } from '../../render/pen'
import { useSwipe } from '../shared/useSwipe'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { FishboneView } from './FishboneView'
import type { WalkPlace } from './useWalkPlace'

interface Props {
  readonly place: WalkPlace
  /** `undefined` when swiping does nothing. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The current drawing, as large as fits. A swipe goes to the next drawing or row. */
export const PlacePicture = ({ place, onPrevious, onNext }: Props) => {
  const words = useWords()
  const { whole, drawing, rows, row } = place
  return (
    <div
      {...useSwipe(
        () => onPrevious?.(),
        () => onNext?.(),
      )}
      className="relative min-h-[38dvh] short:min-h-[28dvh] beside:min-h-0 flex-1 touch-pan-y select-none"
    >
      <div className="absolute inset-0">
        {rows && <FishboneView rows={rows} row={row} />}
        {!rows && drawing.elements.length > 0 && (
          <DrawingPicture elements={drawing.elements} canvas={canvasOf(whole.tocht)} pen={EDITOR_PEN} part="ink" />
        )}
        {!rows && drawing.elements.length === 0 && (
          // Announced with the facts.
          <p aria-hidden className="grid size-full place-items-center">
            {words.overview.emptyDrawing}
          </p>
        )}
      </div>
    </div>
  )
}
