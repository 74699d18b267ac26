import type { Drawing } from '../../../model/types'
import { useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { useToast } from './toastContext'

/** Empties a drawing, and offers to bring its ink back. */
export const useClear = ({ id, elements }: Drawing): (() => void) => {
  const words = useWords().editor
  const toast = useToast()
  const { store } = useServices()
  return () => {
    store.dispatch({ type: 'clearDrawing', drawing: id, seen: elements })
    toast({
      text: words.cleared,
      // The label is not Undo, since the tools have a button of that name.
      undo: { scope: id, label: words.bringBack },
    })
  }
}
