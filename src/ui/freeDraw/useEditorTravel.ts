import { MOST_DRAWINGS } from '../../constants'
import { useServices } from '../../store/context'
import type { Seen } from '../../store/openDrawing'
import { useHandler } from '../shared/useHandler'
import { useWords } from '../words/words'
import type { TravelProps } from './toolBar/ToolGroups'
import { useDrawingNavigation } from './useDrawingNavigation'

/**
 * The drawing's place in the tocht, and the actions of Undo, Redo, Previous and Next.
 *
 * @param refuse shows why a drawing was not added
 */
export const useEditorTravel = (
  seen: Seen,
  unlessBusy: (act: () => void) => void,
  refuse: (text: string) => void,
): { readonly drawingIndex: number; readonly travel: TravelProps } => {
  const { id } = seen.drawing
  const words = useWords().editor
  const { store } = useServices()
  const { drawingIndex, previous, next } = useDrawingNavigation(seen, () => refuse(words.tochtFull(MOST_DRAWINGS)))
  const travel = {
    drawing: id,
    onUndo: useHandler(() => unlessBusy(() => store.undo(id))),
    onRedo: useHandler(() => unlessBusy(() => store.redo(id))),
    onPrevious: useHandler(() => unlessBusy(previous)),
    onNext: useHandler(() => unlessBusy(next)),
  }
  return { drawingIndex, travel }
}
