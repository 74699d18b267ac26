import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { canvasOf } from '../../model/lookups'
import type { WholeTocht, DrawingId, Tocht } from '../../model/types'
import { PREVIEW_PEN } from '../../render/pen'
import { editorPath } from '../paths'
import { buttonClass } from '../shared/buttons/Button'
import { DetailsFields } from '../shared/details/DetailsFields'
import { lastOpenDrawing } from '../shared/lastOpened'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'
import { drawingAt, tileOf } from './tiles/tiles'

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

/**
 * The index of the drawing whose tile was focused or pressed last; at first, of the drawing last open in the editor.
 * That tile is marked. Hovering changes nothing, because the pointer crosses other tiles on its way to the fields.
 */
const useLookedAt = ({ id, drawings }: Tocht): number => {
  const [lookedAt, setLookedAt] = useState<DrawingId | undefined>(() => focusedDrawing() ?? lastOpenDrawing(id))
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const found = target && drawingAt(target)
      if (found) setLookedAt(found)
    }
    addEventListener('focusin', look)
    // Safari does not focus a button that is pressed.
    addEventListener('click', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('click', look)
    }
  }, [])
  const drawingIndex = lookedAt === undefined ? -1 : drawings.indexOf(lookedAt)
  const shown = drawings[Math.max(0, drawingIndex)]
  useEffect(() => {
    const tile = shown === undefined ? null : tileOf(shown)
    tile?.setAttribute('data-shown', '')
    return () => tile?.removeAttribute('data-shown')
  }, [shown])
  return drawingIndex
}

const focusedDrawing = (): DrawingId | undefined =>
  document.activeElement ? drawingAt(document.activeElement) : undefined
