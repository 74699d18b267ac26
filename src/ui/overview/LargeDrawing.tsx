import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WholeTocht } from '../../model/adopt'
import { canvasOf } from '../../model/lookups'
import type { DrawingId } from '../../model/types'
import { PREVIEW_PEN } from '../../render/pen'
import { editorPath } from '../paths'
import { Link } from '../shared/Link'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { DetailsFields } from './details/DetailsFields'
import { drawingAt } from './tiles'
import '../style/screens.css'

interface Props {
  readonly whole: WholeTocht
  /** The index of the tocht. */
  readonly index: number
}

/** Beside the tiles on a wide screen: a large view of the hovered or focused drawing, with its details. */
export const LargeDrawing = ({ whole: { tocht, drawings }, index }: Props) => {
  const { overview: words } = useWords()
  const lookedAt = useLookedAt()
  const place = Math.max(0, lookedAt === undefined ? 0 : tocht.drawings.indexOf(lookedAt))
  const drawing = drawings[place]
  if (!drawing) return null
  return (
    <aside className="sticky top-32 flex h-[calc(100dvh-13rem)] w-96 shrink-0 flex-col gap-3">
      <h2 className="text-lg font-semibold tabular-nums">{words.drawing(place + 1)}</h2>
      <div className="relative min-h-0 flex-1 rounded-lg bg-canvas ring-1 ring-line">
        <div className="absolute inset-2">
          <DrawingPicture elements={drawing.elements} canvas={canvasOf(tocht)} pen={PREVIEW_PEN} />
        </div>
        <Link
          to={editorPath(index, tocht.style, place)}
          className="absolute right-2 bottom-2 flex min-h-11 items-center gap-1.5 rounded-md bg-panel px-3 font-medium text-text hover:bg-panel-hover"
        >
          <Pencil className="size-4" aria-hidden />
          {words.edit}
        </Link>
      </div>
      <DetailsFields key={drawing.id} tocht={tocht.id} drawing={drawing} />
    </aside>
  )
}

const useLookedAt = (): DrawingId | undefined => {
  const [drawing, setDrawing] = useState<DrawingId>()
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const found = target && drawingAt(target)
      if (found) setDrawing(found)
    }
    addEventListener('focusin', look)
    addEventListener('pointerover', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('pointerover', look)
    }
  }, [])
  return drawing
}
