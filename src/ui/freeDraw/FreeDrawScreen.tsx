import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useImmerReducer } from 'use-immer'
import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../gesture/tool'
import { canRedo, canUndo } from '../../model/history'
import { canvasOf, isBlank } from '../../model/lookups'
import type { DrawingElement, DrawingId, Size, TochtId } from '../../model/types'
import { useHistory, usePreferences, useServices, useTochten } from '../../store/context'
import { DrawingCanvas } from '../canvas/DrawingCanvas'
import { editorPath, overviewPath } from '../paths'
import { IconButton } from '../shared/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'
import { ToolBar } from './ToolBar'

interface Props {
  readonly tochtId: TochtId
  readonly drawingId: DrawingId
}

type ToolAction = { readonly toggle: Toggle } | { readonly icon: number | undefined }

const toolReducer = (tool: Tool, action: ToolAction): Tool =>
  'toggle' in action ? toggle(tool, action.toggle) : pickIcon(tool, action.icon)

/** The drawing table for one junction. */
export const FreeDrawScreen = ({ tochtId, drawingId }: Props) => {
  const words = useWords()
  const navigate = useNavigate()
  const toast = useToast()
  const { store } = useServices()
  const { penOnly } = usePreferences()
  const state = useTochten((all) => all)
  const [undoable, redoable] = [
    useHistory((history, all) => canUndo(history, all, drawingId)),
    useHistory((history) => canRedo(history, drawingId)),
  ]
  const [chosen, change] = useImmerReducer(toolReducer, FIRST_TOOL)
  const tocht = state.tochten[tochtId]
  const drawing = state.drawings[drawingId]
  if (!tocht || !drawing) return null

  const empty = drawing.elements.length === 0
  // With nothing to erase the eraser is out of hand, without forgetting that it was chosen.
  const tool = chosen.erase && empty ? toggle(chosen, 'erase') : chosen
  const tochtIndex = state.order.indexOf(tochtId)
  const drawingIndex = tocht.drawings.indexOf(drawingId)
  const go = (index: number) => void navigate(editorPath(tochtIndex, tocht.style, index), { replace: true })

  const keep = (element: DrawingElement, canvas: Size) =>
    store.dispatch({ type: 'addElement', drawing: drawingId, element, canvas })
  const clear = () => {
    store.dispatch({ type: 'setElements', drawing: drawingId, elements: [] })
    // Named otherwise than the Undo of the tool bar, which is in sight too.
    toast({ text: words.editor.cleared, undo: { scope: drawingId, label: words.editor.bringBack } })
  }

  return (
    <div className="fixed inset-0 flex h-dvh flex-col bg-desk">
      <ScreenHeader
        parent={overviewPath(tochtIndex, tocht.style)}
        title={<h1 className="truncate text-lg font-semibold tabular-nums">{words.editor.title(drawingIndex + 1)}</h1>}
      >
        <IconButton
          label={words.editor.previous}
          onClick={() => go(drawingIndex === 0 ? tocht.drawings.length - 1 : drawingIndex - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label={words.editor.clear} disabled={empty} onClick={clear}>
          <Trash2 />
        </IconButton>
        <IconButton label={words.editor.next} onClick={() => go(drawingIndex + 1)}>
          <ChevronRight />
        </IconButton>
      </ScreenHeader>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row-reverse">
        <main className="min-h-0 min-w-0 flex-1 px-2 lg:p-3">
          <DrawingCanvas
            key={drawingId}
            drawing={drawing}
            canvas={isBlank(state, tocht) ? tocht.canvas : canvasOf(tocht)}
            tool={tool}
            penOnly={penOnly}
            onCommit={keep}
          />
        </main>
        <ToolBar
          tool={tool}
          empty={empty}
          onToggle={(which) => change({ toggle: which })}
          onPickIcon={(icon) => change({ icon })}
          onUndo={undoable ? () => store.undo(drawingId) : undefined}
          onRedo={redoable ? () => store.redo(drawingId) : undefined}
        />
      </div>
    </div>
  )
}
