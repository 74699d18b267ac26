import type { DrawingId, TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { useWords } from '../words/words'
import { useToast } from './toastContext'

/** Takes drawings out of a tocht, in one step of Undo, and says so with the way back. */
export const useRemoveDrawings = (tocht: TochtId): ((drawings: readonly DrawingId[]) => void) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return (drawings) => {
    const changed = store.dispatch({ type: 'deleteDrawings', tocht, drawings })
    if (!changed) return
    toast({
      text: words.overview.deletedDrawings(drawings.length),
      undo: { scope: tocht, label: words.undoIt },
    })
  }
}
