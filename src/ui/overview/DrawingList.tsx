import { Plus } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import type { CheckState } from '../../model/fieldCheck'
import { canvasOf } from '../../model/lookups'
import type { Drawing, DrawingId, Size, Tocht } from '../../model/types'
import { editorPath, editorsPath } from '../paths'
import { isPlainClick } from '../shared/buttons/isPlainClick'
import { lastOpenDrawing, noteOpened } from '../shared/lastOpened'
import { useWords } from '../words/words'
import { DrawingTile } from './DrawingTile'
import { createNearness, firstInSight } from './nearness'
import { useReorder } from './reorder/useReorder'
import { scrollToLastOpened } from './scrollToLastOpened'
import { drawingAt, focusTile, moveFocus, tileId } from './tiles'
import type { Chosen } from './useChosen'
import { useFilled } from './useFilled'

interface Props {
  readonly tocht: Tocht
  readonly index: number
  readonly drawings: readonly Drawing[]
  /** The result of each drawing's field check. */
  readonly states: readonly (CheckState | undefined)[]
  readonly chosen: Chosen
  readonly onPreview: (drawing: DrawingId) => void
  readonly onMove: (moved: readonly DrawingId[], before: DrawingId | undefined) => void
  readonly onAdd: () => DrawingId | undefined
}

/** The tiles of the drawings in walking order. */
export const DrawingList = ({ tocht, index, drawings, states, chosen, onPreview, onMove, onAdd }: Props) => {
  const words = useWords().overview
  const navigate = useNavigate()
  const canvas = canvasOf(tocht)
  const base = useHref(editorsPath(index, tocht.style))
  const [left] = useState(() => lastOpenDrawing(tocht.id))
  const [nearness] = useState(() => createNearness(firstInSight(tocht.drawings, left)))
  const isFilled = useFilled(drawings.length, nearness)
  const list = useRef<HTMLUListElement>(null)
  const touched = useRef(false)
  /** The drawing whose tile receives the focus: at first the one last open, later each added one. */
  const wanted = useRef(left)
  const reorder = useReorder({ order: tocht.drawings, chosen: chosen.ids, nearness, onMove, onHold: onPreview })

  const { drawings: order } = tocht
  useEffect(() => (list.current ? nearness.follow(list.current.children, order) : undefined), [nearness, order])

  useLayoutEffect(() => {
    if (left !== undefined) scrollToLastOpened(left)
  }, [left])

  // Focuses the tile, so that Enter opens the editor. Tries again after each render, as tiles are filled later.
  useEffect(() => {
    if (wanted.current !== undefined && focusTile(wanted.current)) wanted.current = undefined
  })

  const press = (event: SyntheticEvent) => {
    const id = drawingAt(event.target)
    if (id !== undefined) reorder.press(id, event)
  }
  const preview = (event: SyntheticEvent): void => {
    const id = drawingAt(event.target)
    if (id === undefined) return
    event.preventDefault()
    // A finger that holds a tile may still drag it, so only the release decides whether to preview.
    if (!touched.current || !reorder.ready) onPreview(id)
  }
  const click = (event: MouseEvent) => {
    const isOptions = event.target instanceof Element && event.target.closest('[data-options]')
    if (isOptions) showOptions(event.target)
    else open(event)
  }
  const showOptions = (target: EventTarget) => {
    const id = drawingAt(target)
    if (id !== undefined) onPreview(id)
  }
  const open = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (place === undefined || !isPlainClick(event)) return
    event.preventDefault()
    noteOpened({ tocht: tocht.id, ...(order[place] !== undefined && { drawing: order[place] }) })
    void navigate(editorPath(index, tocht.style, place))
  }
  const choose = (event: SyntheticEvent) => {
    const id = drawingAt(event.target)
    if (id !== undefined) chosen.toggle(id)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (reorder.dragging() || !(event.target instanceof Element)) return
    if (isPreviewKey(event) && event.target.matches('a')) preview(event)
    else if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault()
    else press(event)
  }
  const onTouch = (event: SyntheticEvent) => {
    touched.current = event.type === 'touchstart'
    if (touched.current) press(event)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the events of its links and checkboxes */}
      <ul
        ref={list}
        style={aspectOf(canvas)}
        onClick={click}
        onChange={choose}
        onContextMenu={preview}
        onKeyDown={onKey}
        onMouseDown={press}
        onTouchStart={onTouch}
        onTouchEnd={onTouch}
        onTouchCancel={onTouch}
        className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6 min-[90rem]:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]"
      >
        {drawings.map((drawing, place) => (
          <li key={drawing.id} id={tileId(drawing.id)} data-drawing={drawing.id} className="drawing-tile">
            {isFilled(place, drawing.id) && (
              <DrawingTile
                drawing={drawing}
                canvas={canvas}
                place={place}
                href={`${base}/${place}`}
                nearness={nearness}
                state={states[place]}
                chosen={chosen.ids?.has(drawing.id)}
              />
            )}
          </li>
        ))}
        <li className="add-tile grid">
          <button
            type="button"
            aria-label={words.addDrawing}
            onClick={() => {
              wanted.current = onAdd()
            }}
            className="flex items-center justify-center rounded-lg border border-dashed border-control hover:bg-panel"
          >
            <Plus className="size-8 text-accent-text" aria-hidden />
          </button>
        </li>
      </ul>
      {reorder.layer}
    </>
  )
}

/** The proportions of a picture, which give an empty tile its height. */
const aspectOf = ({ width, height }: Size): CSSProperties & Readonly<Record<'--aspect', string>> => ({
  '--aspect': `${width} / ${height}`,
})

const placeOf = (target: EventTarget): number | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('a[data-place]')?.dataset.place : undefined
  return place === undefined ? undefined : Number(place)
}

/** Space opens the preview, as for files on a Mac. The context menu keys open it on any system. */
const isPreviewKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === ' ' || key === 'ContextMenu' || (key === 'F10' && shiftKey)
