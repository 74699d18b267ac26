import { useState } from 'react'
import { firstChanged } from '../../model/changes/firstChanged'
import { drawingsOf } from '../../model/lookups'
import type { TochtId } from '../../model/types'
import { useServices } from '../../store/context'
import { useUndoRedo } from '../shared/toasts/useUndoRedo'
import { useWords } from '../words/words'

interface SpokenUndoRedo {
  readonly undo: () => void
  readonly redo: () => void
  /** A text about the change by the last step, for screen readers. */
  readonly said: string
  /** Differs after each step, so that the same text is announced again. */
  readonly turn: number
}

/** Undo and redo of a tocht, with a text about the change for users who cannot see it. */
export const useSpokenUndoRedo = (id: TochtId): SpokenUndoRedo => {
  const { overview: words } = useWords()
  const { store } = useServices()
  const undoRedo = useUndoRedo()
  const [{ said, turn }, setSaid] = useState({ said: '', turn: 0 })
  const drawingsNow = () => {
    const state = store.getState()
    const tocht = state.tochten[id]
    return tocht ? drawingsOf(state, tocht) : []
  }
  const go = (direction: 'undo' | 'redo', tell: (drawings: number, first?: number) => string) => () => {
    const [state, before] = [store.getState(), drawingsNow()]
    undoRedo(direction, id)
    if (store.getState() === state) return
    const after = drawingsNow()
    const first = firstChanged(before, after)
    setSaid({ said: tell(after.length, first === undefined ? undefined : first + 1), turn: turn + 1 })
  }
  return { undo: go('undo', words.reverted), redo: go('redo', words.reapplied), said, turn }
}
