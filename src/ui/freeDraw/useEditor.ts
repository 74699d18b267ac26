import { useMemo, useRef } from 'react'
import { MOST_ELEMENTS, MOST_DRAWINGS } from '../../constants'
import { routeEnds } from '../../geometry/erasing/routeEnds'
import { laidAside } from '../../gesture/tool'
import { canvasOf, isBlank } from '../../model/lookups'
import { useServices } from '../../store/context'
import type { Seen } from '../../store/useSeen'
import type { CanvasControl } from '../canvas/DrawingCanvas'
import { useToast } from '../shared/toasts/toastContext'
import { useClear } from '../shared/toasts/useClear'
import { useHandler } from '../shared/useHandler'
import { useWords } from '../words/words'
import type { Travel } from './commands'
import { useHelp } from './help/useHelp'
import { useRing } from './ring/useRing'
import { useDrawingNavigation } from './useDrawingNavigation'
import { useEditorKeys } from './useEditorKeys'
import { useEditorTool } from './useEditorTool'
import { useSelection } from './useSelection'

/** The parts of the free-draw editor, each with its commands, and the keys that run them. */
export const useEditor = (seen: Seen) => {
  const { state, tocht, drawing } = seen
  const { dispatch } = useServices().store
  const words = useWords().editor
  const toast = useToast()
  const control = useRef<CanvasControl>(null)
  const iconButton = useRef<HTMLButtonElement>(null)
  const isBusy = () => control.current?.busy() ?? false
  /** Nothing else may change a drawing during a stroke. */
  const unlessBusy = (act: () => void) => {
    if (!isBusy()) act()
  }
  const refuse = (text: string) => toast({ error: true, text })
  const onFull = () => refuse(words.drawingFull(MOST_ELEMENTS))

  const empty = drawing.elements.length === 0
  const blank = isBlank(state, tocht)
  const canvas = blank ? tocht.canvas : canvasOf(tocht)

  const hasNoBall = useMemo(() => routeEnds(drawing.elements).balls === 0, [drawing.elements])
  const selection = useSelection(drawing, tocht, dispatch, onFull, isBusy)
  const tool = useEditorTool(empty, selection, isBusy)
  const { onHelp, dialog } = useHelp(unlessBusy)
  const clear = useClear(drawing)
  const onSwitch = (isOpen: boolean) => {
    selection.select(undefined)
    // Returns to the plain pen, whose taps reach the ring.
    if (isOpen) tool.reset()
  }
  const ring = useRing({ drawing, canvas, control, onFull, onSwitch })
  // An icon or a text would take the taps that are meant for the roads of the next box.
  const onNext = () => {
    if (ring.isOpen && (tool.tool.text || tool.tool.icon !== undefined)) tool.onPickIcon(undefined)
  }
  const { drawingIndex, travel } = useEditorTravel(seen, unlessBusy, refuse, onNext)
  const onJunction = useHandler(ring.toggle)
  const onClear = useHandler(() => unlessBusy(clear))
  useEditorKeys({ empty, control, iconButton, selection, tool, travel, onJunction, onHelp, unlessBusy })
  return {
    header: { number: drawingIndex + 1, empty, onClear, onHelp },
    paper: {
      control,
      canvas,
      tool: tool.tool,
      selection,
      ring,
      // Curve would take the taps that are meant for the roads on the paper.
      onCurve: () => {
        if (!ring.isOpen) tool.onToggle('curve')
      },
      onFull,
    },
    tools: {
      tool: tool.tool,
      selected: selection.element,
      empty,
      isLast: drawingIndex === tocht.drawings.length - 1,
      isRouteNext: laidAside(tool.tool).route && hasNoBall,
      onToggle: tool.onToggle,
      junctionOpen: ring.isOpen,
      onJunction,
      iconButton,
      onPickIcon: tool.onPickIcon,
      onHelp,
      ...travel,
    },
    dialog,
    unlessBusy,
  }
}

/**
 * The drawing's place in the tocht, and the actions of Undo, Redo, Previous and Next.
 *
 * @param refuse shows why a drawing was not added
 * @param beforeNext called before Next
 */
const useEditorTravel = (
  seen: Seen,
  unlessBusy: (act: () => void) => void,
  refuse: (text: string) => void,
  beforeNext: () => void,
): { readonly drawingIndex: number; readonly travel: Travel } => {
  const { id } = seen.drawing
  const words = useWords().editor
  const { store } = useServices()
  const { drawingIndex, previous, next } = useDrawingNavigation(seen, () => refuse(words.tochtFull(MOST_DRAWINGS)))
  const travel = {
    drawing: id,
    onUndo: useHandler(() => unlessBusy(() => store.undo(id))),
    onRedo: useHandler(() => unlessBusy(() => store.redo(id))),
    onPrevious: useHandler(() => unlessBusy(previous)),
    onNext: useHandler(() =>
      unlessBusy(() => {
        beforeNext()
        next()
      }),
    ),
  }
  return { drawingIndex, travel }
}
