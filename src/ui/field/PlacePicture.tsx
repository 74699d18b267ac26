import { ROW_SPACING, SIDE_ROAD_LENGTH } from '../../constants'
import { rowY, SPINE_X, type Fishbone } from '../../model/fishbone/fishbone'
import { canvasOf } from '../../model/lookups'
import { EDITOR_PEN } from '../../render/pen'
import { useSwipe } from '../shared/useSwipe'
import { DrawingPicture } from '../svg/DrawingPicture'
import { FishboneInk } from '../svg/FishboneInk'
import { viewBoxText } from '../svg/viewBoxText'
import { useWords } from '../words/words'
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

/** Rows shown before and after the current one in the field. */
const ROWS_AROUND = { before: 4, behind: 1 } as const

interface FishboneViewProps {
  readonly rows: Fishbone
  /** The index of the current row, from the top of the paper. */
  readonly row: number
}

/** Part of a fish-bone around the current row, read from bottom to top as in print. */
const FishboneView = ({ rows, row }: FishboneViewProps) => {
  const { before, behind } = ROWS_AROUND
  const half = SIDE_ROAD_LENGTH + ROW_SPACING / 2
  const box = {
    x: SPINE_X - half,
    y: rowY(row - before) - ROW_SPACING / 2,
    width: 2 * half,
    height: (before + behind + 1) * ROW_SPACING,
  }
  const inSight = { first: row - before - 1, end: row + behind + 2 }
  return (
    <svg viewBox={viewBoxText(box)} className="size-full" aria-hidden>
      <FishboneInk fishbone={{ rows, row, picked: undefined }} box={box} inSight={inSight} faint={false} />
    </svg>
  )
}
