import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_CANVAS, MOST_SIDE_ROADS } from '../../constants'
import { addSideRoad, EMPTY_ROW, rowsOf, strokesOf, type Fishbone, type Side } from '../../model/fishbone'
import { canRedo, canUndo } from '../../model/history'
import type { DrawingId, TochtId } from '../../model/types'
import { useHistory, useServices, useTochten } from '../../store/context'
import { ToolPicture } from '../freeDraw/ToolPicture'
import { overviewPath } from '../paths'
import { IconButton } from '../shared/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'
import { GridPaper } from './GridPaper'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

/** Builds a fish-bone row by row: one press for each road that is left alone. */
export const GridScreen = ({ tochtId, drawingId }: Props) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const state = useTochten((all) => all)
  const undoable = useHistory((history, all) => canUndo(history, all, drawingId))
  const redoable = useHistory((history) => canRedo(history, drawingId))
  const [chosen, setChosen] = useState(0)
  const [dashed, setDashed] = useState(false)
  const tocht = state.tochten[tochtId]
  const drawing = state.drawings[drawingId]
  if (!tocht || !drawing) return null

  const rows = rowsOf(drawing.elements)
  const current = Math.min(chosen, (rows?.length ?? 1) - 1)
  const keep = (next: Fishbone) =>
    store.dispatch({ type: 'setElements', drawing: drawingId, elements: strokesOf(next) })
  const down = () => {
    if (rows && current === rows.length - 1) keep([...rows, EMPTY_ROW])
    setChosen(current + 1)
  }
  const reset = () => {
    store.dispatch({ type: 'setElements', drawing: drawingId, elements: [] })
    toast({ text: words.editor.cleared, undo: { scope: drawingId, label: words.editor.bringBack } })
  }
  const sideFull = (side: Side) => !rows || (rows[current]?.[side].length ?? 0) >= MOST_SIDE_ROADS
  const add = (side: Side) => rows && keep(addSideRoad(rows, current, side, { dashed }))

  return (
    <div className="fixed inset-0 flex h-dvh flex-col bg-desk">
      <ScreenHeader
        parent={overviewPath(state.order.indexOf(tochtId), tocht.style)}
        title={
          <h1 className="truncate text-lg font-semibold tabular-nums">
            {words.editor.title(tocht.drawings.indexOf(drawingId) + 1)}
          </h1>
        }
      >
        <p role="status" className="pr-2 text-sm text-text-soft tabular-nums">
          {rows && words.grid.row(current + 1, rows.length)}
        </p>
      </ScreenHeader>
      <div className="flex min-h-0 flex-1">
        <main className="min-h-0 min-w-0 flex-1 p-2">
          <GridPaper
            drawing={drawing}
            canvas={tocht.canvas ?? DEFAULT_CANVAS}
            row={current}
            label={words.editor.canvas}
          />
        </main>
        <div
          role="toolbar"
          aria-label={words.editor.tools}
          className="pad-safe-bottom flex flex-col gap-1 overflow-y-auto p-2 *:first:mt-auto *:last:mb-auto"
        >
          <IconButton label={words.grid.up} disabled={current === 0} onClick={() => setChosen(current - 1)}>
            <ArrowUp />
          </IconButton>
          <IconButton label={words.grid.left} disabled={sideFull('left')} onClick={() => add('left')}>
            <ArrowLeft />
          </IconButton>
          <IconButton label={words.grid.right} disabled={sideFull('right')} onClick={() => add('right')}>
            <ArrowRight />
          </IconButton>
          <IconButton label={words.grid.down} disabled={!rows} onClick={down}>
            <ArrowDown />
          </IconButton>
          <IconButton label={words.editor.dashed} aria-pressed={dashed} onClick={() => setDashed(!dashed)}>
            <ToolPicture tool="dashed" />
          </IconButton>
          <IconButton label={words.editor.undo} disabled={!undoable} onClick={() => store.undo(drawingId)}>
            <Undo2 />
          </IconButton>
          <IconButton label={words.editor.redo} disabled={!redoable} onClick={() => store.redo(drawingId)}>
            <Redo2 />
          </IconButton>
          <IconButton label={words.grid.reset} disabled={drawing.elements.length === 0} onClick={reset}>
            <RotateCcw />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
