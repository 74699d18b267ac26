import type { Drawing } from '../../model/types'
import { useServices } from '../../store/context'
import { useTableWords } from '../words/words'
import { useToast } from './toastContext'

/** Empties a drawing, and says so for as long as it is empty. */
export const useClear = ({ id, elements }: Drawing): (() => void) => {
  const words = useTableWords().editor
  const toast = useToast()
  const { store } = useServices()
  return () => {
    store.dispatch({ type: 'clearDrawing', drawing: id, seen: elements })
    toast({
      text: words.cleared,
      stillSo: ({ drawings }) => drawings[id]?.elements.length === 0,
      // Named otherwise than the Undo of the tools, which is in sight too.
      undo: { scope: id, label: words.bringBack },
    })
  }
}
