import { useNavigate } from 'react-router-dom'
import { MOST_DRAWINGS } from '../../constants'
import { missingDrawings } from '../../model/missingDrawings'
import { useServices } from '../../store/context'
import type { Seen } from '../../store/useSeen'
import { editorPath, type DrawingIds } from '../paths'

export interface DrawingNavigation {
  readonly drawingIndex: number
  /** Goes to the previous drawing; from the first to the last. */
  readonly previous: () => void
  /** Goes to the next drawing, which is created if missing. */
  readonly next: () => void
}

/**
 * Navigates between drawings, replacing the history entry so that Back leaves the editor.
 *
 * @param onFull called instead of adding more drawings than allowed
 */
export const useDrawingNavigation = ({ state, tocht, drawing }: Seen, onFull: () => void): DrawingNavigation => {
  const navigate = useNavigate()
  const { store } = useServices()
  const { drawings } = tocht
  const drawingIndex = drawings.indexOf(drawing.id)
  const go = (to: number): void => {
    const id = drawings[to]
    const ids: DrawingIds | undefined = id === undefined ? undefined : { tocht: tocht.id, drawing: id }
    void navigate(editorPath(state.order.indexOf(tocht.id), tocht.style, to), { replace: true, state: ids })
  }
  const next = (): void => {
    if (drawingIndex + 1 === drawings.length) {
      if (drawingIndex + 1 >= MOST_DRAWINGS) {
        onFull()
        return
      }
      const made = missingDrawings({ state, history: store.getHistory() }, tocht, drawingIndex + 2)
      store.dispatch({ type: 'addDrawings', tocht: tocht.id, drawings: made })
    }
    go(drawingIndex + 1)
  }
  return { drawingIndex, previous: () => go(drawingIndex === 0 ? drawings.length - 1 : drawingIndex - 1), next }
}
