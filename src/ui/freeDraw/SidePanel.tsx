import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { canvasOf, tochtOf } from '../../model/lookups'
import type { Drawing, Tocht } from '../../model/types'
import { THUMBNAIL_PEN } from '../../render/pen'
import { useTochten } from '../../store/context'
import { editorPath } from '../paths'
import { isPlainClick } from '../shared/buttons/isPlainClick'
import { DetailsFields } from '../shared/details/DetailsFields'
import { DrawingPicture } from '../svg/DrawingPicture'
import { useWords } from '../words/words'

/** The panel beside the paper on a wide screen: the neighbouring drawings, and the details of this drawing. */
export const SidePanel = ({ drawing }: { readonly drawing: Drawing }) => {
  const tocht = useTochten((state) => state.tochten[tochtOf(state, drawing.id) ?? ''])
  if (!tocht) return null
  const drawingIndex = tocht.drawings.indexOf(drawing.id)
  return (
    <aside className="absolute top-2 bottom-2 left-full ml-2 flex w-44 flex-col justify-between gap-4">
      <Neighbour tocht={tocht} drawingIndex={drawingIndex - 1} />
      <DetailsFields key={drawing.id} tocht={tocht.id} drawing={drawing} />
      <Neighbour tocht={tocht} drawingIndex={drawingIndex + 1} />
    </aside>
  )
}

const Neighbour = ({ tocht, drawingIndex }: { readonly tocht: Tocht; readonly drawingIndex: number }) => {
  const { overview: words } = useWords()
  const navigate = useNavigate()
  const drawing = useTochten(({ drawings }) => drawings[tocht.drawings[drawingIndex] ?? ''])
  const tochtIndex = useTochten(({ order }) => order.indexOf(tocht.id))
  if (!drawing) return <span />
  const to = editorPath(tochtIndex, tocht.style, drawingIndex)
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Replaces the history entry, like Previous and Next, so that Back leaves the editor.
    void navigate(to, { replace: true })
  }
  return (
    <Link
      to={to}
      onClick={go}
      aria-label={words.drawing(drawingIndex + 1)}
      className="flex flex-col rounded-lg bg-canvas p-2 text-text ring-1 ring-line hover:ring-2 hover:ring-control"
    >
      <span className="text-sm font-medium text-text-soft tabular-nums">{drawingIndex + 1}</span>
      <span className="h-[22dvh]">
        <DrawingPicture elements={drawing.elements} canvas={canvasOf(tocht)} pen={THUMBNAIL_PEN} part="card" />
      </span>
    </Link>
  )
}
