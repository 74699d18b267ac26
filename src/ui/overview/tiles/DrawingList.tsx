import { Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useHref } from 'react-router-dom'
import type { CheckState } from '../../../model/fieldCheck'
import { canvasOf } from '../../../model/lookups'
import type { Drawing, DrawingId, Size, Tocht } from '../../../model/types'
import { editorsPath } from '../../paths'
import { lastOpenDrawing } from '../../shared/lastOpened'
import { useGrowing } from '../../shared/useGrowing'
import { useWords } from '../../words/words'
import { useReorder } from '../reorder/useReorder'
import type { SelectedDrawings } from '../useSelectedDrawings'
import { DrawingTile } from './DrawingTile'
import { focusTile, tileId, tileOf } from './tiles'
import { useTileEvents } from './useTileEvents'

interface Props {
  readonly tocht: Tocht
  readonly tochtIndex: number
  readonly drawings: readonly Drawing[]
  /** The result of each drawing's field check. */
  readonly states: readonly (CheckState | undefined)[]
  readonly selected: SelectedDrawings
  readonly onPreview: (drawing: DrawingId) => void
  readonly onMove: (moved: readonly DrawingId[], before: DrawingId | undefined) => void
  readonly onAdd: () => DrawingId | undefined
}

/** Tiles with content at first, as many as a large screen shows, and how many follow per idle moment. */
export const FIRST_TILES = 24
const TILES_AT_ONCE = 24

/** The tiles of the drawings in walking order. */
export const DrawingList = ({ tocht, tochtIndex, drawings, states, selected, onPreview, onMove, onAdd }: Props) => {
  const canvas = canvasOf(tocht)
  const base = useHref(editorsPath(tochtIndex, tocht.style))
  const [left] = useState(() => lastOpenDrawing(tocht.id))
  const [around] = useState(() => (left === undefined ? 0 : tocht.drawings.indexOf(left)))
  const isFilled = useGrowing(drawings.length, { first: FIRST_TILES, step: TILES_AT_ONCE, around })
  /** The drawing whose tile receives the focus: at first the one last open, later each added one. */
  const wanted = useRef(left)
  const reorder = useReorder({ order: tocht.drawings, selected: selected.ids, onMove, onHold: onPreview })
  const events = useTileEvents({ tocht, tochtIndex, reorder, selected, onPreview })

  useLayoutEffect(() => {
    if (left !== undefined) scrollToLastOpened(left)
  }, [left])

  // Focuses the tile, so that Enter opens the editor. Tries again after each render, as tiles are filled later.
  useEffect(() => {
    if (wanted.current !== undefined && focusTile(wanted.current)) wanted.current = undefined
  })

  return (
    <>
      <ul
        style={aspectOf(canvas)}
        {...events}
        className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6 spread:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]"
      >
        {drawings.map((drawing, drawingIndex) => (
          <li key={drawing.id} id={tileId(drawing.id)} data-drawing={drawing.id} className="drawing-tile">
            {isFilled(drawingIndex) && (
              <DrawingTile
                drawing={drawing}
                canvas={canvas}
                drawingIndex={drawingIndex}
                isLast={drawingIndex === drawings.length - 1}
                href={`${base}/${drawingIndex}`}
                state={states[drawingIndex]}
                selected={selected.ids?.has(drawing.id)}
              />
            )}
          </li>
        ))}
        <AddTile
          onAdd={() => {
            wanted.current = onAdd()
          }}
        />
      </ul>
      {reorder.layer}
    </>
  )
}

const AddTile = ({ onAdd }: { readonly onAdd: () => void }) => (
  <li className="add-tile grid">
    <button
      type="button"
      aria-label={useWords().overview.addDrawing}
      onClick={onAdd}
      className="flex items-center justify-center rounded-lg border border-dashed border-control hover:bg-panel"
    >
      <Plus className="size-8 text-accent-text" aria-hidden />
    </button>
  </li>
)

/** The proportions of a picture, which give an empty tile its height. */
const aspectOf = ({ width, height }: Size): CSSProperties & Readonly<Record<'--aspect', string>> => ({
  '--aspect': `${width} / ${height}`,
})

/** Frames after Back within which the browser itself may scroll. */
const FRAMES_OF_BACK = 3

/**
 * Scrolls the drawing that was last open to the middle of the window, and keeps it there for some frames. After Back,
 * the browser itself scrolls to the old position, where another drawing may be now.
 */
const scrollToLastOpened = (drawing: DrawingId, frames = FRAMES_OF_BACK): void => {
  tileOf(drawing)?.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => scrollToLastOpened(drawing, frames - 1))
}
