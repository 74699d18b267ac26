import type { DrawingId, TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { useWords } from '../words/words'
import { useToast } from './toastContext'

/** Removes drawings in one undo step, with a message to bring them back. */
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
