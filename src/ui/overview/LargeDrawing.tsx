import { Link } from 'react-router-dom'
import { Pencil } from 'lucide-react'
import type { WholeTocht } from '../../model/types'
import { canvasOf } from '../../model/lookups'
import { PREVIEW_PEN } from '../../render/pen'
import { editorPath } from '../paths'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { DetailsFields } from './details/DetailsFields'
import { useLookedAt } from './useLookedAt'
import { buttonClass } from '../shared/buttons/Button'

interface Props {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly tochtIndex: number
}

/** The panel beside the tiles on a wide screen: details and a large view of the drawing that was focused last. */
export const LargeDrawing = ({ whole: { tocht, drawings }, tochtIndex }: Props) => {
  const { overview: words } = useWords()
  const drawingIndex = Math.max(0, useLookedAt(tocht))
  const drawing = drawings[drawingIndex]
  if (!drawing) return null
  return (
    <aside className="sticky top-32 flex h-[calc(100dvh-13rem)] w-96 shrink-0 flex-col gap-3">
      <div className="flex items-center justify-between">
        <h2 className="text-lg font-semibold tabular-nums">{words.drawing(drawingIndex + 1)}</h2>
        <Link to={editorPath(tochtIndex, tocht.style, drawingIndex)} className={buttonClass('quiet')}>
          <Pencil className="size-4" aria-hidden />
          <span>{words.edit}</span>
        </Link>
      </div>
      {/* The fields stand above the picture, because the end of the picture may be below the window. */}
      <DetailsFields key={drawing.id} tocht={tocht.id} drawing={drawing} />
      <div className="relative min-h-0 flex-1 rounded-lg bg-canvas ring-1 ring-line">
        <div className="absolute inset-2">
          <DrawingPicture elements={drawing.elements} canvas={canvasOf(tocht)} pen={PREVIEW_PEN} />
        </div>
      </div>
    </aside>
  )
}
