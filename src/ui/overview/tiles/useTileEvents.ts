import { useRef, type ComponentProps, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DrawingId, Tocht } from '../../../model/types'
import { editorPath } from '../../paths'
import { isPlainClick } from '../../shared/buttons/isPlainClick'
import { hasModifier } from '../../shared/keys/shortcuts'
import { noteOpened } from '../../shared/lastOpened'
import type { ReorderControl } from '../reorder/useReorder'
import type { SelectedDrawings } from '../useSelectedDrawings'
import { isPreviewKey } from './tileKeys'
import { drawingAt, moveFocus } from './tiles'

interface Tiles {
  readonly tocht: Tocht
  readonly tochtIndex: number
  readonly reorder: Omit<ReorderControl, 'layer'>
  readonly selected: SelectedDrawings
  readonly onPreview: (drawing: DrawingId) => void
}

/** The listeners of the list, which handles the events of all its tiles: to open, preview, select and move a drawing. */
export const useTileEvents = ({ tocht, tochtIndex, reorder, selected, onPreview }: Tiles): ComponentProps<'ul'> => {
  const navigate = useNavigate()
  const touched = useRef(false)
  const press = (event: SyntheticEvent) => {
    const id = drawingAt(event.target)
    if (id !== undefined) reorder.press(id, event)
  }
  const preview = (event: SyntheticEvent): void => {
    const id = drawingAt(event.target)
    if (id === undefined) return
    event.preventDefault()
    // A finger that holds a tile may still drag it, so only the release decides whether to preview.
    if (!touched.current) onPreview(id)
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
    const drawingIndex = drawingIndexOf(event.target)
    if (drawingIndex === undefined || !isPlainClick(event)) return
    event.preventDefault()
    noteOpened({
      tocht: tocht.id,
      ...(tocht.drawings[drawingIndex] !== undefined && { drawing: tocht.drawings[drawingIndex] }),
    })
    void navigate(editorPath(tochtIndex, tocht.style, drawingIndex))
  }
  const select = (event: SyntheticEvent) => {
    const id = drawingAt(event.target)
    if (id !== undefined) selected.toggle(id)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (reorder.dragging() || hasModifier(event) || !(event.target instanceof Element)) return
    if (isPreviewKey(event) && event.target.matches('a')) preview(event)
    else if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault()
    else press(event)
  }
  const onTouch = (event: SyntheticEvent) => {
    touched.current = event.type === 'touchstart'
    if (touched.current) press(event)
  }
  return {
    onClick: click,
    onChange: select,
    onContextMenu: preview,
    onKeyDown: onKey,
    onMouseDown: press,
    onTouchStart: onTouch,
    onTouchEnd: onTouch,
    onTouchCancel: onTouch,
  }
}

const drawingIndexOf = (target: EventTarget): number | undefined => {
  const drawingIndex =
    target instanceof Element ? target.closest<HTMLElement>('a[data-index]')?.dataset.index : undefined
  return drawingIndex === undefined ? undefined : Number(drawingIndex)
}
