import type { Scope } from '../../../model/changes/actions'
import { useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { useToast } from './toastContext'

/** Time for a message that ink was removed, and which offers it back. */
export const TAKEN_TOAST_MS = 10_000

type UndoDirection = 'undo' | 'redo'

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const

/** Undo and redo, with a message when a step removes drawings with ink. */
export const useUndoRedo = (): ((direction: UndoDirection, scope: Scope) => void) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return (direction, scope) => {
    const taken = store[direction](scope)
    if (taken === 0) return
    toast({
      text: words.taken(taken),
      milliseconds: TAKEN_TOAST_MS,
      undo: { scope, label: words.editor.bringBack, direction: OPPOSITE[direction] },
    })
  }
}
